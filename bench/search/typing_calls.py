"""The calls that the site sends while a visitor types."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import aiohttp

from bench.search.workload import Workload

CALLS_PER_ROUND = 100
WARM_CALLS = 50


@dataclass(frozen=True)
class TypingCall:
    method: str
    path: str
    key: str
    """The query parameter with the text."""


CALLS: Mapping[str, TypingCall] = {
    "spell-check": TypingCall("POST", "/api/course/spell-check/", "spell_check"),
    "location suggestion": TypingCall("GET", "/api/location-auto-suggestion", "search"),
}


def draw_call_texts(workload: Workload) -> dict[str, list[str]]:
    """Draw the texts of one round, by call name. The first WARM_CALLS texts are for unmeasured calls."""
    count = WARM_CALLS + CALLS_PER_ROUND
    return {
        "spell-check": [str(request.body["course"]) for request in workload.draw_of_kind("typos", count)],
        "location suggestion": workload.draw_place_prefixes(count),
    }


async def measure_call(address: str, name: str, texts: Sequence[str]) -> list[float]:
    """Send the calls one after the other. Returns the milliseconds of each measured call.

    Raises aiohttp.ClientResponseError if a call fails.
    """
    call = CALLS[name]
    times = []
    async with aiohttp.ClientSession(address) as session:
        for text in texts:
            started = time.perf_counter()
            async with session.request(call.method, call.path, params={call.key: text}) as response:
                response.raise_for_status()
                await response.json()
            times.append((time.perf_counter() - started) * 1_000)
    return times[WARM_CALLS:]
