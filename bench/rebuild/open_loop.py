"""Sends searches at a steady rate. A search does not wait for the responses to earlier searches."""

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
"""Every tenth request is a search without filters that also requests the institute facet.

`Marker` compares the cards, the total and the names in the facet of its response.
"""
RESPONSE_SECONDS_MAX = 60.0


@dataclass
class ResponseTimes:
    milliseconds: list[float] = field(default_factory=list)
    """The time from the planned start of each successful request to its response. Waiting in a queue is included."""
    errors: Counter[str] = field(default_factory=Counter)
    """The number of failed requests by error text."""


async def send_steadily(
    address: str,
    requests: Iterator[BenchRequest],
    per_second: float,
    stop: asyncio.Event,
    marker: Marker | None = None,
) -> ResponseTimes:
    """Send requests until `stop` is set, then wait for the last responses."""
    times = ResponseTimes()
    timeout = aiohttp.ClientTimeout(total=RESPONSE_SECONDS_MAX)
    connector = aiohttp.TCPConnector(limit=0)
    async with (
        aiohttp.ClientSession(
            address, timeout=timeout, connector=connector, headers=UNCOMPRESSED_HEADERS
        ) as session,
        asyncio.TaskGroup() as sending,
    ):
        started, number = time.perf_counter(), 0
        while not stop.is_set():
            due = started + number / per_second
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            request = build_whole_page_request() if number % WHOLE_PAGE_EVERY == 0 else next(requests)
            sending.create_task(_send_request(session, request, due, times, marker))
            number += 1
    return times


def build_whole_page_request() -> BenchRequest:
    return BenchRequest("whole page", UNIFIED_PATH, WHOLE_PAGE_BODY)


async def _send_request(
    session: aiohttp.ClientSession,
    request: BenchRequest,
    due: float,
    times: ResponseTimes,
    marker: Marker | None,
) -> None:
    headers = {"Content-Type": "application/json"}
    try:
        async with session.post(
            request.path, params=request.parameters, data=orjson.dumps(request.payload), headers=headers
        ) as response:
            content = await response.read()
    except (aiohttp.ClientError, TimeoutError) as error:
        times.errors[f"{type(error).__name__}: {error}"[:120]] += 1
        return
    if response.status != 200:
        times.errors[f"{response.status}: {content[:100].decode(errors='replace')}"] += 1
        return
    times.milliseconds.append((time.perf_counter() - due) * 1_000)
    if marker is not None and request.call == UNIFIED_PATH:
        marker.check_whole_page(orjson.loads(content))
    elif marker is not None and request.call in (SEARCH, PAGE):
        marker.check_page(request.body, orjson.loads(content))
