"""POST /api/search returns exactly the parts that the request names, such as facets. Errors name the invalid key."""

from collections.abc import Collection
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter

from schemas.contracts.unified.facets import SelectionFlags
from schemas.contracts.unified.response import SearchResponse
from tests.contract.test_invalid_requests import HOSTILE, list_error_fields

SEARCH = "/api/search"
POINT = {"latitude": 0, "longitude": 0, "distance_km": 10}
AREA = {"south": -45, "west": 110, "north": -10, "east": 155, "zoom": 4}
FACETS = [
    "locations", "place_counts", "degree_levels", "disciplines", "specializations", "campuses", "institutes",
    "institute_types", "study_modes", "languages", "intakes", "popular",
]  # fmt: skip


async def post(service: httpx.AsyncClient, **body: Any) -> httpx.Response:
    return await service.post(SEARCH, json=body)


async def fetch(service: httpx.AsyncClient, **body: Any) -> dict[str, Any]:
    response = await post(service, **body)
    assert response.status_code == 200, response.text
    parsed: dict[str, Any] = response.json()
    return parsed


async def test_a_part_that_is_not_requested_is_null(service: httpx.AsyncClient) -> None:
    response = await fetch(service, results=False)
    assert response.pop("total") > 0
    assert response.pop("total_pages") > 0
    assert response.pop("last_page") > 0
    assert response.pop("page") == 1
    assert response.pop("has_rankings") is False
    assert set(response.pop("facets").values()) == {None}
    assert set(response.pop("histograms").values()) == {None}
    assert set(response.values()) == {None}


async def test_the_response_matches_the_contract(service: httpx.AsyncClient) -> None:
    body = {"facets": FACETS, "histograms": ["fees", "durations"], "map": AREA, "visit": True, "relax": True}
    response = await post(service, text="nursing", **body)
    contract = TypeAdapter(SearchResponse)
    parsed = contract.validate_json(response.content, strict=True)
    assert contract.dump_python(parsed, mode="json") == response.json()


async def test_unified_search_agrees_with_the_older_calls(service: httpx.AsyncClient) -> None:
    old = {"course": "nursing", "countries": ["australia"], "fees": [0, 3_000_000]}
    new = {
        "text": "nursing",
        "filters": {"countries": {"include": ["australia"]}, "fees": {"lower": 0, "upper": 3_000_000}},
    }
    page = (await service.post("/api/course/course_search/?page=2", json=old)).json()
    response = await fetch(service, **new, page=2, facets=FACETS)
    assert response["total"] == page["count"]
    assert response["results"] == page["results"]
    filters = (await service.post("/api/course/base_filters/", json=old)).json()
    facets = without(response["facets"], SelectionFlags.__annotations__.keys())
    for key in ("disciplines", "degree_levels", "locations", "institute_types"):
        assert facets[key] == without(filters[key], {"active", "institute_count"})
    assert facets["popular"]["course_count"] == filters["popular_count"]


def without(facet: Any, left_out: Collection[str]) -> Any:
    """Remove these keys from the facet on all levels."""
    if isinstance(facet, list):
        return [without(each, left_out) for each in facet]
    if isinstance(facet, dict):
        return {key: without(each, left_out) for key, each in facet.items() if key not in left_out}
    return facet


@pytest.mark.parametrize(
    "filters", [{}, {"institutes": {"exclude": [1]}}, {"countries": {"include": ["australia"]}}]
)
async def test_a_facet_beyond_one_elasticsearch_request_is_combined_from_parts(
    service: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch, filters: dict[str, Any]
) -> None:
    body = {"text": "science", "filters": filters, "facets": FACETS}
    whole = await fetch(service, **body)
    monkeypatch.setattr("search.requests.facets.BUCKETS_PER_SEARCH", 300)
    monkeypatch.setattr("search.requests.facets.BUCKETS_PER_PART", 100)
    assert (await fetch(service, **body))["facets"] == whole["facets"]
    assert whole["facets"]["campuses"]["count"] > 10


