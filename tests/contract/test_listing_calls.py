"""Each call of the listing returns the fields of the specification, with and without a trailing slash."""

from typing import Any

import httpx
import psycopg
import pytest

from search.calls.place_course_counts import read_place_course_counts
from search.execution.live_index import open_live_index

FIELDS = {
    "course_search": {"count", "results", "total_pages", "last_page"},
    "base_filters": {
        "disciplines", "degree_levels", "locations", "institute_types", "study_modes", "languages", "english_tests",
        "fee_unknown_count",
        "popular_count",
    },
    "course_related_specializations_new": {"count", "results", "links"},
    "course_related_specialization_count": {"count", "results", "links"},
    "course_related_institutes_new": {"count", "results", "links"},
    "course_related_intakes": {"firstQuarter", "secondQuarter", "thirdQuarter", "fourthQuarter", "unknown_count"},
}  # fmt: skip
COURSE_FIELDS = {
    "id", "slug", "name", "course_title", "coursetitle_name", "degree_level", "degreelevel_name", "specialization",
    "specialization_name", "discipline", "country", "course_language", "course_duration", "duration", "base_fee",
    "course_fee", "currency", "admission_schedule", "campus", "institute", "institute_slug", "institute_name", "logo",
    "priority", "card_type", "grid_card_img_back",
}  # fmt: skip
SCHOLARSHIPS_BY_TYPE = """
SELECT kind.type, count(DISTINCT scholarship.id) FROM degree_level_group AS kind
JOIN degree_level ON group_id = kind.id JOIN scholarship ON status = 'published'
LEFT JOIN scholarship_degree_level AS link ON scholarship_id = scholarship.id
WHERE degree_level_id IS NULL OR degree_level_id = degree_level.id GROUP BY kind.type
"""


async def fetch(service: httpx.AsyncClient, call: str, **body: Any) -> dict[str, Any]:
    response = await service.post(f"/api/course/{call}/", json=body)
    assert response.status_code == 200, response.text
    parsed: dict[str, Any] = response.json()
    return parsed


@pytest.mark.parametrize("call", FIELDS)
@pytest.mark.parametrize("slash", ["", "/"])
async def test_each_call_returns_its_fields_with_and_without_a_slash(
    service: httpx.AsyncClient, call: str, slash: str
) -> None:
    response = await service.post(f"/api/course/{call}{slash}", json={})
    assert response.status_code == 200
    assert set(response.json()) == FIELDS[call]


