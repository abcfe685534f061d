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
from bench.search.load import Block, run
from bench.search.peer import trigram_statement
from bench.search.stage import Stage, console
from bench.search.targets import ENGINE, FACADE, POSTGRESQL, Target, Translator
from bench.search.workload import PAGE, TYPED_CALL, Ask, Workload, pool_of
from schemas.filters.declarations import FacetName
from search.elasticsearch_access.client import IndexSearch, build_multi_search_lines

CLIENTS = (1, 8, 32)
TEXTLESS_KINDS = frozenset({"landing", "filters", "place", "sorted", "deep pages"})
"""Kinds of which PostgreSQL must find exactly as many courses; of texts each has its own notion."""

LANDING = Ask("landing page", TYPED_CALL, {"facets": [*FacetName]})
"""What everybody asks who has chosen nothing, with every facet there is."""
LANDING_REPEATS = 40
CALLS_REPEATS = 200
TRIGRAM_REPEATS = 40
RESULTS_BY_TEXT, WHOLE_BY_TEXT = "results by text", "search by text"
TRIGRAMS = "PostgreSQL, typos by the trigrams of whole rows"
WARM_QUESTIONS = 2_000
WAKING_QUESTIONS = 50
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
class Effort:
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


async def measure(stage: Stage, effort: Effort) -> Measured:
    """Ask all three the same questions in turn, in another order each round."""
    workload = Workload(pool_of(stage.urls.database), effort.seed)
    measured = Measured(stage, {name: {} for name in (FACADE, ENGINE, POSTGRESQL)})
    async with AsyncExitStack() as opened:
        translator = await opened.enter_async_context(targets.translator(stage.urls.elasticsearch))
        client = await opened.enter_async_context(
            AsyncElasticsearch(stage.urls.elasticsearch, serializer=OrjsonSerializer(), request_timeout=120)
        )
        await _warm_up(measured, translator, workload, effort)
        for number in range(effort.rounds):
            for clients in CLIENTS:
                asks = workload.draw(effort.questions[clients])
                await _read_once(measured, translator, asks, effort)
                names = list(measured.blocks)
                for name in names[number % 3 :] + names[: number % 3]:
                    waking = workload.draw(WAKING_QUESTIONS)
                    await _block(measured, translator, name, waking, clients, effort.seconds_max)
                    await client.indices.clear_cache(request=True, query=True)
                    block = await _block(measured, translator, name, asks, clients, effort.seconds_max)
                    measured.blocks[name].setdefault(clients, []).append(block)
                _compare(measured, clients, asks)
                _tell_round(measured, number, clients)
        measured.landing = await _landing(stage, translator, client)
        measured.calls = await _single_calls(stage, workload, client)
        measured.calls[TRIGRAMS] = await _trigrams(stage, workload)
    return measured


async def _warm_up(measured: Measured, translator: Translator, workload: Workload, effort: Effort) -> None:
    """The engine's virtual machine compiles what is asked often; only then does it show what it can."""
    asks = workload.draw(WARM_QUESTIONS)
    for name in (FACADE, ENGINE, POSTGRESQL):
        await _block(measured, translator, name, asks, 8, effort.seconds_max)


async def _read_once(measured: Measured, translator: Translator, asks: Sequence[Ask], effort: Effort) -> None:
    """What a question needs is read from the disk by whoever is asked it first: here, untimed, of the index as of the
    tables. The caches of the engine are cleared before each block; the system's are what a site in use has."""
    for name in (ENGINE, POSTGRESQL):
        await _block(measured, translator, name, asks, 8, effort.seconds_max)


async def _block(
    measured: Measured,
    translator: Translator,
    name: str,
    asks: Sequence[Ask],
    clients: int,
    seconds_max: float,
) -> Block:
    """What a target needs beforehand, such as bodies and statements, is ready before the clock starts."""
    stage = measured.stage
    async with AsyncExitStack() as opened:
        target: Target
        if name == FACADE:
            target = await opened.enter_async_context(targets.facade(stage.address))
        elif name == ENGINE:
            trips = await translator.trips(asks)
            target = await opened.enter_async_context(targets.engine(stage.urls.elasticsearch, trips))
        else:
            statements = translator.statements(asks)
            target = await opened.enter_async_context(
                targets.postgres(stage.urls.database, statements, clients)
            )
        block = await run(target, asks, clients, seconds_max)
        _keep_peaks(measured)  # while PostgreSQL's connections stand
        return block


def _keep_peaks(measured: Measured) -> None:
    for name, megabytes in measured.stage.memory_mb().items():
        measured.memory_mb[name] = max(megabytes, measured.memory_mb.get(name, 0.0))


def _compare(measured: Measured, clients: int, asks: Sequence[Ask]) -> None:
    """Whoever answers faster must not have answered something else."""
    facade, engine, postgresql = (
        measured.blocks[name][clients][-1].counts for name in (FACADE, ENGINE, POSTGRESQL)
    )
    for ask in asks:
        theirs = {FACADE: facade.get(ask.key), ENGINE: engine.get(ask.key)}
        if ask.kind in TEXTLESS_KINDS:
            theirs[POSTGRESQL] = postgresql.get(ask.key)
        known = {name: count for name, count in theirs.items() if count is not None}
        if len(set(known.values())) > 1:
            measured.disagreements.append(f"{ask.key}: {known}")


