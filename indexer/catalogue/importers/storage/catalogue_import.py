"""Takes what an importer has read into the catalogue: one transaction, all or nothing.

The order is fixed by who points to whom: institutes, campuses, courses with their parts.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import psycopg
from psycopg import sql

from indexer.catalogue.importers.progress import Progress, no_progress
from indexer.catalogue.importers.records import Catalogue, Register
from indexer.catalogue.importers.report import ImportSummary, NounChanges, ReportedRow, SheetCounts
from indexer.catalogue.importers.storage import staged_rows
from indexer.catalogue.importers.storage.comparison import changes, compare
from indexer.catalogue.importers.storage.import_run import (
    SourceFile,
    claim_register,
    close_run,
    open_run,
    refuse_older,
)
from indexer.catalogue.importers.storage.owned_columns import (
    CAMPUS,
    COURSE,
    COURSE_CAMPUS,
    COURSE_FEE,
    COURSE_PARTS,
    COURSE_SPECIALIZATION,
    INSTITUTE,
    Noun,
)
from indexer.catalogue.importers.storage.reference_ids import reference_ids
from indexer.catalogue.importers.storage.staging import Row, stage_noun, stage_part
from indexer.catalogue.importers.storage.table_writes import (
    insert_new,
    replace_part,
    update_changed,
    withdraw_gone,
)


@dataclass(frozen=True, slots=True)
class ReadFile:
    """A file as read: what is to be published, and what became of each row. notes as in ImportSummary."""

    file: SourceFile
    catalogue: Catalogue
    sheets: dict[str, SheetCounts]
    reported: list[ReportedRow]
    notes: dict[str, int]


@dataclass(frozen=True, slots=True)
class _Target:
    """The open transaction and what its rows belong to."""

    cursor: psycopg.Cursor
    register: Register
    source_id: int
    file: SourceFile


def import_catalogue(
    database_url: str,
    register: Register,
    read: ReadFile,
    *,
    force: bool = False,
    progress: Progress = no_progress,
) -> ImportSummary:
    """Bring the register's rows in the database to those of the file, and record the run.

    Raises AlreadyImporting, OlderFile (unless force) and ReferenceMissing; then nothing has changed.
    """
    with psycopg.connect(database_url) as connection, connection.cursor() as cursor:
        target = _Target(cursor, register, claim_register(cursor, register), read.file)
        if not force:
            refuse_older(cursor, target.source_id, read.file)
        summary = ImportSummary(
            import_run_id=open_run(cursor, target.source_id, read.file),
            register=register.slug,
            file_name=read.file.name,
            file_sha256=read.file.sha256,
            file_date=read.file.date,
            sheets=read.sheets,
            reported=read.reported,
            notes=read.notes,
            changes=_bring_in(target, read.catalogue, progress),
        )
        progress("Keeping the report", 4, 4)
        close_run(cursor, summary)
    return summary


def _bring_in(target: _Target, catalogue: Catalogue, progress: Progress) -> dict[str, NounChanges]:
    ids = reference_ids(target.cursor, catalogue)
    progress("Storing institutes", 0, 4)
    institutes = _bring_noun(target, INSTITUTE, staged_rows.institute_rows(catalogue, ids))
    progress("Storing campuses", 1, 4)
    institute_ids = _stored_ids(target, INSTITUTE)
    campuses = _bring_noun(target, CAMPUS, staged_rows.campus_rows(catalogue, institute_ids))
    progress("Storing courses", 2, 4)
    campus_ids = _stored_ids(target, CAMPUS)
    stage_part(target.cursor, COURSE_CAMPUS, staged_rows.course_campus_rows(catalogue, campus_ids))
    stage_part(target.cursor, COURSE_SPECIALIZATION, staged_rows.course_specialization_rows(catalogue, ids))
    stage_part(target.cursor, COURSE_FEE, staged_rows.course_fee_rows(catalogue, ids))
    courses = _bring_noun(target, COURSE, staged_rows.course_rows(catalogue, ids, institute_ids))
    progress("Storing campuses, subjects and fees of courses", 3, 4)
    for part in COURSE_PARTS:
        replace_part(target.cursor, part, target.source_id)
    return {"institutes": institutes, "campuses": campuses, "courses": courses}


def _bring_noun(target: _Target, noun: Noun, staged: Iterable[Row]) -> NounChanges:
    stage_noun(target.cursor, noun, target.source_id, target.register.slug, staged)
    compare(target.cursor, noun, target.source_id)
    update_changed(target.cursor, noun, target.file.date)
    insert_new(target.cursor, noun, target.source_id, target.file.date)
    return changes(target.cursor, noun, withdraw_gone(target.cursor, noun, target.source_id))


def _stored_ids(target: _Target, noun: Noun) -> Mapping[str, int]:
    """Ids by the register's codes."""
    query = sql.SQL("SELECT source_code, id FROM {} WHERE source_id = %s").format(sql.Identifier(noun.table))
    return dict(target.cursor.execute(query, (target.source_id,)).fetchall())
