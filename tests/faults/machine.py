"""A complete stack in one folder: the same services and programs as those of `make run`.

`make run` has a supervisor, which restarts killed processes. Here the test restarts killed processes. The tests never
call rebuild, repair or replay after a kill: the index must become correct without them.

The table `outbox` has the changes in PostgreSQL that wait for the index. The worker marks indexed rows as done. The
ledger (tables `ledger` and `ledger_generation`) has the current and the written version of each course.
"""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import rmtree

import httpx
import psutil

from indexer.catalogue.reference.gazetteer import Gazetteer
from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from indexer.indexing.verification.verification import verify
from indexer.shared.database import Connection, connect
from schemas.migrations import upgrade
from stack import programs
from stack.elasticsearch.node import EmbeddedElasticsearch, NodeOptions
from stack.machine.ports import LOOPBACK, find_free_port
from stack.postgres import EmbeddedPostgres
from stack.processes.child import stop_all
from stack.processes.supervisor import Restartable
from stack.programs import Program
from stack.services.urls import ServiceUrls
from stack.valkey import EmbeddedValkey
from stack.var_folder.paths import VarFolder
from tests.faults.catalogue import load_catalogue
from tests.integration.indexer.celery_worker import wait_until
from tests.integration.indexer.index_contents import assert_index_equals_postgresql, read_value
from tests.stack import service_runs

ELASTICSEARCH_HEAP_MB = 384
UP_SECONDS = 120.0
STOP_SECONDS = 8.0
EMPTY_OUTBOX_TIMEOUT_SECONDS = 120.0
OPEN = "SELECT count(*) FROM outbox WHERE state <> 'done'"
OPEN_ROWS = "SELECT * FROM outbox WHERE state <> 'done' LIMIT 20"
UNWRITTEN_COURSES = (
    "SELECT course_id, ledger.version, bumped_at, generation_id, settled.version, settled_version FROM ledger "
    "JOIN ledger_generation AS settled USING (course_id) WHERE settled_version < ledger.version LIMIT 20"
)
COUNT_ROWS_WITH_ATTEMPTS = "SELECT count(*) FROM outbox WHERE attempts > 0"


