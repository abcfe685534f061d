"""Calls of the API that the known-fault tests make. A card is the entry of a course in a list."""

from typing import Any

import httpx


async def call_listing(service: httpx.AsyncClient, call: str, **body: Any) -> dict[str, Any]:
    """Return the response of POST /api/course/{call}. `call` may include a query string."""
    response = await service.post(f"/api/course/{call}", json=body)
    assert response.status_code == 200, response.text
    parsed: dict[str, Any] = response.json()
    return parsed


async def call_search(service: httpx.AsyncClient, **body: Any) -> dict[str, Any]:
    """Return the response of POST /api/search."""
    response = await service.post("/api/search", json=body)
    assert response.status_code == 200, response.text
    parsed: dict[str, Any] = response.json()
    return parsed


async def count_courses(service: httpx.AsyncClient, **body: Any) -> int:
    """Count the courses that the listing finds."""
    return int((await call_listing(service, "course_search/", **body))["count"])


async def read_first_page(service: httpx.AsyncClient, **body: Any) -> list[dict[str, Any]]:
    """Return the cards on the first page of the listing."""
    results: list[dict[str, Any]] = (await call_listing(service, "course_search/", **body))["results"]
    return results


async def read_all_values(service: httpx.AsyncClient, call: str, **body: Any) -> list[dict[str, Any]]:
    """Return the values of all pages of a facet list such as `course_related_institutes_new/`."""
    values: list[dict[str, Any]] = []
    link: str | None = f"/api/course/{call}"
    while link is not None:
        response = (await service.post(link, json=body)).json()
        values += response["results"]
        link = response["links"]["next"]
    return values


async def read_sidebar_values(service: httpx.AsyncClient, **body: Any) -> dict[str, list[tuple[Any, int]]]:
    """Return the values in the filter sidebar that have courses, as (slug, number of courses).

    The keys are the filter keys of a request body, such as `countries`.
    """
    response = await call_listing(service, "base_filters/", **body)
    countries = response["locations"]
    states = [state for country in countries for state in country["states"]]
    cities = [city for state in states for city in state["cities"]]
    levels = [level for group in response["degree_levels"] for level in group["degree_levels"]]
    listed = {
        "countries": countries, "states": states, "cities": cities, "degree_levels": levels,
        "degree_levels_types": response["degree_levels"], "disciplines": response["disciplines"],
        "institute_type": response["institute_types"],
    }  # fmt: skip
    return {
        key: [_slug_and_count(each) for each in values if _slug_and_count(each)[1]]
        for key, values in listed.items()
    }


def _slug_and_count(facet: dict[str, Any]) -> tuple[Any, int]:
    count = facet["courses_count"] if "courses_count" in facet else facet["course_count"]
    return facet["slug"], count
