"""Counts the courses of requests in `peer.filters`, without their texts."""

from collections.abc import Mapping
from typing import Any

import psycopg

from bench.search.postgresql.conditions import FilterConditions
from schemas.filters.declarations import FilterGroup
from search.parsing.search_query import SearchQuery


def count_courses(database_url: str, queries: Mapping[str, SearchQuery]) -> dict[str, int]:
    """Count the courses that pass the filters of each search query. The texts of the queries are not considered."""
    counts: dict[str, int] = {}
    with psycopg.connect(database_url) as connection:
        for key, search_query in queries.items():
            values: dict[str, Any] = {}
            conditions = FilterConditions(search_query, values)
            clauses = [
                f"({conditions.build(group)})" for group in FilterGroup if group in search_query.active_groups
            ]
            statement = f"SELECT count(*) FROM peer.filters WHERE {' AND '.join(clauses) or 'true'}"
            row = connection.execute(statement.encode(), values).fetchone()
            assert row is not None
            counts[key] = row[0]
    return counts