def _tell_round(measured: Measured, number: int, clients: int) -> None:
    shown = []
    for name, by_clients in measured.blocks.items():
        block = by_clients[clients][-1]
        latencies = [each for kind in block.milliseconds.values() for each in kind]
        shown.append(
            f"{name} {median(latencies):,.1f} ms, {block.answered / block.seconds:,.0f}/s of {block.answered}"
            if latencies
            else f"{name} nothing answered"
        )
        shown[-1] += f", {sum(block.errors.values())} errors" if block.errors else ""
    console.print(f"  Round {number + 1}, {clients} client{'s' if clients > 1 else ''}: " + "; ".join(shown))


async def _landing(stage: Stage, translator: Translator, client: AsyncElasticsearch) -> dict[str, float]:
    """The page without filters and all its facets, nothing being written: by the API, and by the engine, in turn.

    The engine is asked for all parts in one multi-search with its request cache off; `engine's own` is what it says
    itself that it took.
    """
    (searches,) = (await translator.trips([LANDING]))[LANDING.key]
    took: list[float] = []

    lines = _without_cache(searches)

    async def uncached() -> None:
        took.append(float((await client.msearch(searches=lines))["took"]))

    async with targets.facade(stage.address) as site:

        async def page() -> None:
            await site.ask(LANDING)

        await page()
        await uncached()
        took.clear()
        asked = {FACADE: page, "engine, request cache off": uncached}
        times = await _in_turn({name: [ask] * LANDING_REPEATS for name, ask in asked.items()})
    return {**times, "engine's own": median(took)}


def _without_cache(searches: Sequence[IndexSearch]) -> list[Mapping[str, Any]]:
    """The multi-search with the request cache off where there is one: the engine keeps parts without hits alone."""
    lines: list[Mapping[str, Any]] = []
    for search in searches:
        header, body = build_multi_search_lines([search])
        lines += [{**header, "request_cache": False} if body.get("size") == 0 else header, body]
    return lines


async def _in_turn(asked: Mapping[str, Sequence[Callable[[], Awaitable[None]]]]) -> dict[str, float]:
    """Median milliseconds of each, asked in turn: what a machine does besides slows all of them."""
    times: dict[str, list[float]] = {name: [] for name in asked}
    for turn in zip(*asked.values(), strict=True):
        for name, ask in zip(asked, turn, strict=True):
            started = time.perf_counter()
            await ask()
            times[name].append((time.perf_counter() - started) * 1_000)
    return {name: median(each) for name, each in times.items()}


async def _single_calls(stage: Stage, workload: Workload, client: AsyncElasticsearch) -> dict[str, float]:
    """Median milliseconds of a search by text, of its results alone, and of the calls that are made while one types."""
    drawn = WARM_CALLS + CALLS_REPEATS
    searches = workload.draw_kind("text", drawn)
    typed = {
        "spell_check": [str(ask.body["course"]) for ask in workload.draw_kind("typos", drawn)],
        "search": workload.half_typed_places(drawn),
    }
    async with targets.facade(stage.address) as site, aiohttp.ClientSession(stage.address) as session:

        def call(method: str, path: str, key: str, text: str) -> Callable[[], Awaitable[None]]:
            return lambda: _get(session, method, path, {key: text})

        calls: dict[str, list[Callable[[], Awaitable[None]]]] = {
            RESULTS_BY_TEXT: [_search(site, replace(ask, call=PAGE)) for ask in searches],
            WHOLE_BY_TEXT: [_search(site, _whole(ask)) for ask in workload.draw_kind("text", drawn)],
        }
        for name, (method, path, key) in OTHER_CALLS.items():
            calls[name] = [call(method, path, key, text) for text in typed[key]]
        for each in calls.values():
            for ask in each[:WARM_CALLS]:
                await ask()
        await client.indices.clear_cache(request=True, query=True)
        return await _in_turn({name: each[WARM_CALLS:] for name, each in calls.items()})


def _whole(ask: Ask) -> Ask:
    """The search that the typed call is made for: results, all that stands beside them, and the correction."""
    return Ask(ask.kind, TYPED_CALL, {**ask.posted, "correction": True})


async def _trigrams(stage: Stage, workload: Workload) -> float:
    """Median milliseconds of PostgreSQL's plain way with typos."""
    asks = workload.draw_kind("typos", TRIGRAM_REPEATS)
    statements = {ask.key: trigram_statement(str(ask.body["course"])) for ask in asks}
    async with targets.postgres(stage.urls.database, statements, 1) as target:
        return (await _in_turn({TRIGRAMS: [_search(target, ask) for ask in asks]}))[TRIGRAMS]


async def _get(session: aiohttp.ClientSession, method: str, path: str, parameters: dict[str, str]) -> None:
    async with session.request(method, path, params=parameters) as answer:
        answer.raise_for_status()
        await answer.json()


def _search(target: Target, ask: Ask) -> Callable[[], Awaitable[None]]:
    async def asked() -> None:
        await target.ask(ask)

    return asked
