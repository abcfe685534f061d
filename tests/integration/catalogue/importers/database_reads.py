"""Reads the database without code of the importer."""

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
    """The only value of the only row."""
    ((value,),) = fetch_rows(database_url, query, *values)
    return value


def read_row_versions(database_url: str) -> dict[str, list[tuple[Any, ...]]]:
    """The position and the writing transaction of each row. Any write changes them."""
    return {
        table: fetch_rows(database_url, f"SELECT ctid::text, xmin::text FROM {table} ORDER BY ctid")
        for table in IMPORTED_TABLES
    }


def count_outbox_rows(database_url: str) -> int:
    return int(fetch_value(database_url, "SELECT count(*) FROM outbox"))
