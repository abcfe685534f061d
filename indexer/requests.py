"""Asking a worker for a rebuild, and watching it from outside."""

import time
from collections.abc import Callable

from celery.result import AsyncResult

from indexer import locks
from indexer.app import celery_app
from indexer.database import Connection
from indexer.errors import IndexerError, RebuildFailed, RebuildRefused, WorkerMissing
from indexer.generations import records
from indexer.generations.recovery import ABANDONED
from indexer.rebuild.rebuild import refusal
from schemas.vocabulary.kinds import GenerationState

TASK = "indexer.rebuild_index"
LOOK_EVERY_SECONDS = 0.2
TAKEN_WITHIN_SECONDS = 120.0
ABANDONED_AFTER_SECONDS = 15.0

Report = Callable[[int, int], None]
"""Hears how many courses are written, of how many."""


def request_rebuild(
    connection: Connection, broker_url: str, report: Report, accept: str | None = None
) -> int | None:
    """Have a worker rebuild, and wait for it; the number of the new generation, None when another one came first.

    accept: a person's reason to pass over what gates doubt.
    Raises RebuildRefused when a rebuild is running, WorkerMissing when no worker takes it, and RebuildFailed.
    """
    if locks.is_held(connection, locks.REBUILD):
        raise RebuildRefused(refusal(connection))
    result = celery_app(broker_url).send_task(TASK, kwargs={"accept": accept})
    _Watch(connection, result, report).until_it_ends()
    outcome = result.get(propagate=False)
    if isinstance(outcome, IndexerError):
        raise outcome
    if isinstance(outcome, BaseException):
        raise RebuildFailed(f"{type(outcome).__name__}: {outcome}") from outcome
    return None if outcome is None else int(outcome)


def wait_for_running_rebuild(connection: Connection, report: Report) -> None:
    """Return when no rebuild runs."""
    while locks.is_held(connection, locks.REBUILD):
        running = records.building(connection)
        if running is not None:
            report(running.documents_done, running.documents_total or 0)
        time.sleep(LOOK_EVERY_SECONDS)


class _Watch:
    """Looks at a rebuild through the records of PostgreSQL, and at its task for the end."""

    def __init__(self, connection: Connection, result: "AsyncResult[object]", report: Report) -> None:
        self._connection = connection
        self._result = result
        self._report = report
        self._seen_alive = time.monotonic()

    def until_it_ends(self) -> None:
        asked = time.monotonic()
        while not self._result.ready():
            attempts = records.requested(self._connection, self._result.id)
            if attempts:
                self._look_at(attempts[-1])
            elif time.monotonic() - asked > TAKEN_WITHIN_SECONDS:
                self._result.revoke()
                raise WorkerMissing(f"No worker took the rebuild within {TAKEN_WITHIN_SECONDS:.0f} s")
            time.sleep(LOOK_EVERY_SECONDS)

    def _look_at(self, attempt: records.Generation) -> None:
        """Report progress; an attempt that nobody works on any more is the end, unless a new one follows soon."""
        now = time.monotonic()
        if locks.is_held(self._connection, locks.REBUILD) or attempt.state == GenerationState.LIVE:
            self._seen_alive = now
            self._report(attempt.documents_done, attempt.documents_total or 0)
        elif now - self._seen_alive > ABANDONED_AFTER_SECONDS:
            raise RebuildFailed(attempt.error or ABANDONED)