async def test_selected_and_excluded_values_stay_in_their_facets_with_count_0(
    service: httpx.AsyncClient,
) -> None:
    filters = {
        "specializations": {"include": ["nursing"]},
        "countries": {"exclude": ["australia"]},
        "disciplines": {
            "exclude": [(await fetch(service, facets=["disciplines"]))["facets"]["disciplines"][0]["id"]]
        },
    }
    response = await fetch(service, text="xqzvwk", filters=filters, facets=FACETS)
    (nursing,) = response["facets"]["specializations"]["chosen"]
    assert (nursing["slug"], nursing["course_count"], nursing["selected"]) == ("nursing", 0, True)
    australia = next(each for each in response["facets"]["locations"] if each["slug"] == "australia")
    assert (australia["course_count"], australia["selected"], australia["excluded"]) == (0, False, True)
    assert [each["excluded"] for each in response["facets"]["disciplines"]].count(True) == 1


async def test_a_fee_up_to_the_end_of_the_slider_filters_nothing(service: httpx.AsyncClient) -> None:
    everything = await fetch(service, histograms=["fees"])
    fees = everything["histograms"]["fees"]
    end, unknown = (await service.get("/api/country/max_fee")).json()["max_fee"], fees["unknown_count"]
    assert fees["max"] == end
    assert unknown > 0
    totals = {
        upper: (await fetch(service, filters={"fees": {"lower": 0, "upper": upper}}))["total"]
        for upper in (end, end + 1)
    }
    assert totals == {end: everything["total"], end + 1: everything["total"] - unknown}
    for choice, total in (("include", unknown), ("exclude", everything["total"] - unknown)):
        response = await fetch(service, filters={"fees": {"unknown": choice}}, histograms=["fees"])
        assert response["total"] == total
        shown = response["histograms"]["fees"]
        assert (shown["unknown_selected"], shown["unknown_excluded"]) == (
            choice == "include",
            choice == "exclude",
        )
        assert shown["buckets"] == fees["buckets"]


async def test_filters_to_remove_are_returned_only_without_results(service: httpx.AsyncClient) -> None:
    filters = {"countries": {"include": ["australia"]}, "degree_levels_types": {"include": [-1]}}
    assert (await fetch(service, filters=filters, relax=True))["relax"] is None
    nothing = await fetch(service, text="xqzvwk", filters=filters, relax=True)
    assert (nothing["total"], nothing["results"]) == (0, [])
    best, *others = nothing["relax"]
    assert best["filter"] == "text"
    assert best["keys"] == ["text"]
    assert best["course_count"] == (await fetch(service, filters=filters))["total"] > 0
    assert [each["course_count"] for each in others] == [0, 0]
    assert {each["keys"][0] for each in others} == {"filters.countries", "filters.degree_levels_types"}


async def test_a_correction_is_returned_when_few_courses_meet_the_whole_text(
    service: httpx.AsyncClient,
) -> None:
    """No course matches the whole text with the typo "qursing". The search is widened: it drops conditions.

    The widened search has results, and the response offers a correction. If the search itself corrects the typo
    ("nursng"), the response offers no correction.
    """
    widened = await fetch(service, text="qursing in sydney", correction=True)
    assert widened["interpretation"]["widening"]["full_total"] == 0
    assert widened["total"] >= 5
    assert widened["correction"] == "nursing in sydney"
    applied = await fetch(service, text="nursng in sydney", correction=True)
    assert applied["interpretation"]["widening"]["corrected_text"] == "nursing in sydney"
    assert applied["correction"] is None


async def test_a_correction_is_returned_only_with_few_results(service: httpx.AsyncClient) -> None:
    australia = {"countries": {"include": ["australia"]}}
    misspelt = await fetch(service, text="mursing", filters=australia, correction=True)
    assert (misspelt["total"], misspelt["correction"]) == (0, "nursing")
    assert (await fetch(service, text="mursing", filters=australia))["correction"] is None
    meant = await fetch(service, text=misspelt["correction"], filters=australia, correction=True)
    assert meant["total"] >= 5
    assert meant["correction"] is None
    assert (await fetch(service, text="xqzvwk", filters=australia, correction=True))["correction"] is None


async def test_a_long_facet_comes_in_pages(service: httpx.AsyncClient) -> None:
    first = (await fetch(service, facets=["institutes"]))["facets"]["institutes"]
    assert len(first["results"]) == 27
    page = {"institutes": {"page": first["next_page"]}}
    second = (await fetch(service, facets=["institutes"], lists=page))["facets"]["institutes"]
    assert not {each["id"] for each in first["results"]} & {each["id"] for each in second["results"]}
    wanted = {"institutes": {"search": "univ mel"}}
    narrowed = (await fetch(service, facets=["institutes"], lists=wanted))["facets"]["institutes"]
    assert 0 < narrowed["count"] < first["count"]
    assert narrowed["next_page"] is None


