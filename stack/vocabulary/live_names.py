"""Reads the value names that the live index stores. The search builds its lexicon from these names."""

import asyncio

from schemas.elasticsearch_connection import ElasticsearchConnection
from search.execution.live_index import open_live_index
from search.execution.search_plan import SearchPlan
from search.value_names.value_names import ValueNames


def read_live_names(connection: ElasticsearchConnection | str) -> ValueNames:
    """Read the value names. Raises SearchError if Elasticsearch is unavailable or has no index."""

    async def read() -> ValueNames:
        async with open_live_index(connection) as live_index:
            return await live_index.execute(lambda names: SearchPlan([], lambda _: names))

    return asyncio.run(read())
