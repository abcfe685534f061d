"""Fixtures: the API application with the sample catalogue in its database and index, for tests that change nothing.

Each test package starts its own application.
"""

from collections.abc import AsyncIterator, Iterator

import httpx
import pytest
import pytest_asyncio

from indexer.indexing.elasticsearch.client import create_client
from stack.services.running_services import ServiceUrls
from tests.catalogue_templates import CatalogueTemplates
from tests.integration.search.catalogues import SAMPLE, load_sample, reindex
from tests.search_service import search_service


@pytest.fixture(scope="package")
def sample_database_url(services: ServiceUrls, catalogue_templates: CatalogueTemplates) -> Iterator[str]:
    """A database with the sample catalogue. The index has the same courses."""
    with catalogue_templates.copy(SAMPLE, load_sample) as url:
        with create_client(services.elasticsearch) as client:
            reindex(url, client)
        yield url


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def service(sample_database_url: str, elasticsearch_url: str) -> AsyncIterator[httpx.AsyncClient]:
    async with search_service(elasticsearch_url, database_url=sample_database_url) as service:
        yield service
