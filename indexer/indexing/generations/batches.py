"""The batches of a rebuild. Each batch is planned once, claimed by a free thread, and finished once.

A batch can be claimed again if its claim ends before the batch is finished. A rebuild builds a new generation, which is
a complete set of indices.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from psycopg.rows import class_row

from indexer.indexing import locks
from indexer.shared.database import Connection

COURSE_ID_MAX = 2**31 - 1

CLAIM_SECONDS = 600
"""A claim ends after this time even if its database session still exists.

PostgreSQL may notice a broken connection late, and then keeps the session of a dead process.
"""

_PLAN = """
WITH last_of_batch AS (
    SELECT id, row_number() OVER (ORDER BY id) AS place
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS number FROM course) AS each
    WHERE number %% %(size)s = 0),
bounds AS (
    SELECT place, lag(id, 1, -1) OVER (ORDER BY place) AS after_id, id AS up_to_id FROM last_of_batch
    UNION ALL SELECT count(*) + 1, coalesce(max(id), -1), %(id_max)s FROM last_of_batch)
INSERT INTO rebuild_batch (generation_id, number, part, after_id, up_to_id)
SELECT %(generation)s, 1, 'vocabulary', 0, 0
UNION ALL SELECT %(generation)s, 2, 'suggestions', 0, 0
UNION ALL SELECT %(generation)s, 3, 'scholarships', 0, 0
UNION ALL SELECT %(generation)s, 3 + place, 'courses', after_id, up_to_id FROM bounds
"""

_CLAIM = f"""
WITH next AS (
    SELECT generation_id, number FROM rebuild_batch
    WHERE generation_id = %(generation)s AND finished_at IS NULL
    AND (claimed_by IS NULL OR claimed_until < clock_timestamp() OR claimed_by NOT IN ({locks.HELD_KEYS}))
    AND EXISTS (SELECT FROM index_generation WHERE id = %(generation)s AND state = 'building')
    ORDER BY number LIMIT 1 FOR UPDATE SKIP LOCKED)
UPDATE rebuild_batch
SET claimed_by = %(claimer)s, claimed_until = clock_timestamp() + make_interval(secs => %(seconds)s)
FROM next
WHERE rebuild_batch.generation_id = next.generation_id AND rebuild_batch.number = next.number
RETURNING rebuild_batch.number, part, after_id, up_to_id
"""


@dataclass(frozen=True, slots=True)
class Batch:
    """A part of a generation that one thread loads.

    part: the index that the batch fills: `courses`, `vocabulary` (the value names), `suggestions` or `scholarships`.
    A batch of courses contains the course ids that are greater than after_id and at most up_to_id.
    """

    number: int
    part: str
    after_id: int
    up_to_id: int


@dataclass(frozen=True, slots=True)
class BatchCounts:
    planned: int
    finished: int

    @property
    def is_complete(self) -> bool:
        return self.finished == self.planned > 0


def plan_batches(connection: Connection, generation: int, size: int) -> None:
    """Store the batches of a generation: one for each index except courses, and one for each `size` courses.

    The batches of courses cover all possible ids. So a course that is added later also belongs to a batch.
    """
    connection.execute(_PLAN, {"generation": generation, "size": size, "id_max": COURSE_ID_MAX})


def count_batches(connection: Connection, generation: int) -> BatchCounts:
    row = connection.execute(
        "SELECT count(*), count(finished_at) FROM rebuild_batch WHERE generation_id = %s", (generation,)
    ).fetchone()
    assert row is not None
    return BatchCounts(*row)


def count_courses_written(connection: Connection, generation: int) -> int:
    row = connection.execute(
        "SELECT coalesce(sum(documents), 0) FROM rebuild_batch WHERE generation_id = %s AND part = 'courses'",
        (generation,),
    ).fetchone()
    assert row is not None
    return int(row[0])


class BatchClaimer:
    """Claims batches. A claim ends after CLAIM_SECONDS, or with the block of `open_claimer` or the database session."""

    def __init__(self, connection: Connection, generation: int, key: int) -> None:
        self._connection = connection
        self._generation = generation
        self._key = key

    def claim_next(self) -> Batch | None:
        """Claim the first free batch.

        Returns None if no batch is free, or if the generation is no longer building.
        """
        with self._connection.cursor(row_factory=class_row(Batch)) as cursor:
            return cursor.execute(
                _CLAIM,
                {
                    "class": locks.BATCHES,
                    "generation": self._generation,
                    "claimer": self._key,
                    "seconds": CLAIM_SECONDS,
                },
            ).fetchone()

    def finish(self, batch: Batch, documents: int) -> None:
        """Record that Elasticsearch has all documents of the batch.

        If the batch is already finished, nothing changes.
        """
        self._connection.execute(
            "UPDATE rebuild_batch SET documents = %s, finished_at = clock_timestamp(), claimed_by = NULL, "
            "claimed_until = NULL WHERE generation_id = %s AND number = %s AND finished_at IS NULL",
            (documents, self._generation, batch.number),
        )


@contextmanager
def open_claimer(connection: Connection, generation: int) -> Iterator[BatchClaimer]:
    """Yield a claimer that holds its own advisory lock. Its claims are released at the end of the block."""
    with locks.hold_own_key(connection, locks.BATCHES) as key:
        yield BatchClaimer(connection, generation, key)
