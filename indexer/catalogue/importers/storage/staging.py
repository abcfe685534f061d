"""Copies rows into temporary tables. PostgreSQL drops the tables when the transaction ends."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import psycopg
from psycopg import sql

from indexer.catalogue.importers.storage.owned_columns import CourseDetailTable, OwnedTable

Row = Sequence[Any]


def stage_table(
    cursor: psycopg.Cursor, owned: OwnedTable, source_id: int, suffix: str, rows: Iterable[Row]
) -> None:
    """Create the table `staged_<table>` with the columns source_code and the owned columns.

    If a stored row of another source, or with another code, has the same slug, the suffix is appended to the staged
    slug. If another stored row has this slug too, eight digits of the MD5 of the code are also appended. If several
    staged rows have a slug that no stored row has, the row with the first code keeps it.
    """
    staged = name_staged_table(owned.table)
    _create_table(cursor, staged, {"source_code": "text PRIMARY KEY", **owned.columns})
    _copy_rows(cursor, staged, rows)
    for appended in (sql.Literal(suffix), sql.SQL("left(md5(staged.source_code), 8)")):
        cursor.execute(
            sql.SQL(
                "UPDATE {staged} AS staged SET slug = staged.slug || '-' || {appended} FROM ("
                "SELECT each.source_code, CASE WHEN stored.id IS NOT NULL "
                "THEN (stored.source_id, stored.source_code) IS DISTINCT FROM (%s, each.source_code) "
                'ELSE row_number() OVER (PARTITION BY each.slug ORDER BY each.source_code COLLATE "C") > 1 '
                "END AS is_taken FROM {staged} AS each LEFT JOIN {table} AS stored USING (slug)) AS checked "
                "WHERE checked.source_code = staged.source_code AND is_taken"
            ).format(staged=staged, appended=appended, table=sql.Identifier(owned.table)),
            (source_id,),
        )
    cursor.execute(sql.SQL("ANALYZE {}").format(staged))


def stage_course_details(cursor: psycopg.Cursor, part: CourseDetailTable, rows: Iterable[Row]) -> None:
    """Create the table `staged_<table>` with the course's source_code and the columns of the detail table."""
    staged = name_staged_table(part.table)
    _create_table(cursor, staged, {"source_code": "text NOT NULL", **part.columns})
    _copy_rows(cursor, staged, rows)
    cursor.execute(sql.SQL("ANALYZE {}").format(staged))


def name_staged_table(table: str) -> sql.Identifier:
    return sql.Identifier(f"staged_{table}")


def name_comparison_table(table: str) -> sql.Identifier:
    return sql.Identifier(f"compared_{table}")


def build_column_list(names: Iterable[str], alias: str | None = None) -> sql.Composed:
    """Build a comma-separated list of columns.

    If an alias is given, each column is qualified with the alias: `alias.column`.
    """
    return sql.SQL(", ").join(
        sql.Identifier(alias, name) if alias else sql.Identifier(name) for name in names
    )


def _create_table(cursor: psycopg.Cursor, name: sql.Identifier, columns: Mapping[str, str]) -> None:
    definitions = sql.SQL(", ").join(
        sql.SQL("{} {}").format(sql.Identifier(column), sql.SQL(sql_type))
        for column, sql_type in columns.items()
    )
    cursor.execute(sql.SQL("CREATE TEMPORARY TABLE {} ({}) ON COMMIT DROP").format(name, definitions))


def _copy_rows(cursor: psycopg.Cursor, name: sql.Identifier, rows: Iterable[Row]) -> None:
    with cursor.copy(sql.SQL("COPY {} FROM STDIN").format(name)) as copy:
        for row in rows:
            copy.write_row(row)
