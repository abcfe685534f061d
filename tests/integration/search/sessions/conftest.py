"""Fixture: the API with the generated catalogue, which is loaded and indexed again for each test."""

from collections.abc import AsyncIterator, Iterator

import httpx
import psycopg
import pytest
import pytest_asyncio
from elasticsearch import Elasticsearch
from pydantic import SecretStr

from indexer.indexing.elasticsearch.client import create_client
from tests.integration.search.catalogues import load_generated, reindex
from tests.integration.search.sessions.session_requests import TOKEN_KEY
from tests.search_service import search_service


@pytest.fixture(scope="module")
def elasticsearch(elasticsearch_url: str) -> Iterator[Elasticsearch]:
    with create_client(elasticsearch_url) as client:
        yield client


@pytest_asyncio.fixture(loop_scope="session")
async def service(
    database_url: str, elasticsearch_url: str, elasticsearch: Elasticsearch
) -> AsyncIterator[httpx.AsyncClient]:
    """A client of the API. The catalogue is indexed on three shards."""
    with psycopg.connect(database_url) as connection:
        connection.execute(
            "TRUNCATE source, currency, country, region, discipline, degree_level_group, slug_redirect, outbox, "
            "ledger, index_generation CASCADE"
        )
    load_generated(database_url)
    reindex(database_url, elasticsearch, shards=3)
    async with search_service(elasticsearch_url, finder_token_keys=SecretStr(TOKEN_KEY)) as service:
        yield service
