"""Fixtures: the API with a generated catalogue in PostgreSQL and without Elasticsearch."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import psycopg
import pytest
import pytest_asyncio
from fastapi import FastAPI

from schemas.settings import ROOT
from tests.integration.search.catalogues import load_generated
from tests.search_service import build_app, draw_client, serve


@pytest.fixture(scope="module")
def made_database_url(database_url: str) -> str:
    """The database of the test module, with the generated catalogue."""
    load_generated(database_url)
    return database_url


@pytest.fixture(scope="module")
def connection(made_database_url: str) -> Iterator[psycopg.Connection]:
    with psycopg.connect(made_database_url, autocommit=True) as connection:
        yield connection


@pytest.fixture(scope="module")
def app(made_database_url: str) -> FastAPI:
    return build_app(made_database_url)


@pytest_asyncio.fixture(loop_scope="session")
async def service(app: FastAPI) -> AsyncIterator[httpx.AsyncClient]:
    """A client of the API. Each test starts the API again, so that no cached count of another test remains."""
    async with serve(app, draw_client()) as service:
        yield service


@pytest.fixture(scope="module")
def web_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("web")
    (folder / "index.html").write_text((ROOT / "web" / "index.html").read_text())
    return folder


@pytest.fixture(scope="module")
def named_app(made_database_url: str, web_folder: Path) -> FastAPI:
    return build_app(made_database_url, web_folder, finder_site_url="http://service")


@pytest.fixture(scope="module")
def nameless_app(made_database_url: str, web_folder: Path) -> FastAPI:
    """An application without FINDER_SITE_URL."""
    return build_app(made_database_url, web_folder)


@pytest_asyncio.fixture(loop_scope="session")
async def site(made_database_url: str, named_app: FastAPI) -> AsyncIterator[httpx.AsyncClient]:
    with psycopg.connect(made_database_url) as connection:
        connection.execute("UPDATE source SET is_sample = false")
    async with serve(named_app, draw_client()) as client:
        yield client


@pytest_asyncio.fixture(loop_scope="session")
async def nameless_site(nameless_app: FastAPI) -> AsyncIterator[httpx.AsyncClient]:
    async with serve(nameless_app, draw_client()) as client:
        yield client
