"""Fixtures: a catalogue of generated courses in its own database, and its index.

A generation is one complete build of the index.
"""

from collections.abc import Iterator

import psycopg
import pytest
from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch import indices
from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.generations import records
from indexer.indexing.generations.pruning import prune_generations
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from indexer.shared.database import Connection, connect
from tests.integration.indexer.begun_rebuild import SIZE, begin_generation
from tests.integration.indexer.index_contents import remove_everything
from tests.integration.search.generated_catalogue import load_generated_catalogue


@pytest.fixture(scope="module")
def catalogue_url(database_url: str) -> str:
    """A database with the generated catalogue.

    It has drafts, withdrawn institutes, and courses at many campuses.
    """
    with psycopg.connect(database_url) as connection:
        load_generated_catalogue(connection)
        for table in ("institute", "campus", "course", "scholarship"):
            statement = (
                f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), (SELECT max(id) FROM {table}))"
            )
            connection.execute(statement.encode())
    return database_url


@pytest.fixture(scope="module")
def client(elasticsearch_url: str) -> Iterator[Elasticsearch]:
    """A client of an Elasticsearch without indices of the catalogue."""
    with create_client(elasticsearch_url) as client:
        remove_everything(client)
        yield client


@pytest.fixture
def connection(catalogue_url: str) -> Iterator[Connection]:
    with connect(catalogue_url) as connection:
        yield connection


@pytest.fixture(scope="module")
def indexed(catalogue_url: str, client: Elasticsearch) -> int:
    """The number of the generation that contains the catalogue."""
    return rebuild(catalogue_url, client, RebuildOptions())


@pytest.fixture
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("indexer.indexing.rebuild.rebuild.COURSES_PER_SLICE", SIZE)


@pytest.fixture
def building(
    catalogue_url: str, connection: Connection, client: Elasticsearch, indexed: int
) -> Iterator[int]:
    """The number of a second generation of the index, whose rebuild has begun: batches are planned, indices are empty.

    No process loads this generation. After the test, the generation is marked as failed and removed.
    """
    assert indexed
    generation = begin_generation(connection)
    indices.create_indices(client, generation, 1)
    yield generation
    records.mark_failed(connection, generation, "the test has ended")
    prune_generations(catalogue_url, client)
