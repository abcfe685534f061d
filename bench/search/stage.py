"""Prepares and starts the environment of the benchmark for one catalogue size.

The environment has the services, the catalogue, the index and the site. A later run reuses the data. After an
interrupted run, the preparation continues with the first unfinished step.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import Enum
from hashlib import sha256
from pathlib import Path
from shutil import rmtree

import psutil
import psycopg
from rich.console import Console

from bench.search.made_catalogue import is_catalogue_made, make_catalogue
from bench.site import run_site
from indexer.index_readiness import is_indexed
from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from indexer.shared.database import connect
from schemas.migrations import upgrade
from schemas.settings import ROOT, Settings
from stack.processes.child import Child, stop_all
from stack.services.running_services import Services
from stack.services.urls import ServiceUrls
from stack.var_folder.lock import lock_var_folder
from stack.var_folder.paths import VarFolder

FOLDER = ROOT / "var" / "bench" / "search"

console = Console(highlight=False, width=120, soft_wrap=True)


class SearchTables(Enum):
    """The search tables of PostgreSQL that a benchmark needs. The value names the files with their SQL statements."""

    NONE = ()
    FILTERS = ("filter_tables.sql", "filter_indexes.sql")
    """The values of the filters, for `read_request_pool` and for counts."""
    ALL = ("filter_tables.sql", "search_tables.sql", "search_indexes.sql")
    """Also texts, cards and all indexes. Searches in PostgreSQL need them."""

    def read_sql(self) -> bytes:
        return b"".join(
            Path(__file__).with_name("postgresql").joinpath(name).read_bytes() for name in self.value
        )

    def compute_hash(self) -> str:
        return sha256(self.read_sql()).hexdigest()


@dataclass(frozen=True)
class Stage:
    """The running environment."""

    courses: int
    urls: ServiceUrls
    address: str
    """The URL of the site."""
    children: list[Child]
    seconds: dict[str, float]
    """The duration of each preparation step that this run has executed."""
    var: VarFolder

    def read_memory_mb(self) -> dict[str, float]:
        """Read the memory of the site and of each service in megabytes.

        Memory that processes of a service share is counted once.
        """
        return {child.command.name: _read_memory_mb(child.pid) for child in self.children}


@dataclass
class _Steps:
    seconds: dict[str, float] = field(default_factory=dict)

    def run(self, title: str, work: Callable[[], object]) -> None:
        started = time.perf_counter()
        work()
        self.seconds[title] = time.perf_counter() - started
        console.print(f"  {title}: {self.seconds[title]:.1f} s")


@contextmanager
def open_stage(
    courses: int, given: Settings, *, fresh: bool, search_tables: SearchTables = SearchTables.ALL
) -> Iterator[Stage]:
    """Start the environment for the `with` block.

    given: the settings of the services.
    fresh: true to delete the data of earlier runs.
    search_tables: the search tables that PostgreSQL must have. If PostgreSQL has all, none are removed.
    """
    var = VarFolder(FOLDER / str(courses))
    with lock_var_folder(var):
        if fresh:
            for service in ("postgres", "elasticsearch", "valkey"):
                rmtree(var.get_data_folder(service), ignore_errors=True)
        services = Services(var, given)
        try:
            services.start()
            urls = services.wait_ready()
            steps = _Steps()
            _prepare(urls, courses, steps, search_tables)
            with run_site(var, urls) as site:
                children = [*site.children, *services.children()]
                yield Stage(courses, urls, site.address, children, steps.seconds, var)
        finally:
            stop_all(services.children())


def _prepare(urls: ServiceUrls, courses: int, steps: _Steps, search_tables: SearchTables) -> None:
    if not is_catalogue_made(urls.database, courses):
        steps.run("Making the catalogue", lambda: make_catalogue(urls.database, courses))
    upgrade(urls.database)  # The catalogue may be older than the newest migration.
    if search_tables is not SearchTables.NONE and not _has_search_tables(urls.database, search_tables):
        steps.run(
            "PostgreSQL's tables for searching", lambda: _create_search_tables(urls.database, search_tables)
        )
    with connect(urls.database) as connection, create_client(urls.elasticsearch) as client:
        if not is_indexed(connection, client):
            steps.run("Full rebuild of the index", lambda: rebuild(urls.database, client, RebuildOptions()))


def _has_search_tables(database_url: str, needed: SearchTables) -> bool:
    with psycopg.connect(database_url) as connection:
        comment = connection.execute(
            "SELECT obj_description(to_regnamespace('peer'), 'pg_namespace')"
        ).fetchone()
    return comment in [(each.compute_hash(),) for each in (needed, SearchTables.ALL)]


def _create_search_tables(database_url: str, search_tables: SearchTables) -> None:
    """Create the search tables in one transaction. The comment of the schema stores the hash of the statements."""
    with psycopg.connect(database_url) as connection:
        connection.execute("SET LOCAL work_mem = '256MB'")
        connection.execute("SET LOCAL maintenance_work_mem = '512MB'")
        connection.execute(search_tables.read_sql())
        connection.execute(f"COMMENT ON SCHEMA peer IS '{search_tables.compute_hash()}'".encode())
    with psycopg.connect(database_url, autocommit=True) as connection:
        connection.execute("VACUUM ANALYZE")


def _read_memory_mb(pid: int) -> float:
    process = psutil.Process(pid)
    family = [process, *process.children(recursive=True)]
    if len(family) == 1:
        return float(process.memory_info().rss) / 1e6
    return sum(float(each.memory_full_info().pss) for each in family if each.is_running()) / 1e6
