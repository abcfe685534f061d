"""Counts the courses of requests by one scan of `peer.course`, which needs no index."""

from collections.abc import Mapping
from typing import Any

import psycopg

from bench.search.postgresql.conditions import FilterConditions
from schemas.filters.declarations import FilterGroup
from search.parsing.search_query import SearchQuery


def count_by_scan(database_url: str, queries: Mapping[str, SearchQuery]) -> dict[str, int]:
    """Count the courses that pass the filters of each search query. The texts of the queries are not considered."""
    with psycopg.connect(database_url) as connection:
        cursor = psycopg.ClientCursor(connection)
        # A condition on a point reads the campuses, which are few. The scan of the courses takes minutes.
        cursor.execute("SET jit = off")
        counts = [f"count(*) FILTER (WHERE {_build_condition(cursor, query)})" for query in queries.values()]
        row = cursor.execute(f"SELECT {', '.join(counts)} FROM peer.course".encode()).fetchone()
    assert row is not None
    return dict(zip(queries, row, strict=True))


def _build_condition(cursor: "psycopg.ClientCursor[Any]", search_query: SearchQuery) -> str:
    values: dict[str, Any] = {}
    conditions = FilterConditions(search_query, values)
    clauses = [f"({conditions.build(group)})" for group in FilterGroup if group in search_query.active_groups]
    # All conditions are in one statement, so the values are in its text.
    return cursor.mogrify(" AND ".join(clauses) or "true", values)
