"""Fixtures: a catalogue that reveals the known faults, its index with three shards, and a client of the API."""

from collections.abc import AsyncIterator, Iterator

import httpx
import psycopg
import pytest
import pytest_asyncio

from indexer.indexing.elasticsearch.client import create_client
from stack.services.urls import ServiceUrls
from tests.catalogue_templates import CatalogueTemplates
from tests.integration.search.catalogues import SAMPLE, load_sample, reindex
from tests.integration.search.facts import write_fact_tables
from tests.known_faults.catalogue import SHARDS, load_catalogue
from tests.search_service import search_service


@pytest.fixture(scope="package")
def connection(
    services: ServiceUrls, catalogue_templates: CatalogueTemplates
) -> Iterator[psycopg.Connection]:
    """A connection to a database with the catalogue, which is also indexed.

    The database has additional tables (`fact`, `fact_campus`) from which tests compute the expected counts.
    """
    with catalogue_templates.copy(SAMPLE, load_sample) as url:
        load_catalogue(url)
        with create_client(services.elasticsearch) as client:
            reindex(url, client, SHARDS)
        with psycopg.connect(url, autocommit=True) as connection:
            write_fact_tables(connection)
            yield connection


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def service(connection: psycopg.Connection, elasticsearch_url: str) -> AsyncIterator[httpx.AsyncClient]:
    assert not connection.closed
    async with search_service(elasticsearch_url) as service:
        yield service
