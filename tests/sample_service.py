"""The whole service over the indexed sample, for every test of a module."""

from collections.abc import AsyncIterator

import httpx
import pytest_asyncio

from indexer.engine.client import engine_client
from tests.integration.search.catalogues import index_anew, load_sample
from tests.search_service import search_service


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def service(database_url: str, elasticsearch_url: str) -> AsyncIterator[httpx.AsyncClient]:
    load_sample(database_url)
    with engine_client(elasticsearch_url) as client:
        index_anew(database_url, client)
    async with search_service(elasticsearch_url) as service:
        yield service
