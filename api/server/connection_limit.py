"""A limit for the connections of one client in the same state."""

from collections.abc import Hashable
from typing import Protocol


class Connection(Protocol, Hashable):
    def close_at_once(self) -> None: ...


class ConnectionLimit:
    """Holds at most `maximum` connections per client. One more closes the oldest of the same client.

    The newest stay, because a normal request needs milliseconds. Clients behind one address therefore still get through
    while one of them opens connections that send nothing.
    """

    def __init__(self, maximum: int) -> None:
        self._maximum = maximum
        self._connections: dict[str, dict[Connection, None]] = {}

    def add(self, client: str, connection: Connection) -> None:
        """Add the connection as the newest of its client."""
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
