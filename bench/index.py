"""Full rebuild by the workers against a raw bulk of the very same documents: `python -m bench.index [COURSES]`.

A made-up register is written, imported and indexed on services of the benchmark's own, in `var/bench/index/COURSES`: a
second run finds it there (`--fresh` begins anew). `--made` takes the catalogue of `bench.search` of that size instead,
which is made in a fraction of the time and shared with it. Raw means: the bulk bodies are
ready in memory and are posted by the same client in slices of the same size by as many threads to indices of the same
settings; the vocabulary's documents go with the courses in both, and only courses are counted. Both are measured in
turn, in alternating order; the share is the median of the rounds' shares. The rebuild's time is that of the whole, from
asking for it to being told that it is live: reading, converting, writing, the ledger, the gates and the swap. It is
done by the worker of `make run` with as many processes as the machine has processors: on two cores one leads and one
helps, and a run in which nobody helped fails. `--here` does it in this process instead.
"""

import argparse
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from shutil import rmtree
from statistics import median

import psutil
from elasticsearch import Elasticsearch
from rich.console import Console
from rich.table import Table

from bench.memory import HELPERS_EXPECTED_FROM_COURSES, Peaks, Role, record_peaks
from bench.register import ensure_imported
from bench.search import stage as search_stage
from bench.search.made_catalogue import is_catalogue_made, make_catalogue
from bench.workers import rebuild_by_workers, run_workers
from indexer.indexing.elasticsearch import indices
from indexer.indexing.elasticsearch.bulk import Write, write_all
from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.extraction.documents import build_versioned_documents
from indexer.indexing.generations import records
from indexer.indexing.outbox.drain import drain
from indexer.indexing.outbox.lookup_documents import LOOKUP_INDICES, LookupIndex
from indexer.indexing.rebuild.course_slices import read_published_slices
from indexer.indexing.rebuild.loading import COURSES_PER_SLICE, LOADING_THREADS, read_lookup_bulks
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from indexer.shared.database import Connection, connect
from schemas.documents.aliases import courses_index
from schemas.migrations import upgrade
from schemas.settings import ROOT, Settings
from stack.programs import Program
from stack.services.running_services import run_services
from stack.services.urls import ServiceUrls
from stack.var_folder.lock import lock_var_folder
from stack.var_folder.paths import VarFolder

COURSES = 116_000
"""Rows of courses that give about 100,000 published ones: 86 in 100 are of levels that are imported."""
FOLDER = ROOT / "var" / "bench" / "index"
SERVICES = ("postgres", "elasticsearch", "valkey")
ROUNDS = 3
FLOOR = 0.6

Bulks = list[list[Write]]
SmallBulks = dict[LookupIndex, Bulks]
Rebuilt = Callable[[], Peaks | None]
"""A rebuild, and what the worker's processes took for it."""

console = Console(highlight=False)


@dataclass(frozen=True)
class Cost:
    """Seconds that went by, and seconds of processors that all services and this process used."""

    seconds: float
    processor_seconds: float


@dataclass(frozen=True)
class Round:
    """taken: by the processes of the worker; None where there are none."""

    documents: int
    raw: Cost
    rebuilt: Cost
    taken: Peaks | None

    @property
    def share(self) -> float:
        return self.raw.seconds / self.rebuilt.seconds

    @property
    def processor_share(self) -> float:
        """The share on a machine whose processors were all busy with nothing else."""
        return self.raw.processor_seconds / self.rebuilt.processor_seconds


