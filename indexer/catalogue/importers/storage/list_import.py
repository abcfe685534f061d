"""The import of a list: its transaction, its bound on removed rows, and its record in `import_run`.

A list is a file that replaces all rows of one kind or of one source, such as ranks or scholarships.
`finish_list_import` stores no images (row copies), so `finder import undo` refuses the import. Imports of entry
requirements store images and do not use this function.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

import psycopg
from psycopg.types.json import Jsonb

from indexer.catalogue.importers.bounds import ChangedRow, ExceededBound, find_exceeded_bounds
from indexer.catalogue.importers.errors import ImporterError, RowsInUse
from indexer.catalogue.importers.storage.import_run import (
    IMPORT_LOCK_CLASS,
    SourceFile,
    limit_lock_waits,
    lock_source,
    prune_runs,
    start_run,
)

_LICENCE = "As stated by the source"
_FIRST_SOURCE_ID = 100
"""Smaller ids belong to the sample and the registers."""
_ADD_SOURCE = """
INSERT INTO source (id, slug, name, licence, is_sample)
SELECT greatest(max(id) + 1, %s), %s, %s, %s, false FROM source
ON CONFLICT (slug) DO NOTHING
"""
_NEW_SOURCES_LOCK = 0
"""The second key of the advisory lock of imports that add a list to `source`. No source has this id."""


class TooManyRowsRemoved(ImporterError):
    """The import would remove or replace more stored rows than allowed without approval."""

    def __init__(self, exceeded: Sequence[ExceededBound]) -> None:
        self.exceeded = exceeded
        super().__init__(
            "the file would remove more than an import may remove without approval.\n"
            + "\n".join(bound.describe() for bound in exceeded)
            + '\nIf the file is right, import it with --accept "REASON"; the reason is recorded.'
        )


@dataclass(frozen=True, slots=True)
class RejectedLine:
    """line: the line number. The header is line 1. code: the code or name that identifies the row, or empty."""

    line: int
    code: str
    reason: str

    def __str__(self) -> str:
        return ": ".join(filter(None, (f"line {self.line}", self.code, self.reason)))


@dataclass(frozen=True, slots=True)
class ListChanges:
    """The changes of an import.

    The keys of `visible` and `removed` are nouns, such as `scholarships`. visible: the number of rows before the
    import. removed: the rows that the import removes, or replaces although they are of another source. counts: the
    number of rows of the file by change, such as `added`.
    """

    visible: Mapping[str, int]
    removed: Mapping[str, Sequence[ChangedRow]]
    counts: Mapping[str, int]


@contextmanager
def open_list_import(
    connection: psycopg.Connection, slug: str, name: str, *, dry_run: bool
) -> Iterator[tuple[psycopg.Cursor, int]]:
    """Open the transaction of an import, and yield a cursor and the source's id. A dry run rolls back.

    slug and name: the list's row in `source`. Two imports of the same list cannot run at the same time. Raises
    AlreadyImporting, or RowsInUse in a dry run.
    """
    try:
        with connection.transaction(force_rollback=dry_run), connection.cursor() as cursor:
            if dry_run:
                limit_lock_waits(cursor)
            yield cursor, lock_list_source(cursor, slug, name)
    except psycopg.errors.LockNotAvailable as error:
        raise RowsInUse from error


def lock_list_source(cursor: psycopg.Cursor, slug: str, name: str) -> int:
    """Add the list's row to `source` if there is none, lock the list until the transaction ends, and return the id.

    Raises AlreadyImporting if another transaction has locked the list. If two lists are imported for the first time at
    once, the second import waits. Both would otherwise choose the same id.
    """
    found = _find_source(cursor, slug)
    if found is None:
        cursor.execute("SELECT pg_advisory_xact_lock(%s, %s)", (IMPORT_LOCK_CLASS, _NEW_SOURCES_LOCK))
        cursor.execute(_ADD_SOURCE, (_FIRST_SOURCE_ID, slug, name, _LICENCE))
        found = _find_source(cursor, slug)
    assert found is not None
    lock_source(cursor, found, slug)
    return found


def _find_source(cursor: psycopg.Cursor, slug: str) -> int | None:
    row = cursor.execute("SELECT id FROM source WHERE slug = %s", (slug,)).fetchone()
    return None if row is None else int(row[0])


def finish_list_import(
    cursor: psycopg.Cursor,
    source_id: int,
    file: SourceFile,
    changes: ListChanges,
    rejected: Sequence[RejectedLine],
    accept: str | None,
) -> int:
    """Check the bound, record the import, and return its number in `finder import list`.

    file: from `hash_source_file`. accept: recorded only if a bound is exceeded. Raises TooManyRowsRemoved if a bound is
    exceeded and `accept` is None.
    """
    exceeded = find_exceeded_bounds(changes.visible, changes.removed, 0, ())
    if exceeded and accept is None:
        raise TooManyRowsRemoved(exceeded)
    run_id = start_run(cursor, source_id, file)
    imported = sum(changes.counts.values())
    withdrawn = sum(map(len, changes.removed.values()))
    stored = {"list": {**changes.counts, "withdrawn": withdrawn}}
    cursor.execute(
        "UPDATE import_run SET rows_read = %s, rows_imported = %s, rows_reported = %s, changes = %s, "
        "accepted_reason = %s WHERE id = %s",
        (
            imported + len(rejected),
            imported,
            len(rejected),
            Jsonb(stored),
            accept if exceeded else None,
            run_id,
        ),
    )
    cursor.executemany(
        "INSERT INTO import_report (import_run_id, sheet, row_number, source_code, reason) "
        "VALUES (%s, 'lines', %s, %s, %s)",
        [(run_id, each.line, each.code, each.reason) for each in rejected],
    )
    prune_runs(cursor, source_id)
    return run_id
