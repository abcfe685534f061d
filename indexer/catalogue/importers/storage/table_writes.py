"""Brings the catalogue to what is staged, touching only rows that differ."""

from datetime import date

import psycopg
from psycopg import sql

from indexer.catalogue.importers.storage.owned_columns import CourseDetailTable, OwnedTable
from indexer.catalogue.importers.storage.staging import (
    build_column_list,
    comparison_table_name,
    staged_table_name,
)


def insert_new_rows(cursor: psycopg.Cursor, noun: OwnedTable, source_id: int, file_date: date) -> None:
    """Add and publish the rows that the register names for the first time."""
    cursor.execute(
        sql.SQL(
            "INSERT INTO {table} (source_id, source_date, status, source_code, {columns}) "
            "SELECT %s, %s, 'published', staged.source_code, {staged_columns} FROM {staged} AS staged "
            "JOIN {compared} AS compared USING (source_code) WHERE compared.id IS NULL ORDER BY source_code"
        ).format(
            table=sql.Identifier(noun.table),
            columns=build_column_list(noun.columns),
            staged_columns=build_column_list(noun.columns, "staged"),
            staged=staged_table_name(noun.table),
            compared=comparison_table_name(noun.table),
        ),
        (source_id, file_date),
    )


def update_changed_rows(cursor: psycopg.Cursor, noun: OwnedTable, file_date: date) -> None:
    """Overwrite the rows that differ and publish those that returned; a draft stays one."""
    cursor.execute(
        sql.SQL(
            "UPDATE {table} AS stored SET ({columns}) = ROW({staged_columns}), source_date = %s, "
            "status = CASE stored.status WHEN 'withdrawn' THEN 'published' ELSE stored.status END "
            "FROM {staged} AS staged JOIN {compared} AS compared USING (source_code) "
            "WHERE stored.id = compared.id AND (compared.fields <> '{{}}' OR compared.status = 'withdrawn')"
        ).format(
            table=sql.Identifier(noun.table),
            columns=build_column_list(noun.columns),
            staged_columns=build_column_list(noun.columns, "staged"),
            staged=staged_table_name(noun.table),
            compared=comparison_table_name(noun.table),
        ),
        (file_date,),
    )


def withdraw_missing_rows(cursor: psycopg.Cursor, noun: OwnedTable, source_id: int) -> int:
    """Withdraw the published rows that the register no longer names; how many."""
    return cursor.execute(
        sql.SQL(
            "UPDATE {table} AS stored SET status = 'withdrawn' WHERE source_id = %s AND status = 'published' "
            "AND NOT EXISTS (SELECT FROM {staged} AS staged WHERE staged.source_code = stored.source_code)"
        ).format(table=sql.Identifier(noun.table), staged=staged_table_name(noun.table)),
        (source_id,),
    ).rowcount


def replace_course_details(cursor: psycopg.Cursor, part: CourseDetailTable, source_id: int) -> None:
    """Give new courses their part, and courses whose part differs the staged one. Courses are written already."""
    names = {
        "table": sql.Identifier(part.table),
        "columns": build_column_list(part.columns),
        "staged_columns": build_column_list(part.columns, "staged"),
        "staged": staged_table_name(part.table),
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
