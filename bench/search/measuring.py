"""Measures one catalogue size: blocks of requests in rounds, then the landing page, then single calls.

The targets of the requests are the API, Elasticsearch alone, and usually PostgreSQL.
"""

from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from statistics import median

from elasticsearch import AsyncElasticsearch, OrjsonSerializer

from bench.search import targets
from bench.search.load import Block, run_block
from bench.search.postgresql.counts import count_courses
from bench.search.request_pool import read_request_pool
from bench.search.requests import BenchRequest
from bench.search.single_calls import TRIGRAMS, measure_landing, measure_single_calls, measure_trigrams
from bench.search.stage import Stage, console
from bench.search.targets import API, ELASTICSEARCH, POSTGRESQL, RequestFailed, Target, Translator
from bench.search.workload import Workload

CLIENTS = (1, 8, 32)
TEXTLESS_KINDS = frozenset({"landing", "filters", "place", "sorted", "deep pages"})
"""Kinds of requests without a text. For these kinds, PostgreSQL must find the same number of courses as the API."""
COUNTED_REQUESTS: Mapping[str, int] = {"filters": 120, "place": 50, "sorted": 30}
"""The number of requests by kind whose courses PostgreSQL counts, if it is not a target."""

WARM_REQUESTS = 2_000
WAKE_REQUESTS = 50
"""The number of unmeasured requests before each block. These requests wake the target, which was idle before."""


@dataclass(frozen=True)
class RunSettings:
    rounds: int
    requests: Mapping[int, int]  # The requests of a block, by number of clients.
    seconds_max: float  # After this time, a block stops sending requests.
    seed: int
    with_postgresql: bool = True
    """False to measure only the API and Elasticsearch. Then PostgreSQL only counts COUNTED_REQUESTS."""

    @property
    def targets(self) -> tuple[str, ...]:
        return (API, ELASTICSEARCH, POSTGRESQL) if self.with_postgresql else (API, ELASTICSEARCH)


@dataclass
class Measured:
    """The measurements of one catalogue size."""

    stage: Stage
    blocks: dict[str, dict[int, list[Block]]]
    """One block per round. The keys are the target name and the number of clients."""
    landing: dict[str, float] = field(default_factory=dict)  # milliseconds, by target name
    calls: dict[str, float] = field(default_factory=dict)  # milliseconds, by call name
    memory_mb: dict[str, float] = field(default_factory=dict)  # the peak, by service name
    counted_requests: int = 0
    """The number of requests whose courses PostgreSQL has counted, if it was not a target."""
    disagreements: list[str] = field(default_factory=list)
    """The requests for which the targets find different numbers of courses."""


async def measure(stage: Stage, run_settings: RunSettings) -> Measured:
    """Send the same requests to each target. Each round starts with another target."""
    workload = Workload(read_request_pool(stage.urls.database), run_settings.seed)
    measured = Measured(stage, {name: {} for name in run_settings.targets})
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
                first = number % len(names)
                for name in names[first:] + names[:first]:
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
        measured.landing = await measure_landing(stage, translator, client)
        measured.calls = await measure_single_calls(stage, workload, client)
        if run_settings.with_postgresql:
            measured.calls[TRIGRAMS] = await measure_trigrams(stage, workload)
        else:
            await _compare_with_counts(measured, translator, workload)
    return measured


async def _warm_up(
    measured: Measured, translator: Translator, workload: Workload, run_settings: RunSettings
) -> None:
    """Send unmeasured requests, so that the Java virtual machine of Elasticsearch compiles the search code."""
    requests = workload.draw(WARM_REQUESTS)
    for name in run_settings.targets:
        await _measure_block(measured, translator, name, requests, 8, run_settings.seconds_max)


async def _warm_disk_cache(
    measured: Measured, translator: Translator, requests: Sequence[BenchRequest], run_settings: RunSettings
) -> None:
    """Send the requests once without measurement. Otherwise only the first measured target would read from the disk."""
    for name in run_settings.targets[1:]:
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
    for request in requests:
        counts = {
            name: by_clients[clients][-1].counts.get(request.key)
            for name, by_clients in measured.blocks.items()
            if name != POSTGRESQL or request.kind in TEXTLESS_KINDS
        }
        known = {name: count for name, count in counts.items() if count is not None}
        if len(set(known.values())) > 1:
            measured.disagreements.append(f"{request.key}: {known}")


async def _compare_with_counts(measured: Measured, translator: Translator, workload: Workload) -> None:
    """Record the requests for which the API and PostgreSQL find different numbers of courses."""
    requests = [
        request for kind, count in COUNTED_REQUESTS.items() for request in workload.draw_of_kind(kind, count)
    ]
    queries = {request.key: translator.parse(request) for request in requests}
    expected = count_courses(measured.stage.urls.database, queries)
    async with targets.open_api(measured.stage.address) as api:
        for request in requests:
            try:
                count = await api.send(request)
            except RequestFailed as error:
                measured.disagreements.append(f"{request.key}: {error}")
                continue
            if count != expected[request.key]:
                measured.disagreements.append(
                    f"{request.key}: {{{API!r}: {count}, {POSTGRESQL!r}: {expected[request.key]}}}"
                )
    measured.counted_requests = len(requests)


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
