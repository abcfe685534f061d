"""Full rebuild by the workers against a raw bulk of the very same documents: `python -m bench.index [COURSES]`.

A made-up register is written, imported and indexed on services of the benchmark's own. Raw means: the bulk bodies are
ready in memory and are posted by the same client in slices of the same size by as many threads to indices of the same
settings; the vocabulary's documents go with the courses in both, and only courses are counted. Both are measured in
turn, in alternating order; the share is the median of the rounds' shares. The rebuild's time is that of the whole, from
asking for it to being told that it is live: reading, converting, writing, the ledger, the gates and the swap. It is
done by the worker of `make run` with as many processes as the machine has processors (on two cores one leads and one
helps); `--here` does it in this process instead.
"""

import argparse
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from shutil import rmtree
from statistics import median
from tempfile import TemporaryDirectory

import psutil
import psycopg
from elasticsearch import Elasticsearch
from rich.console import Console
from rich.table import Table

from bench.workbook import write_workbook
from bench.workers import rebuild_by_workers, running_workers
from indexer.database import Connection, connect
from indexer.engine import indices
from indexer.engine.bulk import Write, write_all
from indexer.engine.client import engine_client
from indexer.extract.documents import versioned_documents
from indexer.generations import records
from indexer.importers.catalogue import import_catalogue
from indexer.importers.cricos.reading import read_workbook
from indexer.importers.cricos.register import CRICOS
from indexer.importers.progress import no_progress
from indexer.outbox.drain import drain
from indexer.outbox.small_documents import SMALL_INDICES, SmallIndex
from indexer.rebuild.loading import COURSES_PER_SLICE, LOADERS, value_bulks
from indexer.rebuild.rebuild import RebuildOrder, rebuild
from indexer.rebuild.slices import published_slices
from indexer.reference.load import load_reference
from schemas.documents.aliases import courses_index
from schemas.migrations import upgrade
from schemas.settings import ROOT, Settings
from stack.service_urls import ServiceUrls
from stack.services import running_services
from stack.var_folder import VarFolder
from stack.var_lock import exclusive

COURSES = 116_000
"""Rows of courses that give about 100,000 published ones: 86 in 100 are of levels that are imported."""
ROUNDS = 3
FLOOR = 0.6

Bulks = list[list[Write]]
SmallBulks = dict[SmallIndex, Bulks]

console = Console(highlight=False)


@dataclass(frozen=True)
class Cost:
    """Seconds that went by, and seconds of processors that all services and this process used."""

    seconds: float
    processor_seconds: float


@dataclass(frozen=True)
class Round:
    documents: int
    raw: Cost
    rebuilt: Cost

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
        "courses", nargs="?", type=int, default=COURSES, help="rows of courses in the workbook"
    )
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--here", action="store_true", help="rebuild in this process, without workers")
    given = parser.parse_args()
    var = VarFolder(ROOT / "var" / "bench")
    with exclusive(var):
        rmtree(var.data_of("elasticsearch"), ignore_errors=True)
        with running_services(var, Settings()) as urls:
            recreate(urls.database)
            timings = import_register(urls.database, given.courses)
            if given.here:
                return _measure(urls, timings, given.rounds, lambda: _rebuild_here(urls))
            with running_workers(var, urls):
                return _measure(urls, timings, given.rounds, lambda: rebuild_by_workers(urls))


def _rebuild_here(urls: ServiceUrls) -> int:
    with engine_client(urls.elasticsearch) as client:
        return rebuild(urls.database, client, RebuildOrder())


def _measure(urls: ServiceUrls, timings: dict[str, float], rounds: int, rebuilt: Callable[[], int]) -> int:
    with connect(urls.database) as connection, engine_client(urls.elasticsearch) as client:
        connection.execute("ANALYZE")
        drain(connection, client, 600.0)
        slices = ready_bodies(connection)
        small = {each: list(value_bulks(connection, each)) for each in SMALL_INDICES}
        _post_raw(connection, client, slices, small)  # the engine is warm before anything counts
        rebuilt()  # and so are the workers
        measured = [_round(rebuilt, connection, client, slices, small, number) for number in range(rounds)]
    _print(timings, slices, measured)
    return 0 if median(each.share for each in measured) >= FLOOR else 1


def recreate(database_url: str) -> None:
    with psycopg.connect(database_url, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    upgrade(database_url)
    with psycopg.connect(database_url) as connection:
        load_reference(connection)


def import_register(database_url: str, courses: int) -> dict[str, float]:
    """Seconds of each step."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "register.xlsx"
        started = time.perf_counter()
        write_workbook(path, courses)
        written = time.perf_counter()
        read = read_workbook(path, None, no_progress)
        parsed = time.perf_counter()
        import_catalogue(database_url, CRICOS, read)
        imported = time.perf_counter()
    return {
        "Writing the workbook": written - started,
        "Parsing it": parsed - written,
        "Importing it": imported - parsed,
    }


def ready_bodies(connection: Connection) -> Bulks:
    """All documents, in the slices and with the versions that a rebuild writes."""
    slices = published_slices(connection, COURSES_PER_SLICE)
    return [
        [Write(str(each.course_id), each.version, each.body) for each in documents]
        for documents in versioned_documents(connection, slices)
    ]


def _round(
    rebuilt: Callable[[], object],
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
        measured = Round(documents, raw=_cost_of(raw), rebuilt=_cost_of(rebuilt))
    else:
        cost = _cost_of(rebuilt)
        measured = Round(documents, raw=_cost_of(raw), rebuilt=cost)
    console.print(
        f"Round {number + 1}: raw {documents / measured.raw.seconds:,.0f}/s, "
        f"rebuild {documents / measured.rebuilt.seconds:,.0f}/s, "
        f"share {measured.share:.2f}, by processor time {measured.processor_share:.2f}"
    )
    return measured


def _cost_of(work: Callable[[], object]) -> Cost:
    seconds, processor = time.perf_counter(), _processor_seconds()
    work()
    return Cost(time.perf_counter() - seconds, _processor_seconds() - processor)


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
    generation = records.next_id(connection)
    indices.create_indices(client, generation, 1)
    bulks = [(each.index_of(generation), bulk) for each, bulks_of in small.items() for bulk in bulks_of]
    bulks += [(courses_index(generation), bulk) for bulk in slices]
    with ThreadPoolExecutor(LOADERS) as pool:
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
    table.add_row("Share", f"{median(each.share for each in measured):.2f} (at least {FLOOR})")
    processor_share = median(each.processor_share for each in measured)
    table.add_row("By processor time", f"{processor_share:.2f}, whatever else the machine does")
    console.print(table)


if __name__ == "__main__":
    raise SystemExit(main())
