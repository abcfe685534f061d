"""CachedCount caches the number that a slow SQL query counts. Only one such query runs at a time.

While the query runs, other calls get the previous number, unless this number is too old.
"""

import asyncio
from unittest.mock import create_autospec

import psycopg
import pytest

from api.counts.cached_count import MAX_AGE_SECONDS, TTL_SECONDS, CachedCount
from api.database import Connection

NO_CONNECTION = create_autospec(psycopg.AsyncConnection, instance=True)


class Counting:
    """A count function that records how often it runs. A test can make the function wait, fail or take time."""

    def __init__(self) -> None:
        self.now = 0.0
        self.times = 0
        self.released = asyncio.Event()
        self.released.set()
        self.fails = False
        self.takes = 0.0
        self.cache = CachedCount(self.count, lambda: self.now)

    async def count(self, _: Connection) -> int:
        self.times += 1
        number = self.times
        self.now += self.takes
        await self.released.wait()
        if self.fails:
            raise RuntimeError("no count")
        return number

    async def get(self) -> int:
        return await self.cache.get(NO_CONNECTION)


async def test_a_count_is_cached_for_its_ttl() -> None:
    counting = Counting()
    assert [await counting.get(), await counting.get()] == [1, 1]
    counting.now = TTL_SECONDS - 0.1
    assert await counting.get() == 1
    counting.now = TTL_SECONDS
    assert await counting.get() == 2


async def test_a_slow_count_has_a_longer_ttl_with_an_upper_bound() -> None:
    counting = Counting()
    for takes, kept in ((4.0, 40.0), (30.0, MAX_AGE_SECONDS / 2)):
        counting.takes, counting.now = takes, counting.now + MAX_AGE_SECONDS
        begun, counted = counting.now, await counting.get()
        counting.takes, counting.now = 0.0, begun + kept - 0.1
        assert await counting.get() == counted
        counting.now = begun + kept
        assert await counting.get() == counted + 1


async def test_concurrent_calls_count_once() -> None:
    counting = Counting()
    assert await asyncio.gather(*(counting.get() for _ in range(20))) == [1] * 20


async def test_calls_during_a_recount_get_the_previous_count_unless_it_is_too_old() -> None:
    counting = Counting()
    await counting.get()
    counting.now = TTL_SECONDS
    counting.released.clear()
    counter = asyncio.create_task(counting.get())
    await asyncio.sleep(0)
    assert await counting.get() == 1
    counting.now = MAX_AGE_SECONDS
    waiting = asyncio.create_task(counting.get())
    await asyncio.sleep(0)
    assert not waiting.done()
    counting.released.set()
    assert await counter == 2
    assert await waiting == 3


async def test_a_failed_count_raises_and_is_retried() -> None:
    counting = Counting()
    counting.fails = True
    for _ in range(2):
        with pytest.raises(RuntimeError):
            await counting.get()
    counting.fails = False
    assert await counting.get() == 3
