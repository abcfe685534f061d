"""Slow clients are disconnected. One client can hold only a limited number of connections."""

import socket
import time
from collections.abc import Iterator
from ipaddress import ip_network

import pytest

from api.server.__main__ import build_options
from api.server.protocol import ClientLimits
from schemas.settings import read_settings
from stack.machine.ports import LOOPBACK
from tests.integration.api.edge.running_server import RunningServer, run_server

WAIT_SECONDS = 20.0
"""How long a test waits for the server. It is much longer than each time limit that a test waits for."""
REQUEST = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"


class CountedConnection:
    is_closed = False

    def close_at_once(self) -> None:
        self.is_closed = True


@pytest.fixture
def fresh_settings() -> Iterator[None]:
    """Read the settings again in the test and after it, because the process caches them."""
    read_settings.cache_clear()
    yield
    read_settings.cache_clear()


@pytest.mark.usefixtures("fresh_settings")
def test_the_site_has_the_specified_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FINDER_TRUSTED_PROXIES", "10.0.0.0/8")
    protocol = build_options([])["http"]
    limits = protocol.limits
    assert (limits.header_seconds, limits.body_seconds, limits.stalled_seconds) == (10.0, 30.0, 30.0)
    assert (limits.half_open, limits.idle) == (100, 200)
    assert limits.exempt == (ip_network("10.0.0.0/8"),)
    for limit, allowed in ((protocol.half_open, 100), (protocol.idle, 200)):
        connections = [CountedConnection() for _ in range(allowed + 1)]
        for connection in connections:
            limit.add("203.0.113.7", connection)
        assert [connection.is_closed for connection in connections] == [True] + [False] * allowed


def connect(server: RunningServer) -> socket.socket:
    return socket.create_connection((LOOPBACK, server.port), timeout=WAIT_SECONDS)


def read_until_closed(connection: socket.socket) -> bytes:
    """Read everything until the server closes the connection. A timeout fails the test."""
    parts: list[bytes] = []
    while True:
        try:
            part = connection.recv(65_536)
        except ConnectionError:
            part = b""
        if not part:
            return b"".join(parts)
        parts.append(part)


def read_response(connection: socket.socket, *, bytes_sent: int = 0) -> bytes:
    """Read one response, which can arrive in parts. Its body is the number of bytes that the server has received."""
    received = b""
    while not received.endswith(b"\r\n\r\n%d" % bytes_sent):
        part = connection.recv(65_536)
        assert part, f"the server closed the connection after {received!r}"
        received += part
    return received


def drip(connection: socket.socket, data: bytes, *, seconds: float) -> None:
    """Send the data every 50 ms until the server responds or closes the connection. Fails after `seconds`."""
    deadline = time.monotonic() + seconds
    connection.settimeout(0.05)
    while time.monotonic() < deadline:
        try:
            connection.sendall(data)
            if connection.recv(65_536, socket.MSG_PEEK) is not None:
                return
        except TimeoutError:
            continue
        except ConnectionError:
            return
    raise AssertionError(f"the connection is still open after {seconds} s")


@pytest.mark.parametrize(
    ("begin", "piece"),
    [
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"X-A: b\r\n"),
        (b"", b"\r\n"),
        (b"GET /", b"a"),
        (REQUEST, b"\r\n"),
    ],
)
def test_dripped_headers_end_after_their_time(begin: bytes, piece: bytes) -> None:
    with run_server(ClientLimits(header_seconds=0.5)) as server, connect(server) as connection:
        connection.sendall(begin)
        if begin == REQUEST:
            read_response(connection)
        drip(connection, piece, seconds=WAIT_SECONDS)


def test_a_connection_that_sends_nothing_is_closed() -> None:
    with run_server(ClientLimits(header_seconds=0.2)) as server, connect(server) as connection:
        assert read_until_closed(connection) == b""


def test_a_slow_request_gets_a_408_with_the_security_headers() -> None:
    with run_server(ClientLimits(header_seconds=2)) as server, connect(server) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: local")
        response = read_until_closed(connection)
    assert response.startswith(b"HTTP/1.1 408 ")
    assert b"x-content-type-options: nosniff" in response


