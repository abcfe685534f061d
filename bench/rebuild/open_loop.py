"""Searches at a steady rate, whether or not the ones before are answered: as visitors come."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import aiohttp
import orjson

from bench.rebuild.marker import Marker
from bench.search.targets import UNCOMPRESSED
from bench.search.workload import PAGE, SEARCH, TYPED_CALL, Ask

WHOLE_PAGE_BODY = {"facets": ["institutes"]}
WHOLE_PAGE_EVERY = 10
"""One in so many questions is the page on which three indices have to agree."""
ANSWER_SECONDS_MAX = 60.0


@dataclass
class Answered:
    """milliseconds: from the moment a question was due, so that a queue counts; errors: what was said instead."""

    milliseconds: list[float] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)


async def ask_steadily(
    address: str, asks: Iterator[Ask], a_second: float, over: asyncio.Event, marker: Marker | None = None
) -> Answered:
    """Ask until it is over; the last answers are waited for."""
    answered = Answered()
    timeout = aiohttp.ClientTimeout(total=ANSWER_SECONDS_MAX)
    connector = aiohttp.TCPConnector(limit=0)
    async with (
        aiohttp.ClientSession(address, timeout=timeout, connector=connector, headers=UNCOMPRESSED) as session,
        asyncio.TaskGroup() as asking,
    ):
        started, number = time.perf_counter(), 0
        while not over.is_set():
            due = started + number / a_second
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            ask = whole_page() if number % WHOLE_PAGE_EVERY == 0 else next(asks)
            asking.create_task(_ask(session, ask, due, answered, marker))
            number += 1
    return answered


def whole_page() -> Ask:
    return Ask("whole page", TYPED_CALL, WHOLE_PAGE_BODY)


async def _ask(
    session: aiohttp.ClientSession, ask: Ask, due: float, answered: Answered, marker: Marker | None
) -> None:
    headers = {"Content-Type": "application/json"}
    try:
        async with session.post(
            ask.path, params=ask.parameters, data=orjson.dumps(ask.posted), headers=headers
        ) as response:
            content = await response.read()
    except (aiohttp.ClientError, TimeoutError) as error:
        answered.errors[f"{type(error).__name__}: {error}"[:120]] += 1
        return
    if response.status != 200:
        answered.errors[f"{response.status}: {content[:100].decode(errors='replace')}"] += 1
        return
    answered.milliseconds.append((time.perf_counter() - due) * 1_000)
    if marker is not None and ask.call == TYPED_CALL:
        marker.look_at_whole(orjson.loads(content))
    elif marker is not None and ask.call in (SEARCH, PAGE):
        marker.look_at(ask.body, orjson.loads(content))
