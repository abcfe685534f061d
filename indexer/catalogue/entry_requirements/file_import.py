"""Imports a list of entry requirements from a CSV file.

The import has the same guards as the import of a register: bounds, a dry run, refusal of older files, and an undo.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from typing import Any

import psycopg
from psycopg.types.json import Jsonb

from indexer.catalogue.entry_requirements.csv_file import RequirementsRejected, read_requirement_file
from indexer.catalogue.entry_requirements.storage import NOUN, WrittenRequirements, write_requirements
from indexer.catalogue.importers.bounds import FEES_CHANGED_MAX_PERCENT, ROWS_MIN, WITHDRAWN_MAX_PERCENT
from indexer.catalogue.importers.errors import ImporterError, RowsInUse
from indexer.catalogue.importers.options import DEFAULT_OPTIONS, ImportOptions
from indexer.catalogue.importers.storage.import_run import (
    hash_source_file,
    limit_lock_waits,
    prune_runs,
    reject_older_file,
    start_run,
)
from indexer.catalogue.importers.storage.list_import import RejectedLine, lock_list_source
from indexer.catalogue.reference.slugs import build_source_slug


class TooManyRequirementsChanged(ImporterError):
    """The file removes or changes more rows than the bounds allow."""

    def __init__(self, written: WrittenRequirements) -> None:
        super().__init__(
            f"{written.removed:,} of {written.stored_before:,} stored rows would be removed and {written.changed:,} "
            f"changed; without --accept, at most {WITHDRAWN_MAX_PERCENT} % may be removed and "
            f"{FEES_CHANGED_MAX_PERCENT} % changed"
        )


@dataclass(frozen=True, slots=True)
class ImportedRequirements:
    """The numbers of added, changed, removed and unchanged rows, and the rejected lines.

    import_run_id: the number that `finder import undo` needs. The number of a dry run is not stored.
    """

    import_run_id: int
    added: int
    changed: int
    removed: int
    unchanged: int
    rejected: Sequence[RejectedLine]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def import_requirements(
    database_url: str,
    path: Path,
    source_name: str,
    day: date,
    options: ImportOptions = DEFAULT_OPTIONS,
) -> ImportedRequirements:
    """Import the file in one transaction. A dry run does the same and rolls back.

    source_name: the publisher of the list. day: the date of the list. A rejected line is reported, its stored
    requirements stay, and the other lines are imported. Raises FileRejected for a pipe, RequirementsRejected,
    UnreadableFile, OlderFile, AlreadyImporting or TooManyRequirementsChanged. A dry run can also raise RowsInUse.
    """
    slug = build_source_slug("requirements", source_name, RequirementsRejected)
    source_file = hash_source_file(path, day)
    file = read_requirement_file(path)
    try:
        with (
            psycopg.connect(database_url) as connection,
            connection.transaction(force_rollback=options.dry_run),
            connection.cursor() as cursor,
        ):
            if options.dry_run:
                limit_lock_waits(cursor)
            source_id = lock_list_source(cursor, slug, source_name)
            if not options.force:
                reject_older_file(cursor, source_id, source_file)
            run_id = start_run(cursor, source_id, source_file)
            written = write_requirements(cursor, source_id, day, file)
            if written.imported == 0:
                reasons = "; ".join(map(str, written.rejected[:5])) or "it has no lines"
                raise RequirementsRejected(f"{path.name}: no line can be imported: {reasons}")
            is_exceeded = _exceeds_bounds(written)
            if options.accept is None and is_exceeded:
                raise TooManyRequirementsChanged(written)
            _finish_run(cursor, run_id, written, options.accept if is_exceeded else None)
            prune_runs(cursor, source_id)
    except psycopg.errors.LockNotAvailable as error:
        raise RowsInUse from error
    return ImportedRequirements(
        run_id, written.added, written.changed, written.removed, written.unchanged, written.rejected
    )


def _exceeds_bounds(written: WrittenRequirements) -> bool:
    total = written.stored_before
    is_removed = written.removed * 100 > total * WITHDRAWN_MAX_PERCENT
    is_changed = written.changed * 100 > total * FEES_CHANGED_MAX_PERCENT
    return total >= ROWS_MIN and (is_removed or is_changed)


def _finish_run(
    cursor: psycopg.Cursor, run_id: int, written: WrittenRequirements, accepted_reason: str | None
) -> None:
    """Store the counts, the rejected lines and the images (JSON copies of the rows, used by `finder import undo`)."""
    imported, rejected = written.imported, written.rejected
    changes = {
        "requirements": {
            "added": written.added,
            "changed": written.changed,
            "withdrawn": written.removed,
            "unchanged": written.unchanged,
        }
    }
    cursor.execute(
        "UPDATE import_run SET rows_read = %s, rows_imported = %s, rows_reported = %s, changes = %s, "
        "accepted_reason = %s, has_images = true WHERE id = %s",
        (imported + len(rejected), imported, len(rejected), Jsonb(changes), accepted_reason, run_id),
    )
    cursor.executemany(
        "INSERT INTO import_report (import_run_id, sheet, row_number, source_code, reason) VALUES (%s, %s, %s, %s, %s)",
        [(run_id, "requirements", each.line, each.code, each.reason) for each in rejected],
    )
    cursor.executemany(
        "INSERT INTO import_image (import_run_id, noun, row_id, before, after) VALUES (%s, %s, %s, %s, %s)",
        [
            (run_id, NOUN, each.id, None if each.before is None else Jsonb(each.before), Jsonb(each.after))
            for each in written.rows
        ],
    )
