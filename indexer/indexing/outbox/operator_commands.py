"""The operator's commands for the outbox: index courses again, replay rows, show the contents."""

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Any

from elasticsearch import Elasticsearch
from psycopg.rows import class_row

from indexer.indexing import ledger
from indexer.indexing.errors import NotFound
from indexer.indexing.generations import records
from indexer.indexing.outbox.drain import drain
from indexer.indexing.outbox.fan_out import NOUNS
from indexer.shared.database import Connection

WAITED_SECONDS = 300.0
PAUSE_SECONDS = 0.5


@dataclass(frozen=True, slots=True)
class OpenRow:
    """An outbox row that is not done."""

    id: int
    noun: str
    row_id: int
    state: str
    attempts: int
    error: str | None
    created_at: datetime

    def as_json(self) -> dict[str, Any]:
        return {**asdict(self), "created_at": self.created_at.isoformat()}


@dataclass(frozen=True, slots=True)
class OutboxContents:
    """The row counts by state, the age of the oldest open row, and the first rows that are not done.

    Rows that have failed too often (poisoned) come first, then the oldest rows. An open row is pending or claimed.
    Rows whose noun (kind of row) only a newer release knows are counted and listed, but have no effect on
    oldest_open_seconds.
    Done rows are counted until they are deleted after one day.
    """

    counts: dict[str, int]
    oldest_open_seconds: float
    rows: list[OpenRow]

    def as_json(self) -> dict[str, Any]:
        return {
            "counts": self.counts,
            "oldest_open_seconds": self.oldest_open_seconds,
            "rows": [each.as_json() for each in self.rows],
        }


@dataclass(frozen=True, slots=True)
class UpdateResult:
    """The number of done rows, the number of other rows without an error, and the errors by row id."""

    done: int
    waiting: int
    errors: dict[int, str]

    def as_json(self) -> dict[str, Any]:
        return {
            "done": self.done,
            "waiting": self.waiting,
            "errors": {str(k): v for k, v in self.errors.items()},
        }


def queue_courses(connection: Connection, ids: Sequence[int]) -> list[int]:
    """Add courses to the outbox.

    Their documents are written even if they did not change. Returns the ids of the new rows.
    Raises NotFound for an id that is in neither the course table nor the table `ledger`, which has the versions of
    documents.
    """
    known = connection.execute(
        "SELECT id FROM course WHERE id = ANY(%(ids)s) "
        "UNION SELECT course_id FROM ledger WHERE course_id = ANY(%(ids)s)",
        {"ids": list(ids)},
    )
    _assert_all_found("course", ids, {each for (each,) in known})
    with connection.transaction():
        live = records.find_live(connection)
        ledger.delete_records(connection, [live.id] if live else [], ids)
        rows = connection.execute(
            "INSERT INTO outbox (noun, row_id) SELECT DISTINCT 'course', unnest(%s::integer[]) RETURNING id",
            (list(ids),),
        )
        return [row_id for (row_id,) in rows]


def replay(connection: Connection, ids: Sequence[int] | None) -> list[int]:
    """Reset these rows to pending with zero attempts. If `ids` is None, reset all poisoned rows.

    Returns the ids of the reset rows, sorted.

    Raises NotFound for a row that does not exist or is claimed.
    """
    chosen = (
        "id = ANY(%s) AND state <> 'claimed'"
        if ids is not None
        else "state = 'poisoned' AND %s::text IS NULL"
    )
    with connection.transaction():
        rows = connection.execute(
            "UPDATE outbox SET state = 'pending', attempts = 0, claimed_until = NULL, claimed_by = NULL, "
            f"done_at = NULL WHERE {chosen} RETURNING id".encode(),
            (None if ids is None else list(ids),),
        )
        replayed = sorted(row_id for (row_id,) in rows)
        _assert_all_found("unclaimed row of the outbox", ids or (), set(replayed))
    return replayed


def drain_until_finished(connection: Connection, client: Elasticsearch, rows: Sequence[int]) -> UpdateResult:
    """Process the outbox until each of these rows is done or has an error. Begin no drain after WAITED_SECONDS.

    Raises ElasticsearchUnavailable, IndexMissing or IndexOutdated.
    """
    deadline = time.monotonic() + WAITED_SECONDS
    while True:
        drain(connection, client)
        updated = _read_update_result(connection, rows)
        if updated.done + len(updated.errors) == len(rows) or time.monotonic() > deadline:
            return updated
        time.sleep(PAUSE_SECONDS)


def read_outbox_contents(connection: Connection, limit: int) -> OutboxContents:
    counts = dict.fromkeys(("pending", "claimed", "poisoned", "done"), 0)
    counts |= dict(connection.execute("SELECT state, count(*) FROM outbox GROUP BY state").fetchall())
    oldest = connection.execute(
        "SELECT coalesce(extract(epoch FROM clock_timestamp() - min(created_at)), 0)::float8 FROM outbox "
        "WHERE state IN ('pending', 'claimed') AND noun = ANY(%s)",
        (sorted(NOUNS),),
    ).fetchone()
    assert oldest is not None
    with connection.cursor(row_factory=class_row(OpenRow)) as cursor:
        rows = cursor.execute(
            "SELECT id, noun, row_id, state, attempts, error, created_at FROM outbox WHERE state <> 'done' "
            "ORDER BY state <> 'poisoned', id LIMIT %s",
            (limit,),
        ).fetchall()
    return OutboxContents(counts, oldest[0], rows)


def _read_update_result(connection: Connection, rows: Sequence[int]) -> UpdateResult:
    found = connection.execute(
        "SELECT id, state, error FROM outbox WHERE id = ANY(%s)", (list(rows),)
    ).fetchall()
    done = len(rows) - sum(state != "done" for _, state, _ in found)
    errors = {row_id: error for row_id, state, error in found if state != "done" and error is not None}
    return UpdateResult(done, len(rows) - done - len(errors), errors)


def _assert_all_found(noun: str, wanted: Sequence[int], found: set[int]) -> None:
    missing = sorted(set(wanted) - found)
    if missing:
        raise NotFound(f"There is no {noun} {', '.join(map(str, missing[:10]))}")
