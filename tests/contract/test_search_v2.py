"""The calls under v2/search return the same as SQL on the sample catalogue, and reject invalid parameters."""

from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

from search.text_folding import fold_text
from tests.contract.sample_facts import Facts
from tests.contract.v2_parameters import queries, without_empty_lists
from tests.integration.search.brute_force import BruteForce

PAGE_SIZE = 29
CALLS = [
    "locations", "degree_levels", "disciplines", "specializations_v2", "courses_v2", "institutes_v2",
    "courses_count_v2",
]  # fmt: skip


async def fetch(service: httpx.AsyncClient, call: str, **parameters: Any) -> dict[str, Any]:
    response = await service.get(f"/api/v2/search/{call}/", params=parameters)
    assert response.status_code == 200, response.text
    parsed: dict[str, Any] = response.json()
    return parsed


@settings(
    max_examples=60,
    deadline=None,
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(data=st.data())
async def test_every_call_equals_sql(service: httpx.AsyncClient, facts: Facts, data: st.DataObject) -> None:
    connection, pools = facts
    parameters, choice = data.draw(queries(pools))
    query = without_empty_lists(parameters)
    note(f"query: {query}")
    expected = BruteForce(connection, choice, None)
    ids = expected.list_ids()
    await _check_courses(service, query, ids)
    await _check_places(service, query, expected)
    groups = (await fetch(service, "degree_levels", **query))["result"]
    assert _counts(groups) == expected.count_by_column("level_type", "level")
    levels = [level for group in groups for level in group["degree_levels"]]
    assert _counts(levels) == expected.count_by_column("level", "level")
    disciplines = (await fetch(service, "disciplines", **query))["result"]
    assert _counts(disciplines, "courses_count") == expected.count_by_element("disciplines", "discipline")
    chosen = choice.values.get("institutes", [])
    counts = expected.count_by_column("institute", "institute")
    rows = connection.execute("SELECT id, name FROM institute WHERE status = 'published'").fetchall()
    listed = [
        (name, value, counts.get(value, 0)) for value, name in rows if value in counts or value in chosen
    ]
    await _check_pages(service, "institutes_v2", query, listed)
    counts = expected.count_by_element("specializations", "specialization")
    chosen, under = choice.values.get("specializations", []), choice.values.get("disciplines")
    rows = connection.execute("SELECT id, name, discipline_id FROM specialization").fetchall()
    listed = [
        (name, value, counts.get(value, 0))
        for value, name, discipline in rows
        if value in chosen or (value in counts and (under is None or discipline in under))
    ]
    await _check_pages(service, "specializations_v2", query, listed)


async def _check_courses(service: httpx.AsyncClient, query: dict[str, Any], ids: list[int]) -> None:
    assert await fetch(service, "courses_count_v2", **query) == {"count": len(ids)}
    pages = -(-len(ids) // PAGE_SIZE)
    for page in {1, min(2, max(pages, 1))}:
        response = await fetch(service, "courses_v2", **query, page=page)
        assert (response["count"], response["page"], response["total_pages"]) == (len(ids), page, pages)
        first = (page - 1) * PAGE_SIZE
        assert [card["id"] for card in response["result"]] == ids[first : first + PAGE_SIZE]


async def _check_places(service: httpx.AsyncClient, query: dict[str, Any], expected: BruteForce) -> None:
    countries = (await fetch(service, "locations", **query))["result"]
    states = [state for country in countries for state in country["states"]]
    cities = [city for state in states for city in state["cities"]]
    for listed, column in ((countries, "country"), (states, "state"), (cities, "city")):
        assert _counts(listed) == expected.count_by_place(column)
        assert _counts(listed, "institute_count") == expected.count_institutes_by_place(column)
    state_of = {state["id"]: state for state in states}
    for city in cities:
        state = state_of[city["state_id"]]
        assert (city["state_slug"], city["state_name"]) == (state["slug"], state["state_name"])
        assert city["country_id"] == state["country_id"]


async def _check_pages(
    service: httpx.AsyncClient, call: str, query: dict[str, Any], listed: list[tuple[str, int, int]]
) -> None:
    """Compare all values on the first two pages and on the last page."""
    in_order = sorted(listed, key=lambda row: (fold_text(row[0]), row[1]))
    pages = -(-len(in_order) // PAGE_SIZE)
    for page in {1, 2, max(pages, 1)}:
        response = await fetch(service, call, **query, page=page)
        assert (response["count"], response["page"], response["total_pages"]) == (len(in_order), page, pages)
        first = (page - 1) * PAGE_SIZE
        got = [(each["name"], each["id"], each["course_count"]) for each in response["result"]]
        assert got == in_order[first : first + PAGE_SIZE]


def _counts(facets: list[dict[str, Any]], key: str = "course_count") -> dict[int | str, int]:
    return {facet["id"]: facet[key] for facet in facets if facet[key]}


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("slash", ["", "/"])
async def test_a_trailing_slash_is_optional(service: httpx.AsyncClient, call: str, slash: str) -> None:
    response = await service.get(f"/api/v2/search/{call}{slash}")
    assert response.status_code == 200
    assert "count" in response.json()


async def test_text_counts_as_in_the_listing(service: httpx.AsyncClient) -> None:
    listing = await service.post(
        "/api/course/course_search/", json={"course": "nursing", "countries": ["australia"]}
    )
    count = listing.json()["count"]
    query = {"search": "nursing", "country": "australia"}
    assert await fetch(service, "courses_count_v2", **query) == {"count": count}
    assert (await fetch(service, "courses_v2", **query))["count"] == count > 0
    institutes = await fetch(service, "institutes_v2", **query)
    assert sum(each["course_count"] for each in institutes["result"]) <= count


@pytest.mark.parametrize(
    ("query", "field", "reason"),
    [
        ({"kountry": "australia"}, "kountry", "unknown key"),
        ({"country": "atlantis"}, "country", "there is no country 'atlantis'"),
        ({"discipline": "law,alchemy"}, "discipline", "there is no discipline 'alchemy'"),
        ({"degreelevel_type": "-9"}, "degreelevel_type", "there is no degree level group '-9'"),
        ({"institute_type": "UNIVERSITY,SCHOOL"}, "institute_type.1", "COLLEGE"),
        ({"intake_month": "may,sept"}, "intake_month.1", "there is no month 'sept'"),
        ({"fee_range": "500000"}, "fee_range", "a fee range is whole rupees with a hyphen between"),
        ({"fee_range": "-"}, "fee_range", "a fee range is whole rupees"),
        ({"fee_range": "1-2-3"}, "fee_range", "a fee range is whole rupees"),
        ({"fee_range": "٣-٤"}, "fee_range", "a fee range is whole rupees"),
        ({"fee_range": "500-500"}, "fee_range", "Fee Lower range can not be greater than upper"),
        ({"fee_range": "-0"}, "fee_range", "Fee range can not be empty for Upper range"),
        ({"fee_range": "9" * 17 + "-"}, "fee_range", "Fee Lower range can not be greater than upper"),
        ({"course_duration": "2"}, "course_duration", "a duration is years with a hyphen between"),
        ({"course_duration": "0.3-2"}, "course_duration", "a duration is in steps of 0.5 years"),
        ({"course_duration": "3-2"}, "course_duration", "the lower end can not be greater than the upper"),
        ({"course_duration": "1-9"}, "course_duration", "a duration is from 0 to 5 years"),
        (
            {"course_duration": ["1-2", "3-4"]},
            "course_duration",
            "it has one value and is given more than once",
        ),
        ({"page": "0"}, "page", "input should be greater than or equal to 1"),
        ({"page": "346"}, "page", "pages end at 345, that is 10000 results"),
        ({"order_by": "6"}, "order_by", "input should be 0, 1, 2, 3, 4 or 5"),
        ({"search": "x" * 301}, "search", "string should have at most 300 characters"),
        ({"first_load": "perhaps"}, "first_load", "input should be a valid boolean"),
        ({"popularity": "p2"}, "popularity", "input should be 'p1', 'true' or 'false'"),
    ],
)
async def test_the_error_names_each_invalid_key(
    service: httpx.AsyncClient, query: dict[str, Any], field: str, reason: str
) -> None:
    response = await service.get("/api/v2/search/courses_v2/", params=query)
    assert response.status_code == 422, response.text
    (problem,) = response.json()["fields"]
    assert problem["field"] == field
    assert reason in problem["reason"]


async def test_empty_parameters_filter_nothing(service: httpx.AsyncClient) -> None:
    empty = dict.fromkeys(
        ("discipline", "country", "fee_range", "course_duration", "page", "order_by", "search"), ""
    )
    assert await fetch(service, "courses_v2", **empty) == await fetch(service, "courses_v2")


async def test_a_full_range_filters_nothing(service: httpx.AsyncClient) -> None:
    """0 to 5,000,000 rupees and 0 to 5 years are the ends of the site's sliders.

    These ranges mean that nothing is selected.
    """
    everything = await fetch(service, "courses_count_v2")
    assert (
        await fetch(service, "courses_count_v2", fee_range="0-5000000", course_duration="0-5") == everything
    )
    known = await fetch(service, "courses_count_v2", fee_range="0-")
    assert 0 < known["count"] < everything["count"]


async def test_first_load_never_changes_a_response(service: httpx.AsyncClient) -> None:
    for call in CALLS:
        query = {"discipline": "law", "page": 2}
        assert await fetch(service, call, **query, first_load=True) == await fetch(service, call, **query)


async def test_the_numbered_pages_end_at_ten_thousand(service: httpx.AsyncClient) -> None:
    response = await fetch(service, "courses_v2", page=345)
    assert response["last_page"] == min(response["total_pages"], 345)
