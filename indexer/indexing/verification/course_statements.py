"""The SQL that reads the expected state of courses in one generation.

A generation is a complete set of indices, built by one rebuild.
"""

_COLUMNS = """
SELECT course_id AS key, published.course_id IS NOT NULL AS published, ledger.version AS ledger_version,
       recorded.version, recorded.content_hash, recorded.settled_version
"""

EVERY_COURSE = f"""
{_COLUMNS}
FROM ledger
FULL JOIN (SELECT id AS course_id FROM published_course) AS published USING (course_id)
FULL JOIN (SELECT * FROM ledger_generation WHERE generation_id = %(generation)s) AS recorded USING (course_id)
ORDER BY key
"""

THESE_COURSES = f"""
{_COLUMNS}
FROM unnest(%(ids)s::integer[]) AS each (course_id)
LEFT JOIN ledger USING (course_id)
LEFT JOIN (SELECT id AS course_id FROM published_course WHERE id = ANY(%(ids)s)) AS published USING (course_id)
LEFT JOIN (SELECT * FROM ledger_generation
           WHERE generation_id = %(generation)s AND course_id = ANY(%(ids)s)) AS recorded USING (course_id)
"""
