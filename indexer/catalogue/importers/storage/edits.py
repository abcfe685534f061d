"""Keeps what editors wrote into columns that an import overwrites.

The column `register_values` of a row has the register's value of each column that an editor has changed. The functions
of migration 0046 write this column when an editor publishes a change.
"""

import psycopg
from psycopg import sql

from indexer.catalogue.importers.storage.owned_columns import OwnedTable
from indexer.catalogue.importers.storage.staging import name_staged_table

STATUS_OF_REGISTER = "coalesce(stored.register_values->>'status', stored.status)"
"""The status that the row had without the change of an editor."""


def keep_edits(cursor: psycopg.Cursor, owned: OwnedTable, source_id: int) -> None:
    """Replace staged values by those of editors, and stage the values of the register in `register_values`.

    A column whose register value equals the editor's value is no longer an edit. Call after `stage_table`.
    """
    if not owned.edited:
        return
    kept = sql.SQL(", ").join(
        sql.SQL(
            "{column} = CASE WHEN stored.register_values ? {key} THEN stored.{column} ELSE staged.{column} END"
        ).format(column=sql.Identifier(column), key=sql.Literal(column))
        for column in owned.edited
    )
    cursor.execute(
        sql.SQL(
            "UPDATE {staged} AS staged SET {kept}, register_values = find_register_values({noun}, "
            "(SELECT jsonb_object_agg(key, CASE key WHEN 'status' THEN '\"published\"' ELSE to_jsonb(staged)->key END) "
            "FROM jsonb_object_keys(stored.register_values) AS key), to_jsonb(stored), '{{}}') "
            "FROM {table} AS stored WHERE stored.source_id = %s AND stored.source_code = staged.source_code "
            "AND stored.register_values <> '{{}}'"
        ).format(kept=kept, noun=sql.Literal(owned.table), **_build_tables(owned)),
        (source_id,),
    )


def note_missing_rows(cursor: psycopg.Cursor, owned: OwnedTable, source_id: int) -> None:
    """Note that the register withdraws a row whose status an editor has set. The row keeps the editor's status.

    A row that an editor has withdrawn keeps the mark of the edit, so that a later file does not publish the row.
    """
    if not owned.edited:
        return
    cursor.execute(
        sql.SQL(
            'UPDATE {table} AS stored SET register_values = register_values || \'{{"status": "withdrawn"}}\' '
            "WHERE source_id = %s AND register_values->>'status' <> 'withdrawn' "
            "AND NOT EXISTS (SELECT FROM {staged} AS staged WHERE staged.source_code = stored.source_code)"
        ).format(**_build_tables(owned)),
        (source_id,),
    )


def build_edit_condition(owned: OwnedTable) -> sql.SQL:
    """Build the condition that an editor has set the status of the row `stored`."""
    return sql.SQL("stored.register_values ? 'status'" if owned.edited else "false")


def _build_tables(owned: OwnedTable) -> dict[str, sql.Identifier]:
    return {"table": sql.Identifier(owned.table), "staged": name_staged_table(owned.table)}
