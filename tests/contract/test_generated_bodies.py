"""A random body gets a result or an error response with `detail` and `fields`. It never causes a server error."""

from typing import Any

import httpx
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from schemas.contracts.listing.filters import ListingFilters
from tests.any_json import any_json

CALLS = ["course_search", "base_filters", "course_related_specializations_new", "course_related_intakes"]

BODIES = st.dictionaries(
    st.one_of(st.sampled_from(sorted(ListingFilters.model_fields)), st.text(max_size=6)), any_json()
)


@settings(
    max_examples=200,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(call=st.sampled_from(CALLS), body=BODIES)
async def test_any_body_is_a_result_or_a_problem(
    service: httpx.AsyncClient, call: str, body: dict[str, Any]
) -> None:
    response = await service.post(f"/api/course/{call}/", json=body)
    assert response.status_code in (200, 422), response.text
    if response.status_code == 422:
        problem = response.json()
        assert problem["detail"]
        assert problem["fields"]


@settings(
    max_examples=200,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(text=st.text(max_size=300), facet=st.text(max_size=60))
async def test_any_text_is_a_result_or_a_problem(service: httpx.AsyncClient, text: str, facet: str) -> None:
    response = await service.post("/api/course/course_search/", json={"course": text})
    assert response.status_code == 200, response.text
    path = "/api/course/course_related_institutes_new/"
    narrowed = await service.post(path, params={"search": facet}, json={"course": text})
    assert narrowed.status_code == 200, narrowed.text
    suggested = await service.get("/api/location-auto-suggestion", params={"search": facet})
    assert suggested.status_code == 200, suggested.text
    typed = await service.get("/api/search/suggestions", params={"text": text})
    assert typed.status_code == 200, typed.text
    checked = await service.post("/api/course/spell-check/", params={"spell_check": text})
    assert checked.status_code == 200, checked.text
