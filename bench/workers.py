"""Runs a Celery worker and the Celery scheduler (beat) with the commands of `make run`, and requests rebuilds."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from indexer.indexing import locks
from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.generations.interrupted_build import abandon_interrupted_build
from indexer.indexing.generations.pruning import prune_generations
from indexer.rebuild_requests import request_rebuild, wait_for_running_rebuild
from indexer.shared.database import connect
from stack import programs
from stack.errors import ServiceFailed
from stack.processes.child import stop_all
from stack.programs import Program
from stack.services.urls import ServiceUrls
from stack.var_folder.paths import VarFolder

READY_SECONDS = 60.0


@contextmanager
def run_workers(var: VarFolder, urls: ServiceUrls) -> Iterator[Program]:
    """Clean up after an interrupted run (`remove_leftovers`), and run a worker and beat during the `with` block."""
    remove_leftovers(urls)
    worker, beat = programs.build_worker(var, urls), programs.build_scheduler(var, urls)
    log = var.prepare_log_file(worker.name)
    before = log.stat().st_size if log.exists() else 0
    try:
        for program in (worker, beat):
            program.start()
        deadline = time.monotonic() + READY_SECONDS
        while b" ready." not in log.read_bytes()[before:]:
            if time.monotonic() > deadline:
                raise ServiceFailed(f"The worker was not ready within {READY_SECONDS:.0f} s. See {log}")
            time.sleep(0.1)
        yield worker
    finally:
        stop_all([*worker.children, *beat.children])


def remove_leftovers(urls: ServiceUrls) -> None:
    """End an unfinished rebuild, so that the workers do not continue the rebuild.

    Delete indices without a record, and old generations except the newest one.
    """
    with connect(urls.database) as connection, create_client(urls.elasticsearch) as client:
        with locks.hold_if_free(connection, locks.REBUILD) as is_free:
            if is_free:
                abandon_interrupted_build(connection, client, "The benchmark was interrupted")
        prune_generations(urls.database, client, unknown_too=True)


def rebuild_by_workers(urls: ServiceUrls) -> int:
    """Request a rebuild, and wait for its end. Returns the number of the new generation (set of indices)."""
    with connect(urls.database) as connection:
        # A finished rebuild may still hold the lock for a moment.
        wait_for_running_rebuild(connection, lambda *_: None)
        number = request_rebuild(connection, urls.broker, lambda *_: None, "a benchmark")
    assert number is not None, "another rebuild finished first"
    return number
