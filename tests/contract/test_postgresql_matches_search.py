"""Cards and counts from PostgreSQL equal the cards and counts from Elasticsearch.

A card is the entry of a course in a list.
"""

from typing import Any

import httpx

LISTING = "/api/course/course_search/"


async def fetch_facets(service: httpx.AsyncClient) -> dict[str, Any]:
    response: dict[str, Any] = (await service.post("/api/course/base_filters/", json={})).json()
    return response


async def get_json(service: httpx.AsyncClient, path: str) -> Any:
    response = await service.get(f"/api/{path}")
    assert response.status_code == 200, response.text
    return response.json()


async def test_a_card_is_the_same_from_the_search_and_from_postgresql(service: httpx.AsyncClient) -> None:
    """The test compares all courses of the sample page by page, in the order of the search."""
    compared, pages, page = 0, 1, 0
    while page < pages:
        page += 1
        listed = (await service.post(f"{LISTING}?page={page}", json={"order": 1})).json()
        ids = [card["id"] for card in listed["results"]]
        stored = (await service.post("/api/course/courses_by_ids/", json={"courses_ids": ids})).json()
        assert stored["results"] == listed["results"]
        assert (stored["count"], stored["missing"]) == (len(ids), [])
        compared, pages = compared + len(ids), listed["total_pages"]
    assert compared == listed["count"] > 1000


async def test_the_details_contain_the_card(service: httpx.AsyncClient) -> None:
    cards = (await service.post(LISTING, json={"order": 5})).json()["results"]
    for card in cards:
        for call in ("", "/course_compare"):
            detail = await get_json(service, f"course/{card['slug']}{call}")
            same = card.keys() - {"institute", "source"}
            assert {key: detail[key] for key in same} == {key: card[key] for key in same}
            assert card["institute"].items() <= detail["institute"].items()
            assert card["source"].items() <= detail["source"].items()


async def test_disciplines_and_levels_count_as_the_facets_do(service: httpx.AsyncClient) -> None:
    expected = await fetch_facets(service)
    disciplines = await get_json(service, "discipline/all")
    keys = expected["disciplines"][0].keys()
    assert [{key: each[key] for key in keys} for each in disciplines] == expected["disciplines"]
    assert await get_json(service, "degree_level/") == expected["degree_levels"]


async def test_places_count_as_the_facets_do(service: httpx.AsyncClient) -> None:
    expected = (await fetch_facets(service))["locations"]
    tree = await get_json(service, "country/countries_states_cities")
    assert [_without_institutes(country) for country in tree] == [
        _without_institutes(country) for country in expected
    ]


async def test_the_institute_count_of_a_place_equals_its_facet(service: httpx.AsyncClient) -> None:
    tree = await get_json(service, "country/countries_states_cities")
    for country in tree[:6]:
        for key, place in (("countries", country), ("states", country["states"][0])):
            facet = await service.post(
                "/api/course/course_related_institutes_new/", json={key: [place["id"]]}
            )
            assert facet.json()["count"] == place["institute_count"]


async def test_specializations_count_as_the_facet_does(service: httpx.AsyncClient) -> None:
    for discipline in await get_json(service, "discipline/all"):
        path = "/api/course/course_related_specializations_new/"
        facet = (await service.post(path, json={"disciplines": [discipline["id"]]})).json()
        page = await get_json(service, f"discipline/{discipline['slug']}/specializations/")
        assert page["results"] == facet["results"]
        assert page["count"] == facet["count"]
        assert (page["next"] is None) == (facet["links"]["next"] is None)


def _without_institutes(place: dict[str, Any]) -> dict[str, Any]:
    """Remove the institute counts on all levels. Another test compares some of these counts."""
    return {
        key: [_without_institutes(each) for each in value] if isinstance(value, list) else value
        for key, value in place.items()
        if key != "institute_count"
    }
