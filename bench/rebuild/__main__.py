"""Measures searches during a full rebuild: `python -m bench.rebuild [COURSES …]`.

The benchmark sends searches at a steady rate before and during the rebuild. A rebuild replaces the current set of
indices by a new set, which is called a generation. A run fails in these cases:

- A search fails, or a response mixes two generations.
- All responses come from one generation.
- The 95th percentile of the response times more than doubles.
- The memory of a role is more than 25 % larger with the largest catalogue than with the smallest one.
- No process leads the rebuild or, without searches and with a large catalogue, no second process loads documents.
"""

import argparse
import asyncio
import time
from collections.abc import Iterator
from dataclasses import dataclass

from rich.table import Table

from bench.memory import HELPERS_EXPECTED_FROM_COURSES, Peaks, Role, compute_growth, record_peaks
from bench.rebuild.marker import Marker, change_unindexed_rows
from bench.rebuild.open_loop import ResponseTimes, send_steadily
from bench.search.figures import compute_percentile
from bench.search.request_pool import read_request_pool
from bench.search.requests import BenchRequest
from bench.search.stage import SearchTables, Stage, console, open_stage
from bench.search.workload import Workload
from bench.workers import rebuild_by_workers, run_workers
from schemas.settings import ELASTICSEARCH_HEAP_MB, Settings

COURSES = (50_000, 200_000)
REQUESTS_PER_SECOND = 20.0
SECONDS = 60.0
WARM_SECONDS = 30.0
SEED = 20250119
SLOWDOWN_MAX = 2.0
MEMORY_GROWTH_MAX = 1.25
POSTGRES_SHARED_BUFFERS_MB = 256


@dataclass
class Measured:
    """The results of one rebuild."""

    courses: int
    seconds: float
    """The duration of the rebuild."""
    peaks: Peaks
    marker: Marker
    before: ResponseTimes | None = None
    """The response times before the rebuild. None if the run has no searches."""
    during: ResponseTimes | None = None
    """The response times during the rebuild. None if the run has no searches."""

    @property
    def slowdown(self) -> float:
        assert self.before is not None
        assert self.during is not None
        return compute_percentile(self.during.milliseconds, 95) / compute_percentile(
            self.before.milliseconds, 95
        )


def main() -> int:
    """Print the results. Returns 1 if a check fails."""
    arguments = _parse_arguments()
    measured = []
    for courses in arguments.courses:
        settings = Settings(
            database_url=None,
            broker_url=None,
            elasticsearch_url=None,
            elasticsearch_heap_mb=arguments.heap,
            postgres_shared_buffers_mb=POSTGRES_SHARED_BUFFERS_MB,
        )
        console.print(f"[bold]{courses:,} courses[/bold]")
        tables = SearchTables.NONE if arguments.unsearched else SearchTables.ALL
        with open_stage(courses, settings, fresh=False, search_tables=tables) as running:
            measured.append(asyncio.run(_measure(running, arguments)))
            _print_result(measured[-1])
    passed = [*map(_check_result, measured), _check_memory_growth(measured)]
    return 0 if all(passed) else 1


async def _measure(running: Stage, arguments: argparse.Namespace) -> Measured:
    marker = change_unindexed_rows(running.urls.database)
    with (
        run_workers(running.var, running.urls) as worker,
        record_peaks(worker.children[0].pid, running.urls.database) as peaks,
    ):
        if arguments.unsearched:
            started = time.perf_counter()
            await asyncio.to_thread(rebuild_by_workers, running.urls)
            return Measured(running.courses, time.perf_counter() - started, peaks, marker)
        requests = _draw_requests(running.urls.database)
        await _send_for(running, requests, arguments.rate, WARM_SECONDS)
        before = await _send_for(running, requests, arguments.rate, arguments.seconds)
        stop = asyncio.Event()
        sending = asyncio.create_task(send_steadily(running.address, requests, arguments.rate, stop, marker))
        started = time.perf_counter()
        await asyncio.to_thread(rebuild_by_workers, running.urls)
        seconds = time.perf_counter() - started
        await asyncio.sleep(2)  # Measure the first responses of the new generation as well.
        stop.set()
        return Measured(running.courses, seconds, peaks, marker, before, await sending)


