"""Reads and changes the records of generations in PostgreSQL. A generation is a complete set of indices."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Any

from psycopg.rows import class_row

from indexer.indexing import ledger
from indexer.shared.database import Connection
from schemas.vocabulary.kinds import GenerationState


@dataclass(frozen=True, slots=True)
class Generation:
    """The record of a generation.

    - mapping_hash: the index fingerprint. request: the id of the Celery task that requested the rebuild.
    - accept: the reason that the operator gave with the request, to accept failed checks.
    - accepted_reason, accepted_doubts: the reason, and the messages of the failed checks that were accepted.
    - attempts: the number of processes that have led the rebuild.
    """

    id: int
    state: str
    mapping_hash: str
    error: str | None
    request: str | None
    documents_total: int | None
    documents_done: int
    created_at: datetime
    live_at: datetime | None
    accepted_reason: str | None
    accepted_doubts: str | None
    accept: str | None
    attempts: int

    def as_json(self) -> dict[str, Any]:
        dates = {
            "created_at": self.created_at.isoformat(),
            "live_at": self.live_at and self.live_at.isoformat(),
        }
        return {**asdict(self), **dates}


# During a rebuild, documents_done is the sum over the batches. A single counter would make all workers update
# the same row.
_SELECT = """
SELECT id, state, mapping_hash, error, request, documents_total, CASE WHEN state = 'building' AND live_at IS NULL THEN
           coalesce((SELECT sum(documents)::integer FROM rebuild_batch
                     WHERE generation_id = index_generation.id AND part = 'courses'), documents_done)
       ELSE documents_done END AS documents_done,
       created_at, live_at, accepted_reason, accepted_doubts, accept, attempts
FROM index_generation
"""


def list_in_state(connection: Connection, *states: GenerationState) -> list[Generation]:
    """Return the generations in any of the states, oldest first."""
    with connection.cursor(row_factory=class_row(Generation)) as cursor:
        return cursor.execute(_SELECT + "WHERE state = ANY(%s) ORDER BY id", (list(states),)).fetchall()


def list_receiving_writes(connection: Connection) -> list[Generation]:
    """Return the generations to which every change must be written. Their states are live and building."""
    return list_in_state(connection, GenerationState.LIVE, GenerationState.BUILDING)


def find_live(connection: Connection) -> Generation | None:
    return next(iter(list_in_state(connection, GenerationState.LIVE)), None)


def find_previous(connection: Connection) -> Generation | None:
    """Return the generation that was live before the current one, or None."""
    with connection.cursor(row_factory=class_row(Generation)) as cursor:
        return cursor.execute(_SELECT + "WHERE state = 'previous' ORDER BY live_at DESC LIMIT 1").fetchone()


def find_building(connection: Connection) -> Generation | None:
    return next(iter(list_in_state(connection, GenerationState.BUILDING)), None)


def find_last_failure(connection: Connection, cancelled: str) -> Generation | None:
    """Return the last failed rebuild, or None if a generation went live after this rebuild began.

    The state of the generation is failed, or pruned if its indices are removed. cancelled: the error of a rebuild that
    an operator cancelled. Such a rebuild is not a failure.
    """
    with connection.cursor(row_factory=class_row(Generation)) as cursor:
        return cursor.execute(
            _SELECT + "WHERE live_at IS NULL AND error <> %s AND NOT EXISTS ("
            "SELECT FROM index_generation AS later WHERE later.live_at > index_generation.created_at) "
            "ORDER BY id DESC LIMIT 1",
            (cancelled,),
        ).fetchone()


def find_by_id(connection: Connection, generation: int) -> Generation | None:
    with connection.cursor(row_factory=class_row(Generation)) as cursor:
        return cursor.execute(_SELECT + "WHERE id = %s", (generation,)).fetchone()


def list_by_request(connection: Connection, request: str) -> list[Generation]:
    """Return the generations that were built for a request, oldest first."""
    with connection.cursor(row_factory=class_row(Generation)) as cursor:
        return cursor.execute(_SELECT + "WHERE request = %s ORDER BY id", (request,)).fetchall()


def draw_next_id(connection: Connection) -> int:
    row = connection.execute("SELECT nextval(pg_get_serial_sequence('index_generation', 'id'))").fetchone()
    assert row is not None
    return int(row[0])


def insert_building(
    connection: Connection,
    generation: int,
    mapping_hash: str,
    request: str | None,
    total: int,
    accept: str | None = None,
    attempts: int = 1,
) -> None:
    connection.execute(
        "INSERT INTO index_generation (id, state, mapping_hash, request, documents_total, accept, attempts) "
        "VALUES (%s, 'building', %s, %s, %s, %s, %s)",
        (generation, mapping_hash, request, total, accept, attempts),
    )


def record_new_attempt(
    connection: Connection, generation: int, request: str | None, accept: str | None
) -> None:
    """Record that another process resumes a rebuild.

    If the process has a new request (the id of a Celery task) or a new reason `accept`, record these, too.
    """
    connection.execute(
        "UPDATE index_generation SET attempts = attempts + 1, request = coalesce(%s, request), "
        "accept = coalesce(%s, accept) WHERE id = %s",
        (request, accept, generation),
    )


def record_course_count(connection: Connection, generation: int, course_count: int) -> None:
    """Store the number of courses of a generation. Call this when all its batches are finished."""
    connection.execute(
        "UPDATE index_generation SET documents_done = %s WHERE id = %s", (course_count, generation)
    )


def record_acceptance(connection: Connection, generation: int, reason: str, doubts: str) -> None:
    """Store the messages of failed checks, and the operator's reason for making the generation live despite them."""
    connection.execute(
        "UPDATE index_generation SET accepted_reason = %s, accepted_doubts = %s WHERE id = %s",
        (reason, doubts, generation),
    )


def mark_failed(connection: Connection, generation: int, error: str) -> bool:
    """Change the state of a building generation to failed, and return True. In any other state, nothing changes."""
    changed = connection.execute(
        "UPDATE index_generation SET state = 'failed', error = %s WHERE id = %s AND state = 'building'",
        (error, generation),
    )
    return changed.rowcount == 1


def reopen_for_writes(connection: Connection, generation: int) -> None:
    """Set a previous generation to building, so that changes are written to it again."""
    connection.execute(
        "UPDATE index_generation SET state = 'building' WHERE id = %s AND state = 'previous'", (generation,)
    )


def return_to_previous(connection: Connection, generation: int) -> None:
    """Set the generation of a failed rollback back to previous."""
    connection.execute(
        "UPDATE index_generation SET state = 'previous' WHERE id = %s AND state = 'building'", (generation,)
    )


def make_live(connection: Connection, generation: int) -> bool:
    """Make a building generation live, and the live generation previous.

    Returns False if the generation was not building. The live generation is then previous nevertheless, so the caller
    must roll back the transaction.
    """
    connection.execute("UPDATE index_generation SET state = 'previous' WHERE state = 'live'")
    changed = connection.execute(
        "UPDATE index_generation SET state = 'live', live_at = clock_timestamp() "
        "WHERE id = %s AND state = 'building'",
        (generation,),
    )
    return changed.rowcount == 1


def mark_pruned(connection: Connection, generations: Sequence[int]) -> None:
    """Mark generations pruned, and delete their batches and their rows in the table `ledger_generation`."""
    connection.execute(
        "UPDATE index_generation SET state = 'pruned' WHERE id = ANY(%s)", (list(generations),)
    )
    ledger.delete_records(connection, generations)
    connection.execute("DELETE FROM rebuild_batch WHERE generation_id = ANY(%s)", (list(generations),))
