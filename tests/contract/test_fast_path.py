"""Some requests bypass FastAPI's routing (the fast path).

Their responses equal those of the normal routes.
"""

from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.contract.test_invalid_requests import HOSTILE

CALLS = [
    ("GET", "/api/location-auto-suggestion", "search"),
    ("POST", "/api/course/spell-check/", "spell_check"),
]
ADDRESSES = [
    "",
    "{key}",
    "{key}=",
    "{key}=melb",
    "{key}=nursng",
    "{key}=nursng+in+austrlia",
    "{key}=nursng%20in",
    "{key}=%ff%fe",
    "{key}=%",
    "{key}=a;b=c",
    "{key}=melb&",
    "{key}=melb&{key}=syd",
    "other=melb",
    "{key}[]=melb",
    "{key}=melb#x",
    f"{{key}}={'x' * 300}",
    f"{{key}}={'x' * 301}",
    f"{{key}}={'é' * 300}",
]


async def send_to_both_routes(
    service: httpx.AsyncClient, method: str, path: str, query: str
) -> list[tuple[int, Any, str | None]]:
    """Send a request to the fast path and to the normal route.

    The fast path leaves requests with an unknown parameter to the normal route.
    """
    responses = [await service.request(method, f"{path}?{query}{more}") for more in ("", "&nothing=1")]
    return [
        (response.status_code, response.json(), response.headers["content-type"]) for response in responses
    ]


@pytest.mark.parametrize("query", ADDRESSES)
@pytest.mark.parametrize(("method", "path", "key"), CALLS)
async def test_both_routes_respond_equally_to_a_query(
    service: httpx.AsyncClient, method: str, path: str, key: str, query: str
) -> None:
    fast, normal = await send_to_both_routes(service, method, path, query.format(key=key))
    assert fast == normal
    assert fast[0] in (200, 422)


@pytest.mark.parametrize("text", HOSTILE)
@pytest.mark.parametrize(("method", "path", "key"), CALLS)
async def test_both_routes_respond_equally_to_hostile_text(
    service: httpx.AsyncClient, method: str, path: str, key: str, text: str
) -> None:
    fast, normal = await send_to_both_routes(service, method, path, str(httpx.QueryParams({key: text})))
    assert fast == normal
    assert fast[0] == (200 if len(text) <= 300 else 422)


@settings(
    max_examples=60, deadline=None, database=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(text=st.text(max_size=40))
async def test_both_routes_respond_equally_to_any_text(service: httpx.AsyncClient, text: str) -> None:
    for method, path, key in CALLS:
        fast, normal = await send_to_both_routes(service, method, path, str(httpx.QueryParams({key: text})))
        assert fast == normal


async def test_another_method_is_a_405(service: httpx.AsyncClient) -> None:
    for method, path, _ in CALLS:
        response = await service.request("DELETE", path)
        assert (response.status_code, response.headers["allow"]) == (405, method)