class Machine:
    """A stack. Its services and programs are called parts. Call `fill` before any other method."""

    def __init__(self, folder: Path) -> None:
        self.var = VarFolder(folder)
        self.postgres = EmbeddedPostgres(self.var)
        self.valkey = EmbeddedValkey(self.var)
        self.elasticsearch = EmbeddedElasticsearch(
            self.var, NodeOptions(heap_megabytes=ELASTICSEARCH_HEAP_MB)
        )
        self.elasticsearch_port = int(self.elasticsearch.url.rpartition(":")[2])
        self.client = create_client(self.elasticsearch.url)
        self._log_marks: dict[str, int] = {}

    def fill(self, gazetteer: Gazetteer) -> None:
        """Start the services, load and index the catalogue, then start the programs."""
        self.start(self.postgres, self.valkey, self.elasticsearch)
        self.urls = ServiceUrls(self.postgres.url, self.valkey.url, self.elasticsearch.url)
        upgrade(self.urls.database)
        load_catalogue(self.urls.database, self.var.root, gazetteer)
        rebuild(self.urls.database, self.client, RebuildOptions())
        port = find_free_port()
        self.address = f"http://{LOOPBACK}:{port}"
        self.worker = programs.build_worker(self.var, self.urls)
        self.beat = programs.build_scheduler(self.var, self.urls)
        self.site = programs.build_site(self.var, self.urls, port)
        self.start(self.worker, self.beat, self.site)

    @property
    def parts(self) -> list[Restartable]:
        """The services and programs, in an order in which each comes after the parts that it needs."""
        return [self.postgres, self.valkey, self.elasticsearch, self.worker, self.beat, self.site]

    def start(self, *parts: Restartable) -> None:
        """Start these parts and wait until they are ready."""
        for part in parts:
            self.spawn(part)
        for part in parts:
            self.wait_up(part)

    def spawn(self, part: Restartable) -> None:
        """Start a part without waiting."""
        log = self.var.logs / f"{part.name}.log"
        self._log_marks[part.name] = log.stat().st_size if log.exists() else 0
        part.start()

    def wait_up(self, part: Restartable) -> None:
        if isinstance(part, Program):
            wait_until(lambda: self._is_up(part), UP_SECONDS)
        else:
            wait_ready = {
                each.name: each.wait_ready for each in (self.postgres, self.valkey, self.elasticsearch)
            }
            wait_ready[part.name]()

    def start_dead(self) -> None:
        """Start every dead part and wait until all parts are ready."""
        for part in self.parts:
            if not is_alive(part):
                self.spawn(part)
        for part in self.parts:
            self.wait_up(part)

    def kill(self, part: Restartable) -> None:
        """Kill the process group of the part with SIGKILL, and wait until the main process has ended.

        Each PostgreSQL session has its own process group, so only the main PostgreSQL process is killed.
        """
        for child in part.children:
            os.killpg(child.pid, signal.SIGKILL)
            wait_until(lambda child=child: child.exit_code() == -signal.SIGKILL)  # type: ignore[misc]

    def kill_leader(self, part: Restartable) -> None:
        """Kill the started process with SIGKILL. Its child processes keep running."""
        (child,) = part.children
        os.kill(child.pid, signal.SIGKILL)
        wait_until(lambda: child.exit_code() == -signal.SIGKILL)

    def lose_broker_data(self) -> None:
        """Delete the data folder of the broker, which must be dead."""
        assert not is_alive(self.valkey)
        rmtree(self.var.get_data_folder("valkey"))

    def log_since_start(self, part: Restartable) -> str:
        """Return the log of the part since its last start."""
        written = (self.var.logs / f"{part.name}.log").read_bytes()
        return written[self._log_marks[part.name] :].decode(errors="replace")

    def worker_children(self) -> list[psutil.Process]:
        """The worker processes that run tasks."""
        return psutil.Process(get_pid(self.worker)).children()

    @contextmanager
    def connect_to_database(self) -> Iterator[Connection]:
        with connect(self.urls.database) as connection:
            yield connection

    def wait_until_outbox_is_empty(self, seconds: float = EMPTY_OUTBOX_TIMEOUT_SECONDS) -> None:
        """Wait until every outbox row is done.

        A row that has failed too often (poisoned) never becomes done. Then this method fails after `seconds`.
        """
        with self.connect_to_database() as connection:
            wait_until(lambda: read_value(connection, OPEN) == 0, seconds)

    def count_rows_with_attempts(self) -> int:
        """Count the outbox rows that the worker tried to index without success.

        Tests expect 0, because a killed process must not count as an attempt.
        """
        with self.connect_to_database() as connection:
            return int(read_value(connection, COUNT_ROWS_WITH_ATTEMPTS))

    def assert_no_drift(self) -> None:
        """Wait until every outbox row is done. Then assert that the index equals PostgreSQL.

        All documents are compared twice. The first comparison is that of `finder index verify`, which uses the versions
        in the ledger. The second comparison is code of the tests and ignores the versions. Also assert that no outbox
        row has a failed attempt.
        """
        self.wait_until_outbox_is_empty()
        assert self.count_rows_with_attempts() == 0
        with self.connect_to_database() as connection:
            found = verify(self.urls.database, self.client, 100)
            assert (found.drift, found.waiting) == (0, 0), (found.as_json(), _read_open_changes(connection))
            assert_index_equals_postgresql(connection, self.client)

    def stop(self) -> None:
        self.client.close()
        programs = [self.worker, self.beat, self.site] if hasattr(self, "worker") else []
        stop_all([child for program in programs for child in program.children], STOP_SECONDS)
        services: list[Restartable] = [self.elasticsearch, self.valkey, self.postgres]
        stop_all([child for service in services for child in service.children], STOP_SECONDS)
        service_runs.remove(self.var.root)

    def _is_up(self, program: Program) -> bool:
        assert is_alive(program), self.log_since_start(program)[-3_000:]
        if program is self.site:
            return self._responds("/health/live")
        said = {self.worker.name: " ready.", self.beat.name: "is starting"}
        return said[program.name] in self.log_since_start(program)

    def _responds(self, path: str) -> bool:
        try:
            return httpx.get(f"{self.address}{path}", timeout=5).status_code == 200
        except httpx.TransportError:
            return False


def _read_open_changes(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
    """Return rows for the error text: outbox rows that are not done, and courses with an unwritten version.

    Each list has at most 20 rows.

    A version of a course is unwritten if `ledger` has it, and `ledger_generation` has only an older one.
    """
    return {
        statement: connection.execute(statement.encode()).fetchall()
        for statement in (OPEN_ROWS, UNWRITTEN_COURSES)
    }


def is_alive(part: Restartable) -> bool:
    return bool(part.children) and all(child.exit_code() is None for child in part.children)


def get_pid(part: Restartable) -> int:
    (child,) = part.children
    return child.pid


def list_pids(*parts: Restartable) -> list[int]:
    """List the process ids of the parts.

    Tests compare the ids later to check that the same processes are still running.
    """
    return [get_pid(part) for part in parts]
