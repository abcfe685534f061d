"""The spell check corrects typos to words of the catalogue or the lexicon. It never changes a word of the catalogue.

The tests use public lists of misspelt words with the correct word, and fail if too few typos are corrected.
"""

import csv
import gzip
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import httpx
import psycopg
import pytest

from search.interpretation.lexicon import Lexicon
from search.text_folding import fold_text
from stack.relevance.unexplained_words import read_lexicon
from tests.contract.test_invalid_requests import HOSTILE
from tests.relevance.course_search import search_courses

FLOORS = {"norvig": 0.85, "birkbeck": 0.44}
"""For each list: at least this share of the typos must be corrected to the right word.

Only typos of four or more letters are tested.
"""
WHOLE_QUERIES = 60
WHOLE_QUERIES_CORRECTED_MIN = 0.9
"""At least this share of the course names with a missing letter must be corrected to the whole name."""

TO_ANOTHER_WORD_MAX = 0.1

HARMED_MAX = 0.01
"""At most this share of the right words may be corrected."""

WORDS_AT_ONCE = 8
_WORD = re.compile(r"[^\W_]+(?:['’.][^\W_]+)*")


@pytest.fixture(scope="module")
def lexicon(sample_database_url: str, elasticsearch_url: str) -> Lexicon:
    assert sample_database_url
    return read_lexicon(elasticsearch_url)


async def fetch_correction(service: httpx.AsyncClient, text: str) -> str | None:
    response = await service.post("/api/course/spell-check/", params={"spell_check": text})
    assert response.status_code == 200, response.text
    word: str | None = response.json()["word"]
    return word


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("enginering", "engineering"), ("Enginering", "Engineering"), ("ENGINERING", "ENGINEERING"),
        ("nursng", "nursing"), ("Buisness managment", "Business management"), ("computre scince", "computer science"),
        ("accouting in sydny", "accounting in sydney"), ("geografy", "geography"), ("phsycology", "psychology"),
        ("Zürich enginering", "Zürich engineering"), ("MBA managment", "MBA management"),
        ("machinelearning", "machine learning"), ("socialwork", "social work"),
        ("univeristy of melborne", "university of melbourne"), ("qursing", "nursing"),
    ],
)  # fmt: skip
async def test_typos_are_corrected_in_the_typed_case(
    service: httpx.AsyncClient, typed: str, meant: str
) -> None:
    assert await fetch_correction(service, typed) == meant


@pytest.mark.parametrize(
    "text",
    [
        "engineering", "nurse", "nurses", "theatre", "theater", "MBA", "UNSW", "CRICOS", "CS101", "2024", "covid19",
        "phd", "AI", "B.Sc", "king's college", "Zürich", "zurich", "", "  ", "?!", "qxzvwkj", "qxzvwkj nursng",
        "悉尼", "سڈنی", "course", "courses", "lawyer", "part time", "nurs", "scholarship", "dentist", "cheap",
        "september", "lawyer in sydney", "working students",
    ],
)  # fmt: skip
async def test_correct_and_unknown_words_are_not_corrected(service: httpx.AsyncClient, text: str) -> None:
    assert await fetch_correction(service, text) is None


async def test_no_word_of_the_catalogue_is_corrected(
    service: httpx.AsyncClient, sample_database_url: str
) -> None:
    with psycopg.connect(sample_database_url) as connection:
        words = sorted({word for (name,) in connection.execute(_NAMES) for word in _WORD.findall(name)})
    assert len(words) > 1_000
    assert [part for part in join_to_texts(words) if await fetch_correction(service, part) is not None] == []


