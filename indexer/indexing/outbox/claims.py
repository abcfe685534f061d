"""Claims, releases and marks outbox rows. All times are read from the clock of the database.

A noun names the kind of a changed row, such as `course`. A worker claims only rows of the nouns in NOUNS. During an
upgrade, and after going back to an earlier release, the outbox has rows of nouns that only the newer release knows.
These rows wait until a worker of the newer release runs.
A generation is a complete set of indices, built by one rebuild.
"""

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from psycopg.rows import class_row

from indexer.indexing import locks
from indexer.indexing.outbox.fan_out import NOUNS
from indexer.indexing.outbox.rows import ClaimedRow
from indexer.shared.database import Connection

CLAIM_SECONDS = 120
FIRST_PAUSE_SECONDS = 2
ATTEMPTS_PER_ROW_MAX = 5
ROWS_MARKED_PER_STATEMENT = 10_000


_CLAIMABLE = f"""
state <> 'done' AND state <> 'poisoned' AND noun = ANY(%(nouns)s) AND (
    claimed_until IS NULL
    OR claimed_until < clock_timestamp()
    OR state = 'claimed' AND claimed_by NOT IN ({locks.HELD_KEYS}))
"""

_CLAIM = f"""
WITH oldest AS (
    SELECT id, noun, row_id FROM outbox WHERE {_CLAIMABLE} ORDER BY id LIMIT %(limit)s FOR UPDATE SKIP LOCKED),
same_rows AS (
    SELECT id FROM outbox JOIN (SELECT DISTINCT noun, row_id FROM oldest) AS changed USING (noun, row_id)
    WHERE {_CLAIMABLE} LIMIT %(limit)s * 20 FOR UPDATE OF outbox SKIP LOCKED)
UPDATE outbox
SET state = 'claimed', claimed_by = %(claimer)s,
    claimed_until = clock_timestamp() + make_interval(secs => %(seconds)s)
WHERE id IN (SELECT id FROM oldest UNION SELECT id FROM same_rows)
RETURNING id, noun, row_id
"""


_MARK_DONE_WITHOUT_GENERATION = """
UPDATE outbox SET state = 'done', done_at = clock_timestamp(), claimed_until = NULL, claimed_by = NULL
WHERE id IN (
    SELECT id FROM outbox
    WHERE state = 'pending' AND NOT EXISTS (SELECT FROM index_generation WHERE state IN ('live', 'building'))
    ORDER BY id LIMIT %s FOR UPDATE SKIP LOCKED)
"""


class Claimer:
    """Claims outbox rows. A claim ends after CLAIM_SECONDS, or when the database session ends."""

    def __init__(self, connection: Connection, key: int) -> None:
        self._connection = connection
        self._key = key
        self._held_since = time.monotonic()

    def claim_rows(self, limit: int) -> list[ClaimedRow]:
        """Claim the oldest free outbox rows whose noun is in NOUNS.

        A row is free if it is not done, poisoned, claimed or in a pause after a failure. An expired claim and the claim
        of a dead process do not count. Other free rows for the same database rows are also claimed. The result is
        sorted by id.
        """
        with self._connection.cursor(row_factory=class_row(ClaimedRow)) as cursor:
            rows = cursor.execute(
                _CLAIM,
                {"class": locks.CLAIMS, "limit": limit, "claimer": self._key, "seconds": CLAIM_SECONDS,
                 "nouns": sorted(NOUNS)},
            ).fetchall()  # fmt: skip
        self._held_since = time.monotonic()
        return sorted(rows, key=lambda row: row.id)

    def extend_claims(self) -> None:
        """Renew the claims for CLAIM_SECONDS.

        If the claims were renewed less than CLAIM_SECONDS / 2 ago, do nothing.
        """
        if time.monotonic() - self._held_since < CLAIM_SECONDS / 2:
            return
        self._held_since = time.monotonic()
        self._connection.execute(
            "UPDATE outbox SET claimed_until = clock_timestamp() + make_interval(secs => %s) "
            "WHERE state = 'claimed' AND claimed_by = %s",
            (CLAIM_SECONDS, self._key),
        )

    def release_rows(self) -> None:
        """Release the claimed rows that are not marked yet. The rows become pending again."""
        self._connection.execute(
            "UPDATE outbox SET state = 'pending', claimed_until = NULL, claimed_by = NULL "
            "WHERE state = 'claimed' AND claimed_by = %s",
            (self._key,),
        )


@contextmanager
def open_claimer(connection: Connection) -> Iterator[Claimer]:
    """Yield a claimer that holds its own advisory lock."""
    with locks.hold_own_key(connection, locks.CLAIMS) as key:
        yield Claimer(connection, key)


def mark_done_without_generation(connection: Connection, deadline: float) -> int:
    """Mark all pending rows of any noun done if no generation is live or building. Returns the number of marked rows.

    deadline: a time of the monotonic clock, in seconds. The rows that are left at this time stay pending.
    Each UPDATE statement checks that there is no generation. A rebuild that starts later reads the changes of these
    rows.
    """
    passed = 0
    while time.monotonic() < deadline:
        rows = connection.execute(_MARK_DONE_WITHOUT_GENERATION, (ROWS_MARKED_PER_STATEMENT,)).rowcount
        passed += rows
        if rows < ROWS_MARKED_PER_STATEMENT:
            break
    return passed


def reopen_rows_of_new_nouns(connection: Connection) -> None:
    """Make rows pending that a worker of an earlier release marked as failed.

    The earlier release did not know the noun of these rows.
    """
    connection.execute(
        "UPDATE outbox SET state = 'pending', attempts = 0, error = NULL, claimed_until = NULL, claimed_by = NULL "
        "WHERE state <> 'done' AND noun = ANY(%s) AND error = 'Unknown noun ' || noun",
        (sorted(NOUNS),),
    )


def mark_done(connection: Connection, ids: Sequence[int]) -> None:
    connection.execute(
        "UPDATE outbox SET state = 'done', done_at = clock_timestamp(), claimed_until = NULL, claimed_by = NULL, "
        "error = NULL WHERE id = ANY(%s)",
        (list(ids),),
    )


def mark_failed(connection: Connection, errors: Mapping[int, str]) -> None:
    """Count a failed attempt for each row, and store its error.

    After ATTEMPTS_PER_ROW_MAX attempts the row becomes poisoned: it is not tried again.
    """
    with connection.cursor() as cursor:
        cursor.executemany(
            "UPDATE outbox SET attempts = attempts + 1, error = %(error)s, claimed_by = NULL, "
            "state = CASE WHEN attempts + 1 >= %(most)s THEN 'poisoned' ELSE 'pending' END, "
            "claimed_until = clock_timestamp() + make_interval(secs => %(pause)s * 2 ^ attempts) WHERE id = %(id)s",
            [
                {"id": each, "error": error, "most": ATTEMPTS_PER_ROW_MAX, "pause": FIRST_PAUSE_SECONDS}
                for each, error in errors.items()
            ],
        )


def queue_failed_courses(connection: Connection, errors: Mapping[int, str]) -> None:
    """Add an outbox row for each failed course of a change that affected many courses.

    The row has one counted attempt.
    """
    with connection.cursor() as cursor:
        cursor.executemany(
            "INSERT INTO outbox (noun, row_id, attempts, error, claimed_until) "
            "VALUES ('course', %s, 1, %s, clock_timestamp() + make_interval(secs => %s))",
            [(course_id, error, FIRST_PAUSE_SECONDS) for course_id, error in errors.items()],
        )
