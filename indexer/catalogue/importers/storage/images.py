"""Stores an image (a copy as JSON) of every row before and after an import changes the row.

The undo of an import restores the images from before the import.
"""

import psycopg
from psycopg import sql

from indexer.catalogue.importers.storage.edits import HAS_EDITED_STATUS
from indexer.catalogue.importers.storage.owned_columns import COURSE_DETAILS, CourseDetailTable, OwnedTable
from indexer.catalogue.importers.storage.staging import (
    build_column_list,
    name_comparison_table,
    name_staged_table,
)

RATES = "rates"
"""The key of the exchange rates of the fees in the image of a course.

The undo compares the image from after the import with the present row, and is refused if they differ. An exchange rate
that has changed since the import therefore prevents the undo.
"""


def build_image(owned: OwnedTable) -> sql.Composable:
    """Build the SQL expression for the image of a row.

    An image has all columns. The image of a course also has its campuses, specializations, fees and intakes, and the
    exchange rates of its fees.
    """
    if owned.table != "course":
        return sql.SQL("to_jsonb(stored)")
    details = sql.SQL(", ").join(_build_detail_image(part) for part in COURSE_DETAILS)
    return sql.SQL(
        "to_jsonb(stored) || jsonb_build_object({details}, "
        "'intakes', ARRAY(SELECT month FROM course_intake WHERE course_id = stored.id ORDER BY month), "
        "{rates}, ARRAY(SELECT jsonb_build_object('code', code, 'value_to_pkr', value_to_pkr) FROM currency "
        "WHERE id IN (SELECT currency_id FROM course_fee WHERE course_id = stored.id) ORDER BY code))"
    ).format(details=details, rates=sql.Literal(RATES))


def copy_images_before(cursor: psycopg.Cursor, owned: OwnedTable, source_id: int) -> None:
    """Lock the rows that the import will update or withdraw, and copy their images into a temporary table.

    Call after `fill_comparison_table` and before the first write to the table or its details.
    """
    cursor.execute(
        sql.SQL(
            "CREATE TEMPORARY TABLE {before} ON COMMIT DROP AS SELECT id FROM {table} AS stored "
            "WHERE source_id = %s AND (id IN (SELECT id FROM {compared} "
            "WHERE fields <> '{{}}' OR status = 'withdrawn') OR (status = 'published' OR {edited}) AND NOT EXISTS "
            "(SELECT FROM {staged} AS staged WHERE staged.source_code = stored.source_code)) "
            "ORDER BY id FOR UPDATE"
        ).format(edited=sql.SQL(HAS_EDITED_STATUS), **_build_table_identifiers(owned)),
        (source_id,),
    )
    cursor.execute(
        sql.SQL("ALTER TABLE {before} ADD COLUMN image jsonb").format(**_build_table_identifiers(owned))
    )
    cursor.execute(
        sql.SQL(
            "UPDATE {before} AS before SET image = {image} FROM {table} AS stored WHERE stored.id = before.id"
        ).format(image=build_image(owned), **_build_table_identifiers(owned))
    )


def store_images(cursor: psycopg.Cursor, owned: OwnedTable, source_id: int, import_run_id: int) -> None:
    """Store the images of the rows that the import changed or added. Call after the last write."""
    cursor.execute(
        sql.SQL(
            "INSERT INTO import_image (import_run_id, noun, row_id, before, after) "
            "SELECT %(run)s, {noun}, written.id, written.before, written.after FROM ("
            "SELECT stored.id, before.image AS before, {image} AS after FROM {before} AS before "
            "JOIN {table} AS stored USING (id) UNION ALL "
            "SELECT stored.id, NULL, {image} FROM {compared} AS compared JOIN {table} AS stored "
            "ON stored.source_id = %(source)s AND stored.source_code = compared.source_code "
            "WHERE compared.id IS NULL) AS written WHERE written.before IS DISTINCT FROM written.after"
        ).format(noun=sql.Literal(owned.table), image=build_image(owned), **_build_table_identifiers(owned)),
        {"run": import_run_id, "source": source_id},
    )


def _build_table_identifiers(owned: OwnedTable) -> dict[str, sql.Identifier]:
    return {
        "before": sql.Identifier(f"{owned.table}_before"),
        "table": sql.Identifier(owned.table),
        "compared": name_comparison_table(owned.table),
        "staged": name_staged_table(owned.table),
    }


def _build_detail_image(part: CourseDetailTable) -> sql.Composed:
    pairs = sql.SQL(", ").join(
        sql.SQL("{}, {}").format(sql.Literal(column), sql.Identifier("part", column))
        for column in part.columns
    )
    return sql.SQL(
        "{field}, ARRAY(SELECT jsonb_build_object({pairs}) FROM {table} AS part "
        "WHERE part.course_id = stored.id ORDER BY {columns})"
    ).format(
        field=sql.Literal(part.field),
        pairs=pairs,
        table=sql.Identifier(part.table),
        columns=build_column_list(part.columns, "part"),
    )
