"""Reads the database without using code of the importer."""

from typing import Any

import psycopg

IMPORTED_TABLES = (
    "source",
    "institute",
    "campus",
    "course",
    "course_campus",
    "course_specialization",
    "course_fee",
    "city",
)


def fetch_rows(database_url: str, query: str, *values: object) -> list[tuple[Any, ...]]:
    with psycopg.connect(database_url) as connection:
        return connection.execute(query.encode(), values).fetchall()


def fetch_value(database_url: str, query: str, *values: object) -> Any:
    """Return the only value of the only row."""
    ((value,),) = fetch_rows(database_url, query, *values)
    return value


def read_row_versions(database_url: str) -> dict[str, list[tuple[Any, ...]]]:
    """Return the position (ctid) and the writing transaction (xmin) of each row, by table.

    Every write to a row changes both values, so equal results mean that nothing was written.
    """
    return {
        table: fetch_rows(database_url, f"SELECT ctid::text, xmin::text FROM {table} ORDER BY ctid")
        for table in IMPORTED_TABLES
    }


def read_catalogue(database_url: str) -> dict[str, list[tuple[Any, ...]]]:
    """Return all institutes, campuses and courses, and the links, fees and intakes of courses.

    The ids of fees are left out, because an import changes them.

    The last value of an institute, a campus and a course is the status.
    """
    queries = {
        "institute": "SELECT institute.*, status FROM institute ORDER BY id",
        "campus": "SELECT campus.*, status FROM campus ORDER BY id",
        "course": "SELECT course.*, status FROM course ORDER BY id",
        "course_campus": "SELECT * FROM course_campus ORDER BY 1, 2",
        "course_specialization": "SELECT * FROM course_specialization ORDER BY 1, 2",
        "course_fee": "SELECT course_id, amount, currency_id, basis, audience, is_base FROM course_fee ORDER BY 1, 4",
        "course_intake": "SELECT * FROM course_intake ORDER BY 1, 2",
    }
    return {table: fetch_rows(database_url, query) for table, query in queries.items()}


def count_outbox_rows(database_url: str) -> int:
    return int(fetch_value(database_url, "SELECT count(*) FROM outbox"))
