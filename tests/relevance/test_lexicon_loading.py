"""The memory of the lexicon (words with their meanings) of the sample, and the thread in which the lexicon is built."""

import gc
import threading
import tracemalloc
from collections.abc import AsyncIterator

import pytest_asyncio

from search.elasticsearch_access.client import open_search_client
from search.execution.live_index import LiveIndex, open_live_index
from search.execution.search_plan import SearchPlan
from search.interpretation.lexicon_builder import build_stored_lexicon, get_lexicon
from search.interpretation.name_index_builder import prepare_names
from search.value_names.cache import ValueNamesCache
from search.value_names.value_names import ValueNames

MEGABYTES_MAX = 60


@pytest_asyncio.fixture(loop_scope="session")
async def live_index(sample_database_url: str, elasticsearch_url: str) -> AsyncIterator[LiveIndex]:
    assert sample_database_url
    async with open_live_index(elasticsearch_url) as live_index:
        yield live_index


async def read_value_names(live_index: LiveIndex) -> ValueNames:
    return await live_index.execute(lambda names: SearchPlan([], lambda _: names))


async def test_the_lexicon_takes_at_most_60_megabytes(live_index: LiveIndex) -> None:
    value_names = await read_value_names(live_index)
    gc.collect()
    tracemalloc.start()
    lexicon = build_stored_lexicon(value_names)
    gc.collect()
    megabytes = tracemalloc.get_traced_memory()[0] / 1e6
    tracemalloc.stop()
    print(f"{len(lexicon)} phrases, {megabytes:.1f} MB")
    assert len(lexicon) > 20_000
    assert megabytes <= MEGABYTES_MAX


async def test_the_lexicon_is_built_in_another_thread(
    sample_database_url: str, elasticsearch_url: str
) -> None:
    assert sample_database_url
    threads: list[int] = []

    def prepare(value_names: ValueNames) -> None:
        threads.append(threading.get_ident())
        prepare_names(value_names)

    async with open_search_client(elasticsearch_url) as client:
        value_names = await ValueNamesCache(client, prepare=prepare).get()
    [thread] = threads
    assert thread != threading.get_ident()
    built = get_lexicon(value_names)
    prepare_names(value_names)
    assert get_lexicon(value_names) is built
