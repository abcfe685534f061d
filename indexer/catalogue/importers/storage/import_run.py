"""The database record of each import (file, counts and reported rows), and the locks of imports."""

from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path

import psycopg
from psycopg import sql
from psycopg.types.json import Jsonb

from indexer.catalogue.importers.checksums import compute_sha256
from indexer.catalogue.importers.errors import AlreadyImporting, FileRejected, OlderFile
from indexer.catalogue.importers.records import Register
from indexer.catalogue.importers.report import ImportSummary

IMPORT_LOCK_CLASS = 0x696D70
"""The first key of the advisory locks of imports. The second key is the id of the register or list in `source`."""

RUNS_KEPT = 5
"""The number of runs of a register or list whose reported rows and images (row copies for an undo) are kept.

The reported rows and images of older runs are deleted.
"""
DRY_RUN_LOCK_TIMEOUT = sql.Literal("5s")
"""A dry run waits at most this long for rows that another transaction has locked."""


@dataclass(frozen=True, slots=True)
class SourceFile:
    """The imported file or folder. date: the date of the snapshot."""

    name: str
    sha256: str
    date: date


def hash_source_file(path: Path, day: date) -> SourceFile:
    """Compute the hash of a file. Call this before parsing, because the file may be replaced during the import.

    Raises FileRejected for a pipe, which can be read only once, and UnreadableFile.
    """
    if path.is_fifo():
        raise FileRejected(f"{path}: a pipe cannot be imported; write its content to a file")
    return SourceFile(path.name, compute_sha256(path), day)


def lock_register(cursor: psycopg.Cursor, register: Register) -> int:
    """Lock the register until the transaction ends, and insert or update its row in `source`.

    Returns the id of this row. Raises AlreadyImporting.
    """
    lock_source(cursor, register.id, register.slug)
    values = {**asdict(register), "is_sample": False}
    cursor.execute(
        "INSERT INTO source (id, slug, name, licence, url, is_sample, note) "
        "VALUES (%(id)s, %(slug)s, %(name)s, %(licence)s, %(url)s, %(is_sample)s, %(note)s) "
        "ON CONFLICT (slug) DO UPDATE SET name = EXCLUDED.name, licence = EXCLUDED.licence, url = EXCLUDED.url, "
        "note = EXCLUDED.note WHERE (source.name, source.licence, source.url, source.note) "
        "IS DISTINCT FROM (EXCLUDED.name, EXCLUDED.licence, EXCLUDED.url, EXCLUDED.note)",
        values,
    )
    cursor.execute("SELECT id FROM source WHERE slug = %s", (register.slug,))
    row = cursor.fetchone()
    assert row is not None
    return int(row[0])


def limit_lock_waits(cursor: psycopg.Cursor) -> None:
    """Limit how long the statements of a dry run wait for a lock. After that time they raise LockNotAvailable."""
    cursor.execute(sql.SQL("SET LOCAL lock_timeout = {}").format(DRY_RUN_LOCK_TIMEOUT))


def lock_source(cursor: psycopg.Cursor, source_id: int, register: str) -> None:
    """Lock the register, the list or the sample until the transaction ends.

    Raises AlreadyImporting if another transaction has the lock.
    """
    cursor.execute("SELECT pg_try_advisory_xact_lock(%s, %s)", (IMPORT_LOCK_CLASS, source_id))
    if cursor.fetchone() != (True,):
        raise AlreadyImporting(register)


def reject_older_file(cursor: psycopg.Cursor, source_id: int, file: SourceFile) -> None:
    """Raise OlderFile if a newer snapshot of the source was imported and not undone."""
    cursor.execute(
        "SELECT max(file_date) FROM import_run WHERE source_id = %s AND undone_at IS NULL", (source_id,)
    )
    row = cursor.fetchone()
    newest = row[0] if row else None
    if newest is not None and file.date < newest:
        raise OlderFile(file.name, file.date, newest)


def start_run(cursor: psycopg.Cursor, source_id: int, file: SourceFile) -> int:
    """Insert a run and return its id. The caller adds the counts in the same transaction."""
    cursor.execute(
        "INSERT INTO import_run (source_id, file_name, file_sha256, file_date, rows_read, rows_imported, "
        "rows_reported, changes) VALUES (%s, %s, %s, %s, 0, 0, 0, '{}') RETURNING id",
        (source_id, file.name, file.sha256, file.date),
    )
    row = cursor.fetchone()
    assert row is not None
    return int(row[0])


def prune_runs(cursor: psycopg.Cursor, source_id: int) -> None:
    """Delete the reported rows and the images of the source's runs, except those of the last RUNS_KEPT runs."""
    cursor.execute(
        "SELECT id FROM import_run WHERE source_id = %s ORDER BY id DESC OFFSET %s", (source_id, RUNS_KEPT)
    )
    old_runs = [run_id for (run_id,) in cursor.fetchall()]
    cursor.execute("DELETE FROM import_report WHERE import_run_id = ANY (%s)", (old_runs,))
    cursor.execute("DELETE FROM import_image WHERE import_run_id = ANY (%s)", (old_runs,))
    cursor.execute("UPDATE import_run SET has_images = false WHERE has_images AND id = ANY (%s)", (old_runs,))


def finish_run(cursor: psycopg.Cursor, summary: ImportSummary) -> None:
    """Store the counts, the changes, each reported row, and the reason if the import exceeded bounds."""
    total = summary.total
    cursor.execute(
        "UPDATE import_run SET rows_read = %s, rows_imported = %s, rows_reported = %s, changes = %s, "
        "accepted_reason = %s, has_images = true WHERE id = %s",
        (
            total.read,
            total.imported,
            total.reported,
            Jsonb({table: asdict(changes) for table, changes in summary.changes.items()}),
            summary.options.accept if summary.exceeded else None,
            summary.import_run_id,
        ),
    )
    with cursor.copy(
        "COPY import_report (import_run_id, sheet, row_number, source_code, reason) FROM STDIN"
    ) as copy:
        for row in summary.reported:
            copy.write_row((summary.import_run_id, row.sheet, row.row_number, row.source_code, row.reason))
