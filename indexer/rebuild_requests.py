"""Asking a worker for a rebuild, and watching it from outside."""

import time
from collections.abc import Callable

from celery.result import AsyncResult

from indexer.app import create_celery_app
from indexer.indexing import locks
from indexer.indexing.errors import RebuildFailed, RebuildRefused, WorkerMissing
from indexer.indexing.generations import records
from indexer.indexing.generations.interrupted_build import INTERRUPTED
from indexer.indexing.generations.progress import read_progress
from indexer.indexing.generations.records import Generation
from indexer.indexing.rebuild.rebuild import describe_running_rebuild
from indexer.shared.database import Connection
from indexer.shared.errors import IndexerError
from schemas.vocabulary.kinds import GenerationState

TASK = "indexer.rebuild_index"
POLL_SECONDS = 0.2
ACCEPTED_WITHIN_SECONDS = 120.0
ABANDONED_AFTER_SECONDS = 30.0
RESULT_WITHIN_SECONDS = 5.0

Report = Callable[[int, int, str], None]
"""Hears how many courses are written, of how many, and how fast it goes."""


def request_rebuild(
    connection: Connection, broker_url: str, report: Report, accept: str | None = None
) -> int | None:
    """Have a worker rebuild, and wait for it; the number of the new generation, None when another one came first.

    accept: a person's reason to pass over what gates doubt. A worker that dies over it is waited for as long as
    another one may go on. Raises RebuildRefused when a rebuild is running, WorkerMissing when no worker takes it, and
    RebuildFailed.
    """
    if locks.is_held(connection, locks.REBUILD):
        raise RebuildRefused(describe_running_rebuild(connection))
    result = create_celery_app(broker_url).send_task(TASK, kwargs={"accept": accept})
    return _RebuildWatcher(connection, result, report).wait_for_end()


def wait_for_running_rebuild(connection: Connection, report: Report) -> None:
    """Return when no rebuild runs."""
    while locks.is_held(connection, locks.REBUILD):
        report_progress(connection, report)
        time.sleep(POLL_SECONDS)


def report_progress(connection: Connection, report: Report) -> None:
    """Report how far the rebuild is, where one runs."""
    running = read_progress(connection)
    if running is not None:
        report(running.done, running.total, running.pace)


class _RebuildWatcher:
    """Looks at a rebuild through the records of PostgreSQL; its task tells only how it failed.

    So it does not matter which process brings it to its end.
    """

    def __init__(self, connection: Connection, result: "AsyncResult[object]", report: Report) -> None:
        self._connection = connection
        self._result = result
        self._report = report
        self._requested_at = self._last_alive_at = time.monotonic()

    def wait_for_end(self) -> int | None:
        while True:
            is_finished = self._result.ready()
            generations = records.list_by_request(self._connection, self._result.id)
            if not generations:
                if is_finished:
                    return self._read_task_result()
                self._assert_not_timed_out()
            elif generations[-1].live_at is not None:
                return generations[-1].id
            elif generations[-1].state == GenerationState.BUILDING:
                self._watch_build()
            else:
                self._raise_failure(generations[-1])
            time.sleep(POLL_SECONDS)

    def _assert_not_timed_out(self) -> None:
        if time.monotonic() - self._requested_at > ACCEPTED_WITHIN_SECONDS:
            self._result.revoke()
            raise WorkerMissing(f"No worker took the rebuild within {ACCEPTED_WITHIN_SECONDS:.0f} s")

    def _watch_build(self) -> None:
        """Report progress; a rebuild that nobody goes on with is not waited for any longer."""
        report_progress(self._connection, self._report)
        now = time.monotonic()
        if locks.is_held(self._connection, locks.REBUILD):
            self._last_alive_at = now
        elif now - self._last_alive_at > ABANDONED_AFTER_SECONDS:
            raise RebuildFailed(f"{INTERRUPTED}. A worker goes on with it once one runs")

    def _raise_failure(self, generation: Generation) -> None:
        """A generation that did not go live: why, unless it is made anew just now."""
        deadline = time.monotonic() + RESULT_WITHIN_SECONDS
        while time.monotonic() < deadline:
            if self._result.ready():
                self._read_task_result()
            if records.list_by_request(self._connection, self._result.id)[-1].id != generation.id:
                return
            time.sleep(POLL_SECONDS)
        raise RebuildFailed(generation.error or INTERRUPTED)

    def _read_task_result(self) -> int | None:
        """What the task answered. Raises what it ended with."""
        outcome = self._result.get(propagate=False)
        if isinstance(outcome, IndexerError):
            raise outcome
        if isinstance(outcome, BaseException):
            raise RebuildFailed(f"{type(outcome).__name__}: {outcome}") from outcome
        return None if outcome is None else int(str(outcome))
