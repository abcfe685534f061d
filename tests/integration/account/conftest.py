"""Fixtures: a site with accounts, a generated catalogue, PostgreSQL and Valkey."""

from collections.abc import AsyncIterator, Iterator

import psycopg
import pytest
import pytest_asyncio

from tests.integration.account.site import Person, Site, open_site, register
from tests.integration.search.catalogues import load_generated
from tests.person_ids import use_new_person_ids


@pytest.fixture(scope="module")
def database_url(database_url: str) -> str:
    """The empty database of the test module. Its persons have ids that no other database of the test run uses."""
    use_new_person_ids(database_url)
    return database_url


@pytest.fixture(scope="module")
def accounts_url(database_url: str) -> str:
    """The database of the test module, with the generated catalogue."""
    load_generated(database_url)
    return database_url


@pytest.fixture(scope="module")
def connection(accounts_url: str) -> Iterator[psycopg.Connection]:
    with psycopg.connect(accounts_url, autocommit=True) as connection:
        yield connection


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def site(
    accounts_url: str, broker_url: str, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Site]:
    """One site per test module, because building the application takes as long as many requests."""
    async with open_site(accounts_url, broker_url, tmp_path_factory.mktemp("var")) as site:
        yield site


@pytest_asyncio.fixture(loop_scope="session")
async def person(site: Site) -> Person:
    return await register(site)


@pytest_asyncio.fixture(loop_scope="session")
async def other(site: Site) -> Person:
    """A second signed-in person."""
    return await register(site)
