"""The cache of results: versions, the limit of memory, and equal requests at the same time."""

import asyncio
import tracemalloc
from dataclasses import dataclass

import pytest

from search.elasticsearch_access.ttl_value import TTL_SECONDS
from search.execution.result_cache import AGE_SECONDS_MAX, SETTLE_SECONDS, ResultCache, estimate_memory
from search.value_names.version_stamp import IndexVersion, VersionStamp

NAMES = VersionStamp("vocabulary-7", 10, 45.0, 9.0)
OLD = IndexVersion(NAMES, VersionStamp("courses-7", 3, 3.0, 2.0))
NEW = IndexVersion(NAMES, VersionStamp("courses-7", 3, 4.0, 3.0))


@dataclass
class Clock:
    seconds: float = 100.0

    def read(self) -> float:
        return self.seconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def cache(clock: Clock) -> ResultCache:
    """A cache of the old version. The last change of the index is long ago."""
    cache = ResultCache(100, clock.read)
    cache.use_version(OLD)
    clock.seconds += SETTLE_SECONDS
    return cache


def test_a_result_is_found_while_the_version_is_the_same(cache: ResultCache, clock: Clock) -> None:
    cache.store("mba", OLD, "first", 10, cache.read_clock())
    clock.seconds += AGE_SECONDS_MAX - 1
    assert ("mba" in cache, cache.get("mba", OLD), cache.get("mba", NEW)) == (True, "first", None)
    assert ("law" in cache, cache.get("law", OLD)) == (False, None)


def test_a_new_version_removes_all_results(cache: ResultCache) -> None:
    cache.store("mba", OLD, "first", 10, cache.read_clock())
    cache.use_version(OLD)
    assert cache.get("mba", OLD) == "first"
    cache.use_version(NEW)
    assert ("mba" in cache, cache.get("mba", OLD), cache.get("mba", NEW)) == (False, None, None)


def test_a_result_that_began_before_a_change_is_not_stored(cache: ResultCache) -> None:
    cache.use_version(NEW)
    cache.store("mba", OLD, "old", 10, cache.read_clock())
    assert (cache.get("mba", OLD), cache.get("mba", NEW)) == (None, None)


def test_a_result_shortly_after_a_change_expires_when_all_copies_show_the_change(
    cache: ResultCache, clock: Clock
) -> None:
    cache.use_version(NEW)
    clock.seconds += SETTLE_SECONDS / 2
    cache.store("mba", NEW, "maybe of another copy", 10, cache.read_clock())
    assert cache.get("mba", NEW) == "maybe of another copy"
    clock.seconds += SETTLE_SECONDS / 2
    assert cache.get("mba", NEW) is None
    cache.store("mba", NEW, "settled", 10, cache.read_clock())
    clock.seconds += AGE_SECONDS_MAX - 1
    assert cache.get("mba", NEW) == "settled"
    clock.seconds += 1
    assert cache.get("mba", NEW) is None


def test_a_computation_counts_from_its_start(cache: ResultCache, clock: Clock) -> None:
    cache.use_version(NEW)
    started = cache.read_clock()
    clock.seconds += SETTLE_SECONDS + 0.1
    cache.store("mba", NEW, "maybe of another copy", 10, started)
    assert cache.get("mba", NEW) is None


def test_the_least_recently_used_results_are_removed_first(cache: ResultCache) -> None:
    for key in ("a", "b", "c"):
        cache.store(key, OLD, key, 30, cache.read_clock())
    assert cache.get("a", OLD) == "a"
    cache.store("d", OLD, "d", 50, cache.read_clock())
    assert [key for key in "abcd" if key in cache] == ["a", "d"]
    cache.store("d", OLD, "d again", 70, cache.read_clock())
    assert [cache.get(key, OLD) for key in "ad"] == ["a", "d again"]
    cache.store("large", OLD, "large", 101, cache.read_clock())
    assert "large" not in cache


def test_long_texts_without_suggestions_stay_within_the_limit_of_memory() -> None:
    limit = 1_000_000
    cache = ResultCache(limit)
    cache.use_version(OLD)
    tracemalloc.start()
    try:
        for number in range(10_000):
            key, result = ("suggestions", f"{number:300}"), {"results": [number]}
            cache.store(key, OLD, result, estimate_memory(key, result), cache.read_clock())
        used, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert used < limit


class Computing:
    """Counts computations, which end when `finished` is set."""

    def __init__(self) -> None:
        self.count = 0
        self.finished = asyncio.Event()

    async def __call__(self) -> int:
        self.count += 1
        number = self.count
        await self.finished.wait()
        return number


async def test_equal_requests_at_the_same_time_are_computed_once(cache: ResultCache) -> None:
    computing, other = Computing(), Computing()
    waiting = [asyncio.create_task(cache.compute_once("mba", computing)) for _ in range(20)]
    await asyncio.sleep(0)
    other.finished.set()
    assert await cache.compute_once("law", other) == 1
    computing.finished.set()
    assert await asyncio.gather(*waiting) == [1] * 20
    assert computing.count == 1
    assert await cache.compute_once("mba", computing) == 2


async def test_a_computation_that_began_long_ago_is_not_shared(cache: ResultCache, clock: Clock) -> None:
    computing = Computing()
    first = asyncio.create_task(cache.compute_once("mba", computing))
    await asyncio.sleep(0)
    clock.seconds += TTL_SECONDS + 0.01
    second = asyncio.create_task(cache.compute_once("mba", computing))
    third = asyncio.create_task(cache.compute_once("mba", computing))
    await asyncio.sleep(0)
    computing.finished.set()
    assert list(await asyncio.gather(first, second, third)) == [1, 2, 2]


async def test_the_error_of_a_computation_reaches_all_callers_and_is_not_kept(cache: ResultCache) -> None:
    finished = asyncio.Event()

    async def fail() -> int:
        await finished.wait()
        raise ValueError("no shard")

    waiting = [asyncio.create_task(cache.compute_once("mba", fail)) for _ in range(3)]
    await asyncio.sleep(0)
    finished.set()
    errors = await asyncio.gather(*waiting, return_exceptions=True)
    assert [str(error) for error in errors] == ["no shard"] * 3
    computing = Computing()
    computing.finished.set()
    assert await cache.compute_once("mba", computing) == 1


async def test_a_cancelled_caller_does_not_cancel_the_computation_of_others(cache: ResultCache) -> None:
    computing = Computing()
    first = asyncio.create_task(cache.compute_once("mba", computing))
    second = asyncio.create_task(cache.compute_once("mba", computing))
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.sleep(0)
    computing.finished.set()
    assert (await second, computing.count, first.cancelled()) == (1, 1, True)


async def test_the_computation_is_cancelled_with_its_last_caller(cache: ResultCache) -> None:
    ended: list[str] = []

    async def compute() -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            ended.append("cancelled")
            raise

    callers = [asyncio.create_task(cache.compute_once("mba", compute)) for _ in range(2)]
    await asyncio.sleep(0.01)
    callers[0].cancel()
    await asyncio.sleep(0.01)
    assert ended == []
    callers[1].cancel()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    computing = Computing()
    computing.finished.set()
    assert await cache.compute_once("mba", computing) == 1, (
        "a new caller does not wait for the cancelled task"
    )
    assert ended == ["cancelled"]
