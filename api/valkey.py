"""Access to Valkey for limits: one failure makes all callers count in this process for a while."""

import logging
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from redis.asyncio import Redis
from redis.exceptions import RedisError

T = TypeVar("T")
log = logging.getLogger(__name__)

PAUSE_SECONDS = 5.0
"""After a failure, Valkey is not asked for this time."""


class LimitStore:
    """A client of Valkey. consequence: what its absence means, for the log."""

    def __init__(self, url: str | None, timeout_seconds: float, consequence: str) -> None:
        self._client: Redis | None = None
        if url is not None:
            self._client = Redis.from_url(
                url, socket_timeout=timeout_seconds, socket_connect_timeout=timeout_seconds
            )
        self._consequence = consequence
        self._away_until = 0.0

    async def run(self, use: Callable[[Redis], Awaitable[T]]) -> T | None:
        """The result of `use`. None without Valkey, while it is away, and during the pause after a failure."""
        if self._client is None or time.monotonic() < self._away_until:
            return None
        try:
            return await use(self._client)
        except (RedisError, OSError) as error:
            self._away_until = time.monotonic() + PAUSE_SECONDS
            log.warning("%s: Valkey: %s", self._consequence, type(error).__name__)
            return None

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()
