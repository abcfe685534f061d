"""Compares responses of the older calls under `/api/course/` with the results of SQL.

A card is the entry of a course in a list.
"""

from typing import Any

import httpx

from schemas.vocabulary.months import MONTHS
from search.text_folding import fold_text
from tests.integration.search.brute_force import BruteForce
from tests.integration.search.conftest import Indexed
from tests.integration.search.random_filters import Choice

PAGE_SIZE = 27


async def check_page(
    service: httpx.AsyncClient, choice: Choice, expected: BruteForce, ids: list[int]
) -> None:
    response = await _send(service, "course_search/", choice)
    assert response["count"] == len(ids)
    assert response["total_pages"] == -(-len(ids) // PAGE_SIZE)
    page = [card["id"] for card in response["results"]]
    if choice.text and choice.order == 0:
        assert set(page) <= set(ids)
        assert len(page) == min(len(ids), PAGE_SIZE)
    else:
        assert page == ids[:PAGE_SIZE]
    campuses_by_course = expected.list_matching_campuses(page)
    for card in response["results"]:
        campuses = campuses_by_course.get(card["id"], [])
        assert card["campus_count"] == len(campuses)
        assert (card["campus"] and card["campus"]["id"]) == (campuses[0] if campuses else None)


async def check_base_filters(service: httpx.AsyncClient, choice: Choice, expected: BruteForce) -> None:
    response = await _send(service, "base_filters/", choice)
    countries = response["locations"]
    states = [state for country in countries for state in country["states"]]
    cities = [city for state in states for city in state["cities"]]
    for listed, column in ((countries, "country"), (states, "state"), (cities, "city")):
        assert _list_counts(listed) == expected.count_by_place(column)
        assert _list_counts(listed, "institute_count") == expected.count_institutes_by_place(column)
    groups = response["degree_levels"]
    assert _list_counts(groups) == expected.count_by_column("level_type", "level")
    assert _list_counts(
        [level for group in groups for level in group["degree_levels"]]
    ) == expected.count_by_column("level", "level")
    assert _list_counts(response["disciplines"], "courses_count") == expected.count_by_element(
        "disciplines", "discipline"
    )
    for facet, key in (
        ("institute_types", "institute_type"),
        ("study_modes", "study_mode"),
        ("languages", "language"),
        ("english_tests", "english_test"),
    ):
        counts = {each["slug"]: each["course_count"] for each in response[facet] if each["course_count"]}
        column = "jsonb_object_keys(english)" if key == "english_test" else key
        assert counts == expected.count_by_column(column, key)
    assert response["fee_unknown_count"] == expected.count("fee_pkr IS NULL", "fee")
    assert response["popular_count"] == expected.count("popular", "popular")


async def check_months(service: httpx.AsyncClient, choice: Choice, expected: BruteForce) -> None:
    response = await _send(service, "course_related_intakes/", choice)
    unknown = response.pop("unknown_count")
    counts = {
        MONTHS.index(each["month"]) + 1: each["course_count"]
        for quarter in response.values()
        for each in quarter
    }
    assert len(counts) == 12
    assert {month: count for month, count in counts.items() if count} == expected.count_by_element(
        "months", "month"
    )
    assert unknown == expected.count("months = '{}'", "month")


async def check_specializations(
    indexed: Indexed, service: httpx.AsyncClient, choice: Choice, expected: BruteForce
) -> None:
    counts = expected.count_by_element("specializations", "specialization")
    chosen, disciplines = choice.values.get("specializations", []), choice.values.get("disciplines")
    rows = indexed.connection.execute("SELECT id, name, discipline_id FROM specialization").fetchall()
    listed = [
        (counts.get(value, 0), name, value)
        for value, name, discipline in rows
        if value in chosen or (value in counts and (disciplines is None or discipline in disciplines))
    ]
    by_name = sorted(listed, key=lambda row: (fold_text(row[1]), row[2]))
    await _check_pages(service, "course_related_specializations_new/", choice, by_name)
    by_count = sorted(listed, key=lambda row: (-row[0], fold_text(row[1]), row[2]))
    await _check_pages(service, "course_related_specialization_count/", choice, by_count)


async def check_institutes(
    indexed: Indexed, service: httpx.AsyncClient, choice: Choice, expected: BruteForce
) -> None:
    counts = expected.count_by_column("institute", "institute")
    chosen = choice.values.get("institutes", [])
    rows = indexed.connection.execute("SELECT id, name FROM institute WHERE status = 'published'").fetchall()
    listed = [
        (counts.get(value, 0), name, value) for value, name in rows if value in counts or value in chosen
    ]
    by_name = sorted(listed, key=lambda row: (fold_text(row[1]), row[2]))
    await _check_pages(service, "course_related_institutes_new/", choice, by_name)


async def _check_pages(
    service: httpx.AsyncClient, call: str, choice: Choice, expected: list[tuple[int, str, int]]
) -> None:
    """Follow the links from page to page, for three pages or to the end. Check the values of all these pages."""
    response = await _send(service, call, choice)
    assert response["count"] == len(expected)
    results = response["results"]
    while response["links"]["next"] is not None and len(results) < 3 * PAGE_SIZE:
        response = (await service.post(response["links"]["next"], json=choice.body)).json()
        results += response["results"]
    assert [(each["course_count"], each["name"], each["id"]) for each in results] == expected[: len(results)]
    assert len(results) >= min(len(expected), 3 * PAGE_SIZE)


def _list_counts(facets: list[dict[str, Any]], key: str = "course_count") -> dict[int, int]:
    """Return course counts by id, without zeros. Assert that each id occurs once."""
    assert len({facet["id"] for facet in facets}) == len(facets)
    return {facet["id"]: facet[key] for facet in facets if facet[key]}


async def _send(service: httpx.AsyncClient, call: str, choice: Choice) -> dict[str, Any]:
    response = await service.post(f"/api/course/{call}", json=choice.body)
    assert response.status_code == 200, response.text
    parsed: dict[str, Any] = response.json()
    return parsed
