"""Measures both sites in rounds. In each block both sites get the same requests. The first site alternates."""

from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from statistics import median, quantiles

from elasticsearch import AsyncElasticsearch

from bench.commits.checkout import CheckoutSite
from bench.search import targets
from bench.search.load import Block, run_block
from bench.search.request_pool import read_request_pool
from bench.search.requests import BenchRequest
from bench.search.stage import console
from bench.search.workload import Workload

CLIENTS = (1, 8, 32)
WARM_REQUESTS = 2_000
WAKE_REQUESTS = 50


@dataclass
class Figures:
    """One value per round. median_ms, p95_ms: response times. throughput: responses per second."""

    median_ms: list[float] = field(default_factory=list)
    p95_ms: list[float] = field(default_factory=list)
    throughput: list[float] = field(default_factory=list)
    errors: int = 0


Comparison = dict[int, dict[str, Figures]]
"""Figures by number of clients, then by the name of the site."""


async def compare_sites(
    sites: Sequence[CheckoutSite], rounds: int, requests: int, seconds_max: float, seed: int
) -> tuple[Comparison, list[str]]:
    """Measure both sites. Returns the figures, and the requests for which the sites found different numbers of courses.

    requests: per block at 1 client. Blocks with 8 and 32 clients have 2 and 3 times as many requests.
    """
    workload = Workload(read_request_pool(sites[0].database_url), seed)
    comparison: Comparison = {clients: {site.name: Figures() for site in sites} for clients in CLIENTS}
    differences: list[str] = []
    warm = workload.draw(WARM_REQUESTS)
    drawn = [_draw_round(workload, requests) for _ in range(rounds)]
    for site in sites:
        await _run_block(site, warm, 8, seconds_max)
    for number, round_requests in enumerate(drawn):
        for clients, (block_requests, *wake_requests) in round_requests.items():
            blocks = {
                site.name: await _measure(site, block_requests, wake, clients, seconds_max)
                for site, wake in zip(sites if number % 2 == 0 else sites[::-1], wake_requests, strict=True)
            }
            for name, block in blocks.items():
                _add(comparison[clients][name], block)
            differences += _list_differences(block_requests, list(blocks.values()))
            shown = "; ".join(
                f"{name} {comparison[clients][name].median_ms[-1]:.1f} ms" for name in sorted(blocks)
            )
            console.print(f"  Round {number + 1}, {clients} clients: {shown}")
    return comparison, differences


def _draw_round(workload: Workload, requests: int) -> dict[int, tuple[list[BenchRequest], ...]]:
    """By number of clients: the requests of the block, and the requests that wake each of the two sites.

    All rounds are drawn before the first one, because a catalogue has a limited number of different requests.
    """
    return {
        clients: (
            workload.draw(requests * factor),
            workload.draw(WAKE_REQUESTS),
            workload.draw(WAKE_REQUESTS),
        )
        for factor, clients in enumerate(CLIENTS, start=1)
    }


async def _measure(
    site: CheckoutSite,
    requests: Sequence[BenchRequest],
    wake: Sequence[BenchRequest],
    clients: int,
    seconds_max: float,
) -> Block:
    """Clear the caches of Elasticsearch and measure one block. No block profits from the requests of another block."""
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


def _add(figures: Figures, block: Block) -> None:
    milliseconds = [each for kind in block.milliseconds.values() for each in kind]
    figures.median_ms.append(median(milliseconds))
    figures.p95_ms.append(quantiles(milliseconds, n=20)[-1])
    figures.throughput.append(block.response_count / block.seconds)
    figures.errors += sum(block.errors.values())


def _list_differences(requests: Sequence[BenchRequest], blocks: Sequence[Block]) -> list[str]:
    return [
        f"{request.key}: {counts}"
        for request in requests
        for counts in [{block.counts[request.key] for block in blocks if request.key in block.counts}]
        if len(counts) > 1
    ]
