"""One size measured: interleaved rounds of blocks, then the landing page between writes, then single calls."""

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
from bench.search.targets import ELASTICSEARCH, FACADE, POSTGRESQL, Target, Translator
from bench.search.workload import Workload
from schemas.filters.declarations import FacetName
from search.elasticsearch_access.client import IndexSearch, build_multi_search_lines

CLIENTS = (1, 8, 32)
TEXTLESS_KINDS = frozenset({"landing", "filters", "place", "sorted", "deep pages"})
"""Kinds of which PostgreSQL must find exactly as many courses; of texts each has its own notion."""

LANDING = BenchRequest("landing page", UNIFIED_PATH, {"facets": [*FacetName]})
"""What everybody asks who has chosen nothing, with every facet there is."""
LANDING_REPEATS = 40
CALLS_REPEATS = 200
TRIGRAM_REPEATS = 40
RESULTS_BY_TEXT, WHOLE_BY_TEXT = "results by text", "search by text"
TRIGRAMS = "PostgreSQL, typos by the trigrams of whole rows"
WARM_REQUESTS = 2_000
WAKE_REQUESTS = 50
"""Untimed, of each target just before its block: it has done nothing while the others were asked."""
WARM_CALLS = 500
"""Of each call that is measured alone: the mix that was asked before has none of those that are made while a person
types, and the engine's virtual machine has compiled little of them. What it has cached thereby is cleared."""

OTHER_CALLS = {
    "spell-check": ("POST", "/api/course/spell-check/", "spell_check"),
    "location suggestion": ("GET", "/api/location-auto-suggestion", "search"),
}
"""Calls that are made while a person types: method, path, and under which key the text goes."""


@dataclass(frozen=True)
class RunSettings:
    """rounds; questions: of one block, by clients; seconds_max: after which a block asks no more."""

    rounds: int
    questions: Mapping[int, int]
    seconds_max: float
    seed: int


@dataclass
class Measured:
    """blocks by target and clients, one a round; landing, calls: milliseconds; memory_mb: the highest seen."""

    stage: Stage
    blocks: dict[str, dict[int, list[Block]]]
    landing: dict[str, float] = field(default_factory=dict)
    calls: dict[str, float] = field(default_factory=dict)
    memory_mb: dict[str, float] = field(default_factory=dict)
    disagreements: list[str] = field(default_factory=list)


async def measure(stage: Stage, run_settings: RunSettings) -> Measured:
    """Ask all three the same questions in turn, in another order each round."""
    workload = Workload(read_request_pool(stage.urls.database), run_settings.seed)
    measured = Measured(stage, {name: {} for name in (FACADE, ELASTICSEARCH, POSTGRESQL)})
    async with AsyncExitStack() as opened:
        translator = await opened.enter_async_context(targets.open_translator(stage.urls.elasticsearch))
        client = await opened.enter_async_context(
            AsyncElasticsearch(stage.urls.elasticsearch, serializer=OrjsonSerializer(), request_timeout=120)
        )
        await _warm_up(measured, translator, workload, run_settings)
        for number in range(run_settings.rounds):
            for clients in CLIENTS:
                requests = workload.draw(run_settings.questions[clients])
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
    """The engine's virtual machine compiles what is asked often; only then does it show what it can."""
    requests = workload.draw(WARM_REQUESTS)
    for name in (FACADE, ELASTICSEARCH, POSTGRESQL):
        await _measure_block(measured, translator, name, requests, 8, run_settings.seconds_max)


async def _warm_disk_cache(
    measured: Measured, translator: Translator, requests: Sequence[BenchRequest], run_settings: RunSettings
) -> None:
    """What a question needs is read from the disk by whoever is asked it first: here, untimed, of the index as of the
    tables. The caches of the engine are cleared before each block; the system's are what a site in use has."""
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
    """What a target needs beforehand, such as bodies and statements, is ready before the clock starts."""
    stage = measured.stage
    async with AsyncExitStack() as opened:
        target: Target
        if name == FACADE:
            target = await opened.enter_async_context(targets.open_facade(stage.address))
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
        _record_peak_memory(measured)  # while PostgreSQL's connections stand
        return block


def _record_peak_memory(measured: Measured) -> None:
    for name, megabytes in measured.stage.memory_mb().items():
        measured.memory_mb[name] = max(megabytes, measured.memory_mb.get(name, 0.0))


