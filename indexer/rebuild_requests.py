"""Requests a rebuild from a worker, and reports the progress of the rebuild.

A generation is a complete set of indices, built by one rebuild.
"""

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
"""A function that receives the number of written courses, the total number, and the text of `Progress.pace`."""


def request_rebuild(
    connection: Connection,
    broker_url: str,
    report: Report,
    accept: str | None = None,
    *,
    take_over: bool = False,
) -> int | None:
    """Request a rebuild from a worker and wait until it ends. Returns the number of the new generation.

    Returns None if another request took over the rebuild. If the worker dies, the function waits up to
    ABANDONED_AFTER_SECONDS for another worker to resume the rebuild. Raises RebuildRefused (another process holds the
    rebuild lock), WorkerMissing (no worker takes the task), RebuildFailed, or another IndexerError of the task.
    accept: the operator's reason for accepting a generation that looks wrong.
    take_over: whether the rebuild may replace an index that this database did not build.
    """
    if locks.is_held(connection, locks.REBUILD):
        raise RebuildRefused(describe_running_rebuild(connection))
    # A worker of the previous release does not know take_over, so the argument is sent only if it is needed.
    options = {"accept": accept, **({"take_over": True} if take_over else {})}
    result = create_celery_app(broker_url).send_task(TASK, kwargs=options)
    return RebuildWatcher(connection, result, report).wait_for_end()


def wait_for_running_rebuild(connection: Connection, report: Report) -> None:
    """Wait until no process holds the rebuild lock, and report the progress of a rebuild."""
    while locks.is_held(connection, locks.REBUILD):
        report_progress(connection, report)
        time.sleep(POLL_SECONDS)


def report_progress(connection: Connection, report: Report) -> None:
    """Report the progress of the running or interrupted rebuild. Does nothing if there is none."""
    running = read_progress(connection)
    if running is not None:
        report(running.done, running.total, running.pace)


class RebuildWatcher:
    """Watches a rebuild until it ends.

    The watcher reads the generation records in PostgreSQL, because another process than the worker of the task may
    finish the rebuild. The result of the Celery task is used for errors, and if the task recorded no generation.
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
        """Report progress.

        Raises RebuildFailed if no process has held the rebuild lock for ABANDONED_AFTER_SECONDS.
        """
        report_progress(self._connection, self._report)
        now = time.monotonic()
        if locks.is_held(self._connection, locks.REBUILD):
            self._last_alive_at = now
        elif now - self._last_alive_at > ABANDONED_AFTER_SECONDS:
            raise RebuildFailed(
                f"{self._describe_interruption()}. A worker resumes the rebuild as soon as it can"
            )

    def _describe_interruption(self) -> str:
        outcome = self._result.get(propagate=False) if self._result.ready() else None
        return f"The rebuild was interrupted: {outcome}" if isinstance(outcome, IndexerError) else INTERRUPTED

    def _raise_failure(self, generation: Generation) -> None:
        """Raise the error of a generation that did not go live.

        Return if a worker has started another generation for the same request.
        """
        deadline = time.monotonic() + RESULT_WITHIN_SECONDS
        while time.monotonic() < deadline:
            if self._result.ready():
                self._read_task_result()
            if records.list_by_request(self._connection, self._result.id)[-1].id != generation.id:
                return
            time.sleep(POLL_SECONDS)
        raise RebuildFailed(generation.error or INTERRUPTED)

    def _read_task_result(self) -> int | None:
        """Return the result of the task. Raises RebuildFailed, or the IndexerError of the task."""
        outcome = self._result.get(propagate=False)
        if isinstance(outcome, IndexerError):
            raise outcome
        if isinstance(outcome, BaseException):
            raise RebuildFailed(f"{type(outcome).__name__}: {outcome}") from outcome
        return None if outcome is None else int(str(outcome))
