"""Both sides of a database session notice within two minutes that the host of the other side has vanished."""

import socket

from indexer.shared.database import KEEPALIVE_SECONDS, Connection


def test_postgresql_ends_the_session_of_a_vanished_host_within_two_minutes(connection: Connection) -> None:
    idle, interval, count, timeout = (
        read_setting(connection, f"tcp_{name}")
        for name in ("keepalives_idle", "keepalives_interval", "keepalives_count", "user_timeout")
    )
    assert idle > 0
    assert idle + interval * count == timeout / 1000 == KEEPALIVE_SECONDS <= 120


def test_the_client_ends_the_session_of_a_vanished_postgresql_within_two_minutes(
    connection: Connection,
) -> None:
    with socket.fromfd(connection.fileno(), socket.AF_INET, socket.SOCK_STREAM) as client:
        assert client.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE) == 1
        idle, interval, count = (
            client.getsockopt(socket.IPPROTO_TCP, option)
            for option in (socket.TCP_KEEPIDLE, socket.TCP_KEEPINTVL, socket.TCP_KEEPCNT)
        )
    assert idle + interval * count == KEEPALIVE_SECONDS


def read_setting(connection: Connection, name: str) -> int:
    """Read a number in the base unit of the setting: seconds, or milliseconds for `tcp_user_timeout`."""
    row = connection.execute("SELECT setting::integer FROM pg_settings WHERE name = %s", (name,)).fetchone()
    assert row is not None
    return int(row[0])
