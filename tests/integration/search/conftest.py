"""Fixtures: tests run with three catalogues, one after the other. Each catalogue is indexed and has its own service."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import partial

import httpx
import psycopg
import pytest
import pytest_asyncio
from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch.client import create_client
from stack.services.urls import ServiceUrls
from tests.catalogue_templates import CatalogueTemplates
from tests.integration.real_registers import RealRegister
from tests.integration.search.catalogues import SAMPLE, load_generated, load_sample, reindex
from tests.integration.search.facts import Pools, write_fact_tables
from tests.search_service import search_service


@dataclass(frozen=True)
class Indexed:
    """A catalogue in PostgreSQL and in Elasticsearch. pools: the values that random filters can use."""

    connection: psycopg.Connection
    elasticsearch: Elasticsearch
    pools: Pools


@dataclass(frozen=True)
class Catalogue:
    copy: Callable[[], AbstractContextManager[str]]
    """Creates a database with the catalogue, and returns its URL."""
    shards: int


@pytest.fixture(scope="module", params=["made, three shards", "sample", "cricos"])
def catalogue(request: pytest.FixtureRequest, catalogue_templates: CatalogueTemplates) -> Catalogue:
    if request.param == "sample":
        return Catalogue(partial(catalogue_templates.copy, SAMPLE, load_sample), shards=1)
    if request.param == "cricos":
        register: RealRegister = request.getfixturevalue("january_register")
        return Catalogue(register.copy, shards=1)
    return Catalogue(partial(catalogue_templates.copy, "made", load_generated), shards=3)


@pytest.fixture(scope="module")
def indexed(catalogue: Catalogue, services: ServiceUrls) -> Iterator[Indexed]:
    """The catalogue in a separate database, because the module's database still has the previous catalogue."""
    with catalogue.copy() as database_url:
        yield from _index_catalogue(catalogue, database_url, services.elasticsearch)


def _index_catalogue(catalogue: Catalogue, database_url: str, elasticsearch_url: str) -> Iterator[Indexed]:
    with (
        create_client(elasticsearch_url) as client,
        psycopg.connect(database_url, autocommit=True) as connection,
    ):
        reindex(database_url, client, catalogue.shards)
        pools = write_fact_tables(connection)
        yield Indexed(connection, client, pools)


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def service(indexed: Indexed, elasticsearch_url: str) -> AsyncIterator[httpx.AsyncClient]:
    assert indexed.pools.values
    async with search_service(elasticsearch_url) as client:
        yield client