def _compare_counts(measured: Measured, clients: int, requests: Sequence[BenchRequest]) -> None:
    """Whoever answers faster must not have answered something else."""
    facade, engine, postgresql = (
        measured.blocks[name][clients][-1].counts for name in (FACADE, ELASTICSEARCH, POSTGRESQL)
    )
    for request in requests:
        theirs = {FACADE: facade.get(request.key), ELASTICSEARCH: engine.get(request.key)}
        if request.kind in TEXTLESS_KINDS:
            theirs[POSTGRESQL] = postgresql.get(request.key)
        known = {name: count for name, count in theirs.items() if count is not None}
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
    """The page without filters and all its facets, nothing being written: by the API, and by the engine, in turn.

    The engine is asked for all parts in one multi-search with its request cache off; `engine's own` is what it says
    itself that it took.
    """
    (searches,) = (await translator.record_trips([LANDING]))[LANDING.key]
    took: list[float] = []

    lines = _disable_request_cache(searches)

    async def uncached() -> None:
        took.append(float((await client.msearch(searches=lines))["took"]))

    async with targets.open_facade(stage.address) as site:

        async def page() -> None:
            await site.send(LANDING)

        await page()
        await uncached()
        took.clear()
        calls = {FACADE: page, "engine, request cache off": uncached}
        times = await _measure_alternating({name: [call] * LANDING_REPEATS for name, call in calls.items()})
    return {**times, "engine's own": median(took)}


def _disable_request_cache(searches: Sequence[IndexSearch]) -> list[Mapping[str, Any]]:
    """The multi-search with the request cache off where there is one: the engine keeps parts without hits alone."""
    lines: list[Mapping[str, Any]] = []
    for search in searches:
        header, body = build_multi_search_lines([search])
        lines += [{**header, "request_cache": False} if body.get("size") == 0 else header, body]
    return lines


async def _measure_alternating(
    calls: Mapping[str, Sequence[Callable[[], Awaitable[None]]]],
) -> dict[str, float]:
    """Median milliseconds of each, asked in turn: what a machine does besides slows all of them."""
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
    """Median milliseconds of a search by text, of its results alone, and of the calls that are made while one types."""
    drawn = WARM_CALLS + CALLS_REPEATS
    searches = workload.draw_of_kind("text", drawn)
    typed = {
        "spell_check": [str(request.body["course"]) for request in workload.draw_of_kind("typos", drawn)],
        "search": workload.draw_place_prefixes(drawn),
    }
    async with targets.open_facade(stage.address) as site, aiohttp.ClientSession(stage.address) as session:

        def call(method: str, path: str, key: str, text: str) -> Callable[[], Awaitable[None]]:
            return lambda: _call_api(session, method, path, {key: text})

        calls: dict[str, list[Callable[[], Awaitable[None]]]] = {
            RESULTS_BY_TEXT: [_make_call(site, replace(request, call=PAGE)) for request in searches],
            WHOLE_BY_TEXT: [
                _make_call(site, _to_whole_search(request))
                for request in workload.draw_of_kind("text", drawn)
            ],
        }
        for name, (method, path, key) in OTHER_CALLS.items():
            calls[name] = [call(method, path, key, text) for text in typed[key]]
        for each in calls.values():
            for warm_call in each[:WARM_CALLS]:
                await warm_call()
        await client.indices.clear_cache(request=True, query=True)
        return await _measure_alternating({name: each[WARM_CALLS:] for name, each in calls.items()})


def _to_whole_search(request: BenchRequest) -> BenchRequest:
    """The search that the typed call is made for: results, all that stands beside them, and the correction."""
    return BenchRequest(request.kind, UNIFIED_PATH, {**request.payload, "correction": True})


async def _measure_trigrams(stage: Stage, workload: Workload) -> float:
    """Median milliseconds of PostgreSQL's plain way with typos."""
    requests = workload.draw_of_kind("typos", TRIGRAM_REPEATS)
    statements = {request.key: build_trigram_statement(str(request.body["course"])) for request in requests}
    async with targets.open_postgres(stage.urls.database, statements, 1) as target:
        return (
            await _measure_alternating({TRIGRAMS: [_make_call(target, request) for request in requests]})
        )[TRIGRAMS]


async def _call_api(
    session: aiohttp.ClientSession, method: str, path: str, parameters: dict[str, str]
) -> None:
    async with session.request(method, path, params=parameters) as answer:
        answer.raise_for_status()
        await answer.json()


def _make_call(target: Target, request: BenchRequest) -> Callable[[], Awaitable[None]]:
    async def send() -> None:
        await target.send(request)

    return send
