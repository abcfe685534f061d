"""A CRM for tests on a real socket. It records the requests and responds with the statuses that a test sets."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any
from urllib.parse import parse_qsl, urlsplit


@dataclass
class Received:
    call: str
    query: dict[str, str]
    form: dict[str, str]
    key: str


@dataclass
class TestCrm:
    """statuses: the HTTP statuses of the next responses. Later responses have `status`.

    The status 0 closes the connection without a response.
    """

    __test__ = False

    url: str = ""
    status: int = 200
    body: bytes = b'{"status": 200}'
    statuses: list[int] = field(default_factory=list)
    received: list[Received] = field(default_factory=list)

    @property
    def keys(self) -> list[str]:
        """The idempotency keys of the requests, each once, in the order of their first request."""
        return list(dict.fromkeys(each.key for each in self.received))


@contextmanager
def run_crm() -> Iterator[TestCrm]:
    crm = TestCrm()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:  # http.server defines this name.
            parts = urlsplit(self.path)
            body = self.rfile.read(int(self.headers.get("content-length", 0))).decode()
            crm.received.append(
                Received(
                    parts.path.rpartition("/")[2],
                    dict(parse_qsl(parts.query)),
                    dict(parse_qsl(body)),
                    self.headers["Idempotency-Key"],
                )
            )
            status = crm.statuses.pop(0) if crm.statuses else crm.status
            if status == 0:
                self.close_connection = True
                return
            self.send_response(status)
            if status in (301, 302, 307):
                self.send_header("location", crm.url)
            self.send_header("content-length", str(len(crm.body)))
            self.end_headers()
            self.wfile.write(crm.body)

        def log_message(self, format: str, *args: Any) -> None:  # name given by http.server
            """Replace the method of the base class, which prints each request."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        crm.url = f"http://127.0.0.1:{server.server_port}/api"
        try:
            yield crm
        finally:
            server.shutdown()
            thread.join()
