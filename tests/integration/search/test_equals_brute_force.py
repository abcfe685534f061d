"""For random filters, count, order, cards and facets of the service equal the results of SQL on the tables."""

from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, assume, event, given, note, settings
from hypothesis import strategies as st

from schemas.vocabulary.months import MONTHS
from search.parsing.listing_filters import parse_text
from search.parsing.search_query import SearchQuery
from search.requests.filter_clauses import build_filter_query
from search.text_folding import fold_text
from tests.integration.search.brute_force import BruteForce
from tests.integration.search.conftest import Indexed
from tests.integration.search.random_filters import Choice, choices

PAGE_SIZE = 27
EXAMPLES = settings(
    max_examples=100,
    deadline=None,
    database=None,
    print_blob=True,
    suppress_health_check=[
        HealthCheck.function_scoped_fixture,
        HealthCheck.too_slow,
        HealthCheck.filter_too_much,
    ],
)

pytestmark = pytest.mark.timeout(1800)


@EXAMPLES
@given(data=st.data())
async def test_filters(indexed: Indexed, service: httpx.AsyncClient, data: st.DataObject) -> None:
    await _equal(indexed, service, data.draw(choices(indexed.pools, with_text=False)))


@EXAMPLES
@given(data=st.data())
async def test_text_and_filters(indexed: Indexed, service: httpx.AsyncClient, data: st.DataObject) -> None:
    await _equal(indexed, service, data.draw(choices(indexed.pools, with_text=True)))


async def _equal(indexed: Indexed, service: httpx.AsyncClient, choice: Choice) -> None:
    note(f"body: {choice.body}")
    text_ids = ids_of_text(indexed, choice.text) if choice.text else None
    expected = BruteForce(indexed.connection, choice, text_ids)
    assume(not expected.is_on_the_edge())
    ids = expected.ids()
    event("nothing found" if not ids else "something found")
    await _same_page(service, choice, expected, ids)
    await _same_base_filters(service, choice, expected)
    await _same_months(service, choice, expected)
    await _same_specializations(indexed, service, choice, expected)
    await _same_institutes(indexed, service, choice, expected)


def ids_of_text(indexed: Indexed, text: str) -> list[int]:
    """The ids of all courses that the text alone finds in Elasticsearch."""
    query, found, after = build_filter_query(SearchQuery(text=parse_text(text))), [], None
    while True:
        hits = indexed.elasticsearch.search(
            index="courses", query=query, size=10_000, sort=[{"id": "asc"}], source=False, search_after=after
        )["hits"]["hits"]
        found += [int(hit["_id"]) for hit in hits]
        if len(hits) < 10_000:
            return found
        after = hits[-1]["sort"]


