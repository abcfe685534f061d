"""The API accepts the paths, keys and values as the specification spells them."""

from typing import Any

import httpx
import pytest

SEARCH = "/api/course/course_search"
LONDON = {"latitude": 51.5, "longitude": -0.12, "address": "London", "name": "London"}


async def post(service: httpx.AsyncClient, path: str, body: dict[str, Any]) -> dict[str, Any]:
    response = await service.post(path, json=body)
    assert response.status_code == 200, response.text
    content: dict[str, Any] = response.json()
    return content


async def test_the_campus_of_a_card_and_of_a_course_has_the_institute(service: httpx.AsyncClient) -> None:
    anywhere = (await post(service, f"{SEARCH}/", {}))["results"]
    in_a_place = (await post(service, f"{SEARCH}/", {"countries": ["australia"]}))["results"]
    for card in (*anywhere, *in_a_place):
        assert card["campus"]["institute"] == card["institute"]
    most = max((*anywhere, *in_a_place), key=lambda card: int(card["campus_count"]))
    detail = (await service.get(f"/api/course/{most['id']}")).json()
    assert detail["campuses"]
    for campus in (detail["campus"], *detail["campuses"]):
        assert campus["institute"] == most["institute"]


async def test_the_levels_of_a_selected_type_and_a_selected_level_are_active(
    service: httpx.AsyncClient,
) -> None:
    async def list_active(**body: Any) -> set[str]:
        groups = (await post(service, "/api/course/base_filters/", body))["degree_levels"]
        return {level["slug"] for group in groups for level in group["degree_levels"] if level["active"]}

    groups = (await service.get("/api/v2/search/degree_levels/?degreelevel_type=-1")).json()["result"]
    undergraduate = {level["slug"] for level in groups[0]["degree_levels"]}
    assert [{level["active"] for level in group["degree_levels"]} for group in groups] == [
        {True}, {False}, {False},
    ]  # fmt: skip
    assert await list_active() == await list_active(course="bachelor in law") == set()
    assert await list_active(degree_levels_types=["undergraduate"]) == undergraduate
    assert await list_active(degree_levels=["doctorate"]) == {"doctorate"}


@pytest.mark.parametrize("query", ["?page", "?page=", "", "?page=1"])
async def test_an_empty_page_means_the_first_page(service: httpx.AsyncClient, query: str) -> None:
    first = await post(service, f"{SEARCH}/", {"course": "nursing"})
    assert await post(service, f"{SEARCH}/{query}", {"course": "nursing"}) == first
    cards = (await service.get("/api/marketing-card/")).json()
    assert (await service.get(f"/api/marketing-card/{query}")).json() == cards
    assert cards["results"]


@pytest.mark.parametrize("page", ["0", "-1", "1.5", " ", "first", "null"])
async def test_another_page_that_is_no_number_is_refused(service: httpx.AsyncClient, page: str) -> None:
    for response in (
        await service.post(f"{SEARCH}/", params={"page": page}, json={}),
        await service.get("/api/marketing-card/", params={"page": page}),
    ):
        assert response.status_code == 422
        assert [each["field"] for each in response.json()["fields"]] == ["page"]


@pytest.mark.parametrize("kind", ["curL", "autL", "current_location", "auto_location"])
@pytest.mark.parametrize("distance", ["distance value", "distance"])
async def test_points_of_the_listing_have_a_distance_value(
    service: httpx.AsyncClient, kind: str, distance: str
) -> None:
    point = {"latitude": 51.5, "longitude": -0.12, "distance": 50}
    expected = await post(service, f"{SEARCH}/", {"google_location": point})
    found = await post(service, f"{SEARCH}/", {"location_search": [{"type": kind, **LONDON, distance: 50}]})
    assert found == expected
    assert found["count"] > 0


@pytest.mark.parametrize(
    ("entry", "field", "reason"),
    [
        ({"type": "curL", **LONDON}, "location_search.0.distance", "Required filed"),
        ({"type": "autL", "distance value": 50}, "location_search.0", "Must choose Location"),
        (
            {"type": "curL", **LONDON, "distance value": 50, "distance": 20},
            "location_search.0.distance value", "the value differs from distance",
        ),
    ],
)  # fmt: skip
async def test_the_error_names_what_a_point_lacks(
    service: httpx.AsyncClient, entry: dict[str, Any], field: str, reason: str
) -> None:
    response = await service.post(f"{SEARCH}/", json={"location_search": [entry]})
    assert response.status_code == 422
    assert response.json()["fields"] == [{"field": field, "reason": reason}]


@pytest.mark.parametrize("distance", [15, 501, 0, -10])
async def test_a_wrong_distance_value_is_named(service: httpx.AsyncClient, distance: int) -> None:
    body = {"location_search": [{"type": "curL", **LONDON, "distance value": distance}]}
    response = await service.post(f"{SEARCH}/", json=body)
    assert response.status_code == 422
    assert [each["field"] for each in response.json()["fields"]] == ["location_search.0.distance value"]


@pytest.mark.parametrize(
    "call",
    ["locations", "degree_levels", "disciplines", "specializations_v2", "courses_v2", "institutes_v2",
     "courses_count_v2"],
)  # fmt: skip
@pytest.mark.parametrize("slash", ["", "/"])
async def test_the_calls_of_v2_exist_without_api_too(
    service: httpx.AsyncClient, call: str, slash: str
) -> None:
    query = {"discipline": "law", "page": ""}
    plain = await service.get(f"/v2/search/{call}{slash}", params=query)
    assert plain.status_code == 200
    assert plain.json() == (await service.get(f"/api/v2/search/{call}/", params=query)).json()
    refused = await service.get(f"/v2/search/{call}{slash}", params={"country": "atlantis"})
    assert (refused.status_code, refused.json()["fields"][0]["field"]) == (422, "country")


@pytest.mark.parametrize(
    ("typed", "slug"),
    [
        ("UCL", "university-college-london"),
        ("unsw", "university-of-new-south-wales"),
        ("LSE", "london-school-of-"),
    ],
)
async def test_the_search_of_the_institute_facet_finds_short_names(
    service: httpx.AsyncClient, typed: str, slug: str
) -> None:
    listed = await service.post(
        "/api/course/course_related_institutes_new/", params={"search": typed}, json={}
    )
    assert any(slug in each["slug"] for each in listed.json()["results"]), listed.text
    wanted = {"facets": ["institutes"], "results": False, "lists": {"institutes": {"search": typed}}}
    facet = (await post(service, "/api/search", wanted))["facets"]["institutes"]
    assert [each["slug"] for each in facet["results"]] == [each["slug"] for each in listed.json()["results"]]
