"""The explanation of the position of a course agrees with the listing."""

from collections.abc import AsyncIterator

import httpx
import pytest
import pytest_asyncio

from schemas.contracts.listing.filters import ListingFilters
from search.errors import UnknownValue
from search.execution.live_index import LiveIndex, open_live_index
from search.explanation.explanation import Explanation, explain


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def live_index(sample_database_url: str, elasticsearch_url: str) -> AsyncIterator[LiveIndex]:
    assert sample_database_url
    async with open_live_index(elasticsearch_url) as live_index:
        yield live_index


async def search_courses(service: httpx.AsyncClient, **filters: object) -> list[dict[str, object]]:
    response = await service.post("/api/course/course_search/", json={"interpret": False, **filters})
    assert response.status_code == 200, response.text
    results: list[dict[str, object]] = response.json()["results"]
    return results


async def explain_course(live_index: LiveIndex, course: object, /, **filters: object) -> Explanation:
    assert isinstance(course, int | str)
    return await explain(live_index, course, ListingFilters.model_validate({"interpret": False, **filters}))


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
async def test_the_rank_equals_the_position_in_the_listing(
    service: httpx.AsyncClient, live_index: LiveIndex, filters: dict[str, object]
) -> None:
    listed = await search_courses(service, **filters)
    assert len(listed) > 2
    for position in (0, 1, 8, 26):
        if position >= len(listed):
            continue
        found = await explain_course(live_index, listed[position]["id"], **filters)
        assert (found.found, found.rank) == (True, position + 1)
        assert found.reasons[0].startswith(f"The course is number {position + 1} of ")
        if position:
            assert f"Course {listed[position - 1]['id']} comes before: " in " ".join(found.reasons)
        if position + 1 < len(listed):
            assert f"Course {listed[position + 1]['id']} comes after: " in " ".join(found.reasons)


async def test_an_explanation_has_the_field_of_a_word(
    service: httpx.AsyncClient, live_index: LiveIndex
) -> None:
    first = (await search_courses(service, course="nursing"))[0]
    found = await explain_course(live_index, first["id"], course="nursing")
    assert any("The word 'nursing' is in the name (weight 8)" in reason for reason in found.reasons)


async def test_an_explanation_reports_an_exact_name(
    service: httpx.AsyncClient, live_index: LiveIndex
) -> None:
    name = (await search_courses(service, course="computer science"))[0]["name"]
    first = (await search_courses(service, course=name))[0]
    found = await explain_course(live_index, first["id"], course=name)
    assert (
        "The text is a whole name of the course, its institute or a campus. Such courses come first."
        in found.reasons
    )


async def test_an_explanation_reports_a_phrase(service: httpx.AsyncClient, live_index: LiveIndex) -> None:
    first = (await search_courses(service, course="civil engineering"))[0]
    found = await explain_course(live_index, first["id"], course="civil engineering")
    assert any("the whole text is a phrase in the name" in reason for reason in found.reasons)


async def test_an_explanation_reports_a_match_with_a_typo(
    service: httpx.AsyncClient, live_index: LiveIndex
) -> None:
    first = (await search_courses(service, course="nurssing"))[0]
    found = await explain_course(live_index, first["id"], course="nurssing")
    assert any(
        reason.startswith("The word 'nurssing' matches with a typo in the name") for reason in found.reasons
    )


async def test_an_explanation_reports_a_synonym(service: httpx.AsyncClient, live_index: LiveIndex) -> None:
    first = (await search_courses(service, course="UK", order=1))[0]
    found = await explain_course(live_index, first["id"], course="UK", order=1)
    reason = next(reason for reason in found.reasons if reason.startswith("The word 'UK'"))
    assert "matches as another form or a synonym in the" in reason
    assert "country (weight 1)" in reason


async def test_an_explanation_has_each_word_without_a_match(
    service: httpx.AsyncClient, live_index: LiveIndex
) -> None:
    first = (await search_courses(service, course="nursing"))[0]
    found = await explain_course(live_index, first["id"], course="nursing zzzzzzz xy1")
    assert (found.found, found.rank) == (False, None)
    assert found.reasons == [
        "The course does not have the word 'zzzzzzz'. "
        "The search also tried other forms of the word, synonyms and typos.",
        "The course does not have the word 'xy1'. "
        "Words of up to 3 letters and words with digits match without typos.",
    ]


async def test_an_explanation_has_each_failed_filter(
    service: httpx.AsyncClient, live_index: LiveIndex
) -> None:
    first = (await search_courses(service, countries=["australia"], degree_levels_types=["undergraduate"]))[0]
    found = await explain_course(
        live_index, first["id"], countries=["canada"], degree_levels_types=["undergraduate"], fees=[0, 1]
    )
    assert not found.found
    assert len(found.reasons) == 2
    assert "The course does not pass the filter by place. The course has: Australia." in found.reasons
    assert any(reason.startswith("The course does not pass the filter by fee. ") for reason in found.reasons)


async def test_an_explanation_has_the_first_different_sort_value(
    service: httpx.AsyncClient, live_index: LiveIndex
) -> None:
    listed = await search_courses(service)
    found = await explain_course(live_index, listed[1]["id"])
    assert "The search has no text, so the courses have no score." in found.reasons
    ties = ("by priority, ", "by popularity, ", "by id, ")
    assert any(tie in reason for reason in found.reasons for tie in ties)


async def test_a_course_is_found_by_slug_and_a_missing_course_is_reported(
    service: httpx.AsyncClient, live_index: LiveIndex
) -> None:
    first = (await search_courses(service, course="nursing"))[0]
    by_slug = await explain_course(live_index, first["slug"], course="nursing")
    assert by_slug == await explain_course(live_index, first["id"], course="nursing")
    for unknown in (999_999_999, 99_999_999_999, "no-such-course"):
        nothing = await explain_course(live_index, unknown, course="nursing")
        assert (nothing.course, nothing.found) == (None, False)
        assert nothing.reasons[0].startswith(f"The search index has no course {unknown}.")


async def test_an_unknown_filter_value_raises_an_error(live_index: LiveIndex) -> None:
    with pytest.raises(UnknownValue, match="countries: there is no country 'atlantis'"):
        await explain_course(live_index, 1, countries=["atlantis"])
