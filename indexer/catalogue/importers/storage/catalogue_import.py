"""Stores a parsed register in the database in one transaction.

Foreign keys require this order: institutes, campuses, courses, then the details of courses.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import psycopg
from psycopg import sql

from indexer.catalogue.importers.errors import RowsInUse
from indexer.catalogue.importers.options import DEFAULT_OPTIONS, ImportOptions
from indexer.catalogue.importers.progress import Progress, no_progress
from indexer.catalogue.importers.records import Catalogue, Register
from indexer.catalogue.importers.report import (
    ImportSummary,
    ReportedRow,
    SheetCounts,
    TableChanges,
    TooManyChanges,
)
from indexer.catalogue.importers.storage import staged_rows
from indexer.catalogue.importers.storage.comparison import count_changes, fill_comparison_table
from indexer.catalogue.importers.storage.edits import keep_edits, keep_later_edits
from indexer.catalogue.importers.storage.images import copy_images_before, store_images
from indexer.catalogue.importers.storage.import_run import (
    SourceFile,
    finish_run,
    limit_lock_waits,
    lock_register,
    lock_source,
    prune_runs,
    reject_older_file,
    start_run,
)
from indexer.catalogue.importers.storage.owned_columns import (
    CAMPUS,
    COURSE,
    COURSE_CAMPUS,
    COURSE_DETAILS,
    COURSE_FEE,
    COURSE_SPECIALIZATION,
    INSTITUTE,
    OWNED_TABLES,
    OwnedTable,
)
from indexer.catalogue.importers.storage.reference_ids import read_reference_ids
from indexer.catalogue.importers.storage.staging import Row, stage_course_details, stage_table
from indexer.catalogue.importers.storage.table_writes import (
    insert_new_rows,
    replace_course_details,
    update_changed_rows,
    withdraw_missing_rows,
)
from indexer.catalogue.importers.storage.visible_rows import check_bounds, copy_visible_rows_before
from indexer.catalogue.sample.publication import withdraw_sample
from indexer.catalogue.sample.source import SOURCE_ID, SOURCE_SLUG
from indexer.catalogue.statistics import update_statistics


@dataclass(frozen=True, slots=True)
class ParsedFile:
    """A parsed file: the catalogue to publish, the row counts and the reported rows.

    notes: the number of imported rows with each note.
    """

    file: SourceFile
    catalogue: Catalogue
    sheets: dict[str, SheetCounts]
    reported: list[ReportedRow]
    notes: dict[str, int]


@dataclass(frozen=True, slots=True)
class _ImportContext:
    """The open transaction, and the source of the imported rows."""

    cursor: psycopg.Cursor
    register: Register
    source_id: int
    file: SourceFile


def import_catalogue(
    database_url: str,
    register: Register,
    read: ParsedFile,
    *,
    options: ImportOptions = DEFAULT_OPTIONS,
    progress: Progress = no_progress,
) -> ImportSummary:
    """Make the register's rows in the database equal to the rows of the file, and record the run.

    Columns that an editor has changed keep the editor's value (see `edits.py`).

    A dry run does the same and then rolls back. Raises AlreadyImporting, OlderFile, ReferenceMissing or
    TooManyChanges. A dry run does not raise TooManyChanges, but can raise RowsInUse. After an error the database is
    unchanged.
    """
    try:
        with psycopg.connect(database_url) as connection:
            with connection.transaction(force_rollback=options.dry_run), connection.cursor() as cursor:
                if options.dry_run:
                    limit_lock_waits(cursor)
                summary = _import_in_transaction(cursor, register, read, options, progress)
                if not options.dry_run:
                    update_statistics(connection)
            return summary
    except psycopg.errors.LockNotAvailable as error:
        raise RowsInUse from error


def _import_in_transaction(
    cursor: psycopg.Cursor,
    register: Register,
    read: ParsedFile,
    options: ImportOptions,
    progress: Progress,
) -> ImportSummary:
    target = _ImportContext(cursor, register, lock_register(cursor, register), read.file)
    if not options.force:
        reject_older_file(cursor, target.source_id, read.file)
    sample_withdrawn = _withdraw_sample(cursor) if options.remove_sample else {}
    copy_visible_rows_before(cursor, target.source_id)
    import_run_id = start_run(cursor, target.source_id, read.file)
    summary = ImportSummary(
        import_run_id=import_run_id,
        register=register.slug,
        file_name=read.file.name,
        file_sha256=read.file.sha256,
        file_date=read.file.date,
        sheets=read.sheets,
        reported=read.reported,
        notes=read.notes,
        changes=_store_catalogue(target, import_run_id, read.catalogue, progress),
        exceeded=check_bounds(cursor, target.source_id),
        options=options,
        sample_withdrawn=sample_withdrawn,
    )
    if summary.needs_approval and not options.dry_run:
        raise TooManyChanges(summary)
    progress("Keeping the report", 4, 4)
    finish_run(cursor, summary)
    prune_runs(cursor, target.source_id)
    return summary


def _withdraw_sample(cursor: psycopg.Cursor) -> dict[str, int]:
    lock_source(cursor, SOURCE_ID, SOURCE_SLUG)
    return withdraw_sample(cursor)


def _store_catalogue(
    target: _ImportContext, import_run_id: int, catalogue: Catalogue, progress: Progress
) -> dict[str, TableChanges]:
    ids = read_reference_ids(target.cursor, catalogue)
    progress("Storing institutes", 0, 4)
    institutes = _store_table(target, INSTITUTE, staged_rows.build_institute_rows(catalogue, ids))
    progress("Storing campuses", 1, 4)
    institute_ids = _read_stored_ids(target, INSTITUTE)
    campuses = _store_table(target, CAMPUS, staged_rows.build_campus_rows(catalogue, institute_ids))
    progress("Storing courses", 2, 4)
    campus_ids = _read_stored_ids(target, CAMPUS)
    stage_course_details(
        target.cursor, COURSE_CAMPUS, staged_rows.build_course_campus_rows(catalogue, campus_ids)
    )
    stage_course_details(
        target.cursor, COURSE_SPECIALIZATION, staged_rows.build_course_specialization_rows(catalogue, ids)
    )
    stage_course_details(target.cursor, COURSE_FEE, staged_rows.build_course_fee_rows(catalogue, ids))
    courses = _store_table(target, COURSE, staged_rows.build_course_rows(catalogue, ids, institute_ids))
    progress("Storing campuses, subjects and fees of courses", 3, 4)
    for part in COURSE_DETAILS:
        replace_course_details(target.cursor, part, target.source_id)
    for owned in OWNED_TABLES:
        store_images(target.cursor, owned, target.source_id, import_run_id)
    return {"institutes": institutes, "campuses": campuses, "courses": courses}


def _store_table(target: _ImportContext, owned: OwnedTable, staged: Iterable[Row]) -> TableChanges:
    stage_table(target.cursor, owned, target.source_id, target.register.slug, staged)
    keep_edits(target.cursor, owned, target.source_id)
    fill_comparison_table(target.cursor, owned, target.source_id)
    copy_images_before(target.cursor, owned, target.source_id)
    keep_later_edits(target.cursor, owned, target.source_id)
    update_changed_rows(target.cursor, owned, target.file.date)
    insert_new_rows(target.cursor, owned, target.source_id, target.file.date)
    return count_changes(target.cursor, owned, withdraw_missing_rows(target.cursor, owned, target.source_id))


def _read_stored_ids(target: _ImportContext, owned: OwnedTable) -> Mapping[str, int]:
    """Return the ids of the source's rows. The keys are the register's codes."""
    query = sql.SQL("SELECT source_code, id FROM {} WHERE source_id = %s").format(sql.Identifier(owned.table))
    return dict(target.cursor.execute(query, (target.source_id,)).fetchall())
