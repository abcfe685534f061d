"""The running experiment. A background task reads it from PostgreSQL, so that searches do not wait for the database."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import psycopg

from api.database import BEGIN_SNAPSHOT, Database, DatabaseUnavailable, read_rows
from search.calls.unified.interleaving import Experiment
from search.requests.knob_changes import (
    InvalidKnobs,
    build_knobs,
    compute_ranking_version,
    parse_knob_changes,
)
from search.requests.ranking_version import RANKING_VERSION

log = logging.getLogger(__name__)

READ_EVERY_SECONDS = 3.0
"""The pause between two reads of the experiment. A start or stop reaches each process after this time, or earlier."""
UNREAD_MAX_SECONDS = 60.0
"""If PostgreSQL is unavailable for longer, this process uses the ordinary ranking until the next successful read."""
_READ = "SELECT name, knobs, first_version FROM ranking_experiment WHERE stopped_at IS NULL"


class CurrentExperiment:
    """The experiment that this process uses.

    running: None if no experiment runs, if this process cannot use the experiment, before the first read, and if the
    reads have failed for more than UNREAD_MAX_SECONDS.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.running: Experiment | None = None
        self._clock = clock
        self._read_at = clock()
        self._row: dict[str, Any] | None = None
        self._reported = ""

    async def refresh(self, database: Database) -> None:
        try:
            async with database.transaction(BEGIN_SNAPSHOT) as connection:
                rows = await read_rows(connection, _READ)
        except (DatabaseUnavailable, psycopg.Error) as error:
            self._report(f"The experiment cannot be read: {error}")
            if self._clock() - self._read_at > UNREAD_MAX_SECONDS:
                self.running, self._row = None, None
            return
        self._read_at = self._clock()
        row = rows[0] if rows else None
        if row != self._row:
            self._row = row
            self.running = None if row is None else self._build(row)

    def _build(self, row: dict[str, Any]) -> Experiment | None:
        """Build the experiment. Returns None if it cannot be used: searches then use the ordinary ranking."""
        if row["first_version"] != RANKING_VERSION:
            self._report(
                f"Experiment {row['name']} compares with the ranking {row['first_version']}, "
                f"and this process has {RANKING_VERSION}"
            )
            return None
        try:
            changes = parse_knob_changes(row["knobs"])
        except InvalidKnobs as error:
            self._report(f"Experiment {row['name']} has invalid knobs: {error}")
            return None
        return Experiment(row["name"], build_knobs(changes), compute_ranking_version(changes))

    def _report(self, message: str) -> None:
        """Log the message unless it equals the previous message."""
        if message != self._reported:
            self._reported = message
            log.warning(message)


@asynccontextmanager
async def keep_experiment_current(
    database: Database, *, is_enabled: bool
) -> AsyncIterator[CurrentExperiment]:
    """Read the experiment regularly while the block runs.

    is_enabled: false if searches are not logged. No experiment runs then: the log entry of a search says which ranking
    the clicks belong to, so clicks without a log entry would be useless.
    """
    current = CurrentExperiment()
    if not is_enabled:
        yield current
        return
    task = asyncio.create_task(_refresh_forever(current, database))
    try:
        yield current
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _refresh_forever(current: CurrentExperiment, database: Database) -> None:
    while True:
        await current.refresh(database)
        await asyncio.sleep(READ_EVERY_SECONDS)
