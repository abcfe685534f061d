"""Inserts and updates rows of a table. Rows that do not differ are not written."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import psycopg
from psycopg import sql


@dataclass(frozen=True, slots=True)
class UpsertTarget:
    """A table, and those of its columns that the reference files fill.

    key: the columns of a primary key or unique constraint. only_new: columns that are written on insert and never
    updated.
    newer_by: a row is overwritten only if the new row has a greater value in this column.
    """

    table: str
    columns: tuple[str, ...]
    key: tuple[str, ...] = ("id",)
    only_new: tuple[str, ...] = ()
    newer_by: str | None = None


@dataclass(frozen=True, slots=True)
class UpsertCounts:
    """rows: the number of given rows. written: the number of inserted or updated rows."""

    rows: int
    written: int


def upsert_rows(
    cursor: psycopg.Cursor, target: UpsertTarget, rows: Iterable[Mapping[str, object]]
) -> UpsertCounts:
    """Insert the rows that are new, and update the stored rows that differ. Stored rows that are not given stay."""
    staged = sql.Identifier(f"staged_{target.table}")
    table = sql.Identifier(target.table)
    cursor.execute(sql.SQL("CREATE TEMP TABLE {} AS TABLE {} WITH NO DATA").format(staged, table))
    count = _copy_rows(cursor, staged, target.columns, rows)
    cursor.execute(_build_merge(target, staged))
    written = cursor.rowcount
    cursor.execute(sql.SQL("DROP TABLE {}").format(staged))
    return UpsertCounts(count, written)


def _copy_rows(
    cursor: psycopg.Cursor,
    staged: sql.Identifier,
    columns: Sequence[str],
    rows: Iterable[Mapping[str, object]],
) -> int:
    count = 0
    statement = sql.SQL("COPY {} ({}) FROM STDIN").format(staged, _build_column_list(columns))
    with cursor.copy(statement) as copy:
        for row in rows:
            copy.write_row([row[column] for column in columns])
            count += 1
    return count


def _build_merge(target: UpsertTarget, staged: sql.Identifier) -> sql.Composed:
    kept = {*target.key, *target.only_new}
    changing = [column for column in target.columns if column not in kept]
    conflict = _build_update(target, changing) if changing else sql.SQL("NOTHING")
    return sql.SQL(
        "INSERT INTO {table} ({columns}) SELECT {columns} FROM {staged} ON CONFLICT ({key}) DO {conflict}"
    ).format(
        table=sql.Identifier(target.table),
        columns=_build_column_list(target.columns),
        staged=staged,
        key=_build_column_list(target.key),
        conflict=conflict,
    )


def _build_update(target: UpsertTarget, changing: Sequence[str]) -> sql.Composed:
    table = sql.Identifier(target.table)
    condition = sql.SQL("({stored}) IS DISTINCT FROM ({given})").format(
        stored=_build_column_list(changing, target.table), given=_build_column_list(changing, "excluded")
    )
    if target.newer_by is not None:
        newer = sql.Identifier(target.newer_by)
        condition = sql.SQL("{table}.{newer} < excluded.{newer}").format(table=table, newer=newer)
    assignments = sql.SQL(", ").join(
        sql.SQL("{column} = excluded.{column}").format(column=sql.Identifier(column)) for column in changing
    )
    return sql.SQL("UPDATE SET {} WHERE {}").format(assignments, condition)


def _build_column_list(columns: Sequence[str], table: str | None = None) -> sql.Composed:
    names = (sql.Identifier(column) if table is None else sql.Identifier(table, column) for column in columns)
    return sql.SQL(", ").join(names)
