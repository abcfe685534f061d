"""A word finds courses about that word, and no courses with a similar word.

The catalogue is the sample with pairs of renamed courses: one is about the word, and the other has a similar word. The
search would find the other course if it mistook the word for a typo, an inflected form or a part of a place name.
"""

from collections.abc import AsyncIterator, Iterator, Mapping
from typing import Any

import httpx
import psycopg
import pytest
import pytest_asyncio

from indexer.indexing.elasticsearch.client import create_client
from stack.services.urls import ServiceUrls
from tests.catalogue_templates import CatalogueTemplates
from tests.integration.search.catalogues import SAMPLE, load_sample, reindex
from tests.search_service import search_service

PAGES_MAX = 80

PAIRS = {
    "aviation": ("Aviation Zq", "Animation Zq"),
    "animation": ("Animation Zq", "Aviation Zq"),
    "banking": ("Banking Zq", "Baking Zq"),
    "baking": ("Baking Zq", "Banking Zq"),
    "actor": ("Actor Zq", "Acton Heritage Zq"),
    "UCSDX": ("UCSDX Zq", "UCSDY Zq"),
    "MFin": ("MFin Zq", "Frankfurt am Main Zq"),
    "cooking": ("Cooking Zq", "James Cook Zq"),
    "physics": ("Physics Zq", "Physical Therapy Zq"),
    "physical therapy": ("Physical Therapy Zq", "Physics Zq"),
    "hospital": ("Hospital Zq", "Hospitality Zq"),
    "bscs": ("BSCS Zq", "BSc Heritage Zq"),
    "mscs": ("MSCS Zq", "MSc Heritage Zq"),
    "maed": ("MAEd Zq", "MA Heritage Zq"),
    "llms": ("LLMs Zq", "LLM Heritage Zq"),
}
LEVELS = {
    "MFin": "masters-degree",
    "bscs": "bachelors-degree",
    "mscs": "masters-degree",
    "maed": "masters-degree",
}
"""The texts that also state a degree level. Both courses of the pair have this level."""
AMBIGUOUS_NAMES = ("Scandinavia", "Doctorate", "Master of London", "January in Canada")
"""Whole names of courses whose words also mean a place, a level or a month."""
CAMPUS_NAMES = ("Engineering Norway", "Bachelor Hill", "March in Japan")
"""Whole names of campuses whose words also mean a subject, a level, a month or another country."""
NAMES = [
    *sorted({name for pair in PAIRS.values() for name in pair} | {"Study Zq", "Studies Zq", "Dublin Zq"}),
    *AMBIGUOUS_NAMES,
]


@pytest.fixture(scope="module")
def renamed(services: ServiceUrls, catalogue_templates: CatalogueTemplates) -> Iterator[Mapping[str, int]]:
    """The id of the renamed course for each name.

    In these courses, words of the search texts occur only in the name.
    """
    with catalogue_templates.copy(SAMPLE, load_sample) as database_url:
        with psycopg.connect(database_url) as connection:
            ids = rename_courses(connection)
            rename_campuses(connection)
        with create_client(services.elasticsearch) as client:
            reindex(database_url, client)
        yield ids


def rename_courses(connection: psycopg.Connection) -> Mapping[str, int]:
    free = connection.execute(
        "SELECT id FROM published_course JOIN course USING (id) WHERE degree_level_id IS NOT NULL "
        "AND name ~* 'philosophy|history' ORDER BY id LIMIT %s",
        (len(NAMES),),
    ).fetchall()
    ids = dict(zip(NAMES, (row[0] for row in free), strict=True))
    for name, course in ids.items():
        connection.execute("UPDATE course SET name = %s, course_title = NULL WHERE id = %s", (name, course))
    for text, level in LEVELS.items():
        connection.execute(
            "UPDATE course SET degree_level_id = (SELECT id FROM degree_level WHERE slug = %s) WHERE id = ANY(%s)",
            (level, [ids[name] for name in PAIRS[text]]),
        )
    return ids


