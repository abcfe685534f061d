"""What differs between the staged rows and the catalogue, found before anything is written."""

import psycopg
from psycopg import sql

from indexer.catalogue.importers.report import NounChanges
from indexer.catalogue.importers.storage.owned_columns import COURSE_PARTS, CoursePart, Noun
from indexer.catalogue.importers.storage.staging import columns_of, compared_name, staged_name


def compare(cursor: psycopg.Cursor, noun: Noun, source_id: int) -> None:
    """Fill `compared_<table>` with a row per staged row: source_code, id, status (both null when new), fields."""
    parts = COURSE_PARTS if noun.table == "course" else ()
    cursor.execute(
        sql.SQL(
            "CREATE TEMPORARY TABLE {compared} ON COMMIT DROP AS "
            "SELECT staged.source_code, stored.id, stored.status, "
            "array_remove(ARRAY[{fields}]::text[], NULL) AS fields "
            "FROM {staged} AS staged LEFT JOIN {table} AS stored "
            "ON stored.source_id = %s AND stored.source_code = staged.source_code {parts}"
        ).format(
            compared=compared_name(noun.table),
            staged=staged_name(noun.table),
            table=sql.Identifier(noun.table),
            fields=sql.SQL(", ").join(
                [_differs(field, columns) for field, columns in _columns_by_field(noun).items()]
                + [_part_differs(part) for part in parts]
            ),
            parts=sql.SQL(" ").join(map(_part_contents, parts)),
        ),
        (source_id, *[source_id for _ in parts]),
    )
    cursor.execute(sql.SQL("ANALYZE {}").format(compared_name(noun.table)))


def changes(cursor: psycopg.Cursor, noun: Noun, withdrawn: int) -> NounChanges:
    """The counts of `compared_<table>`; withdrawn rows are counted by whoever withdraws them."""
    compared = compared_name(noun.table)
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
    return NounChanges(added, withdrawn, returned, changed, unchanged, dict(cursor.fetchall()))


def _columns_by_field(noun: Noun) -> dict[str, list[str]]:
    by_field: dict[str, list[str]] = {}
    for column in noun.columns:
        by_field.setdefault(noun.fields.get(column, column), []).append(column)
    return by_field


def _differs(field: str, columns: list[str]) -> sql.Composed:
    return sql.SQL(
        "CASE WHEN stored.id IS NOT NULL AND ({stored}) IS DISTINCT FROM ({staged}) THEN {field} END"
    ).format(
        stored=columns_of(columns, "stored"), staged=columns_of(columns, "staged"), field=sql.Literal(field)
    )


def _part_differs(part: CoursePart) -> sql.Composed:
    return sql.SQL(
        "CASE WHEN stored.id IS NOT NULL AND {stored}.contents IS DISTINCT FROM {staged}.contents THEN {field} END"
    ).format(
        stored=sql.Identifier(f"stored_{part.table}"),
        staged=sql.Identifier(f"new_{part.table}"),
        field=sql.Literal(part.field),
    )


def _part_contents(part: CoursePart) -> sql.Composed:
    """Joins that give each course the part's rows as one comparable text, as stored and as staged."""
    row = columns_of(part.columns, "part")
    return sql.SQL(
        "LEFT JOIN (SELECT part.source_code, string_agg(ROW({row})::text, ' ' ORDER BY {row}) AS contents "
        "FROM {staged} AS part GROUP BY part.source_code) AS {new} ON {new}.source_code = staged.source_code "
        "LEFT JOIN (SELECT part.course_id, string_agg(ROW({row})::text, ' ' ORDER BY {row}) AS contents "
        "FROM {table} AS part JOIN course ON course.id = part.course_id AND course.source_id = %s "
        "GROUP BY part.course_id) AS {old} ON {old}.course_id = stored.id"
    ).format(
        row=row,
        staged=staged_name(part.table),
        table=sql.Identifier(part.table),
        new=sql.Identifier(f"new_{part.table}"),
        old=sql.Identifier(f"stored_{part.table}"),
    )