def main() -> int:
    """Print what was measured; 1 when the share is below the floor."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "courses",
        nargs="?",
        type=int,
        default=COURSES,
        help="rows of courses in the workbook, or courses made",
    )
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--here", action="store_true", help="rebuild in this process, without workers")
    parser.add_argument("--made", action="store_true", help="the catalogue of bench.search of that size")
    parser.add_argument("--fresh", action="store_true", help="keep nothing of an earlier run")
    given = parser.parse_args()
    var = VarFolder((search_stage.FOLDER if given.made else FOLDER) / str(given.courses))
    with lock_var_folder(var):
        if given.fresh:
            for service in SERVICES:
                rmtree(var.data_folder(service), ignore_errors=True)
        with run_services(var, Settings()) as urls:
            timings = (_ensure_made if given.made else ensure_imported)(urls.database, given.courses)
            if given.here:
                return _measure(urls, timings, given.rounds, _here(urls))
            with run_workers(var, urls) as worker:
                return _measure(urls, timings, given.rounds, _by(worker, urls))


def _ensure_made(database_url: str, courses: int) -> dict[str, float]:
    if is_catalogue_made(database_url, courses):
        upgrade(database_url)
        return {}
    started = time.perf_counter()
    make_catalogue(database_url, courses)
    return {"Making the catalogue": time.perf_counter() - started}


def _here(urls: ServiceUrls) -> Rebuilt:
    def rebuilt() -> None:
        with create_client(urls.elasticsearch) as client:
            rebuild(urls.database, client, RebuildOptions())

    return rebuilt


def _by(worker: Program, urls: ServiceUrls) -> Rebuilt:
    def rebuilt() -> Peaks:
        with record_peaks(worker.children[0].pid, urls.database) as peaks:
            rebuild_by_workers(urls)
        return peaks

    return rebuilt


def _measure(urls: ServiceUrls, timings: dict[str, float], rounds: int, rebuilt: Rebuilt) -> int:
    with connect(urls.database) as connection, create_client(urls.elasticsearch) as client:
        connection.execute("ANALYZE")
        drain(connection, client, 600.0)
        slices = ready_bodies(connection)
        small = {each: list(read_lookup_bulks(connection, each)) for each in LOOKUP_INDICES}
        _post_raw(connection, client, slices, small)  # the engine is warm before anything counts
        rebuilt()  # and so are the workers
        measured = [_round(rebuilt, connection, client, slices, small, number) for number in range(rounds)]
    _print(timings, slices, measured)
    return 0 if all([_share(measured) >= FLOOR, *map(_was_helped, measured)]) else 1


def _share(measured: Sequence[Round]) -> float:
    return median(each.share for each in measured)


def _was_helped(measured: Round) -> bool:
    """Whether more than one process drew batches, where there were workers to do it."""
    alone = measured.taken is not None and not measured.taken.of(Role.HELPER)
    if alone and measured.documents >= HELPERS_EXPECTED_FROM_COURSES:
        console.print(f"[red]Nobody helped with a rebuild: {measured.taken}[/red]")
        return False
    return True


def ready_bodies(connection: Connection) -> Bulks:
    """All documents, in the slices and with the versions that a rebuild writes."""
    slices = read_published_slices(connection, COURSES_PER_SLICE)
    return [
        [Write(str(each.course_id), each.version, each.body) for each in documents]
        for documents in build_versioned_documents(connection, slices)
    ]


def _round(
    rebuilt: Rebuilt,
    connection: Connection,
    client: Elasticsearch,
    slices: Bulks,
    small: SmallBulks,
    number: int,
) -> Round:
    """Raw first in even rounds, rebuilt first in odd ones."""
    documents = sum(map(len, slices))

    def raw() -> None:
        _post_raw(connection, client, slices, small)

    if number % 2 == 0:
        (raw_cost, _), (cost, taken) = _cost_of(raw), _cost_of(rebuilt)
    else:
        (cost, taken), (raw_cost, _) = _cost_of(rebuilt), _cost_of(raw)
    measured = Round(documents, raw_cost, cost, taken)
    console.print(
        f"Round {number + 1}: raw {documents / measured.raw.seconds:,.0f}/s, "
        f"rebuild {documents / measured.rebuilt.seconds:,.0f}/s, "
        f"share {measured.share:.2f}, by processor time {measured.processor_share:.2f}"
    )
    return measured


def _cost_of(work: Rebuilt) -> tuple[Cost, Peaks | None]:
    seconds, processor = time.perf_counter(), _processor_seconds()
    taken = work()
    return Cost(time.perf_counter() - seconds, _processor_seconds() - processor), taken


def _processor_seconds() -> float:
    """Of this process and all below it, those that have ended included."""
    here = psutil.Process()
    return sum(map(_used_by, (*here.children(recursive=True), here)))


def _used_by(process: psutil.Process) -> float:
    """What ended since it was listed is in its parent's figure."""
    try:
        used = process.cpu_times()
    except psutil.NoSuchProcess:
        return 0.0
    return float(used.user + used.system + used.children_user + used.children_system)


def _post_raw(connection: Connection, client: Elasticsearch, slices: Bulks, small: SmallBulks) -> None:
    """Post ready bodies to indices of the same settings, and show them."""
    generation = records.draw_next_id(connection)
    indices.create_indices(client, generation, 1)
    bulks = [
        (each.build_index_name(generation), bulk) for each, bulks_of in small.items() for bulk in bulks_of
    ]
    bulks += [(courses_index(generation), bulk) for bulk in slices]
    with ThreadPoolExecutor(LOADING_THREADS) as pool:
        written = pool.map(lambda bulk: write_all(client, *bulk), bulks)
        applied = sum(len(each.applied) for each in written)
    indices.make_searchable(client, generation, 0)
    assert applied == sum(len(bulk) for _, bulk in bulks), "a raw bulk was not taken whole"
    indices.remove_indices(client, [generation])


def _print(timings: dict[str, float], slices: Bulks, measured: list[Round]) -> None:
    sizes = [len(write.body or b"") for part in slices for write in part]
    table = Table(box=None, show_header=False)
    for step, seconds in timings.items():
        table.add_row(step, f"{seconds:.1f} s")
    table.add_row("Documents", f"{len(sizes):,} of {sum(sizes) / len(sizes):,.0f} bytes on average")
    table.add_row(
        "Raw bulk",
        f"{median(each.documents / each.raw.seconds for each in measured):,.0f} documents a second",
    )
    table.add_row(
        "Full rebuild",
        f"{median(each.documents / each.rebuilt.seconds for each in measured):,.0f} documents a second",
    )
    table.add_row("Share", f"{_share(measured):.2f} (at least {FLOOR})")
    processor_share = median(each.processor_share for each in measured)
    table.add_row("By processor time", f"{processor_share:.2f}, whatever else the machine does")
    if measured[-1].taken is not None:
        table.add_row("The worker, last round", str(measured[-1].taken))
    console.print(table)


if __name__ == "__main__":
    raise SystemExit(main())
