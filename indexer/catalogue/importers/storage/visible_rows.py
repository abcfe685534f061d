"""Compares the rows that students can see before and after an import.

The comparison runs inside the transaction of the import.
"""

from collections import defaultdict

import psycopg

from indexer.catalogue.importers.bounds import ChangedRow, ExceededBound, find_exceeded_bounds

_COPY_VISIBLE_ROWS = """
CREATE TEMPORARY TABLE {table} ON COMMIT DROP AS
SELECT 'institutes' AS noun, id, source_code AS code, name, NULL AS fees
FROM institute WHERE source_id = %(source)s AND status = 'published'
UNION ALL
SELECT 'campuses', campus.id, campus.source_code, campus.name, NULL
FROM campus JOIN institute ON institute.id = institute_id AND institute.status = 'published'
WHERE campus.source_id = %(source)s AND campus.status = 'published'
UNION ALL
SELECT 'courses', course.id, course.source_code, course.name,
       (SELECT string_agg(ROW(amount, currency_id, basis, audience, is_base)::text, ' ' ORDER BY basis, audience)
        FROM course_fee WHERE course_id = course.id)
FROM course JOIN published_course USING (id) WHERE course.source_id = %(source)s
"""
"""A row is visible if the row and its institute are published. `fees` is null if a course has no fee."""

_WITHDRAWN = """
SELECT noun, code, name FROM visible_before AS before
WHERE NOT EXISTS (SELECT FROM visible_after AS after WHERE after.noun = before.noun AND after.id = before.id)
ORDER BY noun, code
"""
_FEES_CHANGED = """
SELECT before.code, before.name FROM visible_before AS before JOIN visible_after AS after USING (noun, id)
WHERE noun = 'courses' AND before.fees IS NOT NULL AND after.fees IS DISTINCT FROM before.fees ORDER BY before.code
"""


def copy_visible_rows_before(cursor: psycopg.Cursor, source_id: int) -> None:
    """Copy the visible rows of the source into the table `visible_before`.

    Call this function before the first write.
    """
    cursor.execute(_COPY_VISIBLE_ROWS.format(table="visible_before").encode(), {"source": source_id})


def check_bounds(cursor: psycopg.Cursor, source_id: int) -> list[ExceededBound]:
    """Return the bounds that the writes since `copy_visible_rows_before` exceed."""
    cursor.execute(_COPY_VISIBLE_ROWS.format(table="visible_after").encode(), {"source": source_id})
    cursor.execute("SELECT noun, count(*), count(fees) FROM visible_before GROUP BY noun ORDER BY noun")
    counts = {noun: (visible, with_fee) for noun, visible, with_fee in cursor.fetchall()}
    withdrawn: dict[str, list[ChangedRow]] = defaultdict(list)
    for noun, code, name in cursor.execute(_WITHDRAWN):
        withdrawn[noun].append(ChangedRow(code, name))
    fees_changed = [ChangedRow(code, name) for code, name in cursor.execute(_FEES_CHANGED)]
    return find_exceeded_bounds(
        {noun: visible for noun, (visible, _) in counts.items()},
        withdrawn,
        sum(with_fee for _, with_fee in counts.values()),
        fees_changed,
    )
