"""Withdraws the rows of the sample and publishes them again.

Rows are never deleted, so their ids and slugs stay.
"""

import psycopg
from psycopg import sql

from indexer.catalogue.sample.source import SOURCE_ID
from schemas.vocabulary.kinds import Status

RowCounts = dict[str, int]
"""The number of institutes, of campuses and of courses."""

NOUNS = {"institutes": "institute", "campuses": "campus", "courses": "course"}
"""The tables by plural. Their column `register_values` has the key `status` if an editor has set the status."""


def withdraw_sample(cursor: psycopg.Cursor) -> RowCounts:
    """Withdraw the published rows of the sample, also those that an editor has published again.

    Scholarships are withdrawn too, but the result does not count them. Triggers write outbox rows, so the indexer
    updates Elasticsearch.
    """
    cursor.execute(
        "UPDATE scholarship SET status = 'withdrawn', register_values = register_values - 'status' "
        "WHERE source_id = %s AND status = 'published'",
        (SOURCE_ID,),
    )
    for table in NOUNS.values():
        cursor.execute(
            sql.SQL(
                "UPDATE {} SET register_values = register_values - 'status' WHERE source_id = %s "
                "AND status = 'published' AND register_values ? 'status'"
            ).format(sql.Identifier(table)),
            (SOURCE_ID,),
        )
    return _change_status(cursor, Status.PUBLISHED, Status.WITHDRAWN)


def publish_sample(cursor: psycopg.Cursor) -> RowCounts:
    """Publish the withdrawn institutes, campuses and courses, except rows that an editor has withdrawn."""
    return _change_status(cursor, Status.WITHDRAWN, Status.PUBLISHED)


def has_sample_rows(cursor: psycopg.Cursor) -> bool:
    """True if the sample was ever loaded."""
    cursor.execute("SELECT 1 FROM institute WHERE source_id = %s LIMIT 1", (SOURCE_ID,))
    return cursor.fetchone() is not None


def count_undecided_courses(connection: psycopg.Connection) -> int:
    """Count the published courses of the sample, about which the operator must still decide.

    The operator decides at the first import of a register whether the sample stays. After that import, returns 0 unless
    all imports of registers were undone.
    """
    row = connection.execute(
        "SELECT count(*) FROM course WHERE source_id = %s AND status = %s "
        "AND NOT EXISTS (SELECT FROM import_run WHERE undone_at IS NULL AND changes ? 'courses')",
        (SOURCE_ID, Status.PUBLISHED.value),
    ).fetchone()
    assert row is not None
    return int(row[0])


def _change_status(cursor: psycopg.Cursor, before: Status, after: Status) -> RowCounts:
    return {
        noun: cursor.execute(
            sql.SQL(
                "UPDATE {} SET status = %s WHERE source_id = %s AND status = %s "
                "AND NOT register_values ? 'status'"
            ).format(sql.Identifier(table)),
            (after.value, SOURCE_ID, before.value),
        ).rowcount
        for noun, table in NOUNS.items()
    }
