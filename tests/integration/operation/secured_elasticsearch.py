"""A proxy that adds TLS and an API key to the embedded Elasticsearch."""

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
from urllib.parse import unquote, urlsplit

import trustme

KEY = b64encode(b"key-id:key-secret").decode()
"""An API key as base64 of id and secret, like the field `encoded` when Elasticsearch creates a key."""

_FORWARDED_RESPONSE_HEADERS = ("content-type", "x-elastic-product")
_FORWARDED_REQUEST_HEADERS = ("Content-Type", "Accept")


@dataclass(frozen=True)
class SecuredElasticsearch:
    """address: the URL of the proxy. requests: the method and the path of each forwarded request.

    The path is without the query string.
    """

    address: str
    requests: list[tuple[str, str]]


class _Proxy(BaseHTTPRequestHandler):
    """Responds with 401 if the key is missing or wrong. Otherwise forwards the request to Elasticsearch."""

    protocol_version = "HTTP/1.1"
    elasticsearch: str
    """The URL of Elasticsearch, without user and password."""
    elasticsearch_authorization: str
    requests: list[tuple[str, str]]

    def handle_one_request(self) -> None:
        try:
            super().handle_one_request()
        except (ConnectionResetError, ssl.SSLError):
            self.close_connection = True

    def forward(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        if self.headers.get("Authorization") != f"ApiKey {KEY}":
            self._send(401, {"content-type": "application/json"}, b'{"error": "no valid key", "status": 401}')
            return
        self.requests.append((self.command, self.path.partition("?")[0]))
        headers = {name: self.headers[name] for name in _FORWARDED_REQUEST_HEADERS if name in self.headers}
        headers["Authorization"] = self.elasticsearch_authorization
        request = urllib.request.Request(
            f"{self.elasticsearch}{self.path}", body or None, headers, method=self.command
        )
        try:
            with urllib.request.urlopen(request) as response:
                self._send(response.status, dict(response.headers), response.read())
        except urllib.error.HTTPError as error:
            self._send(error.code, dict(error.headers), error.read())

    # BaseHTTPRequestHandler calls methods with these names.
    do_GET = do_POST = do_PUT = do_HEAD = do_DELETE = forward

    def log_message(self, *_: object) -> None:
        """Replace the method of the base class, which prints each request."""

    def _send(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.send_response(status)
        for name, value in headers.items():
            if name.lower() in _FORWARDED_RESPONSE_HEADERS:
                self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body if self.command != "HEAD" else b"")


@contextmanager
def secure(elasticsearch: str, authority: trustme.CA) -> Iterator[SecuredElasticsearch]:
    """Run an HTTPS proxy for `elasticsearch` on a free port of 127.0.0.1.

    `authority` signs its certificate, which is also valid for the name localhost.
    """
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    authority.issue_cert("127.0.0.1", "localhost").configure_cert(context)
    requests: list[tuple[str, str]] = []
    parts = urlsplit(elasticsearch)
    credentials = f"{unquote(parts.username or '')}:{unquote(parts.password or '')}"
    settings = {
        "elasticsearch": f"{parts.scheme}://{parts.hostname}:{parts.port}",
        "elasticsearch_authorization": f"Basic {b64encode(credentials.encode()).decode()}",
        "requests": requests,
    }
    handler = type("Proxy", (_Proxy,), settings)
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
        thread = Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield SecuredElasticsearch(f"https://127.0.0.1:{server.server_address[1]}", requests)
        finally:
            server.shutdown()
            thread.join()


def write_authority(authority: trustme.CA, path: Path) -> Path:
    authority.cert_pem.write_to_path(str(path))
    return path
