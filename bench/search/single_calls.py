"""Measures the landing page and single calls, such as suggestions. Series of calls alternate."""

import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from statistics import median
from typing import Any

import aiohttp
import orjson
from elasticsearch import AsyncElasticsearch

from bench.search import targets
from bench.search.postgresql.statements import build_trigram_statement
from bench.search.requests import PAGE, UNIFIED_PATH, BenchRequest
from bench.search.stage import Stage
from bench.search.targets import API, RequestFailed, Target, Translator
from bench.search.typing_calls import CALLS, TypingCall
from bench.search.workload import Workload
from schemas.filters.declarations import FacetName
from search.elasticsearch_access.client import IndexSearch, build_multi_search_lines

LANDING = BenchRequest("landing page", UNIFIED_PATH, {"facets": [*FacetName]})
"""A search with all facets, but without a text or filters."""
UNCACHED = "Elasticsearch, request cache off"
REPORTED_TIME = "reported by Elasticsearch"
LANDING_REPEATS = 40
CALLS_REPEATS = 200
TRIGRAM_REPEATS = 40
RESULTS_BY_TEXT, WHOLE_BY_TEXT = "results by text", "search by text"
TRIGRAMS = "PostgreSQL, typos by the trigrams of whole rows"
WARM_CALLS = 500
"""The number of unmeasured requests for each single call. Elasticsearch compiles its code during these requests."""

SINGLE_CALLS = {**CALLS, "search suggestion": TypingCall("GET", "/api/search/suggestions", "text")}
"""The single calls. `CALLS` has only the calls that old checkouts also have."""


async def measure_landing(
    stage: Stage, translator: Translator, client: AsyncElasticsearch
) -> dict[str, float]:
    """Measure the landing page of the API, and its searches in Elasticsearch with the request cache disabled."""
    trips = (await translator.record_trips([LANDING]))[LANDING.key]
    searches = max(trips, key=len)  # The other round trips refill caches of the API.
    took: list[float] = []
    lines = _disable_request_cache(searches)

    async def search_without_cache() -> None:
        took.append(float((await client.msearch(searches=lines))["took"]))

    async with targets.open_api(stage.address) as site:

        async def load_page() -> None:
            await site.send(LANDING)

        await load_page()
        await search_without_cache()
        took.clear()
        calls = {API: load_page, UNCACHED: search_without_cache}
        times = await _measure_alternating({name: [call] * LANDING_REPEATS for name, call in calls.items()})
    return {**times, REPORTED_TIME: median(took)}


def _disable_request_cache(searches: Sequence[IndexSearch]) -> list[Mapping[str, Any]]:
    """Build a multi-search that does not use the request cache.

    Searches with hits are unchanged, because Elasticsearch does not cache their responses.
    """
    lines: list[Mapping[str, Any]] = []
    for search in searches:
        header, body = build_multi_search_lines([search])
        lines += [{**header, "request_cache": False} if body.get("size") == 0 else header, body]
    return lines


async def _measure_alternating(
    calls: Mapping[str, Sequence[Callable[[], Awaitable[None]]]],
) -> dict[str, float]:
    """Measure several series of calls. Returns the median milliseconds of each series.

    The calls of the series alternate, so that other programs slow all series equally. A failed call counts as
    infinitely slow.
    """
    times: dict[str, list[float]] = {name: [] for name in calls}
    for turn in zip(*calls.values(), strict=True):
        for name, call in zip(calls, turn, strict=True):
            started = time.perf_counter()
            try:
                await call()
            except RequestFailed:
                times[name].append(float("inf"))
            else:
                times[name].append((time.perf_counter() - started) * 1_000)
    return {name: median(each) for name, each in times.items()}


async def measure_single_calls(
    stage: Stage, workload: Workload, client: AsyncElasticsearch
) -> dict[str, float]:
    """Measure searches by text with and without facets, and SINGLE_CALLS. Returns the median milliseconds of each."""
    drawn = WARM_CALLS + CALLS_REPEATS
    searches = workload.draw_of_kind("text", drawn)
    typed = {
        "spell_check": [str(request.body["course"]) for request in workload.draw_of_kind("typos", drawn)],
        "search": workload.draw_place_prefixes(drawn),
        "text": workload.draw_text_prefixes(drawn),
    }
    async with targets.open_api(stage.address) as site, aiohttp.ClientSession(stage.address) as session:

        def call(method: str, path: str, key: str, text: str) -> Callable[[], Awaitable[None]]:
            return lambda: _call_api(session, method, path, {key: text})

        calls: dict[str, list[Callable[[], Awaitable[None]]]] = {
            RESULTS_BY_TEXT: [_make_call(site, replace(request, call=PAGE)) for request in searches],
            WHOLE_BY_TEXT: [
                _make_call(site, _to_whole_search(request))
                for request in workload.draw_of_kind("text", drawn)
            ],
        }
        for name, each_call in SINGLE_CALLS.items():
            calls[name] = [
                call(each_call.method, each_call.path, each_call.key, text) for text in typed[each_call.key]
            ]
        for each in calls.values():
            for warm_call in each[:WARM_CALLS]:
                with suppress(RequestFailed):
                    await warm_call()
        await client.indices.clear_cache(request=True, query=True)
        return await _measure_alternating({name: each[WARM_CALLS:] for name, each in calls.items()})


def _to_whole_search(request: BenchRequest) -> BenchRequest:
    """Convert the request to the search of the site: results, facets, histograms and the spelling correction."""
    return BenchRequest(request.kind, UNIFIED_PATH, {**request.payload, "correction": True})


async def measure_trigrams(stage: Stage, workload: Workload) -> float:
    """Measure PostgreSQL for texts with typos, with the trigrams of whole rows. Returns the median milliseconds."""
    requests = workload.draw_of_kind("typos", TRIGRAM_REPEATS)
    statements = {request.key: build_trigram_statement(str(request.body["course"])) for request in requests}
    async with targets.open_postgres(stage.urls.database, statements, 1) as target:
        return (
            await _measure_alternating({TRIGRAMS: [_make_call(target, request) for request in requests]})
        )[TRIGRAMS]


async def _call_api(
    session: aiohttp.ClientSession, method: str, path: str, parameters: dict[str, str]
) -> None:
    async with session.request(method, path, params=parameters) as response:
        content = await response.read()
        if response.status != 200:
            raise RequestFailed(f"{response.status}: {content[:200].decode(errors='replace')}")
        orjson.loads(content)


def _make_call(target: Target, request: BenchRequest) -> Callable[[], Awaitable[None]]:
    async def send() -> None:
        await target.send(request)

    return send
