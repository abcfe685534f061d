"""Fixtures: an indexed catalogue with more than 10,000 courses. The tests may change the catalogue."""

from collections.abc import Iterator

import psycopg
import pytest
from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.outbox.drain import drain
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from indexer.shared.database import Connection, connect
from tests.integration.indexer.index_contents import remove_everything
from tests.integration.search.generated_catalogue import load_generated_catalogue

MORE = 10_050
"""The number of courses that are added to the generated catalogue.

It exceeds 10,000, because Elasticsearch by default returns and counts at most 10,000 hits.
"""

_MORE_COURSES = """
INSERT INTO course (id, source_id, source_code, source_date, slug, name, institute_id, degree_level_id, status)
SELECT 1000 + number, 1, 'more-' || number, '2026-01-01', 'more-' || number, 'More ' || number,
       (SELECT min(id) FROM institute WHERE status = 'published'), 1 + number %% 4, 'published'
FROM generate_series(1, %s) AS number
"""


@pytest.fixture(scope="module")
def catalogue_url(database_url: str) -> str:
    with psycopg.connect(database_url) as connection:
        load_generated_catalogue(connection)
        connection.execute(_MORE_COURSES, (MORE,))
    return database_url


@pytest.fixture(scope="module")
def client(elasticsearch_url: str) -> Iterator[Elasticsearch]:
    with create_client(elasticsearch_url) as client:
        remove_everything(client)
        yield client
        remove_everything(client)


@pytest.fixture(scope="module")
def indexed(catalogue_url: str, client: Elasticsearch) -> int:
    return rebuild(catalogue_url, client, RebuildOptions())


@pytest.fixture
def connection(catalogue_url: str, client: Elasticsearch, indexed: int) -> Iterator[Connection]:
    """A connection to the database. When a test starts, all changes of PostgreSQL are in the index."""
    assert indexed
    with connect(catalogue_url) as connection:
        drain(connection, client)
        yield connection


@pytest.fixture
def other(catalogue_url: str) -> Iterator[Connection]:
    with connect(catalogue_url) as connection:
        yield connection
