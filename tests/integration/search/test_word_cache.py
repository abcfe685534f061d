"""The cache of words of the catalogue saves requests of the spell check, and does not change its corrections."""

from collections.abc import AsyncIterator, Iterator

import psycopg
import pytest
import pytest_asyncio
from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch.client import create_client
from search.calls.spell_check import spell_check
from search.calls.unified.search import T
from search.execution.live_index import LiveIndex, open_live_index
from search.execution.search_plan import Planner
from search.spelling.correction import correct_text
from tests.integration.search.expiry import wait_for_expiry
from tests.sample_service import sample_database_url

__all__ = ["sample_database_url"]

TEXTS_MAX = 120


@pytest.fixture(scope="module")
def elasticsearch(elasticsearch_url: str) -> Iterator[Elasticsearch]:
    with create_client(elasticsearch_url) as client:
        yield client


@pytest.fixture(scope="module")
def texts(sample_database_url: str) -> list[str]:
    """Course names with one typo each: a letter is missing, doubled or swapped."""
    with psycopg.connect(sample_database_url) as connection:
        names = connection.execute(
            "SELECT DISTINCT name FROM published_course JOIN course USING (id) ORDER BY name LIMIT %s",
            (TEXTS_MAX,),
        ).fetchall()
    assert len(names) == TEXTS_MAX
    return [add_typo(name, number) for number, (name,) in enumerate(names)]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def live_index(sample_database_url: str, elasticsearch_url: str) -> AsyncIterator[LiveIndex]:
    assert sample_database_url
    async with open_live_index(elasticsearch_url) as live_index:
        yield live_index


def add_typo(name: str, number: int) -> str:
    at = 1 + number % max(1, len(name) - 2)
    typos = (
        name[:at] + name[at + 1 :],
        name[:at] + name[at] + name[at:],
        name[:at] + name[at + 1 : at + 2] + name[at] + name[at + 2 :],
    )
    return typos[number % len(typos)]


class RoundTrips:
    """Calls `LiveIndex.execute` and counts the calls. Each call is one request to Elasticsearch."""

    def __init__(self, live_index: LiveIndex) -> None:
        self._live_index = live_index
        self.number = 0

    async def __call__(self, planner: Planner[T], /) -> T:
        self.number += 1
        return await self._live_index.execute(planner)


async def test_the_word_cache_saves_round_trips_and_changes_no_correction(
    live_index: LiveIndex, texts: list[str]
) -> None:
    without_cache, with_cache = RoundTrips(live_index), RoundTrips(live_index)
    corrected = 0
    for _ in range(2):
        for text in texts:
            meant = await correct_text(without_cache, text)
            assert await correct_text(with_cache, text, cache=live_index.word_cache) == meant, text
            corrected += meant is not None
    assert corrected > len(texts), "half of all texts and more"
    assert with_cache.number < 0.8 * without_cache.number


async def test_a_word_is_cached_only_while_a_course_has_the_word(
    live_index: LiveIndex, elasticsearch: Elasticsearch
) -> None:
    courses = elasticsearch.search(index="courses", query={"term": {"deleted": False}})["hits"]["hits"]

    def rename(name: str) -> None:
        elasticsearch.update(index="courses", id=courses[0]["_id"], doc={"name": name}, refresh=True)

    for _ in range(2):
        rename("Zebroid studies")
        for _ in range(2):
            await wait_for_expiry()
            assert await spell_check(live_index, "zebroid studies") == {"word": None}
        assert live_index.word_cache.has("zebroid")
        rename("Other studies")
        await wait_for_expiry()
        await spell_check(live_index, "zebroid studies")
        assert not live_index.word_cache.has("zebroid")
