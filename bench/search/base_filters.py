"""Compares the call `base_filters` with Elasticsearch alone: `python -m bench.search.base_filters 200000`.

Each request is sent to the API and to Elasticsearch, in alternating order. Other programs on the machine then slow both
equally. The caches of Elasticsearch are cleared before each request. Then an unmeasured request makes the API read the
version of the index, because a real site reads the version once for many requests.
"""

import argparse
import asyncio
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from statistics import median

from elasticsearch import AsyncElasticsearch

from bench.search import targets
from bench.search.figures import compute_percentile
from bench.search.request_pool import read_request_pool
from bench.search.requests import FACETS, BenchRequest
from bench.search.stage import Stage, console, open_stage
from bench.search.targets import API, ELASTICSEARCH, Target
from bench.search.workload import Workload
from schemas.settings import Settings

RATIO_MAX = 1.5
REQUESTS = 150
WARM_REQUESTS = 100
SEED = 20250119
WITHOUT_FILTERS = BenchRequest("facets", FACETS, {})
"""A request whose response the API has cached, so that the request only reads the version of the index."""


def main() -> int:
    """Print the times. Returns 1 if the median of the API is more than RATIO_MAX times the median of Elasticsearch."""
    parser = argparse.ArgumentParser(prog="python -m bench.search.base_filters", description=__doc__)
    parser.add_argument("courses", type=int)
    parser.add_argument("--requests", type=int, default=REQUESTS)
    arguments = parser.parse_args()
    given = Settings(database_url=None, broker_url=None, elasticsearch_url=None)
    with open_stage(arguments.courses, given, fresh=False) as running:
        times = asyncio.run(_measure(running, arguments.requests))
    for name, each in times.items():
        console.print(
            f"{name}: median {median(each):.1f} ms, 95th percentile {compute_percentile(each, 95):.1f} ms, "
            f"{len(each)} requests"
        )
    ratio = median(times[API]) / median(times[ELASTICSEARCH])
    pairs = [api / alone for api, alone in zip(times[API], times[ELASTICSEARCH], strict=True)]
    console.print(
        f"{API} / {ELASTICSEARCH}: {ratio:.2f} (at most {RATIO_MAX}); median of the pairs {median(pairs):.2f}"
    )
    return 0 if ratio <= RATIO_MAX else 1


async def _measure(stage: Stage, count: int) -> dict[str, list[float]]:
    requests = Workload(read_request_pool(stage.urls.database), SEED).draw_of_kind(
        "facets", WARM_REQUESTS + count
    )
    async with AsyncExitStack() as opened:
        translator = await opened.enter_async_context(targets.open_translator(stage.urls.elasticsearch))
        trips = await translator.record_trips(requests)
        alone = await opened.enter_async_context(targets.open_elasticsearch(stage.urls.elasticsearch, trips))
        site = await opened.enter_async_context(targets.open_api(stage.address))
        client = await opened.enter_async_context(AsyncElasticsearch(stage.urls.elasticsearch))
        both: dict[str, Target] = {API: site, ELASTICSEARCH: alone}
        await _take_turns(both, requests[:WARM_REQUESTS], client)
        return await _take_turns(both, requests[WARM_REQUESTS:], client)


async def _take_turns(
    both: dict[str, Target], requests: Sequence[BenchRequest], client: AsyncElasticsearch
) -> dict[str, list[float]]:
    """Send each request to both targets. Returns the milliseconds of each response by target name."""
    times: dict[str, list[float]] = {name: [] for name in both}
    for number, request in enumerate(requests):
        for name in sorted(both, reverse=bool(number % 2)):
            await client.indices.clear_cache(request=True, query=True)
            await both[API].send(WITHOUT_FILTERS)
            started = time.perf_counter()
            await both[name].send(request)
            times[name].append((time.perf_counter() - started) * 1_000)
    return times


if __name__ == "__main__":
    raise SystemExit(main())
