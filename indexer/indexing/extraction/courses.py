"""Reads published courses from PostgreSQL. Each call reads one consistent snapshot."""

from collections.abc import Sequence

from indexer.shared.database import Connection, format_array, snapshot
from schemas.documents.course.row_queries import QuerySteps, query_course_rows
from schemas.documents.course.rows import CourseRow


def read_courses(connection: Connection, ids: Sequence[int]) -> list[CourseRow]:
    """Return the courses in `ids` that are published.

    The function opens one snapshot for all its statements.
    """
    with snapshot(connection):
        return _run_query_steps(connection, query_course_rows(ids))


def _run_query_steps(connection: Connection, steps: QuerySteps[list[CourseRow]]) -> list[CourseRow]:
    try:
        query = next(steps)
        while True:
            rows = connection.execute(query.statement, (format_array(query.ids),), prepare=True).fetchall()
            query = steps.send(rows)
    except StopIteration as end:
        read: list[CourseRow] = end.value
        return read