async def _same_page(
    service: httpx.AsyncClient, choice: Choice, expected: BruteForce, ids: list[int]
) -> None:
    answer = await _asked(service, "course_search/", choice)
    assert answer["count"] == len(ids)
    assert answer["total_pages"] == -(-len(ids) // PAGE_SIZE)
    page = [card["id"] for card in answer["results"]]
    if choice.text and choice.order == 0:
        assert set(page) <= set(ids)
        assert len(page) == min(len(ids), PAGE_SIZE)
    else:
        assert page == ids[:PAGE_SIZE]
    admitted = expected.admitted_campuses(page)
    for card in answer["results"]:
        campuses = admitted.get(card["id"], [])
        assert card["campus_count"] == len(campuses)
        assert (card["campus"] and card["campus"]["id"]) == (campuses[0] if campuses else None)


async def _same_base_filters(service: httpx.AsyncClient, choice: Choice, expected: BruteForce) -> None:
    answer = await _asked(service, "base_filters/", choice)
    countries = answer["locations"]
    states = [state for country in countries for state in country["states"]]
    cities = [city for state in states for city in state["cities"]]
    for listed, column in ((countries, "country"), (states, "state"), (cities, "city")):
        assert _counts(listed) == expected.by_place(column)
    groups = answer["degree_levels"]
    assert _counts(groups) == expected.by_column("level_type", "level")
    assert _counts([level for group in groups for level in group["degree_levels"]]) == expected.by_column(
        "level", "level"
    )
    assert _counts(answer["disciplines"], "courses_count") == expected.by_element("disciplines", "discipline")
    for facet, key in (
        ("institute_types", "institute_type"),
        ("study_modes", "study_mode"),
        ("languages", "language"),
    ):
        counts = {each["slug"]: each["course_count"] for each in answer[facet] if each["course_count"]}
        assert counts == expected.by_column(key, key)
    assert answer["fee_unknown_count"] == expected.count("fee_pkr IS NULL", "fee")
    assert answer["popular_count"] == expected.count("popular", "popular")


async def _same_months(service: httpx.AsyncClient, choice: Choice, expected: BruteForce) -> None:
    answer = await _asked(service, "course_related_intakes/", choice)
    unknown = answer.pop("unknown_count")
    counts = {
        MONTHS.index(each["month"]) + 1: each["course_count"]
        for quarter in answer.values()
        for each in quarter
    }
    assert len(counts) == 12
    assert {month: count for month, count in counts.items() if count} == expected.by_element(
        "months", "month"
    )
    assert unknown == expected.count("months = '{}'", "month")


async def _same_specializations(
    indexed: Indexed, service: httpx.AsyncClient, choice: Choice, expected: BruteForce
) -> None:
    counts = expected.by_element("specializations", "specialization")
    chosen, disciplines = choice.values.get("specializations", []), choice.values.get("disciplines")
    rows = indexed.connection.execute("SELECT id, name, discipline_id FROM specialization").fetchall()
    listed = [
        (counts.get(value, 0), name, value)
        for value, name, discipline in rows
        if value in chosen or (value in counts and (disciplines is None or discipline in disciplines))
    ]
    by_name = sorted(listed, key=lambda row: (fold_text(row[1]), row[2]))
    await _same_pages(service, "course_related_specializations_new/", choice, by_name)
    by_count = sorted(listed, key=lambda row: (-row[0], fold_text(row[1]), row[2]))
    await _same_pages(service, "course_related_specialization_count/", choice, by_count)


async def _same_institutes(
    indexed: Indexed, service: httpx.AsyncClient, choice: Choice, expected: BruteForce
) -> None:
    counts = expected.by_column("institute", "institute")
    chosen = choice.values.get("institutes", [])
    rows = indexed.connection.execute("SELECT id, name FROM institute WHERE status = 'published'").fetchall()
    listed = [
        (counts.get(value, 0), name, value) for value, name in rows if value in counts or value in chosen
    ]
    by_name = sorted(listed, key=lambda row: (fold_text(row[1]), row[2]))
    await _same_pages(service, "course_related_institutes_new/", choice, by_name)


async def _same_pages(
    service: httpx.AsyncClient, call: str, choice: Choice, expected: list[tuple[int, str, int]]
) -> None:
    """Check the first page, and the last page by following the links."""
    answer = await _asked(service, call, choice)
    assert answer["count"] == len(expected)
    got = answer["results"]
    while answer["links"]["next"] is not None and len(got) < 3 * PAGE_SIZE:
        answer = (await service.post(answer["links"]["next"], json=choice.body)).json()
        got += answer["results"]
    assert [(each["course_count"], each["name"], each["id"]) for each in got] == expected[: len(got)]
    assert len(got) >= min(len(expected), 3 * PAGE_SIZE)


def _counts(facets: list[dict[str, Any]], key: str = "course_count") -> dict[int, int]:
    """Course counts by id, without zeros. Each id must occur once."""
    assert len({facet["id"] for facet in facets}) == len(facets)
    return {facet["id"]: facet[key] for facet in facets if facet[key]}


async def _asked(service: httpx.AsyncClient, call: str, choice: Choice) -> dict[str, Any]:
    answer = await service.post(f"/api/course/{call}", json=choice.body)
    assert answer.status_code == 200, answer.text
    parsed: dict[str, Any] = answer.json()
    return parsed