def rename_campuses(connection: psycopg.Connection) -> None:
    """Rename campuses with two to ten courses, none of which has another campus."""
    free = connection.execute(
        "SELECT campus_id FROM course_campus JOIN published_course ON id = course_id GROUP BY campus_id "
        "HAVING count(*) BETWEEN 2 AND 10 AND bool_and((SELECT count(*) FROM course_campus AS other "
        "WHERE other.course_id = course_campus.course_id) = 1) ORDER BY campus_id LIMIT %s",
        (len(CAMPUS_NAMES),),
    ).fetchall()
    for name, (campus,) in zip(CAMPUS_NAMES, free, strict=True):
        connection.execute("UPDATE campus SET name = %s WHERE id = %s", (name, campus))


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def service(renamed: Mapping[str, int], elasticsearch_url: str) -> AsyncIterator[httpx.AsyncClient]:
    assert renamed
    async with search_service(elasticsearch_url) as opened:
        yield opened


async def find_all(service: httpx.AsyncClient, text: str, **keys: Any) -> list[int]:
    """Return the ids of all results in order."""
    found: list[int] = []
    for page in range(1, PAGES_MAX):
        body = {"text": text, "page": page, "page_size": 100, **keys}
        response = await service.post("/api/search", json=body)
        assert response.status_code == 200, response.text
        found += [card["id"] for card in response.json()["results"]]
        if page >= response.json()["total_pages"]:
            break
    return found


@pytest.mark.parametrize("text", PAIRS)
async def test_a_word_does_not_find_what_only_resembles_it(
    service: httpx.AsyncClient, renamed: Mapping[str, int], text: str
) -> None:
    meant, other = PAIRS[text]
    found = await find_all(service, text)
    assert renamed[meant] in found
    assert renamed[other] not in found


@pytest.mark.parametrize("name", AMBIGUOUS_NAMES)
async def test_the_whole_name_of_a_course_finds_it_first_whatever_else_the_words_mean(
    service: httpx.AsyncClient, renamed: Mapping[str, int], name: str
) -> None:
    for text in (name, name.upper()):
        response = await service.post("/api/search", json={"text": text})
        assert response.status_code == 200, response.text
        found = response.json()
        assert found["results"][0]["id"] == renamed[name]
        assert found["interpretation"]["spans"] != []
        assert found["interpretation"]["widening"] is None


@pytest.mark.parametrize("name", CAMPUS_NAMES)
async def test_the_whole_name_of_a_campus_finds_its_courses_first(
    service: httpx.AsyncClient, name: str
) -> None:
    response = await service.post("/api/search", json={"text": name.upper()})
    assert response.status_code == 200, response.text
    found = response.json()
    campuses = [card["campus"]["name"] for card in found["results"]]
    assert campuses.count(name) >= 2
    assert campuses[: campuses.count(name)] == [name] * campuses.count(name)
    assert found["interpretation"]["widening"] is None


async def test_an_acronym_does_not_find_a_similar_place(
    service: httpx.AsyncClient, renamed: Mapping[str, int]
) -> None:
    assert renamed["Dublin Zq"] not in await find_all(service, "UCSD")


async def test_to_study_is_not_studies(service: httpx.AsyncClient, renamed: Mapping[str, int]) -> None:
    found = await find_all(service, "study")
    assert renamed["Study Zq"] in found
    assert renamed["Studies Zq"] not in found


@pytest.mark.parametrize(
    ("with_dots", "without"),
    [
        ("M.B.A.", "MBA"),
        ("B.Ed", "BEd"),
        ("U.K.", "UK"),
        ("Ph.D", "PhD"),
        ("Ph.D. in Physics, U.K.", "PhD in Physics, UK"),
    ],
)
async def test_full_stops_in_abbreviations_change_nothing(
    service: httpx.AsyncClient, with_dots: str, without: str
) -> None:
    found = await find_all(service, with_dots)
    assert found
    assert found == await find_all(service, without)
