"""Fixtures: the API over a generated catalogue in PostgreSQL. There is no Elasticsearch."""

from collections.abc import AsyncIterator, Iterator

import httpx
import psycopg
import pytest
import pytest_asyncio
from fastapi import FastAPI

from tests.integration.search.catalogues import load_generated
from tests.search_service import build_app, draw_client, serve


@pytest.fixture(scope="module")
def made_database_url(database_url: str) -> str:
    """The database of the test module, with the generated catalogue."""
    load_generated(database_url)
    return database_url


@pytest.fixture(scope="module")
def connection(made_database_url: str) -> Iterator[psycopg.Connection]:
    """A connection in autocommit mode."""
    with psycopg.connect(made_database_url, autocommit=True) as connection:
        yield connection


@pytest.fixture(scope="module")
def app(made_database_url: str) -> FastAPI:
    return build_app(made_database_url)


@pytest_asyncio.fixture(loop_scope="session")
async def service(app: FastAPI) -> AsyncIterator[httpx.AsyncClient]:
    """The API. Each test starts it again, so that no cached count of another test remains."""
    async with serve(app, draw_client()) as service:
        yield service
