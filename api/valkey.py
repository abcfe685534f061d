"""Access to Valkey for rate limits. Without Valkey, each process counts its own requests."""

import logging
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from redis.asyncio import Redis
from redis.exceptions import RedisError

T = TypeVar("T")
log = logging.getLogger(__name__)

PAUSE_SECONDS = 5.0
"""After a failure, Valkey is not used for 5 s. Otherwise each request would wait for the timeout of Valkey."""


class LimitStore:
    """A Valkey client. When Valkey becomes unavailable, one line with the text `consequence` is logged."""

    def __init__(self, url: str | None, timeout_seconds: float, consequence: str) -> None:
        self._client: Redis | None = None
        if url is not None:
            self._client = Redis.from_url(
                url, socket_timeout=timeout_seconds, socket_connect_timeout=timeout_seconds
            )
        self._consequence = consequence
        self._paused_until = 0.0

    async def run(self, use: Callable[[Redis], Awaitable[T]]) -> T | None:
        """Call `use` with the client and return the result.

        Returns None if there is no Valkey, if the call fails, and during the pause after a failure.
        """
        if self._client is None or time.monotonic() < self._paused_until:
            return None
        try:
            result = await use(self._client)
        except (RedisError, OSError) as error:
            if self._paused_until == 0.0:
                log.warning("%s: Valkey: %s", self._consequence, type(error).__name__)
            self._paused_until = time.monotonic() + PAUSE_SECONDS
            return None
        self._paused_until = 0.0
        return result

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()
