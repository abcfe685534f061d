"""The service over a made catalogue in PostgreSQL, and no search engine at all."""

from collections.abc import AsyncIterator, Iterator

import httpx
import psycopg
import pytest
import pytest_asyncio

from tests.integration.search.catalogues import load_made
from tests.search_service import search_service

NO_ENGINE = "http://127.0.0.1:1"


@pytest.fixture(scope="module")
def made_database_url(database_url: str) -> str:
    """The module's database with the made catalogue in it."""
    load_made(database_url)
    return database_url


@pytest.fixture(scope="module")
def connection(made_database_url: str) -> Iterator[psycopg.Connection]:
    """Every statement is its own transaction."""
    with psycopg.connect(made_database_url, autocommit=True) as connection:
        yield connection


@pytest_asyncio.fixture(loop_scope="session")
async def service(made_database_url: str) -> AsyncIterator[httpx.AsyncClient]:
    """A new one for each test, so that no count is kept from the test before."""
    async with search_service(NO_ENGINE, database_url=made_database_url) as service:
        yield service
