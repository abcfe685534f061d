"""Keeps the values of editors in columns that an import would overwrite.

The row's column `register_values` is a JSON object with the value that the register has for each edited column. SQL
functions of migrations 0046 and 0052 fill `register_values` when an editor publishes a change.
"""

import psycopg
from psycopg import sql

from indexer.catalogue.importers.storage.owned_columns import COURSE_FEE, OwnedTable
from indexer.catalogue.importers.storage.staging import build_column_list, name_staged_table

STATUS_OF_REGISTER = "coalesce(stored.register_values->>'status', stored.status)"
"""The status that the row would have if no editor had changed it."""

HAS_EDITED_STATUS = "stored.register_values ? 'status'"
"""The condition that an editor has set the status of the row `stored`."""

_STORED = sql.SQL("to_jsonb(stored)")
_STORED_COURSE = sql.SQL("to_jsonb(stored) || read_course_fees(stored.id)")
_STAGED = sql.SQL("to_jsonb(staged)")
_STAGED_COURSE = sql.SQL(
    "to_jsonb(staged) || coalesce(staged_fees.fees, "
    '\'{"fee_per_year": null, "fee_total": null, "fee_currency": []}\')'
)
_JOIN_STAGED_FEES = sql.SQL(
    " LEFT JOIN (SELECT source_code, jsonb_build_object('fee_per_year', max(amount) FILTER (WHERE basis = 'per_year'), "
    "'fee_total', max(amount) FILTER (WHERE basis = 'total_course'), "
    "'fee_currency', jsonb_build_array((array_agg(lower(code) ORDER BY basis))[1])) AS fees "
    "FROM {staged_fee} JOIN currency ON currency.id = currency_id WHERE audience = 'international' "
    "AND source_code IN (SELECT source_code FROM course WHERE source_id = %(source)s AND register_values <> '{{}}') "
    "GROUP BY source_code) AS staged_fees ON staged_fees.source_code = stored.source_code"
)
"""Joins the register's fees of edited courses, in the format of `read_course_fees` of migration 0052."""


def keep_edits(cursor: psycopg.Cursor, owned: OwnedTable, source_id: int) -> None:
    """Replace the staged values of edited columns by the editors' values.

    The register's values move to the staged column `register_values`. If the register now has the same value as the
    editor, the column no longer counts as edited. Call after `stage_table`, and for courses also after
    `stage_course_details`.
    """
    _keep_edits(cursor, owned, source_id, sql.SQL(""))


def keep_later_edits(cursor: psycopg.Cursor, owned: OwnedTable, source_id: int) -> None:
    """Keep the edits that were published between the calls of `keep_edits` and `copy_images_before`.

    Only rows that `copy_images_before` has locked are considered. The locks prevent later edits of these rows.
    """
    locked = sql.SQL(" AND stored.id IN (SELECT id FROM {})").format(sql.Identifier(f"{owned.table}_before"))
    _keep_edits(cursor, owned, source_id, locked)


def note_missing_rows(cursor: psycopg.Cursor, owned: OwnedTable, source_id: int) -> None:
    """Record that the register no longer has a row whose status an editor has set. The row keeps the editor's status.

    The key `status` stays in `register_values`, so a later file does not publish a row that an editor has withdrawn.
    """
    cursor.execute(
        sql.SQL(
            'UPDATE {table} AS stored SET register_values = register_values || \'{{"status": "withdrawn"}}\' '
            "WHERE source_id = %s AND register_values->>'status' <> 'withdrawn' "
            "AND NOT EXISTS (SELECT FROM {staged} AS staged WHERE staged.source_code = stored.source_code)"
        ).format(**_build_tables(owned)),
        (source_id,),
    )


def _keep_edits(cursor: psycopg.Cursor, owned: OwnedTable, source_id: int, condition: sql.Composable) -> None:
    """Replace the staged values of edited columns in the rows that fulfil `condition`.

    An import calls this function twice for each table. After the first call, the register's values of edited columns
    are only in `register_values` of the staged row, so the second call reads them there.
    """
    is_course = owned.table == "course"
    kept = sql.SQL(", ").join(
        sql.SQL(
            "{column} = CASE WHEN stored.register_values ? {key} THEN stored.{column} "
            "WHEN staged.register_values ? {key} "
            "THEN (jsonb_populate_record(stored, staged.register_values)).{column} ELSE staged.{column} END"
        ).format(column=sql.Identifier(column), key=sql.Literal(column))
        for column in owned.edited
    )
    cursor.execute(
        sql.SQL(
            "UPDATE {staged} AS staged SET {kept}, register_values = find_register_values({noun}, "
            "(SELECT jsonb_object_agg(key, CASE key WHEN 'status' THEN '\"published\"' "
            "ELSE coalesce(staged.register_values->key, ({staged_row})->key) END) "
            "FROM jsonb_object_keys(stored.register_values) AS key), {stored_row}, '{{}}') "
            "FROM {table} AS stored{staged_fees} "
            "WHERE stored.source_id = %(source)s AND stored.source_code = staged.source_code "
            "AND (stored.register_values <> '{{}}' OR staged.register_values <> '{{}}'){condition}"
        ).format(
            kept=kept,
            condition=condition,
            noun=sql.Literal(owned.table),
            staged_row=_STAGED_COURSE if is_course else _STAGED,
            stored_row=_STORED_COURSE if is_course else _STORED,
            staged_fees=_build_staged_fees() if is_course else sql.SQL(""),
            **_build_tables(owned),
        ),
        {"source": source_id},
    )
    if is_course:
        _keep_edited_fees(cursor, source_id)


def _keep_edited_fees(cursor: psycopg.Cursor, source_id: int) -> None:
    """For courses whose fees an editor has changed, replace the staged international fees by the stored fees."""
    names = {
        "staged_fee": name_staged_table(COURSE_FEE.table),
        "columns": build_column_list(COURSE_FEE.columns),
        "fee_columns": build_column_list(COURSE_FEE.columns, "fee"),
    }
    cursor.execute(
        sql.SQL(
            "DELETE FROM {staged_fee} AS fee USING staged_course AS staged "
            "WHERE fee.source_code = staged.source_code AND fee.audience = 'international' "
            "AND staged.register_values ? 'fee_currency'"
        ).format(**names)
    )
    cursor.execute(
        sql.SQL(
            "INSERT INTO {staged_fee} (source_code, {columns}) SELECT source_code, {fee_columns} "
            "FROM staged_course AS staged JOIN course USING (source_code) "
            "JOIN course_fee AS fee ON fee.course_id = course.id AND fee.audience = 'international' "
            "WHERE course.source_id = %s AND staged.register_values ? 'fee_currency'"
        ).format(**names),
        (source_id,),
    )


def _build_staged_fees() -> sql.Composed:
    return _JOIN_STAGED_FEES.format(staged_fee=name_staged_table(COURSE_FEE.table))


def _build_tables(owned: OwnedTable) -> dict[str, sql.Identifier]:
    return {"table": sql.Identifier(owned.table), "staged": name_staged_table(owned.table)}
