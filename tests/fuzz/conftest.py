"""Fixtures: an HTTP client of the API with the sample catalogue, and ids and slugs of this catalogue."""

from collections.abc import Iterator

import psycopg
import pytest

from tests.fuzz.known_values import KnownValues, read_known_values
from tests.integration.search.facts import write_fact_tables
from tests.sample_service import sample_database_url, service


@pytest.fixture(scope="package")
def known(sample_database_url: str) -> Iterator[KnownValues]:
    with psycopg.connect(sample_database_url, autocommit=True) as connection:
        yield read_known_values(write_fact_tables(connection), connection)


__all__ = ["known", "sample_database_url", "service"]
