"""The spell check does not correct an unusual word of the catalogue to a similar word that is more common.

The index has three shards. A shard that does not contain the unusual word suggests the similar word.
"""

import csv
import gzip
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TypeVar

import httpx
import psycopg
import pytest
import pytest_asyncio

from indexer.indexing.elasticsearch.client import create_client
from search.execution.live_index import open_live_index
from search.execution.search_plan import Planner
from search.spelling.correction import correct_text
from tests.integration.search.catalogues import load_generated, reindex
from tests.search_service import search_service

T = TypeVar("T")


@pytest.fixture(scope="module")
def traps(shared_data: Path) -> list[dict[str, str]]:
    with gzip.open(shared_data / "spell" / "natural_typos_in_names.csv.gz", "rt", encoding="utf-8") as file:
        return list(csv.DictReader(file))


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def service(
    traps: list[dict[str, str]], database_url: str, elasticsearch_url: str
) -> AsyncIterator[httpx.AsyncClient]:
    """A catalogue with one course for each unusual word, and five courses for the similar word."""
    load_generated(database_url)
    with psycopg.connect(database_url) as connection:
        free = [row[0] for row in connection.execute("SELECT id FROM published_course ORDER BY id")]
        for trap in traps:
            for name in (trap["name"], *[f"{trap['right']} studies".title()] * 5):
                connection.execute("UPDATE course SET name = %s WHERE id = %s", (name, free.pop()))
    with create_client(elasticsearch_url) as client:
        reindex(database_url, client, shards=3)
    async with search_service(elasticsearch_url) as opened:
        yield opened


async def test_unusual_names_are_not_corrected(
    service: httpx.AsyncClient, traps: list[dict[str, str]]
) -> None:
    assert traps
    for trap in traps:
        for text in (trap["name"], trap["wrong"], trap["wrong"].title(), trap["wrong"].upper()):
            response = await service.post("/api/course/spell-check/", params={"spell_check": text})
            assert response.json() == {"word": None}, text


async def test_a_typo_of_the_similar_word_is_corrected(
    service: httpx.AsyncClient, traps: list[dict[str, str]]
) -> None:
    assert traps
    response = await service.post("/api/course/spell-check/", params={"spell_check": "enviromentl studis"})
    assert response.json() == {"word": "environmental studies"}


@pytest.mark.parametrize(
    ("text", "meant", "trips"),
    [
        ("?!", None, 0),
        ("environmental studies", None, 1),
        ("environmntal studis", "environmental studies", 2),
        ("enviromentl studis", "environmental studies", 3),
        ("qxzvwkj", None, 2),
        ("environmentalstudies", "environmental studies", 3),
        ("environ mental studies", "environmental studies", 3),
    ],
)
@pytest.mark.usefixtures("service")
async def test_a_correction_takes_few_round_trips(
    elasticsearch_url: str, text: str, meant: str | None, trips: int
) -> None:
    round_trips = 0
    async with open_live_index(elasticsearch_url) as live_index:

        async def count_round_trips(planner: Planner[T], /) -> T:
            nonlocal round_trips
            round_trips += 1
            return await live_index.execute(planner)

        assert (await correct_text(count_round_trips, text), round_trips) == (meant, trips)
