"""Measures two sites in rounds. A round has blocks of requests. Both sites get the same requests in each block.

The site that is measured first alternates from round to round.
"""

from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from statistics import median, quantiles

from elasticsearch import AsyncElasticsearch

from bench.commits.checkout import CheckoutSite
from bench.search import targets
from bench.search.load import Block, run_block
from bench.search.request_pool import read_request_pool
from bench.search.requests import BenchRequest
from bench.search.stage import console
from bench.search.typing_calls import CALLS, draw_call_texts, measure_call
from bench.search.workload import Workload

CLIENTS = (1, 8, 32)
ALL_REQUESTS, WITH_TEXT, WITHOUT_TEXT = "all", "with text", "without text"
REQUEST_GROUPS = (ALL_REQUESTS, WITH_TEXT, WITHOUT_TEXT)
WARM_REQUESTS = 2_000
WAKE_REQUESTS = 50
"""The number of unmeasured requests before each block. An idle site responds slowly at first."""


@dataclass
class Figures:
    """The measurements of one site. Each list has one value per round."""

    median_ms: list[float] = field(default_factory=list)
    p95_ms: list[float] = field(default_factory=list)
    throughput: list[float] = field(default_factory=list)
    """Responses per second in each round. Only measured for ALL_REQUESTS, otherwise empty."""
    errors: int = 0
    """The number of failed requests in all rounds. Only counted for ALL_REQUESTS, otherwise 0."""


Comparison = dict[tuple[int, str], dict[str, Figures]]
"""The figures of each site: `comparison[8, "with text"]["this checkout"]`.

The outer key is a pair: the number of clients, and a value of REQUEST_GROUPS or a key of CALLS. The inner key is the
site name.
"""


@dataclass(frozen=True)
class RunSettings:
    rounds: int
    requests: int
    """The number of requests of a block with 1 client. Blocks with 8 and 32 clients have 2 and 3 times as many."""
    seconds_max: float
    """A block stops sending requests after this time, in seconds."""
    seed: int
    sentence_share: float
    """The share of texts that are whole sentences, from 0 to 1."""


async def compare_sites(
    sites: Sequence[CheckoutSite], run_settings: RunSettings
) -> tuple[Comparison, list[str]]:
    """Measure both sites. Returns the figures, and the requests for which the sites find different totals."""
    workload = Workload(
        read_request_pool(sites[0].database_url),
        run_settings.seed,
        sentence_share=run_settings.sentence_share,
    )
    names = [site.name for site in sites]
    groups = [(clients, group) for clients in CLIENTS for group in REQUEST_GROUPS] + [
        (1, call) for call in CALLS
    ]
    comparison: Comparison = {key: {name: Figures() for name in names} for key in groups}
    differences: list[str] = []
    warm = workload.draw(WARM_REQUESTS)
    drawn = [_draw_round(workload, run_settings.requests) for _ in range(run_settings.rounds)]
    texts = [draw_call_texts(workload) for _ in range(run_settings.rounds)]
    for site in sites:
        await _run_block(site, warm, 8, run_settings.seconds_max)
    for number, (round_requests, round_texts) in enumerate(zip(drawn, texts, strict=True)):
        order = sites if number % 2 == 0 else sites[::-1]
        for clients, (block_requests, *wake_requests) in round_requests.items():
            blocks = {
                site.name: await _measure(site, block_requests, wake, clients, run_settings.seconds_max)
                for site, wake in zip(order, wake_requests, strict=True)
            }
            _add_blocks(comparison, clients, blocks)
            differences += _list_differences(block_requests, list(blocks.values()))
            _print_medians(comparison, number, (clients, ALL_REQUESTS))
        for call in CALLS:
            for site in order:
                times = await measure_call(site.address, call, round_texts[call])
                _add(comparison[1, call][site.name], times)
            _print_medians(comparison, number, (1, call))
    return comparison, differences


def _print_medians(comparison: Comparison, number: int, key: tuple[int, str]) -> None:
    clients, group = key
    shown = "; ".join(
        f"{name} {figures.median_ms[-1]:.1f} ms" for name, figures in sorted(comparison[key].items())
    )
    console.print(f"  Round {number + 1}, {clients} clients, {group}: {shown}")


def _draw_round(workload: Workload, requests: int) -> dict[int, tuple[list[BenchRequest], ...]]:
    """Draw the requests of one round by number of clients.

    Each value contains the measured requests of the block, then the unmeasured requests for each of the two sites.
    """
    return {
        clients: (
            [_name_group(request) for request in workload.draw(requests * factor)],
            workload.draw(WAKE_REQUESTS),
            workload.draw(WAKE_REQUESTS),
        )
        for factor, clients in enumerate(CLIENTS, start=1)
    }


def _name_group(request: BenchRequest) -> BenchRequest:
    """Return a copy of the request with the kind WITH_TEXT or WITHOUT_TEXT."""
    return replace(request, kind=WITH_TEXT if request.body.get("course") else WITHOUT_TEXT)


async def _measure(
    site: CheckoutSite,
    requests: Sequence[BenchRequest],
    wake: Sequence[BenchRequest],
    clients: int,
    seconds_max: float,
) -> Block:
    """Send the unmeasured `wake` requests, clear the caches of Elasticsearch, and measure one block."""
    await _run_block(site, wake, clients, seconds_max)
    async with AsyncElasticsearch(site.elasticsearch_url, request_timeout=120) as client:
        await client.indices.clear_cache(request=True, query=True)
    return await _run_block(site, requests, clients, seconds_max)


async def _run_block(
    site: CheckoutSite, requests: Sequence[BenchRequest], clients: int, seconds_max: float
) -> Block:
    async with AsyncExitStack() as opened:
        target = await opened.enter_async_context(targets.open_api(site.address))
        return await run_block(target, requests, clients, seconds_max)


def _add_blocks(comparison: Comparison, clients: int, blocks: dict[str, Block]) -> None:
    for name, block in blocks.items():
        every = [each for kind in block.milliseconds.values() for each in kind]
        figures = comparison[clients, ALL_REQUESTS][name]
        _add(figures, every)
        figures.throughput.append(block.response_count / block.seconds)
        figures.errors += sum(block.errors.values())
        for group in (WITH_TEXT, WITHOUT_TEXT):
            _add(comparison[clients, group][name], block.milliseconds[group])


def _add(figures: Figures, milliseconds: Sequence[float]) -> None:
    figures.median_ms.append(median(milliseconds))
    figures.p95_ms.append(quantiles(milliseconds, n=20)[-1])


def _list_differences(requests: Sequence[BenchRequest], blocks: Sequence[Block]) -> list[str]:
    return [
        f"{request.key}: {counts}"
        for request in requests
        for counts in [{block.counts[request.key] for block in blocks if request.key in block.counts}]
        if len(counts) > 1
    ]
