"""Undoes an import: restores the rows from their images (copies as JSON) from before the import.

Rows that the import added are withdrawn, or deleted if they are entry requirements. The undo is refused if a row of the
import was changed later.
"""

from dataclasses import asdict, dataclass
from typing import Any

import psycopg
from psycopg import sql

from indexer.catalogue.entry_requirements.undo import list_changed_requirements, restore_requirements
from indexer.catalogue.importers.errors import (
    AlreadyUndone,
    ChangedRow,
    ListImport,
    NoImages,
    RowsChangedSince,
    RowsInUse,
    UnknownRun,
)
from indexer.catalogue.importers.storage.images import RATES, build_image
from indexer.catalogue.importers.storage.import_run import RUNS_KEPT, limit_lock_waits, lock_source
from indexer.catalogue.importers.storage.owned_columns import (
    COURSE_DETAILS,
    OWNED_TABLES,
    CourseDetailTable,
    OwnedTable,
)
from indexer.catalogue.importers.storage.staging import build_column_list

RESTORED_COLUMNS = ("source_date", "status")
"""An import writes these columns in addition to the columns of OWNED_TABLES."""

ADDED_COLUMNS = '{"register_values": {}}'
"""The values of columns that images of earlier releases lack."""

NOUNS = {"institute": "institutes", "campus": "campuses", "course": "courses"}
FIELD_NAMES = {RATES: "exchange rate of its fee", "fees": "fees"}


@dataclass(frozen=True, slots=True)
class UndoneRows:
    """restored: the number of rows that have their earlier values again.

    withdrawn: the number of rows that the import had added. The undo withdraws these rows, or deletes them if they are
    entry requirements.
    """

    restored: int
    withdrawn: int


@dataclass(frozen=True, slots=True)
class UndoSummary:
    """The keys of `rows` are institutes, campuses, courses and entry requirements."""

    import_run_id: int
    register: str
    file_name: str
    dry_run: bool
    rows: dict[str, UndoneRows]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def undo_import(database_url: str, import_run_id: int, *, dry_run: bool = False) -> UndoSummary:
    """Undo the changes of an import in one transaction. A dry run does the same and then rolls back.

    Raises UnknownRun, AlreadyUndone, NoImages, ListImport, AlreadyImporting or RowsChangedSince. A dry run can also
    raise RowsInUse. After an error the database is unchanged.
    """
    try:
        with (
            psycopg.connect(database_url) as connection,
            connection.transaction(force_rollback=dry_run),
            connection.cursor() as cursor,
        ):
            if dry_run:
                limit_lock_waits(cursor)
            register, file_name = _claim_run(cursor, import_run_id)
            _check_rows(cursor, import_run_id)
            rows = {NOUNS[owned.table]: _restore_rows(cursor, owned, import_run_id) for owned in OWNED_TABLES}
            rows["entry requirements"] = UndoneRows(*restore_requirements(cursor, import_run_id))
            for part in COURSE_DETAILS:
                _restore_details(cursor, part, import_run_id)
            mark_undone(cursor, import_run_id)
    except psycopg.errors.LockNotAvailable as error:
        raise RowsInUse from error
    return UndoSummary(import_run_id, register, file_name, dry_run, rows)


def mark_undone(cursor: psycopg.Cursor, import_run_id: int) -> None:
    """Mark the run as undone. Its file then no longer prevents imports of older files."""
    cursor.execute("UPDATE import_run SET undone_at = clock_timestamp() WHERE id = %s", (import_run_id,))


def _claim_run(cursor: psycopg.Cursor, import_run_id: int) -> tuple[str, str]:
    """Lock the register and check that the run can be undone.

    Returns the register's slug and the file name.
    """
    cursor.execute(
        "SELECT source.id, source.slug FROM import_run JOIN source ON source.id = source_id "
        "WHERE import_run.id = %s",
        (import_run_id,),
    )
    found = cursor.fetchone()
    if found is None:
        raise UnknownRun(import_run_id)
    source_id, register = found
    lock_source(cursor, source_id, register)
    cursor.execute(
        "SELECT file_name, has_images, undone_at, changes ? 'list' FROM import_run WHERE id = %s",
        (import_run_id,),
    )
    run = cursor.fetchone()
    assert run is not None
    file_name, has_images, undone_at, is_list = run
    if is_list:
        raise ListImport(import_run_id)
    if undone_at is not None:
        raise AlreadyUndone(import_run_id, undone_at)
    if not has_images:
        raise NoImages(import_run_id, RUNS_KEPT)
    return register, file_name


