"""Compares the site with Elasticsearch under repeated requests: `python -m bench.site_traffic 1000000`.

The requests repeat by Zipf's law, and courses are edited at the same time. Both targets get the same requests and may
use all their caches. `bench/README.md` describes the requests and the limit.
"""

import argparse
import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from statistics import median

from bench.search import targets
from bench.search.figures import compute_percentile
from bench.search.load import Block, run_block
from bench.search.request_pool import read_request_pool
from bench.search.requests import BenchRequest
from bench.search.stage import Stage, console, open_stage
from bench.search.targets import API, ELASTICSEARCH, Target
from bench.search.workload import Workload
from bench.site_traffic.draws import RepeatedRequests, compute_repeated_share, draw_ranked_requests
from bench.site_traffic.edits import edit_courses
from schemas.settings import ELASTICSEARCH_HEAP_MB, Settings

RATIO_MIN = 2.0
"""The smallest allowed ratio: responses per second of the site divided by those of Elasticsearch."""
SEED = 20250119
WARM_REQUESTS = 1_000


@dataclass(frozen=True)
class RunSettings:
    clients: int
    rounds: int
    requests: int  # The requests of a block.
    seconds: float  # After this time, a block stops sending requests.
    distinct: int
    exponent: float
    seconds_between_edits: float


def main() -> int:
    """Print the figures. Returns 1 if the ratio is below RATIO_MIN, a request fails or the counts differ."""
    courses, heap, run_settings = _parse_arguments()
    given = Settings(database_url=None, broker_url=None, elasticsearch_url=None, elasticsearch_heap_mb=heap)
    with open_stage(courses, given, fresh=False) as running:
        rounds = asyncio.run(_measure(running, run_settings))
    ratios = [_compute_rate(each[API]) / _compute_rate(each[ELASTICSEARCH]) for each in rounds]
    errors = sum(block.errors.total() for each in rounds for block in each.values())
    differences = [key for each in rounds for key in _find_different_counts(each)]
    console.print(
        f"{API} / {ELASTICSEARCH}, responses per second: {median(ratios):.2f} (at least {RATIO_MIN})"
    )
    console.print(f"{errors} errors, {len(differences)} requests with different counts")
    for difference in differences[:10]:
        console.print(f"  {difference}")
    return int(median(ratios) < RATIO_MIN or bool(errors) or bool(differences))


async def _measure(stage: Stage, run_settings: RunSettings) -> list[dict[str, Block]]:
    """Run the rounds. Each round sends the same requests to both targets, and the order of the targets alternates."""
    workload = Workload(read_request_pool(stage.urls.database), SEED)
    warm = workload.draw(WARM_REQUESTS)
    repeated = RepeatedRequests(
        draw_ranked_requests(workload, run_settings.distinct), SEED, run_settings.exponent
    )
    rounds: list[dict[str, Block]] = []
    async with AsyncExitStack() as opened:
        translator = await opened.enter_async_context(targets.open_translator(stage.urls.elasticsearch))
        site = await opened.enter_async_context(targets.open_api(stage.address))
        await run_block(site, warm, run_settings.clients, run_settings.seconds)
        for number in range(run_settings.rounds):
            requests = repeated.draw(run_settings.requests)
            trips = await translator.record_trips(list({each.key: each for each in requests}.values()))
            async with targets.open_elasticsearch(stage.urls.elasticsearch, trips) as alone:
                both: dict[str, Target] = {API: site, ELASTICSEARCH: alone}
                blocks: dict[str, Block] = {}
                for name in sorted(both, reverse=bool(number % 2)):
                    blocks[name] = await _run_block(stage, name, both[name], requests, run_settings)
                rounds.append(blocks)
    return rounds


async def _run_block(
    stage: Stage, name: str, target: Target, requests: Sequence[BenchRequest], run_settings: RunSettings
) -> Block:
    # The first edit makes the results in all caches invalid.
    with edit_courses(stage.urls, run_settings.seconds_between_edits, SEED) as edits:
        block = await run_block(target, requests, run_settings.clients, run_settings.seconds)
    sent = requests[: block.response_count]
    times = [each for kind in block.milliseconds.values() for each in kind]
    console.print(
        f"  {name}: {_compute_rate(block):,.0f}/s of {block.response_count:,}, median {median(times):.1f} ms, "
        f"95th percentile {compute_percentile(times, 95):.1f} ms; "
        f"{compute_repeated_share(sent):.0%} sent before, {edits.count} edits"
    )
    return block


def _compute_rate(block: Block) -> float:
    return block.response_count / block.seconds


def _find_different_counts(blocks: dict[str, Block]) -> list[str]:
    """Describe the requests for which the targets found different numbers of courses."""
    alone = blocks[ELASTICSEARCH].counts
    return [
        f"{key}: {API} {count}, {ELASTICSEARCH} {alone[key]}"
        for key, count in blocks[API].counts.items()
        if alone.get(key, count) != count
    ]


def _parse_arguments() -> tuple[int, int, RunSettings]:
    parser = argparse.ArgumentParser(prog="python -m bench.site_traffic", description=__doc__)
    add = parser.add_argument
    add("courses", nargs="?", type=int, default=1_000_000)
    add("--heap", type=int, default=ELASTICSEARCH_HEAP_MB, help="heap of Elasticsearch in megabytes")
    add("--clients", type=int, default=32)
    add("--rounds", type=int, default=3)
    add("--requests", type=int, default=20_000, help="requests of a block")
    add("--seconds", type=float, default=60.0, help="a block sends no requests after this time")
    add("--distinct", type=int, default=10_000, help="different requests that are drawn from")
    add("--exponent", type=float, default=1.0, help="exponent of Zipf's law")
    add("--edit-seconds", type=float, default=60.0, help="time between two edits of courses")
    given = parser.parse_args()
    return (
        given.courses,
        given.heap,
        RunSettings(
            given.clients,
            given.rounds,
            given.requests,
            given.seconds,
            given.distinct,
            given.exponent,
            given.edit_seconds,
        ),
    )


if __name__ == "__main__":
    raise SystemExit(main())