async def test_no_name_of_the_catalogue_is_corrected(
    service: httpx.AsyncClient, sample_database_url: str
) -> None:
    with psycopg.connect(sample_database_url) as connection:
        names = [name for (name,) in connection.execute(_NAMES) if len(name) <= 300]
    checked = names[:: max(1, len(names) // 1_000)]
    assert [name for name in checked if await fetch_correction(service, name) is not None] == []


async def test_a_correction_has_results(service: httpx.AsyncClient) -> None:
    for typed in ("enginering", "Buisness managment", "accouting in sydny"):
        meant = await fetch_correction(service, typed)
        assert meant is not None
        assert (await search_courses(service, meant)).count > 0


@pytest.mark.parametrize("source", FLOORS)
async def test_most_typos_of_catalogue_words_are_corrected(
    service: httpx.AsyncClient,
    sample_database_url: str,
    lexicon: Lexicon,
    shared_data: Path,
    source: str,
) -> None:
    """A correction has only whole words of the catalogue, the lexicon or English, and never a stem or a fragment."""
    with psycopg.connect(sample_database_url) as connection:
        known = {word for (name,) in connection.execute(_NAMES) for word in _WORD.findall(fold_text(name))}
    typos = [
        (wrong, right)
        for wrong, right in read_pairs(shared_data / "spell" / f"{source}.csv.gz")
        if right in known and wrong not in known and len(wrong) > 3 and wrong.isalpha()
    ]
    assert len(typos) >= 10
    corrections = [(wrong, right, await fetch_correction(service, wrong)) for wrong, right in typos]
    share = sum(found == right for _, right, found in corrections) / len(corrections)
    others = sum(found not in (None, right) for _, right, found in corrections) / len(corrections)
    print(f"{source}: {len(typos)} typos, {share:.3f} corrected, {others:.3f} to another word")
    assert share >= FLOORS[source]
    assert others <= TO_ANOTHER_WORD_MAX
    assert list_fragments([found for *_, found in corrections if found], sample_database_url, lexicon) == []


@pytest.mark.parametrize("source", FLOORS)
async def test_right_words_are_left_alone(
    service: httpx.AsyncClient,
    sample_database_url: str,
    lexicon: Lexicon,
    shared_data: Path,
    source: str,
) -> None:
    """Few right words are corrected. A correction of a right word is a whole word, and never a stem or a fragment."""
    words = sorted({right for _, right in read_pairs(shared_data / "spell" / f"{source}.csv.gz")})
    assert len(words) > 200
    corrections = {word: await fetch_correction(service, word) for word in words}
    harmed = {word: found for word, found in corrections.items() if found is not None}
    print(f"{source}: {len(harmed)} of {len(words)} right words corrected: {harmed}")
    assert len(harmed) <= len(words) * HARMED_MAX, harmed
    assert list_fragments(list(harmed.values()), sample_database_url, lexicon) == []


def list_fragments(corrections: list[str], database_url: str, lexicon: Lexicon) -> list[str]:
    """List the words of the corrections that are not whole words of the catalogue, the lexicon or English."""
    with psycopg.connect(database_url) as connection:
        names = [*connection.execute(_NAMES), *connection.execute(_CAMPUS_NAMES)]
    words = {word for (name,) in names for word in _WORD.findall(fold_text(name))}
    offered = {word for correction in corrections for word in _WORD.findall(fold_text(correction))}
    return sorted(word for word in offered if word not in words and not lexicon.is_known_word(word))


async def test_whole_queries_are_corrected(service: httpx.AsyncClient, sample_database_url: str) -> None:
    """The queries are course names in which the longest word lacks a letter. Most corrections must be the name."""
    with psycopg.connect(sample_database_url) as connection:
        rows = connection.execute(
            "SELECT DISTINCT name FROM published_course JOIN course USING (id) WHERE name ~ '^[A-Za-z]+( [A-Za-z]+)+$' "
            "ORDER BY name LIMIT %s",
            (WHOLE_QUERIES,),
        )
        names = [name for (name,) in rows]
    assert len(names) == WHOLE_QUERIES
    corrections = {name: await fetch_correction(service, remove_letter(name)) for name in names}
    share = sum(correction == name for name, correction in corrections.items()) / len(names)
    print(f"{share:.3f} of {len(names)} whole queries corrected")
    assert share >= WHOLE_QUERIES_CORRECTED_MIN
    for correction in filter(None, corrections.values()):
        assert (await search_courses(service, correction)).count > 0


def remove_letter(name: str) -> str:
    """Remove the third letter of the longest word."""
    longest = max(name.split(), key=len)
    return name.replace(longest, longest[:2] + longest[3:], 1)


@pytest.mark.parametrize("text", HOSTILE)
async def test_special_characters_are_searched_as_text(service: httpx.AsyncClient, text: str) -> None:
    await fetch_correction(service, text)


@pytest.mark.parametrize(
    ("query", "named"), [({}, "spell_check"), ({"spell_check": "x" * 301}, "spell_check")]
)
async def test_an_error_names_the_invalid_parameter(
    service: httpx.AsyncClient, query: dict[str, str], named: str
) -> None:
    response = await service.post("/api/course/spell-check/", params=query)
    assert response.status_code == 422
    assert [each["field"] for each in response.json()["fields"]] == [named]


def join_to_texts(words: list[str]) -> Iterator[str]:
    """Join the words to texts of several words each."""
    for start in range(0, len(words), WORDS_AT_ONCE):
        yield " ".join(words[start : start + WORDS_AT_ONCE])


def read_pairs(path: Path) -> Iterable[tuple[str, str]]:
    """Read pairs of a misspelt word and the correct word, both folded (lower case, without accents)."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [(fold_text(row["wrong"]), fold_text(row["right"])) for row in csv.DictReader(file)]


_NAMES = b"""
SELECT course.name FROM published_course JOIN course USING (id)
UNION SELECT course_title FROM published_course JOIN course USING (id) WHERE course_title IS NOT NULL
UNION SELECT institute.name FROM published_course JOIN course USING (id) JOIN institute ON institute.id = institute_id
UNION SELECT specialization.name FROM published_course JOIN course_specialization ON course_id = published_course.id
      JOIN specialization ON specialization.id = specialization_id
UNION SELECT city.name FROM published_course JOIN course_campus ON course_id = published_course.id
      JOIN campus ON campus.id = campus_id AND campus.status = 'published' JOIN city ON city.id = city_id
"""
_CAMPUS_NAMES = b"SELECT name FROM campus WHERE status = 'published'"
