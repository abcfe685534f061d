"""Text search: exact names first, typos, accents, possessives, short words, synonyms of several words.

A card is the entry of a course in a list.
"""

from typing import Any

import httpx
import psycopg
import pytest

from search.text_folding import fold_text
from tests.relevance.course_search import search_courses


async def test_an_exact_name_comes_first(service: httpx.AsyncClient, sample_database_url: str) -> None:
    """All courses with the exact name come first. Case is ignored."""
    with psycopg.connect(sample_database_url) as connection:
        names = connection.execute(
            "SELECT min(name), count(*) FROM published_course JOIN course USING (id) "
            "GROUP BY lower(name) ORDER BY md5(lower(min(name))) LIMIT 25"
        ).fetchall()
    for name, count in names:
        result = await search_courses(service, name.upper())
        exact = min(count, 27)
        assert result.names[:exact] == [fold_text(name)] * exact, name


async def test_the_name_of_an_institute_finds_its_courses_first(
    service: httpx.AsyncClient, sample_database_url: str
) -> None:
    with psycopg.connect(sample_database_url) as connection:
        institutes = connection.execute(
            "SELECT min(institute.name), count(*) FROM published_course JOIN course USING (id) "
            "JOIN institute ON institute.id = institute_id GROUP BY institute.id ORDER BY md5(min(institute.name)) "
            "LIMIT 25"
        ).fetchall()
    for name, count in institutes:
        for interpret in (True, False):
            result = await search_courses(service, name, interpret=interpret)
            own = min(count, 27)
            assert result.institutes[:own] == [name] * own, (name, interpret)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("enginering", "engineering"),
        ("buisness", "business"),
        ("sydny", "sydney"),
        ("univeristy of melborne", "university of melbourne"),
        ("phsycology", "psychology"),
        ("mangement", "management"),
        ("architechture", "architecture"),
        ("economcis toronto", "economics toronto"),
    ],
)
async def test_a_typo_finds_the_courses_of_the_correct_word(
    service: httpx.AsyncClient, typed: str, meant: str
) -> None:
    wrong, right = await search_courses(service, typed), await search_courses(service, meant)
    assert wrong.count >= 0.95 * right.count > 0
    words = [word for word in fold_text(meant).split() if len(word) > 3]
    shown = [fold_text(" ".join(_list_texts(card))) for card in wrong.cards[:10]]
    assert all(word[:6] in text for text in shown for word in words)


def _list_texts(value: Any) -> list[str]:
    """Return every text of a card."""
    if isinstance(value, dict):
        return [text for each in value.values() for text in _list_texts(each)]
    if isinstance(value, list):
        return [text for each in value for text in _list_texts(each)]
    return [value] if isinstance(value, str) else []


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("zürich", "zurich"),
        ("montréal", "montreal"),
        ("king's college", "kings college"),
        ("King’s College", "king's college"),
        ("UK", "united kingdom"),
        ("nyc", "NYC"),
        ("theatre", "theater"),
        ("PhD chemistry", "doctor of philosophy chemistry"),
    ],
)
async def test_two_spellings_find_the_same_courses(service: httpx.AsyncClient, one: str, other: str) -> None:
    first, second = await search_courses(service, one, order=1), await search_courses(service, other, order=1)
    assert first.count == second.count > 0
    assert first.ids == second.ids


@pytest.mark.parametrize(
    ("short", "long"), [("AI", "artificial intelligence"), ("MBA", "master of business administration")]
)
async def test_a_short_form_finds_the_long_one(service: httpx.AsyncClient, short: str, long: str) -> None:
    longer = await search_courses(service, long)
    assert set(longer.ids[:10]) <= await _fetch_all_ids(service, short)


async def _fetch_all_ids(service: httpx.AsyncClient, text: str) -> set[int]:
    ids: set[int] = set()
    for page in range(1, (await search_courses(service, text)).count // 27 + 2):
        response = await service.post(f"/api/course/course_search/?page={page}", json={"course": text})
        ids |= {card["id"] for card in response.json()["results"]}
    return ids


async def test_one_text_can_contain_a_synonym_and_a_typo(service: httpx.AsyncClient) -> None:
    typed, meant = (
        await search_courses(service, "UK nurssing"),
        await search_courses(service, "united kingdom nursing"),
    )
    assert typed.count == meant.count > 0


@pytest.mark.parametrize(("short", "near"), [("law", "lab"), ("art", "ant"), ("ma", "me")])
async def test_words_of_three_letters_match_exactly(
    service: httpx.AsyncClient, short: str, near: str
) -> None:
    found_short = await search_courses(service, short, order=1)
    assert found_short.count > 0
    both = await search_courses(service, f"{short} {near}")
    assert both.count < found_short.count
    assert (await search_courses(service, f"{short}qq")).count < found_short.count


async def test_the_first_letter_must_match(service: httpx.AsyncClient) -> None:
    assert (await search_courses(service, "qursing")).count == 0


async def test_filters_apply_to_a_text_search(service: httpx.AsyncClient) -> None:
    everywhere = await search_courses(service, "nursing")
    there = await search_courses(service, "nursing", countries=["australia"])
    assert 0 < there.count < everywhere.count
    assert {card["campus"]["country"]["slug"] for card in there.cards} == {"australia"}


async def test_connecting_words_are_optional(service: httpx.AsyncClient) -> None:
    assert (await search_courses(service, "nursing in the australia")).count == (
        await search_courses(service, "nursing australia")
    ).count
