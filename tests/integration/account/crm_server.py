"""A CRM for tests on a real socket. It records the requests and responds with the statuses that a test sets."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from typing import Any
from urllib.parse import parse_qsl, urlsplit

CLOSE, GARBAGE, DRIP = 0, -1, -2
"""Responses without an HTTP status: close the connection, send bytes that are not HTTP, or send single bytes slowly."""
DRIP_SECONDS = 0.2


@dataclass
class Received:
    call: str
    query: dict[str, str]
    form: dict[str, str]
    key: str


@dataclass
class TestCrm:
    """The received requests and the responses of the CRM.

    - statuses: the HTTP statuses of the next responses. Later responses have `status`.
    - respond: if set, returns the status of each response instead. It may block until a test has done something.

    A status can also be CLOSE, GARBAGE or DRIP.
    """

    __test__ = False

    url: str = ""
    status: int = 200
    body: bytes = b'{"status": 200}'
    statuses: list[int] = field(default_factory=list)
    received: list[Received] = field(default_factory=list)
    respond: Callable[[Received], int] | None = None
    is_stopping: Event = field(default_factory=Event)

    @property
    def keys(self) -> list[str]:
        """The idempotency keys of the requests, each once, in the order of their first request."""
        return list(dict.fromkeys(each.key for each in self.received))

    def choose_status(self, received: Received) -> int:
        if self.respond is not None:
            return self.respond(received)
        return self.statuses.pop(0) if self.statuses else self.status


class _Handler(BaseHTTPRequestHandler):
    crm: TestCrm

    def do_POST(self) -> None:  # http.server defines this name.
        parts = urlsplit(self.path)
        body = self.rfile.read(int(self.headers.get("content-length", 0))).decode()
        received = Received(
            parts.path.rpartition("/")[2],
            dict(parse_qsl(parts.query)),
            dict(parse_qsl(body)),
            self.headers["Idempotency-Key"],
        )
        self.crm.received.append(received)
        status = self.crm.choose_status(received)
        self.close_connection = True
        if status == GARBAGE:
            self.wfile.write(b"\xff\x00no HTTP\r\n" * 100)
        elif status == DRIP:
            self._drip()
        elif status != CLOSE:
            self._send(status)

    def _send(self, status: int) -> None:
        self.send_response(status)
        if status in (301, 302, 307):
            self.send_header("location", self.crm.url)
        self.send_header("content-length", str(len(self.crm.body)))
        self.end_headers()
        self.wfile.write(self.crm.body)

    def _drip(self) -> None:
        """Send a header that never ends, one byte at a time, until the client gives up or the server stops."""
        self.wfile.write(b"HTTP/1.1 200 OK\r\nX-Slow: ")
        try:
            while not self.crm.is_stopping.wait(DRIP_SECONDS):
                self.wfile.write(b"x")
        except ConnectionError:
            """The client has closed the connection."""

    def log_message(self, format: str, *args: Any) -> None:  # name given by http.server
        """Replace the method of the base class, which prints each request."""


@contextmanager
def run_crm(port: int = 0) -> Iterator[TestCrm]:
    """Run the CRM. The port 0 selects a free port."""
    crm = TestCrm()
    handler = type("Handler", (_Handler,), {"crm": crm})
    with ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        crm.url = f"http://127.0.0.1:{server.server_port}/api"
        try:
            yield crm
        finally:
            crm.is_stopping.set()
            server.shutdown()
            thread.join()
