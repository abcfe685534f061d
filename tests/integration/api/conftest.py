"""The API over a generated catalogue in PostgreSQL, without Elasticsearch."""

from collections.abc import AsyncIterator, Iterator

import httpx
import psycopg
import pytest
import pytest_asyncio

from tests.integration.search.catalogues import load_generated
from tests.search_service import search_service

NO_ELASTICSEARCH = "http://127.0.0.1:1"


@pytest.fixture(scope="module")
def made_database_url(database_url: str) -> str:
    """The database of the module, with the generated catalogue."""
    load_generated(database_url)
    return database_url


@pytest.fixture(scope="module")
def connection(made_database_url: str) -> Iterator[psycopg.Connection]:
    """A connection in autocommit mode."""
    with psycopg.connect(made_database_url, autocommit=True) as connection:
        yield connection


@pytest_asyncio.fixture(loop_scope="session")
async def service(made_database_url: str) -> AsyncIterator[httpx.AsyncClient]:
    """A new API for each test, so that no cached count remains from another test."""
    async with search_service(NO_ELASTICSEARCH, database_url=made_database_url) as service:
        yield service
