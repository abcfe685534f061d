"""A count of the whole catalogue, made once and given to everybody for some seconds."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from api.database import Connection

T = TypeVar("T")

TTL_SECONDS = 15.0
"""How long a count is taken for the present one, at least."""
TTL_FACTOR = 10
"""A count that takes long is kept for so many times as long: counting never takes more than a tenth of the time."""
MAX_AGE_SECONDS = 120.0
"""How old a count may be at most; from half of it on it is only given while it is being made anew."""


class CachedCount(Generic[T]):
    """One count at a time: whoever comes first after its time counts, the others take the one before meanwhile.

    Nothing older than MAX_AGE_SECONDS is ever given; a count that fails is an error of the call that made it.
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
        """The count; on `connection` when it is to be made."""
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
        """Seconds since the counting began, for what was counted is the state of then."""
        return self._clock() - self._last[0] if self._last else float("inf")
