"""Measures one catalogue size: blocks of requests in rounds, then the landing page, then single calls.

The targets of the requests are the API, Elasticsearch alone, and PostgreSQL.
"""

import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from statistics import median
from typing import Any

import aiohttp
from elasticsearch import AsyncElasticsearch, OrjsonSerializer

from bench.search import targets
from bench.search.load import Block, run_block
from bench.search.postgres_statements import build_trigram_statement
from bench.search.request_pool import read_request_pool
from bench.search.requests import PAGE, UNIFIED_PATH, BenchRequest
from bench.search.stage import Stage, console
from bench.search.targets import API, ELASTICSEARCH, POSTGRESQL, Target, Translator
from bench.search.typing_calls import CALLS, TypingCall
from bench.search.workload import Workload
from schemas.filters.declarations import FacetName
from search.elasticsearch_access.client import IndexSearch, build_multi_search_lines

CLIENTS = (1, 8, 32)
TEXTLESS_KINDS = frozenset({"landing", "filters", "place", "sorted", "deep pages"})
"""Kinds of requests without a text. For these kinds, PostgreSQL must find the same number of courses as the API."""

LANDING = BenchRequest("landing page", UNIFIED_PATH, {"facets": [*FacetName]})
"""A search with all facets, but without a text or filters."""
UNCACHED = "Elasticsearch, request cache off"
REPORTED_TIME = "reported by Elasticsearch"
LANDING_REPEATS = 40
CALLS_REPEATS = 200
TRIGRAM_REPEATS = 40
RESULTS_BY_TEXT, WHOLE_BY_TEXT = "results by text", "search by text"
TRIGRAMS = "PostgreSQL, typos by the trigrams of whole rows"
WARM_REQUESTS = 2_000
WAKE_REQUESTS = 50
"""The number of unmeasured requests before each block. These requests wake the target, which was idle before."""
WARM_CALLS = 500
"""The number of unmeasured requests for each single call. Elasticsearch compiles its code during these requests."""

SINGLE_CALLS = {**CALLS, "search suggestion": TypingCall("GET", "/api/search/suggestions", "text")}
"""The single calls. `CALLS` has only the calls that old checkouts also have."""


@dataclass(frozen=True)
class RunSettings:
    rounds: int
    requests: Mapping[int, int]  # The requests of a block, by number of clients.
    seconds_max: float  # After this time, a block stops sending requests.
    seed: int


@dataclass
class Measured:
    """The measurements of one catalogue size."""

    stage: Stage
    blocks: dict[str, dict[int, list[Block]]]
    """One block per round. The keys are the target name and the number of clients."""
    landing: dict[str, float] = field(default_factory=dict)  # milliseconds, by target name
    calls: dict[str, float] = field(default_factory=dict)  # milliseconds, by call name
    memory_mb: dict[str, float] = field(default_factory=dict)  # the peak, by service name
    disagreements: list[str] = field(default_factory=list)
    """The requests for which the targets find different numbers of courses."""


async def measure(stage: Stage, run_settings: RunSettings) -> Measured:
    """Send the same requests to each of the three targets. Each round starts with another target."""
    workload = Workload(read_request_pool(stage.urls.database), run_settings.seed)
    measured = Measured(stage, {name: {} for name in (API, ELASTICSEARCH, POSTGRESQL)})
    async with AsyncExitStack() as opened:
        translator = await opened.enter_async_context(targets.open_translator(stage.urls.elasticsearch))
        client = await opened.enter_async_context(
            AsyncElasticsearch(stage.urls.elasticsearch, serializer=OrjsonSerializer(), request_timeout=120)
        )
        await _warm_up(measured, translator, workload, run_settings)
        for number in range(run_settings.rounds):
            for clients in CLIENTS:
                requests = workload.draw(run_settings.requests[clients])
                await _warm_disk_cache(measured, translator, requests, run_settings)
                names = list(measured.blocks)
                for name in names[number % 3 :] + names[: number % 3]:
                    wake_requests = workload.draw(WAKE_REQUESTS)
                    await _measure_block(
                        measured, translator, name, wake_requests, clients, run_settings.seconds_max
                    )
                    await client.indices.clear_cache(request=True, query=True)
                    block = await _measure_block(
                        measured, translator, name, requests, clients, run_settings.seconds_max
                    )
                    measured.blocks[name].setdefault(clients, []).append(block)
                _compare_counts(measured, clients, requests)
                _print_round(measured, number, clients)
        measured.landing = await _measure_landing(stage, translator, client)
        measured.calls = await _measure_single_calls(stage, workload, client)
        measured.calls[TRIGRAMS] = await _measure_trigrams(stage, workload)
    return measured


