"""Reads published courses from PostgreSQL, with one snapshot per slice."""

from collections.abc import Sequence

from indexer.shared.database import Connection, format_array, snapshot
from schemas.documents.course.row_queries import QuerySteps, query_course_rows
from schemas.documents.course.rows import CourseRow


def read_courses(connection: Connection, ids: Sequence[int]) -> list[CourseRow]:
    """The published courses among `ids`, read in one snapshot that is opened here."""
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
