"""The older search calls interpret and widen a text in the same way as POST /api/search.

The older calls are those of the listing (course/…) and those under v2/search. `test_interpreted_against_sql.py`
compares POST /api/search with SQL. A search with few results is widened: it drops conditions step by step.
"""

from typing import Any

import httpx
import pytest

from tests.integration.search.conftest import Indexed
from tests.integration.search.sample.interpreted.requests import Json, send

WIDENED = (
    "law in cambridge",
    "cheap law in new zealand",
    "phd in chemistry germany september",
    "artificial intelligence masters in germany taught in english",
    "nursng in austrlia",
    "nursing in sydney or melbourne",
)
FULL = ("cheap mba", "masters not in london", "bachelor of business")
TEXTS = (*WIDENED, *FULL)
ORDERS = range(6)
FACETS = ["disciplines", "degree_levels", "intakes", "institutes", "specializations"]
LISTS = {
    "institutes": "course_related_institutes_new",
    "specializations": "course_related_specializations_new",
}


async def call(service: httpx.AsyncClient, path: str, **body: Any) -> Any:
    response = await service.post(f"/api/course/{path}/", json=body)
    assert response.status_code == 200, response.text
    return response.json()


async def call_v2(service: httpx.AsyncClient, path: str, **parameters: Any) -> Any:
    response = await service.get(f"/api/v2/search/{path}/", params=parameters)
    assert response.status_code == 200, response.text
    return response.json()


def list_counts(values: list[Json]) -> dict[int, int]:
    """Return course counts by id. Values without courses are left out, because only some calls list them."""
    named = ((each["id"], each.get("course_count", each.get("courses_count"))) for each in values)
    return {key: count for key, count in named if count}


@pytest.mark.parametrize("text", TEXTS)
async def test_pages_and_counts_agree(indexed: Indexed, service: httpx.AsyncClient, text: str) -> None:
    assert indexed.pools.values
    for order in ORDERS:
        found = await send(service, {"text": text, "order": order, "page_size": 29, "correction": False})
        assert (found["interpretation"]["widening"] is not None) is (text in WIDENED)
        ids = [card["id"] for card in found["results"]]
        listed = await call(service, "course_search", course=text, order=order)
        assert listed["count"] == found["total"]
        assert [card["id"] for card in listed["results"]] == ids[:27]
        page = await call_v2(service, "courses_v2", search=text, order_by=order)
        assert page["count"] == found["total"]
        assert [card["id"] for card in page["result"]] == ids
    counted = await call_v2(service, "courses_count_v2", search=text)
    assert counted == {"count": found["total"]}


@pytest.mark.parametrize("text", TEXTS)
async def test_facets_agree(indexed: Indexed, service: httpx.AsyncClient, text: str) -> None:
    assert indexed.pools.values
    found = await send(service, {"text": text, "facets": FACETS, "results": False, "correction": False})
    facets = found["facets"]
    sidebar = await call(service, "base_filters", course=text)
    assert list_counts(sidebar["disciplines"]) == list_counts(facets["disciplines"])
    assert list_counts(sidebar["degree_levels"]) == list_counts(facets["degree_levels"])
    v2_levels = (await call_v2(service, "degree_levels", search=text))["result"]
    assert list_counts(v2_levels) == list_counts(facets["degree_levels"])
    v2_disciplines = (await call_v2(service, "disciplines", search=text))["result"]
    assert list_counts(v2_disciplines) == list_counts(facets["disciplines"])
    months = await call(service, "course_related_intakes", course=text)
    for quarter, listed in months.items():
        if isinstance(listed, list):
            counts = [(each["month"], each["course_count"]) for each in listed]
            assert counts == [(each["month"], each["course_count"]) for each in facets["intakes"][quarter]]
    for key, path in LISTS.items():
        listed = await call(service, path, course=text)
        assert listed["count"] == facets[key]["count"]
        expected = list_counts(facets[key]["results"])
        shown = list_counts(listed["results"])
        assert expected
        assert {each: shown.get(each) for each in expected} == expected


TRAPS = (
    "reading", "nice", "bath", "mobile", "turkey", "march", "may", "georgia", "cambridge", "london ontario", "oxford",
    "oxford university", "international", "general", "IT", "US", "master of wine", "law in new zealand",
    "bachelor of business", "not in london", "under 20k over 30k", "2 years 5 years", "europe", "50 km from london",
    "phd masters bachelor diploma", "fee", "in", "???",
)  # fmt: skip
FILTERS: tuple[Json, ...] = (
    {"filters": {"countries": {"include": ["australia"]}}},
    {"filters": {"cities": {"exclude": ["london"]}}},
    {"filters": {"point": {"latitude": 51.5, "longitude": -0.1, "distance_km": 50}}},
    {"filters": {"region": "europe"}},
    {"filters": {"degree_levels": {"include": ["doctorate"]}, "intakes": {"exclude": ["march"]}}},
    {"filters": {"fees": {"lower": 1, "upper": 100_000}, "durations": {"unknown": "exclude"}}},
    {"filters": {"study_mode": {"include": ["online"]}, "language": {"exclude": ["en"]}}},
    {"filters": {"institutes": {"exclude": ["university-of-oxford"]}}},
    {"order": 2, "visit": True},
)


@pytest.mark.parametrize("text", TRAPS)
async def test_no_text_is_refused_under_any_filter(
    indexed: Indexed, service: httpx.AsyncClient, text: str
) -> None:
    """A text such as "in canada" can contradict a filter of the visitor. The response is still not an error."""
    assert indexed.pools.values
    for filters in FILTERS:
        response = await service.post("/api/search", json={"text": text, **filters})
        assert response.status_code == 200, (filters, response.text)