async def test_numbered_pages_end_at_ten_thousand_results(service: httpx.AsyncClient) -> None:
    assert list_error_fields(await post(service, page=1001, page_size=10)) == ["page"]
    assert (await fetch(service, page=1000, page_size=10))["page"] == 1000


@pytest.mark.parametrize("text", HOSTILE)
async def test_hostile_text_is_plain_text(service: httpx.AsyncClient, text: str) -> None:
    await fetch(service, text=text, relax=True, correction=True, facets=["disciplines"])
    await fetch(service, facets=["institutes", "campuses"], lists={"institutes": {"search": text}})


@pytest.mark.parametrize(
    ("body", "named"),
    [
        ({"txt": "x"}, ["txt"]),
        ({"filters": {"country": {}}}, ["filters.country"]),
        ({"filters": {"countries": {"exclud": []}}}, ["filters.countries.exclud"]),
        ({"filters": {"countries": ["australia"]}}, ["filters.countries"]),
        ({"filters": {"countries": {"exclude": ["atlantis"]}}}, ["filters.countries.exclude"]),
        ({"filters": {"countries": {"include": [True]}}}, ["filters.countries.include.0"]),
        ({"filters": {"disciplines": {"include": ["x"] * 3000}}}, ["filters.disciplines.include"]),
        ({"filters": {"intakes": {"include": ["sept"]}}}, ["filters.intakes.include.0"]),
        ({"filters": {"panels": {"exclude": ["p2"]}}}, ["filters.panels.exclude.0"]),
        ({"filters": {"institute_type": {"include": ["SCHOOL"]}}}, ["filters.institute_type.include.0"]),
        ({"filters": {"point": {**POINT, "distance_km": 9}}}, ["filters.point.distance_km"]),
        ({"filters": {"point": {**POINT, "distance_km": 501}}}, ["filters.point.distance_km"]),
        ({"filters": {"point": {**POINT, "latitude": 91}}}, ["filters.point.latitude"]),
        ({"filters": {"fees": {"lower": 2, "upper": 1}}}, ["filters.fees"]),
        ({"filters": {"fees": {"upper": 10**16}}}, ["filters.fees"]),
        ({"filters": {"fees": {"unknown": "maybe"}}}, ["filters.fees.unknown"]),
        ({"filters": {"durations": {"lower": 0.25}}}, ["filters.durations"]),
        ({"order": 6}, ["order"]),
        ({"page": 0}, ["page"]),
        ({"page": "1"}, ["page"]),
        ({"page": 372}, ["page"]),
        ({"page_size": 101}, ["page_size"]),
        ({"facets": ["colours"]}, ["facets.0"]),
        ({"facets": ["intakes"] * 20}, ["facets"]),
        ({"lists": {"disciplines": {}}}, ["lists.disciplines"]),
        ({"histograms": ["ages"]}, ["histograms.0"]),
        ({"map": {**AREA, "zoom": 23}}, ["map.zoom"]),
        ({"map": {**AREA, "south": 80}}, ["map.south"]),
        ({"map": {"south": 0}}, ["map.east", "map.north", "map.west", "map.zoom"]),
        ({"visit": True, "page": 2}, ["page"]),
        ({"visit_token": "x"}, ["visit_token"]),
        ({"cursor": "x" * 20_000}, ["cursor"]),
    ],
)
async def test_the_error_names_each_invalid_key(
    service: httpx.AsyncClient, body: dict[str, Any], named: list[str]
) -> None:
    assert sorted(set(list_error_fields(await post(service, **body)))) == named


@pytest.mark.parametrize("key", ["visit_token", "cursor"])
@pytest.mark.parametrize("filters", [{"states": {"exclude": [10**30]}}, {"fees": {"lower": -(10**30)}}])
async def test_a_number_beyond_64_bits_beside_a_token_is_rejected(
    service: httpx.AsyncClient, key: str, filters: dict[str, Any]
) -> None:
    response = await post(service, filters=filters, **{key: "abc"})
    assert response.status_code == 422
    assert [each["field"] for each in response.json()["fields"]] == [key]
