"""Whatever a body holds, the answer is a result or a Problem."""

from typing import Any

import httpx
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from schemas.contracts.filters import ListingFilters

CALLS = ["course_search", "base_filters", "course_related_specializations_new", "course_related_intakes"]

NUMBERS = [-1, 0, 33, 500]
WORDS = ["australia", "nursing", "p1", "may", "COLLEGE", "City", "-1"]
KEYS = ["type", "id", "slug", "latitude", "longitude", "distance"]


def _values() -> SearchStrategy[Any]:
    """JSON of any shape, with what tends to hurt: huge and negative numbers, signs, other scripts, NUL."""
    floats = st.floats(allow_nan=False, allow_infinity=False)
    numbers = st.one_of(st.integers(), floats, st.sampled_from(NUMBERS))
    words = st.one_of(st.text(max_size=40), st.sampled_from(WORDS))
    keys = st.one_of(st.text(max_size=8), st.sampled_from(KEYS))
    return st.recursive(
        st.one_of(st.none(), st.booleans(), numbers, words),
        lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(keys, inner, max_size=6)),
        max_leaves=8,
    )


BODIES = st.dictionaries(
    st.one_of(st.sampled_from(sorted(ListingFilters.model_fields)), st.text(max_size=6)), _values()
)


@settings(
    max_examples=200,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(call=st.sampled_from(CALLS), body=BODIES)
async def test_any_body(service: httpx.AsyncClient, call: str, body: dict[str, Any]) -> None:
    answer = await service.post(f"/api/course/{call}/", json=body)
    assert answer.status_code in (200, 422), answer.text
    if answer.status_code == 422:
        problem = answer.json()
        assert problem["detail"]
        assert problem["fields"]


@settings(
    max_examples=200,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(text=st.text(max_size=300), facet=st.text(max_size=60))
async def test_any_text(service: httpx.AsyncClient, text: str, facet: str) -> None:
    answer = await service.post("/api/course/course_search/", json={"course": text})
    assert answer.status_code == 200, answer.text
    path = "/api/course/course_related_institutes_new/"
    narrowed = await service.post(path, params={"search": facet}, json={"course": text})
    assert narrowed.status_code == 200, narrowed.text
