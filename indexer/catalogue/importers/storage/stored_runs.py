"""Reads the records of finished imports."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import date, datetime
from typing import Any

import psycopg
from psycopg.rows import class_row

from indexer.catalogue.importers.errors import UnknownRegister

_RUNS = """
SELECT import_run.id, source.slug AS register, file_name, file_date, finished_at, rows_read, rows_imported,
       rows_reported, changes, accepted_reason, has_images, undone_at
FROM import_run JOIN source ON source.id = source_id
WHERE %(register)s::text IS NULL OR source.slug = %(register)s
ORDER BY import_run.id DESC LIMIT %(limit)s
"""


@dataclass(frozen=True, slots=True)
class StoredRun:
    """A finished import.

    changes: the counts of changes by table (institutes, campuses, courses), or those of requirements or of a list.
    """

    id: int
    register: str
    file_name: str
    file_date: date
    finished_at: datetime
    rows_read: int
    rows_imported: int
    rows_reported: int
    changes: Mapping[str, Mapping[str, Any]]
    accepted_reason: str | None
    has_images: bool
    undone_at: datetime | None

    @property
    def can_be_undone(self) -> bool:
        """True if the import was not undone and its images (row copies, which an undo needs) are still stored.

        The undo still fails if a row changed after the import.
        """
        return self.has_images and self.undone_at is None

    def to_json(self) -> dict[str, Any]:
        return {
            **asdict(self),
            "file_date": self.file_date.isoformat(),
            "finished_at": self.finished_at.isoformat(),
            "undone_at": self.undone_at and self.undone_at.isoformat(),
            "can_be_undone": self.can_be_undone,
        }


def read_runs(connection: psycopg.Connection, register: str | None, limit: int) -> list[StoredRun]:
    """Return the last `limit` runs, newest first. Raises UnknownRegister if no register or list has the slug.

    register: the slug of a register or list, or None for all of them.
    """
    if register is not None:
        slugs = [slug for (slug,) in connection.execute("SELECT slug FROM source ORDER BY slug")]
        if register not in slugs:
            raise UnknownRegister(register, slugs)
    with connection.cursor(row_factory=class_row(StoredRun)) as cursor:
        return cursor.execute(_RUNS, {"register": register, "limit": limit}).fetchall()