async def _send_for(
    running: Stage, requests: Iterator[BenchRequest], rate: float, seconds: float
) -> ResponseTimes:
    stop = asyncio.Event()
    asyncio.get_running_loop().call_later(seconds, stop.set)
    return await send_steadily(running.address, requests, rate, stop)


def _draw_requests(database_url: str) -> Iterator[BenchRequest]:
    """Draw an endless sequence of different requests."""
    workload = Workload(read_request_pool(database_url), SEED)
    while True:
        yield from workload.draw(200)


def _print_result(found: Measured) -> None:
    table = Table(box=None, show_header=False)
    table.add_row(
        "Rebuild", f"{found.seconds:.1f} s, {found.courses / found.seconds:,.0f} courses per second"
    )
    table.add_row(
        "Memory of the workers",
        str(found.peaks),
    )
    for title, responses in (("Searches before", found.before), ("Searches during", found.during)):
        if responses is not None:
            times = [compute_percentile(responses.milliseconds, share) for share in (50, 95, 99)]
            table.add_row(
                title,
                f"{len(responses.milliseconds):,} responses, median {times[0]:,.0f} ms, p95 {times[1]:,.0f} ms, "
                f"p99 {times[2]:,.0f} ms; {sum(responses.errors.values())} failed",
            )
    if found.during is not None:
        table.add_row("p95, during to before", f"{found.slowdown:.2f} (at most {SLOWDOWN_MAX})")
        table.add_row(
            "Responses by generation",
            f"{sorted(found.marker.seen.values())}, mixed: {len(found.marker.mixed)}",
        )
    console.print(table)


def _check_result(found: Measured) -> bool:
    """Print each failed check. Returns True if no check failed.

    A run without searches also requires a second process that loads documents, unless the catalogue is small.
    """
    broken: list[str] = [] if found.peaks.list_processes(Role.LEADER) else ["no leader process was found"]
    if found.before is None or found.during is None:
        alone = found.courses >= HELPERS_EXPECTED_FROM_COURSES and not found.peaks.list_processes(Role.HELPER)
        broken += ["no process helped"] if alone else []
    else:
        broken += [f"failed: {each}" for each in (found.before.errors | found.during.errors)]
        broken += found.marker.mixed[:5]
        if 0 in found.marker.seen.values():
            broken.append("all responses came from one generation")
        if found.slowdown > SLOWDOWN_MAX:
            broken.append(f"searches were {found.slowdown:.2f} times as slow")
    for each in broken:
        console.print(f"[red]{found.courses:,} courses: {each}[/red]")
    return not broken


def _check_memory_growth(measured: list[Measured]) -> bool:
    """Compare the memory of each role between the largest and the smallest catalogue."""
    by_size = sorted(measured, key=lambda each: each.courses)
    grown = compute_growth(by_size[0].peaks, by_size[-1].peaks)
    for role, times in grown.items() if len(by_size) > 1 else ():
        console.print(
            f"Memory of the {role} at {by_size[-1].courses:,} courses is {times:.2f} times that at "
            f"{by_size[0].courses:,} (at most {MEMORY_GROWTH_MAX})"
        )
    return all(times <= MEMORY_GROWTH_MAX for times in grown.values())


def _parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.rebuild", description=__doc__)
    add = parser.add_argument
    add(
        "courses",
        nargs="*",
        type=int,
        default=COURSES,
        help="catalogue sizes, for example 50000 1000000",
    )
    add("--rate", type=float, default=REQUESTS_PER_SECOND, help="searches per second")
    add("--seconds", type=float, default=SECONDS, help="seconds of searches before the rebuild")
    add("--unsearched", action="store_true", help="send no searches: measure only time and memory")
    add("--heap", type=int, default=ELASTICSEARCH_HEAP_MB, help="Elasticsearch's heap in megabytes")
    return parser.parse_args()


if __name__ == "__main__":
    raise SystemExit(main())
