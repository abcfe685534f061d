"""The fast path and the normal route of POST /api/search give the same response to any body."""

import json
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from schemas.contracts.unified.request import SearchFilters, SearchRequest
from tests.any_json import any_json
from tests.contract.test_invalid_requests import list_error_fields

SEARCH = "/api/search"
BODIES = [
    b"", b"{", b"null", b"[]", b"7", b"{} {}", b'{"text":"law"}', b'{"text":"\\ud800"}', b'{"text":"\xff"}',
    b'{"text":NaN}',
    b'\xef\xbb\xbf{"text":"law"}', '{"text":"law"}'.encode("utf-16"), b'{"text":"law","text":"art"}', b'{"page":2.0}',
    b'{"page":"2"}', b'{"page":true}', b'{"filters":{"fees":{"lower":1e6}}}', b'{"filters":{"fees":{"lower":"5"}}}',
    b'{"filters":{"durations":{"lower":NaN}}}', b'{"filters":{"durations":{"upper":Infinity}}}',
    b'{"filters":{"point":{"latitude":"1","longitude":2,"distance_km":10}}}', b'{"order":"1"}', b'{"order":1.0}',
    b'{"filters":{"countries":{"include":[1.0,"australia"]}}}', b'{"visit":"yes"}', b'{"results":1}',
    b'{"page":' + b"9" * 5_000 + b"}", b'{"filters":' * 500 + b"1" + b"}" * 500, b'{"facets":["disciplines"],}',
]  # fmt: skip


async def send_to_both_routes(service: httpx.AsyncClient, body: bytes) -> list[tuple[int, Any]]:
    """Send a body to the fast path, and to the normal route (with another JSON type than `application/json`)."""
    kinds = ("application/json", "application/question+json")
    responses = [await service.post(SEARCH, content=body, headers={"Content-Type": kind}) for kind in kinds]
    return [(response.status_code, hide_tokens(response.json())) for response in responses]


def hide_tokens(body: dict[str, Any]) -> dict[str, Any]:
    """Replace session tokens, because they contain the time at which the session was opened."""
    return body | {key: "a token" for key in ("visit_token", "cursor") if body.get(key) is not None}


@pytest.mark.parametrize("body", BODIES)
async def test_both_routes_respond_equally_to_a_body(service: httpx.AsyncClient, body: bytes) -> None:
    fast, normal = await send_to_both_routes(service, body)
    assert fast == normal


def _bodies() -> SearchStrategy[dict[str, Any]]:
    """Return a strategy for request bodies: the keys of the body and of its filters are valid, the values random."""
    filters = st.dictionaries(st.sampled_from(sorted(SearchFilters.model_fields)), any_json(), max_size=4)
    bodies = st.dictionaries(st.sampled_from(sorted(SearchRequest.model_fields)), any_json(), max_size=4)
    return st.one_of(bodies, st.builds(lambda body, given: {**body, "filters": given}, bodies, filters))


@settings(
    max_examples=200,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(body=_bodies())
async def test_any_body_is_a_result_or_a_problem(service: httpx.AsyncClient, body: dict[str, Any]) -> None:
    fast, normal = await send_to_both_routes(service, json.dumps(body).encode())
    assert fast == normal
    response = await service.post(SEARCH, json=body)
    assert response.status_code in (200, 422), response.text
    if response.status_code == 422:
        assert list_error_fields(response)
