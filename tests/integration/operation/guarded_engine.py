"""A proxy with TLS and an API key in front of the embedded Elasticsearch, which has no security."""

import ssl
import urllib.error
import urllib.request
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import trustme

KEY = b64encode(b"key-id:key-secret").decode()
"""The key in the form that Elasticsearch returns as `encoded`."""

_PASSED_ON = ("content-type", "x-elastic-product")
_ASKED_WITH = ("Content-Type", "Accept")


@dataclass(frozen=True)
class GuardedEngine:
    """The address of the proxy, and the requests that passed it: method and path without query."""

    address: str
    asked: list[tuple[str, str]]


class _Proxy(BaseHTTPRequestHandler):
    """Returns 401 without the key, otherwise the response of Elasticsearch."""

    protocol_version = "HTTP/1.1"
    engine: str
    asked: list[tuple[str, str]]

    def handle_one_request(self) -> None:
        try:
            super().handle_one_request()
        except (ConnectionResetError, ssl.SSLError):
            self.close_connection = True

    def answer(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        if self.headers.get("Authorization") != f"ApiKey {KEY}":
            self._send(401, {"content-type": "application/json"}, b'{"error": "no valid key", "status": 401}')
            return
        self.asked.append((self.command, self.path.partition("?")[0]))
        headers = {name: self.headers[name] for name in _ASKED_WITH if name in self.headers}
        asked = urllib.request.Request(
            f"{self.engine}{self.path}", body or None, headers, method=self.command
        )
        try:
            with urllib.request.urlopen(asked) as answer:
                self._send(answer.status, dict(answer.headers), answer.read())
        except urllib.error.HTTPError as refusal:
            self._send(refusal.code, dict(refusal.headers), refusal.read())

    do_GET = do_POST = do_PUT = do_HEAD = do_DELETE = (
        answer  # the method names that BaseHTTPRequestHandler calls
    )

    def log_message(self, *_: object) -> None:
        """Log nothing."""

    def _send(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.send_response(status)
        for name, value in headers.items():
            if name.lower() in _PASSED_ON:
                self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body if self.command != "HEAD" else b"")


@contextmanager
def guarded(engine: str, authority: trustme.CA) -> Iterator[GuardedEngine]:
    """Run a proxy for `engine` at https://, with a certificate of `authority` that is also valid for localhost."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    authority.issue_cert("127.0.0.1", "localhost").configure_cert(context)
    asked: list[tuple[str, str]] = []
    door = type("Door", (_Proxy,), {"engine": engine, "asked": asked})
    with ThreadingHTTPServer(("127.0.0.1", 0), door) as server:
        server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
        thread = Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield GuardedEngine(f"https://127.0.0.1:{server.server_address[1]}", asked)
        finally:
            server.shutdown()
            thread.join()


def write_authority(authority: trustme.CA, path: Path) -> Path:
    authority.cert_pem.write_to_path(str(path))
    return path
