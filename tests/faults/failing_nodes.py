"""Stand-ins for failing Elasticsearch nodes.

Each context manager yields an address where requests fail in one specific way.
"""

import socket
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

from stack.machine.ports import LOOPBACK, find_free_port


@contextmanager
def find_refusing_address() -> Iterator[str]:
    """Yield an address where no server listens, like the address of a killed node."""
    yield f"http://{LOOPBACK}:{find_free_port()}"


@contextmanager
def run_silent_server() -> Iterator[str]:
    """Run a server that accepts connections and never responds, like a machine that hangs."""
    with socket.socket() as listener:
        listener.bind((LOOPBACK, 0))
        listener.listen()
        yield f"http://{LOOPBACK}:{listener.getsockname()[1]}"


@contextmanager
def run_failing_proxy(status: int) -> Iterator[str]:
    """Run a server that responds to every request with this status, like a proxy before a failing node."""

    class Proxy(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def respond(self) -> None:
            self.rfile.read(int(self.headers.get("Content-Length") or 0))
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", "2")
            self.end_headers()
            self.wfile.write(b"{}")

        do_GET = do_POST = respond  # The server calls methods with these names.

        def log_message(self, *_: object) -> None:
            """Replace the method of the base class, which prints each request."""

    with ThreadingHTTPServer((LOOPBACK, 0), Proxy) as server:
        server.daemon_threads = True
        thread = Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://{LOOPBACK}:{server.server_address[1]}"
        finally:
            server.shutdown()
            thread.join()


FAILING: dict[str, Callable[[], AbstractContextManager[str]]] = {
    "gone": find_refusing_address,
    "silent": run_silent_server,
    **{str(status): partial(run_failing_proxy, status) for status in (502, 503, 504)},
}
