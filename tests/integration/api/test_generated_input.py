"""Random input gets a result or an error response with a `detail`. It never causes a server error."""

from typing import Any
from urllib.parse import quote

import httpx
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.any_json import any_json

SETTINGS = settings(
    max_examples=150,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
UUID = "0b0f5f6e-6f5b-4ea0-9a34-3f0f8f3b7c11"
REFERENCES = [
    "course/{}", "course/{}/course_compare", "course/{}/crm_course_detail", "discipline/{}/specializations/",
    "short-url/{}",
]  # fmt: skip


def assert_status(response: httpx.Response, *statuses: int) -> None:
    assert response.status_code in statuses, response.text
    if response.status_code != 200:
        assert response.json()["detail"]


@SETTINGS
@given(ids=st.one_of(any_json(), st.lists(st.one_of(st.integers(), st.text(max_size=20)), max_size=20)))
async def test_any_course_ids_return_a_result_or_a_problem(service: httpx.AsyncClient, ids: Any) -> None:
    response = await service.post("/api/course/courses_by_ids/", json={"courses_ids": ids})
    assert_status(response, 200, 422)


@SETTINGS
@given(
    params=st.one_of(
        any_json(),
        st.dictionaries(st.text("abcXYZ_", min_size=1, max_size=5), st.one_of(st.text(), st.integers())),
    )
)
async def test_any_short_link_is_stored_or_a_problem(service: httpx.AsyncClient, params: Any) -> None:
    link = {"uuid": UUID, "payload": {"key": "search", "params": params}}
    assert_status(await service.post("/api/short-url/", json=link), 200, 409, 422)


@SETTINGS
@given(
    path=st.sampled_from(REFERENCES), name=st.one_of(st.text(min_size=1, max_size=60), st.integers().map(str))
)
async def test_any_name_in_a_path_is_a_result_or_a_problem(
    service: httpx.AsyncClient, path: str, name: str
) -> None:
    response = await service.get(f"/api/{path.format(quote(name, safe=''))}")
    assert_status(response, 200, 404, 405, 410, 422)


@SETTINGS
@given(country=st.text(max_size=60), search=st.text(max_size=60))
async def test_any_text_is_a_result_or_a_problem_in_each_list(
    service: httpx.AsyncClient, country: str, search: str
) -> None:
    states = await service.post("/api/course/country_states/", params={"country_id": country})
    assert_status(states, 200, 404, 422)
    found = await service.get("/api/discipline/1/specializations/", params={"search": search})
    assert_status(found, 200)
