"""Rows on their way in: temporary tables filled by COPY, gone when the transaction ends."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import psycopg
from psycopg import sql

from indexer.catalogue.importers.storage.owned_columns import CoursePart, Noun

Row = Sequence[Any]


def stage_noun(cursor: psycopg.Cursor, noun: Noun, source_id: int, suffix: str, rows: Iterable[Row]) -> None:
    """Fill `staged_<table>` with (source_code, *columns).

    A slug that a row of another source already has is told apart by the suffix.
    """
    staged = staged_name(noun.table)
    _create(cursor, staged, {"source_code": "text PRIMARY KEY", **noun.columns})
    _copy(cursor, staged, rows)
    cursor.execute(
        sql.SQL(
            "UPDATE {staged} AS staged SET slug = staged.slug || '-' || %(suffix)s FROM {table} AS other "
            "WHERE other.slug = staged.slug AND other.source_id <> %(source_id)s"
        ).format(staged=staged, table=sql.Identifier(noun.table)),
        {"suffix": suffix, "source_id": source_id},
    )
    cursor.execute(sql.SQL("ANALYZE {}").format(staged))


def stage_part(cursor: psycopg.Cursor, part: CoursePart, rows: Iterable[Row]) -> None:
    """Fill `staged_<table>` with (source_code of the course, *columns)."""
    staged = staged_name(part.table)
    _create(cursor, staged, {"source_code": "text NOT NULL", **part.columns})
    _copy(cursor, staged, rows)
    cursor.execute(sql.SQL("ANALYZE {}").format(staged))


def staged_name(table: str) -> sql.Identifier:
    return sql.Identifier(f"staged_{table}")


def compared_name(table: str) -> sql.Identifier:
    return sql.Identifier(f"compared_{table}")


def columns_of(names: Iterable[str], alias: str | None = None) -> sql.Composed:
    """The names as a list of columns, of the alias when one is given."""
    return sql.SQL(", ").join(
        sql.Identifier(alias, name) if alias else sql.Identifier(name) for name in names
    )


def _create(cursor: psycopg.Cursor, name: sql.Identifier, columns: Mapping[str, str]) -> None:
    definitions = sql.SQL(", ").join(
        sql.SQL("{} {}").format(sql.Identifier(column), sql.SQL(sql_type))
        for column, sql_type in columns.items()
    )
    cursor.execute(sql.SQL("CREATE TEMPORARY TABLE {} ({}) ON COMMIT DROP").format(name, definitions))


def _copy(cursor: psycopg.Cursor, name: sql.Identifier, rows: Iterable[Row]) -> None:
    with cursor.copy(sql.SQL("COPY {} FROM STDIN").format(name)) as copy:
        for row in rows:
            copy.write_row(row)
