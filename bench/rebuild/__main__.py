"""`python -m bench.rebuild [COURSES …]`: a full rebuild by the workers while people search, at each size in turn.

Searches come at a steady rate, before the rebuild and while it runs: none may fail, none may mix two generations, and
19 in 20 may take twice as long at most. The workers' memory may not grow with the catalogue. See bench/README.md.
"""

import argparse
import asyncio
import time
from collections.abc import Iterator
from dataclasses import dataclass

from rich.table import Table

from bench.memory import HELPERS_EXPECTED_FROM_COURSES, Peaks, Role, compute_growth, record_peaks
from bench.rebuild.marker import Marker, change_behind_the_index
from bench.rebuild.open_loop import Answered, ask_steadily
from bench.search.figures import percentile
from bench.search.request_pool import read_request_pool
from bench.search.requests import BenchRequest
from bench.search.stage import Stage, console, open_stage
from bench.search.workload import Workload
from bench.workers import rebuild_by_workers, run_workers
from schemas.settings import ELASTICSEARCH_HEAP_MB, Settings

COURSES = (50_000, 200_000)
A_SECOND = 20.0
SECONDS = 60.0
WARM_SECONDS = 30.0
SEED = 20250119
SLOWER_MAX = 2.0
MEMORY_GROWTH_MAX = 1.25
POSTGRES_SHARED_BUFFERS_MB = 256


@dataclass
class Measured:
    """before, during: none of both where nobody searched."""

    courses: int
    seconds: float
    peaks: Peaks
    marker: Marker
    before: Answered | None = None
    during: Answered | None = None

    @property
    def slower(self) -> float:
        assert self.before is not None
        assert self.during is not None
        return percentile(self.during.milliseconds, 95) / percentile(self.before.milliseconds, 95)


def main() -> int:
    """Print what was measured; 1 when something promised does not hold."""
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
        with open_stage(courses, settings, fresh=False, search_tables=not arguments.unsearched) as running:
            measured.append(asyncio.run(_measure(running, arguments)))
            _tell(measured[-1])
    held = [*map(_held, measured), _memory_held(measured)]
    return 0 if all(held) else 1


async def _measure(running: Stage, arguments: argparse.Namespace) -> Measured:
    marker = change_behind_the_index(running.urls.database)
    with (
        run_workers(running.var, running.urls) as worker,
        record_peaks(worker.children[0].pid, running.urls.database) as peaks,
    ):
        if arguments.unsearched:
            started = time.perf_counter()
            await asyncio.to_thread(rebuild_by_workers, running.urls)
            return Measured(running.courses, time.perf_counter() - started, peaks, marker)
        requests = _asks(running.urls.database)
        await _ask_for(running, requests, arguments.rate, WARM_SECONDS)
        before = await _ask_for(running, requests, arguments.rate, arguments.seconds)
        over = asyncio.Event()
        asking = asyncio.create_task(ask_steadily(running.address, requests, arguments.rate, over, marker))
        started = time.perf_counter()
        await asyncio.to_thread(rebuild_by_workers, running.urls)
        seconds = time.perf_counter() - started
        await asyncio.sleep(2)  # the first answers of the new generation are part of it
        over.set()
        return Measured(running.courses, seconds, peaks, marker, before, await asking)


async def _ask_for(running: Stage, requests: Iterator[BenchRequest], rate: float, seconds: float) -> Answered:
    over = asyncio.Event()
    asyncio.get_running_loop().call_later(seconds, over.set)
    return await ask_steadily(running.address, requests, rate, over)


def _asks(database_url: str) -> Iterator[BenchRequest]:
    """Without end, no question twice."""
    workload = Workload(read_request_pool(database_url), SEED)
    while True:
        yield from workload.draw(200)


def _tell(found: Measured) -> None:
    table = Table(box=None, show_header=False)
    table.add_row("Rebuild", f"{found.seconds:.1f} s, {found.courses / found.seconds:,.0f} courses a second")
    table.add_row(
        "Memory of the workers",
        str(found.peaks),
    )
    for title, answered in (("Searches before", found.before), ("Searches meanwhile", found.during)):
        if answered is not None:
            times = [percentile(answered.milliseconds, share) for share in (50, 95, 99)]
            table.add_row(
                title,
                f"{len(answered.milliseconds):,} answered, median {times[0]:,.0f} ms, p95 {times[1]:,.0f} ms, "
                f"p99 {times[2]:,.0f} ms; {sum(answered.errors.values())} failed",
            )
    if found.during is not None:
        table.add_row("p95, meanwhile to before", f"{found.slower:.2f} (at most {SLOWER_MAX})")
        table.add_row(
            "Generations seen",
            f"{sorted(found.marker.seen.values())} answers of the one and the other, {len(found.marker.mixed)} of both",
        )
    console.print(table)


def _held(found: Measured) -> bool:
    """Each promise that does not hold is printed. While people search nobody need help."""
    broken: list[str] = [] if found.peaks.of(Role.LEADER) else ["nobody was seen to lead"]
    if found.before is None or found.during is None:
        alone = found.courses >= HELPERS_EXPECTED_FROM_COURSES and not found.peaks.of(Role.HELPER)
        broken += ["nobody helped"] if alone else []
    else:
        broken += [f"failed: {each}" for each in (found.before.errors | found.during.errors)]
        broken += found.marker.mixed[:5]
        if 0 in found.marker.seen.values():
            broken.append("only one of the two generations was seen")
        if found.slower > SLOWER_MAX:
            broken.append(f"searches were {found.slower:.2f} times as slow")
    for each in broken:
        console.print(f"[red]{found.courses:,} courses: {each}[/red]")
    return not broken


def _memory_held(measured: list[Measured]) -> bool:
    """The largest catalogue against the smallest, for each role."""
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
        help="sizes, one after the other; 1000000 is one of them",
    )
    add("--rate", type=float, default=A_SECOND, help="searches a second")
    add("--seconds", type=float, default=SECONDS, help="of searching before the rebuild")
    add("--unsearched", action="store_true", help="nobody searches: time and memory alone")
    add("--heap", type=int, default=ELASTICSEARCH_HEAP_MB, help="Elasticsearch's heap in megabytes")
    return parser.parse_args()


if __name__ == "__main__":
    raise SystemExit(main())
