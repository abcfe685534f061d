"""Fixtures: the indexed sample catalogue, and the courses that Elasticsearch finds for single words and subjects."""

from collections.abc import Iterator

import psycopg
import pytest
import pytest_asyncio

from indexer.indexing.elasticsearch.client import create_client
from schemas.elasticsearch_connection import ElasticsearchConnection
from search.execution.live_index import open_live_index
from search.execution.search_plan import SearchPlan
from tests.integration.search.conftest import Indexed
from tests.integration.search.facts import write_fact_tables
from tests.integration.search.sample.interpreted.leftover_text import LeftoverText


@pytest.fixture(scope="package")
def indexed(sample_database_url: str, elasticsearch_url: str) -> Iterator[Indexed]:
    with (
        create_client(elasticsearch_url) as client,
        psycopg.connect(sample_database_url, autocommit=True) as connection,
    ):
        yield Indexed(connection, client, write_fact_tables(connection))


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def leftover(indexed: Indexed, elasticsearch_url: ElasticsearchConnection | str) -> LeftoverText:
    async with open_live_index(elasticsearch_url) as live_index:
        value_names = await live_index.execute(lambda names: SearchPlan([], lambda _: names))
    return LeftoverText(indexed.elasticsearch, indexed.connection, value_names)
