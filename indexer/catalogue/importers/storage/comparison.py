"""Compares the staged rows of a table with the stored rows, before the import writes to this table.

The staged rows are the rows of the file, in temporary tables. Edited columns have the values of the editors.
"""

import psycopg
from psycopg import sql

from indexer.catalogue.importers.report import TableChanges
from indexer.catalogue.importers.storage.edits import STATUS_OF_REGISTER
from indexer.catalogue.importers.storage.owned_columns import COURSE_DETAILS, CourseDetailTable, OwnedTable
from indexer.catalogue.importers.storage.staging import (
    build_column_list,
    name_comparison_table,
    name_staged_table,
)


def fill_comparison_table(cursor: psycopg.Cursor, owned: OwnedTable, source_id: int) -> None:
    """Create the table `compared_<table>` with one row for each staged row: source_code, id, status, fields.

    id and status are null if the row is new. status: the status that the row would have if no editor had changed it.
    fields: the names of the fields that differ.
    """
    parts = COURSE_DETAILS if owned.table == "course" else ()
    cursor.execute(
        sql.SQL(
            "CREATE TEMPORARY TABLE {compared} ON COMMIT DROP AS "
            "SELECT staged.source_code, stored.id, {status} AS status, "
            "array_remove(ARRAY[{fields}]::text[], NULL) AS fields "
            "FROM {staged} AS staged LEFT JOIN {table} AS stored "
            "ON stored.source_id = %s AND stored.source_code = staged.source_code {parts}"
        ).format(
            compared=name_comparison_table(owned.table),
            staged=name_staged_table(owned.table),
            table=sql.Identifier(owned.table),
            status=sql.SQL(STATUS_OF_REGISTER),
            fields=sql.SQL(", ").join(
                [
                    _build_difference(field, columns)
                    for field, columns in _group_columns_by_change(owned).items()
                ]
                + [_build_detail_difference(part) for part in parts]
            ),
            parts=sql.SQL(" ").join(map(_build_detail_joins, parts)),
        ),
        (source_id, *[source_id for _ in parts]),
    )
    cursor.execute(sql.SQL("ANALYZE {}").format(name_comparison_table(owned.table)))


def count_changes(cursor: psycopg.Cursor, owned: OwnedTable, withdrawn: int) -> TableChanges:
    """Count the changes in the table `compared_<table>`. withdrawn: the number of withdrawn rows."""
    compared = name_comparison_table(owned.table)
    cursor.execute(
        sql.SQL(
            "SELECT count(*) FILTER (WHERE id IS NULL), count(*) FILTER (WHERE status = 'withdrawn'), "
            "count(*) FILTER (WHERE status <> 'withdrawn' AND fields <> '{{}}'), "
            "count(*) FILTER (WHERE status <> 'withdrawn' AND fields = '{{}}') FROM {}"
        ).format(compared)
    )
    added, returned, changed, unchanged = cursor.fetchone() or (0, 0, 0, 0)
    cursor.execute(
        sql.SQL(
            "SELECT field, count(*) FROM {}, unnest(fields) AS field WHERE status <> 'withdrawn' "
            "GROUP BY field ORDER BY field"
        ).format(compared)
    )
    return TableChanges(added, withdrawn, returned, changed, unchanged, dict(cursor.fetchall()))


def _group_columns_by_change(owned: OwnedTable) -> dict[str, list[str]]:
    by_field: dict[str, list[str]] = {}
    for column in owned.columns:
        by_field.setdefault(owned.fields.get(column, column), []).append(column)
    return by_field


def _build_difference(field: str, columns: list[str]) -> sql.Composed:
    return sql.SQL(
        "CASE WHEN stored.id IS NOT NULL AND ({stored}) IS DISTINCT FROM ({staged}) THEN {field} END"
    ).format(
        stored=build_column_list(columns, "stored"),
        staged=build_column_list(columns, "staged"),
        field=sql.Literal(field),
    )


def _build_detail_difference(part: CourseDetailTable) -> sql.Composed:
    return sql.SQL(
        "CASE WHEN stored.id IS NOT NULL AND {stored}.contents IS DISTINCT FROM {staged}.contents THEN {field} END"
    ).format(
        stored=sql.Identifier(f"stored_{part.table}"),
        staged=sql.Identifier(f"new_{part.table}"),
        field=sql.Literal(part.field),
    )


def _build_detail_joins(part: CourseDetailTable) -> sql.Composed:
    """Build the joins for the comparison of details.

    The joins turn the stored and the staged details of a course into one text each.
    """
    row = build_column_list(part.columns, "part")
    return sql.SQL(
        "LEFT JOIN (SELECT part.source_code, string_agg(ROW({row})::text, ' ' ORDER BY {row}) AS contents "
        "FROM {staged} AS part GROUP BY part.source_code) AS {new} ON {new}.source_code = staged.source_code "
        "LEFT JOIN (SELECT part.course_id, string_agg(ROW({row})::text, ' ' ORDER BY {row}) AS contents "
        "FROM {table} AS part JOIN course ON course.id = part.course_id AND course.source_id = %s "
        "GROUP BY part.course_id) AS {old} ON {old}.course_id = stored.id"
    ).format(
        row=row,
        staged=name_staged_table(part.table),
        table=sql.Identifier(part.table),
        new=sql.Identifier(f"new_{part.table}"),
        old=sql.Identifier(f"stored_{part.table}"),
    )
