"""Stores and reads the results of verifications, which compare the search index with the catalogue.

A generation is a complete set of indices, built by one rebuild.
"""

from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Any

from psycopg.rows import class_row
from psycopg.types.json import Jsonb

from indexer.indexing.verification.faults import Verification
from indexer.shared.database import Connection

KEPT = 100


@dataclass(frozen=True, slots=True)
class StoredVerification:
    """report: the return value of `Verification.as_json`."""

    generation_id: int
    percent_converted: int
    drift: int
    waiting: int
    report: dict[str, Any]
    started_at: datetime
    finished_at: datetime

    def as_json(self) -> dict[str, Any]:
        return {
            **asdict(self),
            "started_at": self.started_at.isoformat(),
            "finished_at": self.finished_at.isoformat(),
        }


def store_result(connection: Connection, verification: Verification, started: datetime) -> None:
    """Store a result, and delete all results except the newest KEPT."""
    with connection.transaction():
        connection.execute(
            "INSERT INTO index_verification "
            "(generation_id, percent_converted, drift, waiting, report, started_at, finished_at) "
            "VALUES (%s, %s, %s, %s, %s, %s, clock_timestamp())",
            (
                verification.generation, verification.percent, verification.drift, verification.waiting,
                Jsonb(verification.as_json()), started,
            ),
        )  # fmt: skip
        connection.execute(
            "DELETE FROM index_verification WHERE id <= (SELECT max(id) - %s FROM index_verification)",
            (KEPT,),
        )


def read_last_result(connection: Connection) -> StoredVerification | None:
    """Return the newest result of any generation, or None."""
    with connection.cursor(row_factory=class_row(StoredVerification)) as cursor:
        return cursor.execute(
            "SELECT generation_id, percent_converted, drift, waiting, report, started_at, finished_at "
            "FROM index_verification ORDER BY id DESC LIMIT 1"
        ).fetchone()
