"""A Kombu transport for Valkey and Redis that reports a closed channel as a lost connection.

Without this transport, a worker shuts down if the broker is killed while exactly one task runs. Celery then closes the
connection twice. Kombu 5.7.0 reads the address of the closed connection and raises AttributeError. Celery does not
treat an AttributeError as a lost connection.

This transport raises redis.ConnectionError instead, so the worker reconnects. The broker delivers the unacknowledged
message again after VISIBILITY_SECONDS. All tasks can be repeated.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import redis
from kombu.transport import TRANSPORT_ALIASES
from kombu.transport import redis as kombu_redis


class Channel(kombu_redis.Channel):
    @contextmanager
    def conn_or_acquire(self, client: Any = None) -> Iterator[Any]:
        """Yield `client`, or without one, a client of the channel's connection.

        Raises redis.ConnectionError if no client is given and the connection of the channel is closed.
        """
        # Kombu's types declare that neither the connection nor its client can be None. After a close, both can.
        if client is None and None in (self.connection, getattr(self.connection, "client", None)):
            raise redis.ConnectionError("the connection to the broker was lost")
        with super().conn_or_acquire(client) as acquired:
            yield acquired


class Transport(kombu_redis.Transport):
    Channel = Channel


def use() -> None:
    """Use this transport for every broker with the scheme redis or rediss."""
    for scheme in ("redis", "rediss"):
        TRANSPORT_ALIASES[scheme] = f"{Transport.__module__}:{Transport.__qualname__}"