async def test_a_course_has_every_field_of_the_specification(service: httpx.AsyncClient) -> None:
    page = await fetch(service, "course_search")
    assert len(page["results"]) == 27
    for course in page["results"]:
        assert set(course) >= COURSE_FIELDS
        assert course["card_type"] == "course"
        assert course["source"]["is_sample"]
    assert page["total_pages"] == -(-page["count"] // 27)


async def test_unknown_facts_are_null(service: httpx.AsyncClient) -> None:
    unknown = (await fetch(service, "course_search", order=2))["total_pages"]
    last = await service.post(f"/api/course/course_search/?page={unknown}", json={"order": 2})
    course = last.json()["results"][-1]
    assert course["base_fee"] is None
    assert course["fee_pkr"] is None
    assert course["currency"] is None


async def test_pages_have_no_gap_and_no_overlap(service: httpx.AsyncClient) -> None:
    seen: list[int] = []
    for page in range(1, 6):
        response = await service.post(f"/api/course/course_search/?page={page}", json={"order": 1})
        seen += [course["id"] for course in response.json()["results"]]
    assert len(set(seen)) == len(seen) == 5 * 27


async def test_a_page_beyond_the_last_is_empty_and_has_the_count(service: httpx.AsyncClient) -> None:
    body = {"course": "nursing"}
    first = (await service.post("/api/course/course_search/", json=body)).json()
    beyond = (
        await service.post(f"/api/course/course_search/?page={first['total_pages'] + 1}", json=body)
    ).json()
    assert beyond["results"] == []
    assert beyond["count"] == first["count"] > 0


async def test_base_filters_list_every_discipline_level_and_type(service: httpx.AsyncClient) -> None:
    everything = await fetch(service, "base_filters")
    nothing = await fetch(service, "base_filters", course="xqzvwk")
    for key in ("disciplines", "degree_levels", "institute_types"):
        names = [[each["slug"] for each in response[key]] for response in (everything, nothing)]
        assert names[0] == names[1]
    assert [country["slug"] for country in everything["locations"]] == [
        country["slug"] for country in nothing["locations"]
    ]
    assert {country["course_count"] for country in nothing["locations"]} == {0}
    assert {each["type"] for each in everything["degree_levels"]} == {
        "undergraduate", "postgraduate", "postgraduate_by_research",
    }  # fmt: skip
    assert all(group["scholarship_count"] > 0 for group in everything["degree_levels"])


async def test_the_scholarships_of_each_level_type_equal_sql(
    service: httpx.AsyncClient, sample_database_url: str
) -> None:
    with psycopg.connect(sample_database_url) as connection:
        stored: dict[str, int] = dict(connection.execute(SCHOLARSHIPS_BY_TYPE).fetchall())
    assert len(stored) == 3
    assert len(set(stored.values())) > 1
    for body in ({}, {"course": "xqzvwk"}):
        facet = (await fetch(service, "base_filters", **body))["degree_levels"]
        assert {each["type"]: each["scholarship_count"] for each in facet} == stored
    unified = (await service.post("/api/search", json={"facets": ["degree_levels"]})).json()
    facet = unified["facets"]["degree_levels"]
    assert {each["type"]: each["scholarship_count"] for each in facet} == stored


async def test_a_selected_value_stays_in_its_facet_with_count_0(service: httpx.AsyncClient) -> None:
    body = {"course": "xqzvwk", "specializations": ["nursing"]}
    facet = await fetch(service, "course_related_specializations_new", **body)
    assert [(each["slug"], each["course_count"]) for each in facet["results"]] == [("nursing", 0)]


async def test_the_search_of_a_facet_changes_its_values_but_no_count(service: httpx.AsyncClient) -> None:
    path = "/api/course/course_related_institutes_new/"
    every: dict[str, int] = {}
    link: str | None = path
    while link:
        response = (await service.post(link, json={})).json()
        every |= {each["slug"]: each["course_count"] for each in response["results"]}
        link = response["links"]["next"]
    narrowed = (await service.post(f"{path}?search=UNIV mel", json={})).json()
    found = {each["slug"]: each["course_count"] for each in narrowed["results"]}
    assert "university-of-melbourne" in str(found)
    assert found.items() <= every.items()
    assert len(every) > narrowed["count"] > 0


async def test_the_next_link_keeps_the_search_until_the_last_page(service: httpx.AsyncClient) -> None:
    first = await service.post("/api/course/course_related_institutes_new?search=univ", json={})
    link = first.json()["links"]["next"]
    assert link == "/api/course/course_related_institutes_new/?search=univ&page=2"
    beyond = await service.post("/api/course/course_related_institutes_new/?search=univ&page=9999", json={})
    assert beyond.json()["results"] == []
    assert beyond.json()["links"]["next"] is None


async def test_degree_levels_are_counted_for_some_or_all_levels(service: httpx.AsyncClient) -> None:
    path = "/api/course/course_related_degree_levels_count"
    every = (await service.get(f"{path}/")).json()["results"]
    assert not any(level["active"] for level in every)
    active = [{**level, "active": True} for level in every]
    undergraduate = [level for level in active if level["level_type"] == "undergraduate"]
    assert (await service.get(path, params={"levels": "-1"})).json()["results"] == undergraduate
    two = f"{every[0]['slug']}, {every[-1]['id']}"
    assert (await service.get(path, params={"levels": two})).json()["results"] == [active[0], active[-1]]
    refused = await service.get(path, params={"levels": "wizardry"})
    assert refused.status_code == 422
    assert refused.json()["fields"] == [
        {"field": "levels", "reason": "there is no degree level or level type 'wizardry'"}
    ]


async def test_places_beyond_one_elasticsearch_request_are_counted_in_parts(
    service: httpx.AsyncClient, elasticsearch_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (await service.get("/health/ready")).status_code == 200
    async with open_live_index(elasticsearch_url) as catalogue:
        at_once = await read_place_course_counts(catalogue)
    assert all(at_once[kind] for kind in ("region", "country", "state", "city"))
    monkeypatch.setattr("search.requests.facets.BUCKETS_PER_SEARCH", 100)
    monkeypatch.setattr("search.requests.facets.BUCKETS_PER_PART", 64)
    async with open_live_index(elasticsearch_url) as catalogue:
        assert await read_place_course_counts(catalogue) == at_once


async def test_both_health_checks_return_200(service: httpx.AsyncClient) -> None:
    assert (await service.get("/health/live")).json() == {"status": "alive"}
    ready = await service.get("/health/ready")
    assert ready.status_code == 200
    assert ready.json()["courses"] == (await fetch(service, "course_search"))["count"]


async def test_every_response_has_a_request_id(service: httpx.AsyncClient) -> None:
    responses = [await service.get("/health/live"), await service.get("/api/none")]
    assert len({response.headers["x-request-id"] for response in responses}) == 2
