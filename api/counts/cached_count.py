"""A cache for one count, such as the number of courses of each country."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from api.database import Connection

T = TypeVar("T")

TTL_SECONDS = 15.0
"""The minimum time to live of a count."""
TTL_FACTOR = 10
"""A count that takes 3 s is cached for at least 30 s. Counting then takes at most a tenth of the time."""
MAX_AGE_SECONDS = 120.0
"""The maximum age of a returned count. The cached count expires after 60 s at the latest."""


class CachedCount(Generic[T]):
    """Runs one count at a time. While a count runs, other calls return the previous count.

    An exception of a count is raised in the call that runs the count.
    The cache saves 8 ms of the 10 ms of `discipline/all` with the sample catalogue.

    The library async-lru is not used. It cannot return the previous value during a count. Its time to live is fixed.
    """

    def __init__(
        self, count: Callable[[Connection], Awaitable[T]], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._count = count
        self._clock = clock
        self._counting = asyncio.Lock()
        self._last: tuple[float, T] | None = None
        self._seconds = 0.0

    async def get(self, connection: Connection) -> T:
        """Return the cached count. If the cache has expired, run the count on `connection`."""
        within = MAX_AGE_SECONDS if self._counting.locked() else self._ttl_seconds()
        if self._last and self._age() < within:
            return self._last[1]
        async with self._counting:
            if self._last is None or self._age() >= self._ttl_seconds():
                begun = self._clock()
                self._last = (begun, await self._count(connection))
                self._seconds = self._age()
            return self._last[1]

    def _ttl_seconds(self) -> float:
        return min(max(TTL_SECONDS, TTL_FACTOR * self._seconds), MAX_AGE_SECONDS / 2)

    def _age(self) -> float:
        """Seconds since the last count began. The count shows the catalogue of that moment."""
        return self._clock() - self._last[0] if self._last else float("inf")
