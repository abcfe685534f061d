"""An indexed catalogue, and the service in front of it."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import psycopg
import pytest
import pytest_asyncio
from elasticsearch import Elasticsearch

from indexer.engine.client import engine_client
from tests.integration.search.catalogues import Load, index_anew, load_cricos, load_made, load_sample
from tests.integration.search.facts import Pools, establish_facts
from tests.search_service import search_service


@dataclass(frozen=True)
class Indexed:
    """A catalogue in PostgreSQL and in the engine, with the facts of the one to hold the other against."""

    connection: psycopg.Connection
    elasticsearch: Elasticsearch
    pools: Pools


@pytest.fixture(scope="module", params=["made", "sample", "cricos"])
def load(request: pytest.FixtureRequest) -> Load:
    if request.param == "made":
        return load_made
    if request.param == "sample":
        return load_sample
    data: Path = request.getfixturevalue("shared_data")
    return load_cricos(data / "cricos" / "cricos-2023-01-03.xlsx")


@pytest.fixture(scope="module")
def indexed(load: Load, database_url: str, elasticsearch_url: str) -> Iterator[Indexed]:
    load(database_url)
    with (
        engine_client(elasticsearch_url) as client,
        psycopg.connect(database_url, autocommit=True) as connection,
    ):
        index_anew(database_url, client)
        pools = establish_facts(connection)
        yield Indexed(connection, client, pools)


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def service(indexed: Indexed, elasticsearch_url: str) -> AsyncIterator[httpx.AsyncClient]:
    assert indexed.pools.values
    async with search_service(elasticsearch_url) as client:
        yield client
