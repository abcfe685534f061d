"""Workers of a benchmark's own: started by the very command of `make run`, asked for rebuilds as the CLI asks."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from indexer.indexing.elasticsearch.client import engine_client
from indexer.indexing.generations import records
from indexer.indexing.generations.pruning import prune_generations
from indexer.requests import request_rebuild, wait_for_running_rebuild
from indexer.shared.database import connect
from stack import programs
from stack.errors import ServiceFailed
from stack.processes.child import stop_all
from stack.programs import Program
from stack.services.urls import ServiceUrls
from stack.var_folder.paths import VarFolder

READY_SECONDS = 60.0


@contextmanager
def running_workers(var: VarFolder, urls: ServiceUrls) -> Iterator[Program]:
    """A worker with its processes, ready for tasks, and the beat; what a run that was cut short left is gone."""
    _remove_leftovers(urls)
    worker, beat = programs.build_worker(var, urls), programs.build_scheduler(var, urls)
    log = var.prepare_log_file(worker.name)
    before = log.stat().st_size if log.exists() else 0
    try:
        for program in (worker, beat):
            program.start()
        deadline = time.monotonic() + READY_SECONDS
        while b" ready." not in log.read_bytes()[before:]:
            if time.monotonic() > deadline:
                raise ServiceFailed(f"The worker was not ready within {READY_SECONDS:.0f} s: see {log}")
            time.sleep(0.1)
        yield worker
    finally:
        stop_all([*worker.children, *beat.children])


def _remove_leftovers(urls: ServiceUrls) -> None:
    """A rebuild that nobody leads would be gone on with; and indices that no record knows are of raw bulks."""
    with connect(urls.database) as connection, engine_client(urls.elasticsearch) as client:
        building = records.building(connection)
        if building is not None:
            records.fail(connection, building.id, "The benchmark was cut short")
        prune_generations(urls.database, client, unknown_too=True)


def rebuild_by_workers(urls: ServiceUrls) -> int:
    """Have the workers rebuild, and wait; the number of the new generation."""
    with connect(urls.database) as connection:
        wait_for_running_rebuild(
            connection, lambda *_: None
        )  # one that has told its end may still hold its lock
        number = request_rebuild(connection, urls.broker, lambda *_: None, "a benchmark")
    assert number is not None, "another rebuild came first"
    return number
