"""The explanation of the position of a course agrees with the listing."""

from collections.abc import AsyncIterator

import httpx
import pytest
import pytest_asyncio

from schemas.contracts.listing.filters import ListingFilters
from search.errors import UnknownValue
from search.execution.live_index import LiveIndex, open_live_index
from search.explanation.explanation import Explanation, explain
from tests.sample_service import sample_database_url, service

__all__ = ["sample_database_url", "service"]


@pytest_asyncio.fixture(loop_scope="session")
async def catalogue(sample_database_url: str, elasticsearch_url: str) -> AsyncIterator[LiveIndex]:
    assert sample_database_url
    async with open_live_index(elasticsearch_url) as catalogue:
        yield catalogue


async def cards(service: httpx.AsyncClient, **filters: object) -> list[dict[str, object]]:
    answer = await service.post("/api/course/course_search/", json=filters)
    assert answer.status_code == 200, answer.text
    results: list[dict[str, object]] = answer.json()["results"]
    return results


async def explained(catalogue: LiveIndex, course: object, /, **filters: object) -> Explanation:
    assert isinstance(course, int | str)
    return await explain(catalogue, course, ListingFilters.model_validate(filters))


@pytest.mark.parametrize(
    "filters",
    [
        {"course": "nursing"},
        {"course": "computer science"},
        {"course": "MBA UK"},
        {"course": "nursing", "order": 1},
        {"course": "", "countries": ["australia"], "order": 4},
        {},
    ],
)
async def test_the_rank_is_the_place_in_the_listing(
    service: httpx.AsyncClient, catalogue: LiveIndex, filters: dict[str, object]
) -> None:
    listed = await cards(service, **filters)
    assert len(listed) > 2
    for place in (0, 1, 8, 26):
        if place >= len(listed):
            continue
        found = await explained(catalogue, listed[place]["id"], **filters)
        assert (found.found, found.rank) == (True, place + 1)
        assert found.reasons[0].startswith(f"It is number {place + 1} of ")
        if place:
            assert f"Course {listed[place - 1]['id']} is before it: " in " ".join(found.reasons)
        if place + 1 < len(listed):
            assert f"Course {listed[place + 1]['id']} is after it: " in " ".join(found.reasons)


async def test_it_says_in_which_field_a_word_stands(service: httpx.AsyncClient, catalogue: LiveIndex) -> None:
    first = (await cards(service, course="nursing"))[0]
    found = await explained(catalogue, first["id"], course="nursing")
    assert any("The word 'nursing' stands in its name (weight 8)" in reason for reason in found.reasons)


async def test_it_says_that_the_whole_name_equals(service: httpx.AsyncClient, catalogue: LiveIndex) -> None:
    name = (await cards(service, course="computer science"))[0]["name"]
    first = (await cards(service, course=name))[0]
    found = await explained(catalogue, first["id"], course=name)
    assert "A whole name of it equals the query: such courses come before all others." in found.reasons


async def test_it_says_that_words_stand_together(service: httpx.AsyncClient, catalogue: LiveIndex) -> None:
    first = (await cards(service, course="civil engineering"))[0]
    found = await explained(catalogue, first["id"], course="civil engineering")
    assert any("stand together as a phrase in its name" in reason for reason in found.reasons)


async def test_it_says_that_a_typo_was_forgiven(service: httpx.AsyncClient, catalogue: LiveIndex) -> None:
    first = (await cards(service, course="nurssing"))[0]
    found = await explained(catalogue, first["id"], course="nurssing")
    assert any(
        reason.startswith("The word 'nurssing' is found with a typo in its name") for reason in found.reasons
    )


async def test_it_says_that_another_form_or_a_synonym_was_found(
    service: httpx.AsyncClient, catalogue: LiveIndex
) -> None:
    first = (await cards(service, course="UK", order=1))[0]
    found = await explained(catalogue, first["id"], course="UK", order=1)
    said = next(reason for reason in found.reasons if reason.startswith("The word 'UK'"))
    assert "stands in another form or as a synonym in its" in said
    assert "country (weight 1)" in said


async def test_it_says_which_word_keeps_a_course_out(
    service: httpx.AsyncClient, catalogue: LiveIndex
) -> None:
    first = (await cards(service, course="nursing"))[0]
    found = await explained(catalogue, first["id"], course="nursing zzzzzzz xy1")
    assert (found.found, found.rank) == (False, None)
    assert found.reasons == [
        "The word 'zzzzzzz' is not found in it: neither as a form of the word, nor as a synonym, nor with typos.",
        "The word 'xy1' is not found in it: words of up to 3 letters, and words with digits, are taken to the letter.",
    ]


async def test_it_says_which_filter_keeps_a_course_out(
    service: httpx.AsyncClient, catalogue: LiveIndex
) -> None:
    first = (await cards(service, countries=["australia"], degree_levels_types=["undergraduate"]))[0]
    found = await explained(
        catalogue, first["id"], countries=["canada"], degree_levels_types=["undergraduate"], fees=[0, 1]
    )
    assert not found.found
    assert len(found.reasons) == 2
    assert "The filter by place keeps it out; it has: Australia." in found.reasons
    assert any(reason.startswith("The filter by fee keeps it out; it has: ") for reason in found.reasons)


async def test_ties_are_said_with_what_breaks_them(service: httpx.AsyncClient, catalogue: LiveIndex) -> None:
    listed = await cards(service)
    found = await explained(catalogue, listed[1]["id"])
    assert "No text was given, so nothing is scored." in found.reasons
    ties = ("by priority, ", "by popularity, ", "by id, ")
    assert any(tie in reason for reason in found.reasons for tie in ties)


async def test_a_slug_does_and_what_is_not_there_is_said(
    service: httpx.AsyncClient, catalogue: LiveIndex
) -> None:
    first = (await cards(service, course="nursing"))[0]
    by_slug = await explained(catalogue, first["slug"], course="nursing")
    assert by_slug == await explained(catalogue, first["id"], course="nursing")
    for unknown in (999_999_999, 99_999_999_999, "no-such-course"):
        nothing = await explained(catalogue, unknown, course="nursing")
        assert (nothing.course, nothing.found) == (None, False)
        assert nothing.reasons[0].startswith(f"No course {unknown} is in the index")


async def test_a_wrong_filter_is_named(catalogue: LiveIndex) -> None:
    with pytest.raises(UnknownValue, match="countries: there is no country 'atlantis'"):
        await explained(catalogue, 1, countries=["atlantis"])
