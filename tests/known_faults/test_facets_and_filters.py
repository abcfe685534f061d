"""Known faults of other products in facets and filters.

Each docstring describes the fault. The test shows that this product does not have the fault.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import httpx
import psycopg
import pytest
from elasticsearch import Elasticsearch

from schemas.contracts.listing.filters import ListingFilters
from schemas.documents.aliases import COURSES_ALIAS
from search.calls.base_filters import count_base_filters
from search.elasticsearch_access.client import AnySearch, EsResponse, SearchClient, open_search_client
from search.execution.live_index import LiveIndex
from tests.known_faults.api_calls import (
    call_listing,
    call_search,
    count_courses,
    read_all_values,
    read_first_page,
    read_sidebar_values,
)
from tests.known_faults.catalogue import (
    DATE_LINE_LATITUDE,
    SHARDS,
    WITHDRAWN_INSTITUTE,
)

BODIES: list[dict[str, Any]] = [
    {},
    {"disciplines": ["law"]},
    {"course": "engineering", "countries": ["australia", "pakistan"]},
    {"degree_levels_types": [-2], "institute_type": ["UNIVERSITY"], "durations": [1, 2]},
    {"fees": [100_000, 4_000_000], "intakes": ["september"]},
]
GROUPS = [("countries", "states", "cities"), ("degree_levels", "degree_levels_types")]
"""The keys of a group belong to one filter: a course passes if it has a value of any of the keys."""
NOTHING = "xqzvwk"


@pytest.mark.parametrize("body", BODIES, ids=str)
async def test_a_facet_count_equals_the_results_of_its_filter(
    service: httpx.AsyncClient, body: dict[str, Any]
) -> None:
    """Fault in richie (#2129): a facet value showed 3 courses, but its filter found only 2.

    The facet counts included unlisted courses, which no search finds.
    """
    dice = random.Random(2129)
    facets = await read_sidebar_values(service, **body)
    for key, call in (
        ("specializations", "course_related_specializations_new/"),
        ("institutes", "course_related_institutes_new/"),
    ):
        facets[key] = [
            (each["slug"], each["course_count"]) for each in await read_all_values(service, call, **body)
        ]
    for key, values in facets.items():
        assert values, key
        group = next((keys for keys in GROUPS if key in keys), (key,))
        for value, count in dice.sample(values, min(4, len(values))):
            chosen = {**{kept: body[kept] for kept in body if kept not in group}, key: [value]}
            assert await count_courses(service, **chosen) == count, (key, value)


async def test_a_facet_count_of_unified_search_equals_the_results_of_its_filter(
    service: httpx.AsyncClient,
) -> None:
    """Fault in richie (#2129): a facet value showed 3 courses, but its filter found only 2.

    The facet counts included unlisted courses, which no search finds.
    """
    filters = {"countries": {"include": ["australia", "canada"]}, "degree_levels_types": {"exclude": [-3]}}
    names = ["disciplines", "specializations", "institutes", "institute_types"]
    facets = (await call_search(service, text="management", filters=filters, facets=names))["facets"]
    listed = {
        "disciplines": facets["disciplines"], "specializations": facets["specializations"]["results"],
        "institutes": facets["institutes"]["results"], "institute_type": facets["institute_types"],
    }  # fmt: skip
    for key, values in listed.items():
        for value in values[:6]:
            chosen = {**filters, key: {"include": [value["slug"]]}}
            response = await call_search(service, text="management", filters=chosen, results=False)
            assert response["total"] == (
                value["courses_count"] if key == "disciplines" else value["course_count"]
            )


async def test_a_search_within_a_facet_applies_the_filters(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    """Fault in searchkit (PR 1410): the search for the values of a facet ignored the other filters."""
    rows = connection.execute(
        "SELECT institute.slug, count(*) FROM fact JOIN institute ON institute.id = institute "
        "WHERE institute.name ILIKE '%university%' AND EXISTS (SELECT FROM fact_campus JOIN country "
        "ON country.id = country WHERE course_id = fact.id AND country.slug = 'pakistan') GROUP BY 1"
    ).fetchall()
    body = {"countries": ["pakistan"]}
    values = await read_all_values(service, "course_related_institutes_new/?search=universi", **body)
    assert {each["slug"]: each["course_count"] for each in values} == dict(rows)
    assert rows
    hidden = await call_listing(service, "course_related_institutes_new/?search=dublin city")
    assert hidden["results"] == []
    refused = await service.post("/api/course/course_search/", json={"institutes": [WITHDRAWN_INSTITUTE]})
    assert refused.status_code == 422


async def test_a_selected_value_is_always_listed(service: httpx.AsyncClient) -> None:
    """Fault in richie (#558): a selected value outside the top ten disappeared and could not be deselected."""
    by_count = await read_all_values(service, "course_related_specialization_count/")
    rarest = by_count[-1]
    for body in (
        {"specializations": [rarest["slug"]]},
        {"specializations": [rarest["slug"]], "course": NOTHING},
    ):
        for call in ("course_related_specialization_count/", "course_related_specializations_new/"):
            assert rarest["slug"] in [each["slug"] for each in await read_all_values(service, call, **body)]
    institute = (await read_all_values(service, "course_related_institutes_new/"))[-1]["slug"]
    nowhere = await read_all_values(
        service, "course_related_institutes_new/", institutes=[institute], course=NOTHING
    )
    assert [(each["slug"], each["course_count"]) for each in nowhere] == [(institute, 0)]
    response = await call_listing(service, "base_filters/", countries=["greenland"])
    assert "greenland" in [country["slug"] for country in response["locations"]]


async def test_unified_search_lists_selected_values_on_every_page(service: httpx.AsyncClient) -> None:
    """Fault in richie (#558): a selected value outside the top ten disappeared and could not be deselected."""
    last = (await read_all_values(service, "course_related_institutes_new/"))[-1]["slug"]
    filters = {"institutes": {"include": [last]}}
    listed = (await call_search(service, filters=filters, facets=["institutes"]))["facets"]["institutes"]
    assert [each["slug"] for each in listed["chosen"]] == [last]
    assert last not in [each["slug"] for each in listed["results"]]


@pytest.mark.parametrize(
    "key",
    [
        "countries",
        "cities",
        "degree_levels",
        "degree_levels_types",
        "disciplines",
        "institute_type",
        "institutes",
    ],
)
async def test_two_values_of_one_filter_are_alternatives(service: httpx.AsyncClient, key: str) -> None:
    """Fault in PyPI (#5765): two values of one filter were combined with "and"."""
    if key == "institutes":
        values = [
            (each["slug"], each["course_count"])
            for each in (await call_listing(service, "course_related_institutes_new/"))["results"]
        ]
    else:
        values = (await read_sidebar_values(service))[key]
    (one, ones), (other, others) = values[0], values[-1]
    both = await count_courses(service, **{key: [one, other]})
    assert max(ones, others) <= both <= ones + others
    if key in ("degree_levels", "degree_levels_types", "institute_type", "institutes"):
        assert both == ones + others


async def test_filters_apply_to_a_text_search(service: httpx.AsyncClient) -> None:
    """Fault in PyPI (#14929, #14677): filters were ignored when the search had a text."""
    everywhere = await count_courses(service, course="nursing")
    body = {"course": "nursing", "countries": ["australia"], "degree_levels_types": [-1]}
    results = await read_first_page(service, **body)
    assert 0 < await count_courses(service, **body) < everywhere
    assert {card["campus"]["country"]["slug"] for card in results} == {"australia"}
    assert {card["degree_level"]["level_type"] for card in results} == {"undergraduate"}
    for order in range(1, 6):
        assert await count_courses(service, **body, order=order) == await count_courses(service, **body)


async def test_filters_are_listed_without_results(service: httpx.AsyncClient) -> None:
    """Fault in refinery (#2958): without results, the page did not show the filters."""
    everything, nothing = [
        await call_listing(service, "base_filters/", course=text) for text in ("", NOTHING)
    ]
    assert await count_courses(service, course=NOTHING) == 0
    for key in ("disciplines", "degree_levels", "institute_types", "locations"):
        assert [each["slug"] for each in nothing[key]] == [each["slug"] for each in everything[key]]
    months = await call_listing(service, "course_related_intakes/", course=NOTHING)
    assert [len(months[quarter]) for quarter in list(months)[:4]] == [3, 3, 3, 3]


async def test_a_geo_filter_is_never_ignored(service: httpx.AsyncClient) -> None:
    """Fault in publish-teacher-training (#5796): geo filters were ignored without an error, so all courses matched."""
    everything = await count_courses(service)
    near = {"latitude": DATE_LINE_LATITUDE, "longitude": 179.95, "distance": 10}
    assert 0 < await count_courses(service, google_location=near) < everything
    assert (
        await count_courses(service, google_location={"latitude": 0, "longitude": -30, "distance": 500}) == 0
    )
    for wrong in (
        {"google_location": {**near, "distance": 11}}, {"google_location": {"latitude": 1, "distance": 10}},
        {"googleLocation": near}, {"google_location": {**near, "lat": 1}}, {"location_search": [{"type": "City"}]},
    ):  # fmt: skip
        assert (await service.post("/api/course/course_search/", json=wrong)).status_code == 422, wrong
    for point in ({"latitude": 1, "longitude": 1}, {"lat": 1, "lng": 1, "dst": 10}):
        refused = await service.post("/api/search", json={"filters": {"point": point}})
        assert refused.status_code == 422, point
    for query in ("latitude=1&longitude=1&distance=10", "lat=1", "region=asia"):
        assert (await service.get(f"/api/v2/search/courses_count_v2/?{query}")).status_code == 422, query


async def test_a_number_and_its_text_are_the_same_value(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    """Fault in a product whose name is not recorded: saved searches treated "true" and true as different values."""
    rows = connection.execute("SELECT id, slug FROM country WHERE slug = 'australia'").fetchall()
    number, slug = rows[0]
    counts = {await count_courses(service, countries=[value]) for value in (number, str(number), slug)}
    assert len(counts) == 1
    both = await count_courses(service, countries=[number, str(number), slug])
    assert {both} == counts
    popular = {
        (await service.get("/api/v2/search/courses_count_v2/", params={"popularity": value})).json()["count"]
        for value in ("true", "p1")
    }
    assert popular == {await count_courses(service, panels=["p1"])}
    assert (await service.post("/api/course/course_search/", json={"countries": [True]})).status_code == 422


async def test_counts_over_several_shards_are_exact(
    service: httpx.AsyncClient, connection: psycopg.Connection, elasticsearch_url: str
) -> None:
    """Fault in Elasticsearch (#35987, #134073): counts of a `terms` aggregation over several shards are approximate.

    The error can even be greater than the bound in the response.
    """
    with Elasticsearch(elasticsearch_url) as client:
        settings = client.indices.get_settings(index=COURSES_ALIAS, flat_settings=True)
        (index,) = settings.values()
        assert index["settings"]["index.number_of_shards"] == str(SHARDS)
    institutes = await read_all_values(service, "course_related_institutes_new/")
    assert {each["id"]: each["course_count"] for each in institutes} == _count_courses_by_value(
        connection, "institute"
    )
    subjects = await read_all_values(service, "course_related_specializations_new/")
    assert {each["id"]: each["course_count"] for each in subjects} == _count_courses_by_value(
        connection, "unnest(specializations)"
    )


async def test_totals_beyond_ten_thousand_are_exact(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    """By default, Elasticsearch counts totals only up to 10,000."""
    (total,) = _count_courses_by_value(connection, "1").values()
    assert total > 10_000
    response = await call_listing(service, "course_search/")
    assert (response["count"], response["total_pages"]) == (total, -(-total // 27))
    assert (await service.get("/api/v2/search/courses_count_v2/")).json() == {"count": total}


@pytest.mark.parametrize("body", BODIES, ids=str)
async def test_no_facet_is_nested_when_a_flat_one_gives_the_same_counts(
    connection: psycopg.Connection, elasticsearch_url: str, body: dict[str, Any]
) -> None:
    """Fault in NASA CMR (#2287): `nested` aggregations took 3,900 ms (median), and simple ones took 300 ms."""
    assert not connection.closed  # The test needs only the index, which the fixture `connection` has filled.
    async with open_search_client(elasticsearch_url) as elasticsearch:
        recording = RecordingClient(elasticsearch)
        await count_base_filters(LiveIndex(recording), ListingFilters.model_validate(body))
    aggregations = [search.body["aggs"] for search in recording.asked if "aggs" in search.body]
    assert len(aggregations) > 1
    assert not any(_has_key(aggregation, "nested") for aggregation in aggregations)


class RecordingClient(SearchClient):
    def __init__(self, elasticsearch: SearchClient) -> None:
        super().__init__(elasticsearch._client)
        self.asked: list[AnySearch] = []

    async def multi_search(self, searches: Sequence[AnySearch]) -> list[EsResponse]:
        self.asked += searches
        return await super().multi_search(searches)


def _has_key(value: object, key: str) -> bool:
    if isinstance(value, Mapping):
        return key in value or any(_has_key(each, key) for each in value.values())
    return isinstance(value, list) and any(_has_key(each, key) for each in value)


def _count_courses_by_value(connection: psycopg.Connection, column: str) -> dict[int, int]:
    return dict(connection.execute(f"SELECT {column}, count(*) FROM fact GROUP BY 1".encode()).fetchall())
