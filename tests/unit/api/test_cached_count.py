"""A kept count: made once, given for some seconds, never too old."""

import asyncio
from typing import cast

import pytest

from api.counts.cached_count import MAX_AGE_SECONDS, TTL_SECONDS, CachedCount
from api.database import Connection

NO_CONNECTION = cast(Connection, None)


class Counting:
    """Counts how often it counts; waits where it is told to."""

    def __init__(self) -> None:
        self.now = 0.0
        self.times = 0
        self.go_on = asyncio.Event()
        self.go_on.set()
        self.fails = False
        self.takes = 0.0
        self.kept = CachedCount(self.count, lambda: self.now)

    async def count(self, _: Connection) -> int:
        self.times += 1
        number = self.times
        self.now += self.takes
        await self.go_on.wait()
        if self.fails:
            raise RuntimeError("no count")
        return number

    async def get(self) -> int:
        return await self.kept.get(NO_CONNECTION)


async def test_it_counts_again_only_after_a_while() -> None:
    counting = Counting()
    assert [await counting.get(), await counting.get()] == [1, 1]
    counting.now = TTL_SECONDS - 0.1
    assert await counting.get() == 1
    counting.now = TTL_SECONDS
    assert await counting.get() == 2


async def test_a_count_that_takes_long_is_kept_for_longer_but_not_for_any_time() -> None:
    counting = Counting()
    for takes, kept in ((4.0, 40.0), (30.0, MAX_AGE_SECONDS / 2)):
        counting.takes, counting.now = takes, counting.now + MAX_AGE_SECONDS
        begun, counted = counting.now, await counting.get()
        counting.takes, counting.now = 0.0, begun + kept - 0.1
        assert await counting.get() == counted
        counting.now = begun + kept
        assert await counting.get() == counted + 1


async def test_many_at_once_count_once() -> None:
    counting = Counting()
    assert await asyncio.gather(*(counting.get() for _ in range(20))) == [1] * 20


async def test_while_it_counts_the_others_take_the_count_before_unless_it_is_too_old() -> None:
    counting = Counting()
    await counting.get()
    counting.now = TTL_SECONDS
    counting.go_on.clear()
    counter = asyncio.create_task(counting.get())
    await asyncio.sleep(0)
    assert await counting.get() == 1
    counting.now = MAX_AGE_SECONDS
    waiting = asyncio.create_task(counting.get())
    await asyncio.sleep(0)
    assert not waiting.done()
    counting.go_on.set()
    assert await counter == 2
    assert await waiting == 3


async def test_a_count_that_fails_is_an_error_and_is_tried_again() -> None:
    counting = Counting()
    counting.fails = True
    for _ in range(2):
        with pytest.raises(RuntimeError):
            await counting.get()
    counting.fails = False
    assert await counting.get() == 3