def _check_rows(cursor: psycopg.Cursor, import_run_id: int) -> None:
    """Lock the rows of the run. Raises RowsChangedSince if a row was changed or deleted after the import.

    Also raises RowsChangedSince if the earlier slug of a row now belongs to another row.
    """
    changed: list[ChangedRow] = list_changed_requirements(cursor, import_run_id)
    for owned in OWNED_TABLES:
        names = {"table": sql.Identifier(owned.table), "image": build_image(owned)}
        cursor.execute(
            sql.SQL(
                "SELECT id FROM {table} WHERE id IN (SELECT row_id FROM import_image WHERE import_run_id = %s "
                "AND noun = %s) ORDER BY id FOR UPDATE"
            ).format(**names),
            (import_run_id, owned.table),
        )
        cursor.execute(
            sql.SQL(
                "SELECT after->>'source_code', after->>'name', ARRAY(SELECT kept.key "
                "FROM jsonb_each(after - 'popularity') AS kept "
                "WHERE current.image->kept.key IS DISTINCT FROM kept.value ORDER BY kept.key), current.id IS NULL, "
                "EXISTS (SELECT FROM {table} AS other WHERE other.slug = before->>'slug' AND other.id <> row_id) "
                "FROM import_image LEFT JOIN (SELECT stored.id, {image} AS image FROM {table} AS stored) AS current "
                "ON current.id = row_id WHERE import_run_id = %s AND noun = %s ORDER BY 1"
            ).format(**names),
            (import_run_id, owned.table),
        )
        for code, name, fields, is_deleted, is_slug_taken in cursor:
            reasons = ["deleted"] if is_deleted else [FIELD_NAMES.get(field, field) for field in fields]
            if is_slug_taken:
                reasons.append("its earlier slug belongs to another row")
            if reasons:
                changed.append(ChangedRow(owned.table, code, name, tuple(reasons)))
    if changed:
        raise RowsChangedSince(import_run_id, changed)


def _restore_rows(cursor: psycopg.Cursor, owned: OwnedTable, import_run_id: int) -> UndoneRows:
    columns = (*owned.columns, *RESTORED_COLUMNS)
    restored = cursor.execute(
        sql.SQL(
            "UPDATE {table} AS stored SET ({columns}) = ROW({earlier}) FROM import_image AS image, "
            "jsonb_populate_record(NULL::{table}, {added} || image.before) AS earlier "
            "WHERE image.import_run_id = %s AND image.noun = %s AND image.before IS NOT NULL "
            "AND stored.id = image.row_id"
        ).format(
            table=sql.Identifier(owned.table),
            columns=build_column_list(columns),
            earlier=build_column_list(columns, "earlier"),
            added=sql.Literal(ADDED_COLUMNS),
        ),
        (import_run_id, owned.table),
    ).rowcount
    withdrawn = cursor.execute(
        sql.SQL(
            "UPDATE {table} AS stored SET status = 'withdrawn' FROM import_image AS image "
            "WHERE image.import_run_id = %s AND image.noun = %s AND image.before IS NULL "
            "AND stored.id = image.row_id AND stored.status = 'published'"
        ).format(table=sql.Identifier(owned.table)),
        (import_run_id, owned.table),
    ).rowcount
    return UndoneRows(restored, withdrawn)


def _restore_details(cursor: psycopg.Cursor, part: CourseDetailTable, import_run_id: int) -> None:
    """Restore the earlier details of the courses whose details of this kind the import changed."""
    names = {
        "table": sql.Identifier(part.table),
        "field": sql.Literal(part.field),
        "columns": build_column_list(part.columns),
        "earlier": build_column_list(part.columns, "earlier"),
        "definitions": sql.SQL(", ").join(
            sql.SQL("{} {}").format(sql.Identifier(column), sql.SQL(sql_type))
            for column, sql_type in part.columns.items()
        ),
    }
    changed = sql.SQL(
        "image.import_run_id = %s AND image.noun = 'course' AND image.before->{field} <> image.after->{field}"
    ).format(**names)
    cursor.execute(
        sql.SQL(
            "DELETE FROM {table} AS part USING import_image AS image "
            "WHERE part.course_id = image.row_id AND {changed}"
        ).format(changed=changed, **names),
        (import_run_id,),
    )
    cursor.execute(
        sql.SQL(
            "INSERT INTO {table} (course_id, {columns}) SELECT image.row_id, {earlier} FROM import_image AS image, "
            "jsonb_to_recordset(image.before->{field}) AS earlier ({definitions}) WHERE {changed}"
        ).format(changed=changed, **names),
        (import_run_id,),
    )
