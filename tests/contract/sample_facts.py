"""The tables of facts over the sample, for tests that hold an answer against SQL."""

from collections.abc import Iterator

import psycopg
import pytest

from tests.integration.search.facts import Pools, establish_facts

Facts = tuple[psycopg.Connection, Pools]


@pytest.fixture(scope="module")
def facts(sample_database_url: str) -> Iterator[Facts]:
    """A connection on which the tables `fact` and `fact_campus` can be asked, and what there is to choose from."""
    with psycopg.connect(sample_database_url, autocommit=True) as connection:
        yield connection, establish_facts(connection)
