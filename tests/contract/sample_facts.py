"""Fixture: the tables `fact` and `fact_campus` of the sample, with one row per course and one per campus of a course.

Tests compare responses with SQL on these tables.
"""

from collections.abc import Iterator

import psycopg
import pytest

from tests.integration.search.facts import Pools, write_fact_tables

Facts = tuple[psycopg.Connection, Pools]


@pytest.fixture(scope="module")
def facts(sample_database_url: str) -> Iterator[Facts]:
    """A connection to the database with these tables, and the values that filters can select."""
    with psycopg.connect(sample_database_url, autocommit=True) as connection:
        yield connection, write_fact_tables(connection)
