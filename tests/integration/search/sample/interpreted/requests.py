"""Builds requests of the unified search for a case."""

from typing import Any

import httpx

from schemas.vocabulary.months import MONTHS
from tests.integration.search.random_unified_requests import FACETS, Area, UnifiedChoice
from tests.integration.search.sample.interpreted.meanings import Case

Json = dict[str, Any]
WORLD = Area(-90.0, -180.0, 90.0, 180.0, 3)


def build_body(case: Case, **more: Any) -> Json:
    return {
        "text": case.text,
        "interpret": True,
        "literal": list(case.literal),
        "filters": _build_filters(case),
        "order": case.order,
        "correction": False,
        **more,
    }


def build_full_choice(case: Case, order: int) -> UnifiedChoice:
    """Build a request for every part of the response."""
    choice = UnifiedChoice({}, order=order, text=case.text, area=WORLD, page_size=10)
    choice.body = build_body(
        case,
        page_size=choice.page_size,
        facets=FACETS,
        place_depth="cities",
        lists={key: {"order": "count"} for key in ("specializations", "institutes", "campuses")},
        histograms=["fees", "durations"],
        map=vars(WORLD),
        relax=True,
    )
    return choice


async def send(service: httpx.AsyncClient, body: Json) -> Json:
    response = await service.post("/api/search", json=body)
    assert response.status_code == 200, response.text
    parsed: Json = response.json()
    return parsed


def _build_filters(case: Case) -> Json:
    filters: Json = {}
    for side, slugs in (("include", case.chosen), ("exclude", case.excluded)):
        for key, given in slugs.items():
            named = [MONTHS[each - 1] if key == "intakes" else each for each in given]
            filters.setdefault(key, {})[side] = named
    if case.chosen_fee:
        filters["fees"] = dict(zip(("lower", "upper"), case.chosen_fee, strict=True))
    if case.chosen_years:
        filters["durations"] = dict(zip(("lower", "upper"), case.chosen_years, strict=True))
    if case.point:
        filters["point"] = dict(zip(("latitude", "longitude", "distance_km"), case.point, strict=True))
    return filters
