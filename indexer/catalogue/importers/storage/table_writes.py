"""Writes staged rows (the rows of the file, in temporary tables) to the catalogue tables.

Rows that do not differ are not written.
"""

from datetime import date

import psycopg
from psycopg import sql

from indexer.catalogue.importers.storage.edits import HAS_EDITED_STATUS, note_missing_rows
from indexer.catalogue.importers.storage.owned_columns import CourseDetailTable, OwnedTable
from indexer.catalogue.importers.storage.staging import (
    build_column_list,
    name_comparison_table,
    name_staged_table,
)


def insert_new_rows(cursor: psycopg.Cursor, owned: OwnedTable, source_id: int, file_date: date) -> None:
    """Insert the staged rows that the table does not have, with the status `published`."""
    cursor.execute(
        sql.SQL(
            "INSERT INTO {table} (source_id, source_date, status, source_code, {columns}) "
            "SELECT %s, %s, 'published', staged.source_code, {staged_columns} FROM {staged} AS staged "
            "JOIN {compared} AS compared USING (source_code) WHERE compared.id IS NULL ORDER BY source_code"
        ).format(
            table=sql.Identifier(owned.table),
            columns=build_column_list(owned.columns),
            staged_columns=build_column_list(owned.columns, "staged"),
            staged=name_staged_table(owned.table),
            compared=name_comparison_table(owned.table),
        ),
        (source_id, file_date),
    )


def update_changed_rows(cursor: psycopg.Cursor, owned: OwnedTable, file_date: date) -> None:
    """Overwrite the rows that differ. A withdrawn row is published again, unless an editor has withdrawn it.

    A draft stays a draft.
    """
    cursor.execute(
        sql.SQL(
            "UPDATE {table} AS stored SET ({columns}) = ROW({staged_columns}), source_date = %s, "
            "status = CASE WHEN stored.status = 'withdrawn' AND NOT {edited} THEN 'published' ELSE stored.status END "
            "FROM {staged} AS staged JOIN {compared} AS compared USING (source_code) "
            "WHERE stored.id = compared.id AND (compared.fields <> '{{}}' OR compared.status = 'withdrawn')"
        ).format(
            table=sql.Identifier(owned.table),
            columns=build_column_list(owned.columns),
            staged_columns=build_column_list(owned.columns, "staged"),
            staged=name_staged_table(owned.table),
            compared=name_comparison_table(owned.table),
            edited=sql.SQL(HAS_EDITED_STATUS),
        ),
        (file_date,),
    )


def withdraw_missing_rows(cursor: psycopg.Cursor, owned: OwnedTable, source_id: int) -> int:
    """Withdraw the published rows that have no staged row, unless an editor has published them.

    A row has no staged row if the file lacks the row or the importer has rejected it. Returns the number of withdrawn
    rows. Also calls `note_missing_rows`.
    """
    note_missing_rows(cursor, owned, source_id)
    return cursor.execute(
        sql.SQL(
            "UPDATE {table} AS stored SET status = 'withdrawn' WHERE source_id = %s AND status = 'published' "
            "AND NOT {edited} "
            "AND NOT EXISTS (SELECT FROM {staged} AS staged WHERE staged.source_code = stored.source_code)"
        ).format(
            table=sql.Identifier(owned.table),
            staged=name_staged_table(owned.table),
            edited=sql.SQL(HAS_EDITED_STATUS),
        ),
        (source_id,),
    ).rowcount


def replace_course_details(cursor: psycopg.Cursor, part: CourseDetailTable, source_id: int) -> None:
    """Insert the detail rows of new courses, and replace those of courses whose details of this kind differ.

    Call this function after the courses are written.
    """
    names = {
        "table": sql.Identifier(part.table),
        "columns": build_column_list(part.columns),
        "staged_columns": build_column_list(part.columns, "staged"),
        "staged": name_staged_table(part.table),
    }
    cursor.execute(
        sql.SQL(
            "DELETE FROM {table} AS part USING compared_course AS compared "
            "WHERE part.course_id = compared.id AND %s = ANY (compared.fields)"
        ).format(**names),
        (part.field,),
    )
    cursor.execute(
        sql.SQL(
            "INSERT INTO {table} (course_id, {columns}) SELECT course.id, {staged_columns} FROM {staged} AS staged "
            "JOIN compared_course AS compared USING (source_code) "
            "JOIN course ON course.source_id = %s AND course.source_code = staged.source_code "
            "WHERE compared.id IS NULL OR %s = ANY (compared.fields)"
        ).format(**names),
        (source_id, part.field),
    )