def test_a_dripped_body_ends_after_its_time() -> None:
    head = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n"
    with run_server(ClientLimits(body_seconds=0.5)) as server, connect(server) as connection:
        connection.sendall(head)
        drip(connection, b"x", seconds=WAIT_SECONDS)


def test_a_client_that_reads_nothing_is_cut_off() -> None:
    with run_server(ClientLimits(stalled_seconds=0.3)) as server, socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        connection.settimeout(WAIT_SECONDS)
        connection.connect((LOOPBACK, server.port))
        connection.sendall(b"GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n")
        deadline = time.monotonic() + WAIT_SECONDS
        while server.protocol.half_open.count(LOOPBACK) or not _is_reset(connection):
            assert time.monotonic() < deadline
            time.sleep(0.05)


def _is_reset(connection: socket.socket) -> bool:
    """True if the server has ended the connection. Received data is not consumed."""
    return connection.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR) != 0 or _fails_to_send(connection)


def _fails_to_send(connection: socket.socket) -> bool:
    """Send an empty line. Returns True if this fails."""
    try:
        connection.sendall(b"\r\n")
    except (ConnectionError, TimeoutError):
        return True
    return False


def test_a_normal_connection_stays_open_for_further_requests() -> None:
    limits = ClientLimits(header_seconds=2, body_seconds=2, stalled_seconds=2)
    with run_server(limits) as server, connect(server) as connection:
        for pause in (2.5, 0):
            connection.sendall(b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc")
            assert read_response(connection, bytes_sent=3).startswith(b"HTTP/1.1 200")
            time.sleep(pause)
        connection.sendall(REQUEST + REQUEST)  # Send two requests without waiting for the first response.
        received = b""
        while received.count(b"HTTP/1.1 200") < 2:
            received += connection.recv(1_000)


def test_one_more_half_open_connection_closes_the_oldest() -> None:
    with run_server(ClientLimits(half_open=5, header_seconds=120)) as server:
        slow = [connect(server) for _ in range(8)]
        for connection in slow:
            connection.sendall(b"GET / HTTP/1.1\r\n")
        for connection in slow[:3]:
            assert read_until_closed(connection) == b""
        with connect(server) as visitor:
            visitor.sendall(REQUEST)
            assert read_response(visitor).startswith(b"HTTP/1.1 200")
        for connection in slow[4:]:
            connection.sendall(b"Host: localhost\r\n\r\n")
            assert read_response(connection).startswith(b"HTTP/1.1 200")
        assert server.protocol.half_open.count(LOOPBACK) == 0
        for connection in slow:
            connection.close()


def test_idle_connections_of_one_client_are_limited() -> None:
    with run_server(ClientLimits(idle=3)) as server:
        connections = [connect(server) for _ in range(6)]
        for connection in connections:
            connection.sendall(REQUEST)
            assert read_response(connection).startswith(b"HTTP/1.1 200")
        for connection in connections[:3]:
            assert read_until_closed(connection) == b""
        connections[-1].sendall(REQUEST)
        assert read_response(connections[-1]).startswith(b"HTTP/1.1 200")
        for connection in connections:
            connection.close()


def test_a_trusted_proxy_has_no_limit_of_connections() -> None:
    limits = ClientLimits(half_open=2, idle=2, exempt=(ip_network("127.0.0.0/8"),))
    with run_server(limits) as server:
        connections = [connect(server) for _ in range(8)]
        for connection in connections:
            connection.sendall(REQUEST)
            assert read_response(connection).startswith(b"HTTP/1.1 200")
        for connection in connections:
            connection.sendall(REQUEST)
            assert read_response(connection).startswith(b"HTTP/1.1 200")
            connection.close()


def test_a_broken_request_gets_a_400_with_the_security_headers() -> None:
    with run_server(ClientLimits()) as server, connect(server) as connection:
        connection.sendall(b"no request\r\n\r\n")
        response = read_until_closed(connection)
    assert response.startswith(b"HTTP/1.1 400 ")
    assert b"x-content-type-options: nosniff" in response
