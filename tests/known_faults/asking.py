"""The listing's calls, asked and read."""

from typing import Any

import httpx


async def called(service: httpx.AsyncClient, call: str, **body: Any) -> dict[str, Any]:
    """The answer of a call under course/; call may carry a query."""
    answer = await service.post(f"/api/course/{call}", json=body)
    assert answer.status_code == 200, answer.text
    parsed: dict[str, Any] = answer.json()
    return parsed


async def searched(service: httpx.AsyncClient, **body: Any) -> dict[str, Any]:
    """The answer of POST /api/search."""
    answer = await service.post("/api/search", json=body)
    assert answer.status_code == 200, answer.text
    parsed: dict[str, Any] = answer.json()
    return parsed


async def found(service: httpx.AsyncClient, **body: Any) -> int:
    """How many courses there are."""
    return int((await called(service, "course_search/", **body))["count"])


async def cards(service: httpx.AsyncClient, **body: Any) -> list[dict[str, Any]]:
    """The first page of courses."""
    results: list[dict[str, Any]] = (await called(service, "course_search/", **body))["results"]
    return results


async def all_values(service: httpx.AsyncClient, call: str, **body: Any) -> list[dict[str, Any]]:
    """Every value of a facet that comes in pages, by following its links."""
    values: list[dict[str, Any]] = []
    link: str | None = f"/api/course/{call}"
    while link is not None:
        answer = (await service.post(link, json=body)).json()
        values += answer["results"]
        link = answer["links"]["next"]
    return values


async def base_values(service: httpx.AsyncClient, **body: Any) -> dict[str, list[tuple[Any, int]]]:
    """Value and count of each facet of the sidebar that shows a course, by key of the filter body."""
    answer = await called(service, "base_filters/", **body)
    countries = answer["locations"]
    states = [state for country in countries for state in country["states"]]
    cities = [city for state in states for city in state["cities"]]
    levels = [level for group in answer["degree_levels"] for level in group["degree_levels"]]
    listed = {
        "countries": countries, "states": states, "cities": cities, "degree_levels": levels,
        "degree_levels_types": answer["degree_levels"], "disciplines": answer["disciplines"],
        "institute_type": answer["institute_types"],
    }  # fmt: skip
    return {key: [_value(each) for each in values if _value(each)[1]] for key, values in listed.items()}


def _value(facet: dict[str, Any]) -> tuple[Any, int]:
    count = facet["courses_count"] if "courses_count" in facet else facet["course_count"]
    return facet["slug"], count
