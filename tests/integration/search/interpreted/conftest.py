"""Fixtures: the indexed sample catalogue, and the courses that Elasticsearch finds for single words and subjects."""

import pytest
import pytest_asyncio

from schemas.elasticsearch_connection import ElasticsearchConnection
from search.execution.live_index import open_live_index
from search.execution.search_plan import SearchPlan
from tests.integration.search.catalogues import SAMPLE, load_sample
from tests.integration.search.conftest import Catalogue, Indexed
from tests.integration.search.interpreted.leftover_text import LeftoverText


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return Catalogue(SAMPLE, load_sample, shards=1)


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def leftover(indexed: Indexed, elasticsearch_url: ElasticsearchConnection | str) -> LeftoverText:
    async with open_live_index(elasticsearch_url) as live_index:
        value_names = await live_index.execute(lambda names: SearchPlan([], lambda _: names))
    return LeftoverText(indexed.elasticsearch, indexed.connection, value_names)
