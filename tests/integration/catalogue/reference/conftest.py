"""Fixtures: a database with the generated catalogue, and a connection whose changes are rolled back."""

from collections.abc import Iterator

import psycopg
import pytest

from tests.integration.search.catalogues import load_generated


@pytest.fixture(scope="module")
def made_url(database_url: str) -> str:
    load_generated(database_url)
    return database_url


@pytest.fixture
def connection(made_url: str) -> Iterator[psycopg.Connection]:
    """What the test writes is rolled back."""
    with psycopg.connect(made_url) as connection:
        yield connection
        connection.rollback()
