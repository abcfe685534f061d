"""Words that look like slips but stand in names of the catalogue are left alone, beside those that they resemble.

The index has three shards: most of them do not have an odd word, and suggest what it resembles.
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
from tests.integration.search.catalogues import index_anew, load_made
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
    """A catalogue with one course of each odd name, and many courses with the similar word."""
    load_made(database_url)
    with psycopg.connect(database_url) as connection:
        free = [row[0] for row in connection.execute("SELECT id FROM published_course ORDER BY id")]
        for trap in traps:
            for name in (trap["name"], *[f"{trap['right']} studies".title()] * 5):
                connection.execute("UPDATE course SET name = %s WHERE id = %s", (name, free.pop()))
    with create_client(elasticsearch_url) as client:
        index_anew(database_url, client, shards=3)
    async with search_service(elasticsearch_url) as opened:
        yield opened


async def test_odd_names_are_no_slips(service: httpx.AsyncClient, traps: list[dict[str, str]]) -> None:
    assert traps
    for trap in traps:
        for text in (trap["name"], trap["wrong"], trap["wrong"].title(), trap["wrong"].upper()):
            answer = await service.post("/api/course/spell-check/", params={"spell_check": text})
            assert answer.json() == {"word": None}, text


async def test_the_words_beside_them_would_be_offered(
    service: httpx.AsyncClient, traps: list[dict[str, str]]
) -> None:
    """In this catalogue a typo of the similar word is corrected."""
    assert traps
    answer = await service.post("/api/course/spell-check/", params={"spell_check": "enviromentl studis"})
    assert answer.json() == {"word": "environmental studies"}


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
async def test_known_words_are_one_round_trip_and_slips_two(
    elasticsearch_url: str, text: str, meant: str | None, trips: int
) -> None:
    asked = 0
    async with open_live_index(elasticsearch_url) as catalogue:

        async def counted(planner: Planner[T], /) -> T:
            nonlocal asked
            asked += 1
            return await catalogue.execute(planner)

        assert (await correct_text(counted, text), asked) == (meant, trips)
