"""Compares a full rebuild with raw bulk requests for the same documents: `python -m bench.index [COURSES]`.

The raw bulk requests send documents that are ready in memory, with the same client and settings as a rebuild. A rebuild
also reads and converts rows, compares the new indices with PostgreSQL (gates) and switches the aliases to them. The
result is the raw time divided by the rebuild time.

The rebuild runs in a worker as in `make run`, with two to four processes (WORKER_PROCESSES). `--here` runs the rebuild
in this process. The catalogue is a generated register (a list of courses like an official one). `--made` uses the
catalogue of `bench.search` instead.
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
"""The number of course rows in the register. The import publishes 86 % of the rows, about 100,000 courses."""
FOLDER = ROOT / "var" / "bench" / "index"
SERVICES = ("postgres", "elasticsearch", "valkey")
ROUNDS = 3
FLOOR = 0.6

Bulks = list[list[Write]]
LookupBulks = dict[LookupIndex, Bulks]
RunRebuild = Callable[[], Peaks | None]
"""A function that runs a rebuild. Returns the memory peaks of the worker processes, or None without workers."""

console = Console(highlight=False)


@dataclass(frozen=True)
class Cost:
    seconds: float
    """The elapsed time."""
    processor_seconds: float
    """The processor time of this process and all its descendants: the services, the worker and beat."""


@dataclass(frozen=True)
class Round:
    documents: int
    raw: Cost
    rebuild: Cost
    peaks: Peaks | None
    """The memory peaks of the worker processes. None without workers."""

    @property
    def share(self) -> float:
        return self.raw.seconds / self.rebuild.seconds

    @property
    def processor_share(self) -> float:
        """The processor time of the raw bulk requests divided by the processor time of the rebuild."""
        return self.raw.processor_seconds / self.rebuild.processor_seconds


def main() -> int:
    """Print the results.

    Returns 1 if the raw time divided by the rebuild time is less than FLOOR in the median of the rounds. Also returns 1
    if only one worker process has loaded the documents of a large catalogue.
    """
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "courses",
        nargs="?",
        type=int,
        default=COURSES,
        help="course rows in the workbook, or generated courses",
    )
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--here", action="store_true", help="rebuild in this process, without workers")
    parser.add_argument("--made", action="store_true", help="use the catalogue of bench.search of this size")
    parser.add_argument("--fresh", action="store_true", help="delete the data of earlier runs")
    given = parser.parse_args()
    var = VarFolder((search_stage.FOLDER if given.made else FOLDER) / str(given.courses))
    with lock_var_folder(var):
        if given.fresh:
            for service in SERVICES:
                rmtree(var.get_data_folder(service), ignore_errors=True)
        with run_services(var, Settings()) as urls:
            timings = (_ensure_made if given.made else ensure_imported)(urls.database, given.courses)
            if given.here:
                return _measure(urls, timings, given.rounds, _build_local_rebuild(urls))
            with run_workers(var, urls) as worker:
                return _measure(urls, timings, given.rounds, _build_worker_rebuild(worker, urls))


def _ensure_made(database_url: str, courses: int) -> dict[str, float]:
    if is_catalogue_made(database_url, courses):
        upgrade(database_url)
        return {}
    started = time.perf_counter()
    make_catalogue(database_url, courses)
    return {"Making the catalogue": time.perf_counter() - started}


def _build_local_rebuild(urls: ServiceUrls) -> RunRebuild:
    def run() -> None:
        with create_client(urls.elasticsearch) as client:
            rebuild(urls.database, client, RebuildOptions())

    return run


def _build_worker_rebuild(worker: Program, urls: ServiceUrls) -> RunRebuild:
    def run() -> Peaks:
        with record_peaks(worker.children[0].pid, urls.database) as peaks:
            rebuild_by_workers(urls)
        return peaks

    return run


def _measure(urls: ServiceUrls, timings: dict[str, float], rounds: int, run_rebuild: RunRebuild) -> int:
    with connect(urls.database) as connection, create_client(urls.elasticsearch) as client:
        connection.execute("ANALYZE")
        drain(connection, client, 600.0)
        slices = build_course_bulks(connection)
        lookup_bulks = {each: list(read_lookup_bulks(connection, each)) for each in LOOKUP_INDICES}
        _post_raw(connection, client, slices, lookup_bulks)  # Warm up Elasticsearch.
        run_rebuild()  # Warm up the workers.
        measured = [
            _measure_round(run_rebuild, connection, client, slices, lookup_bulks, number)
            for number in range(rounds)
        ]
    _print_results(timings, slices, measured)
    return 0 if all([_compute_share(measured) >= FLOOR, *map(_check_helper, measured)]) else 1


def _compute_share(measured: Sequence[Round]) -> float:
    return median(each.share for each in measured)


def _check_helper(measured: Round) -> bool:
    """True if a second worker process has loaded documents.

    Without workers, or for a small catalogue, the result is always True.
    """
    alone = measured.peaks is not None and not measured.peaks.list_processes(Role.HELPER)
    if alone and measured.documents >= HELPERS_EXPECTED_FROM_COURSES:
        console.print(f"[red]No process helped with a rebuild: {measured.peaks}[/red]")
        return False
    return True


def build_course_bulks(connection: Connection) -> Bulks:
    """Build all course documents. The slices and versions are the same as in a rebuild."""
    slices = read_published_slices(connection, COURSES_PER_SLICE)
    return [
        [Write(str(each.course_id), each.version, each.body) for each in documents]
        for documents in build_versioned_documents(connection, slices)
    ]


def _measure_round(
    run_rebuild: RunRebuild,
    connection: Connection,
    client: Elasticsearch,
    slices: Bulks,
    lookup_bulks: LookupBulks,
    number: int,
) -> Round:
    """Measure the raw bulk requests and a rebuild. Even rounds start with the raw bulk, odd rounds with the rebuild."""
    documents = sum(map(len, slices))

    def post_raw() -> None:
        _post_raw(connection, client, slices, lookup_bulks)

    if number % 2 == 0:
        (raw_cost, _), (cost, peaks) = _measure_cost(post_raw), _measure_cost(run_rebuild)
    else:
        (cost, peaks), (raw_cost, _) = _measure_cost(run_rebuild), _measure_cost(post_raw)
    measured = Round(documents, raw_cost, cost, peaks)
    console.print(
        f"Round {number + 1}: raw {documents / measured.raw.seconds:,.0f}/s, "
        f"rebuild {documents / measured.rebuild.seconds:,.0f}/s, "
        f"share {measured.share:.2f}, by processor time {measured.processor_share:.2f}"
    )
    return measured


def _measure_cost(work: RunRebuild) -> tuple[Cost, Peaks | None]:
    seconds, processor = time.perf_counter(), _read_processor_seconds()
    peaks = work()
    return Cost(time.perf_counter() - seconds, _read_processor_seconds() - processor), peaks


def _read_processor_seconds() -> float:
    """Read the processor seconds of this process and of all its descendants."""
    here = psutil.Process()
    return sum(map(_read_used_seconds, (*here.children(recursive=True), here)))


def _read_used_seconds(process: psutil.Process) -> float:
    """Read the processor seconds of a process and its ended children."""
    try:
        used = process.cpu_times()
    except psutil.NoSuchProcess:
        return 0.0  # The parent process reports the time of an ended process.
    return float(used.user + used.system + used.children_user + used.children_system)


def _post_raw(
    connection: Connection, client: Elasticsearch, slices: Bulks, lookup_bulks: LookupBulks
) -> None:
    """Write the documents to new indices with the settings of a rebuild. The new indices are removed at the end."""
    generation = records.draw_next_id(connection)
    indices.create_indices(client, generation, 1)
    bulks = [
        (each.build_index_name(generation), bulk)
        for each, bulks_of in lookup_bulks.items()
        for bulk in bulks_of
    ]
    bulks += [(courses_index(generation), bulk) for bulk in slices]
    with ThreadPoolExecutor(LOADING_THREADS) as pool:
        written = pool.map(lambda bulk: write_all(client, *bulk), bulks)
        applied = sum(len(each.applied) for each in written)
    indices.make_searchable(client, generation, 0)
    assert applied == sum(len(bulk) for _, bulk in bulks), "Elasticsearch refused documents of a raw bulk"
    indices.remove_indices(client, [generation])


def _print_results(timings: dict[str, float], slices: Bulks, measured: list[Round]) -> None:
    sizes = [len(write.body or b"") for part in slices for write in part]
    table = Table(box=None, show_header=False)
    for step, seconds in timings.items():
        table.add_row(step, f"{seconds:.1f} s")
    table.add_row("Documents", f"{len(sizes):,} of {sum(sizes) / len(sizes):,.0f} bytes on average")
    table.add_row(
        "Raw bulk",
        f"{median(each.documents / each.raw.seconds for each in measured):,.0f} documents per second",
    )
    table.add_row(
        "Full rebuild",
        f"{median(each.documents / each.rebuild.seconds for each in measured):,.0f} documents per second",
    )
    table.add_row("Share", f"{_compute_share(measured):.2f} (at least {FLOOR})")
    processor_share = median(each.processor_share for each in measured)
    table.add_row("By processor time", f"{processor_share:.2f}, independent of other programs")
    if measured[-1].peaks is not None:
        table.add_row("The worker, last round", str(measured[-1].peaks))
    console.print(table)


if __name__ == "__main__":
    raise SystemExit(main())
