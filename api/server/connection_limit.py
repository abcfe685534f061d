"""Limits the number of connections per client."""

from collections.abc import Hashable
from typing import Protocol


class Connection(Protocol, Hashable):
    def close_at_once(self) -> None: ...


class ConnectionLimit:
    """Keeps at most `maximum` connections per client. If a client opens one more, its oldest connection is closed.

    A normal request takes milliseconds, so the oldest connections are probably those that send nothing. New visitors
    with the same IP address, such as pupils of a school, can therefore still connect.
    """

    def __init__(self, maximum: int) -> None:
        self._maximum = maximum
        self._connections: dict[str, dict[Connection, None]] = {}

    def add(self, client: str, connection: Connection) -> None:
        """Add a connection, or make it the newest one of its client."""
        held = self._connections.setdefault(client, {})
        held.pop(connection, None)
        held[connection] = None
        if len(held) > self._maximum:
            oldest = next(iter(held))
            del held[oldest]
            oldest.close_at_once()

    def discard(self, client: str, connection: Connection) -> None:
        held = self._connections.get(client)
        if held is None:
            return
        held.pop(connection, None)
        if not held:
            del self._connections[client]

    def count(self, client: str) -> int:
        return len(self._connections.get(client, ()))