async def _warm_up(
    measured: Measured, translator: Translator, workload: Workload, run_settings: RunSettings
) -> None:
    """Send unmeasured requests, so that the Java virtual machine of Elasticsearch compiles the search code."""
    requests = workload.draw(WARM_REQUESTS)
    for name in (API, ELASTICSEARCH, POSTGRESQL):
        await _measure_block(measured, translator, name, requests, 8, run_settings.seconds_max)


async def _warm_disk_cache(
    measured: Measured, translator: Translator, requests: Sequence[BenchRequest], run_settings: RunSettings
) -> None:
    """Send the requests once without measurement. Otherwise only the first measured target would read from the disk."""
    for name in (ELASTICSEARCH, POSTGRESQL):
        await _measure_block(measured, translator, name, requests, 8, run_settings.seconds_max)


async def _measure_block(
    measured: Measured,
    translator: Translator,
    name: str,
    requests: Sequence[BenchRequest],
    clients: int,
    seconds_max: float,
) -> Block:
    """Run one block. Elasticsearch bodies and SQL statements are built before the measurement starts."""
    stage = measured.stage
    async with AsyncExitStack() as opened:
        target: Target
        if name == API:
            target = await opened.enter_async_context(targets.open_api(stage.address))
        elif name == ELASTICSEARCH:
            trips = await translator.record_trips(requests)
            target = await opened.enter_async_context(
                targets.open_elasticsearch(stage.urls.elasticsearch, trips)
            )
        else:
            statements = translator.build_statements(requests)
            target = await opened.enter_async_context(
                targets.open_postgres(stage.urls.database, statements, clients)
            )
        block = await run_block(target, requests, clients, seconds_max)
        _record_peak_memory(measured)  # Measured while the connections to PostgreSQL are still open.
        return block


def _record_peak_memory(measured: Measured) -> None:
    for name, megabytes in measured.stage.read_memory_mb().items():
        measured.memory_mb[name] = max(megabytes, measured.memory_mb.get(name, 0.0))


def _compare_counts(measured: Measured, clients: int, requests: Sequence[BenchRequest]) -> None:
    """Record the requests for which the targets find different numbers of courses."""
    api, elasticsearch, postgresql = (
        measured.blocks[name][clients][-1].counts for name in (API, ELASTICSEARCH, POSTGRESQL)
    )
    for request in requests:
        counts = {API: api.get(request.key), ELASTICSEARCH: elasticsearch.get(request.key)}
        if request.kind in TEXTLESS_KINDS:
            counts[POSTGRESQL] = postgresql.get(request.key)
        known = {name: count for name, count in counts.items() if count is not None}
        if len(set(known.values())) > 1:
            measured.disagreements.append(f"{request.key}: {known}")


def _print_round(measured: Measured, number: int, clients: int) -> None:
    shown = []
    for name, by_clients in measured.blocks.items():
        block = by_clients[clients][-1]
        latencies = [each for kind in block.milliseconds.values() for each in kind]
        count = block.response_count
        shown.append(
            f"{name} {median(latencies):,.1f} ms, {count / block.seconds:,.0f}/s of {count}"
            if latencies
            else f"{name} no responses"
        )
        shown[-1] += f", {sum(block.errors.values())} errors" if block.errors else ""
    console.print(f"  Round {number + 1}, {clients} client{'s' if clients > 1 else ''}: " + "; ".join(shown))


async def _measure_landing(
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

    The calls of the series alternate, so that other programs slow all series equally.
    """
    times: dict[str, list[float]] = {name: [] for name in calls}
    for turn in zip(*calls.values(), strict=True):
        for name, call in zip(calls, turn, strict=True):
            started = time.perf_counter()
            await call()
            times[name].append((time.perf_counter() - started) * 1_000)
    return {name: median(each) for name, each in times.items()}


async def _measure_single_calls(
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
                await warm_call()
        await client.indices.clear_cache(request=True, query=True)
        return await _measure_alternating({name: each[WARM_CALLS:] for name, each in calls.items()})


def _to_whole_search(request: BenchRequest) -> BenchRequest:
    """Convert the request to the search of the site: results, facets, histograms and the spelling correction."""
    return BenchRequest(request.kind, UNIFIED_PATH, {**request.payload, "correction": True})


async def _measure_trigrams(stage: Stage, workload: Workload) -> float:
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
        response.raise_for_status()
        await response.json()


def _make_call(target: Target, request: BenchRequest) -> Callable[[], Awaitable[None]]:
    async def send() -> None:
        await target.send(request)

    return send
