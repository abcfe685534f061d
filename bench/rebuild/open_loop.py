"""Searches at a steady rate, whether or not the ones before are answered: as visitors come."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import aiohttp
import orjson

from bench.rebuild.marker import Marker
from bench.search.requests import PAGE, SEARCH, UNIFIED_PATH, BenchRequest
from bench.search.targets import UNCOMPRESSED_HEADERS

WHOLE_PAGE_BODY = {"facets": ["institutes"]}
WHOLE_PAGE_EVERY = 10
"""One in so many questions is the page on which three indices have to agree."""
RESPONSE_SECONDS_MAX = 60.0


@dataclass
class Answered:
    """milliseconds: from the moment a question was due, so that a queue counts; errors: what was said instead."""

    milliseconds: list[float] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)


async def ask_steadily(
    address: str,
    requests: Iterator[BenchRequest],
    per_second: float,
    over: asyncio.Event,
    marker: Marker | None = None,
) -> Answered:
    """Ask until it is over; the last answers are waited for."""
    answered = Answered()
    timeout = aiohttp.ClientTimeout(total=RESPONSE_SECONDS_MAX)
    connector = aiohttp.TCPConnector(limit=0)
    async with (
        aiohttp.ClientSession(
            address, timeout=timeout, connector=connector, headers=UNCOMPRESSED_HEADERS
        ) as session,
        asyncio.TaskGroup() as asking,
    ):
        started, number = time.perf_counter(), 0
        while not over.is_set():
            due = started + number / per_second
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            request = whole_page() if number % WHOLE_PAGE_EVERY == 0 else next(requests)
            asking.create_task(_ask(session, request, due, answered, marker))
            number += 1
    return answered


def whole_page() -> BenchRequest:
    return BenchRequest("whole page", UNIFIED_PATH, WHOLE_PAGE_BODY)


async def _ask(
    session: aiohttp.ClientSession,
    request: BenchRequest,
    due: float,
    answered: Answered,
    marker: Marker | None,
) -> None:
    headers = {"Content-Type": "application/json"}
    try:
        async with session.post(
            request.path, params=request.parameters, data=orjson.dumps(request.payload), headers=headers
        ) as response:
            content = await response.read()
    except (aiohttp.ClientError, TimeoutError) as error:
        answered.errors[f"{type(error).__name__}: {error}"[:120]] += 1
        return
    if response.status != 200:
        answered.errors[f"{response.status}: {content[:100].decode(errors='replace')}"] += 1
        return
    answered.milliseconds.append((time.perf_counter() - due) * 1_000)
    if marker is not None and request.call == UNIFIED_PATH:
        marker.look_at_whole(orjson.loads(content))
    elif marker is not None and request.call in (SEARCH, PAGE):
        marker.look_at(request.body, orjson.loads(content))
