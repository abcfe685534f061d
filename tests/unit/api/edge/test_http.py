"""HEAD requests, content types, and NaN and Infinity, which are not valid JSON."""

from collections.abc import AsyncIterator

import httpx
import pytest
import pytest_asyncio

from api.json_body import is_json
from tests.search_service import search_service

JSON = "application/json"


@pytest.mark.parametrize(
    ("content_type", "expected"),
    [
        (JSON, True), ("Application/JSON; charset=utf-8", True), ("application/problem+json", True),
        ("application/jsonx", False), ("application/json-seq", False), ("text/json", False), ("text/plain", False),
        ("application/x-www-form-urlencoded", False), ("", False), (";", False), ("x+json", False),
    ],
)  # fmt: skip
def test_json_is_known_by_its_whole_name(content_type: str, expected: bool) -> None:
    assert is_json(content_type) is expected


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def service() -> AsyncIterator[httpx.AsyncClient]:
    async with search_service() as service:
        yield service


async def post(service: httpx.AsyncClient, path: str, body: str, content_type: str | None) -> httpx.Response:
    headers = {} if content_type is None else {"content-type": content_type}
    return await service.post(path, content=body, headers=headers)


@pytest.mark.parametrize(
    "path", ["/api/search", "/api/short-url/", "/api/course/course_search", "/api/course/base_filters/"]
)
@pytest.mark.parametrize("content_type", ["application/jsonx", "text/plain", "multipart/form-data", None])
async def test_a_wrong_content_type_is_a_415(
    service: httpx.AsyncClient, path: str, content_type: str | None
) -> None:
    response = await post(service, path, "{}", content_type)
    assert response.status_code == 415
    assert response.json()["detail"] == "The body needs the Content-Type application/json."


@pytest.mark.parametrize(
    ("body", "field", "reason"),
    [
        ('{"page": NaN}', "page", "NaN is not a JSON number"),
        ('{"filters": {"durations": [1, NaN]}}', "filters.durations.1", "NaN is not a JSON number"),
        ('{"filters": {"fees": [-Infinity]}}', "filters.fees.0", "-Infinity is not a JSON number"),
        ("NaN", "body", "NaN is not a JSON number"),
    ],
)
async def test_numbers_that_json_lacks_are_named(
    service: httpx.AsyncClient, body: str, field: str, reason: str
) -> None:
    response = await post(service, "/api/search", body, JSON)
    assert response.status_code == 422
    assert response.json()["fields"] == [{"field": field, "reason": reason}]


async def test_the_words_nan_and_infinity_are_texts(service: httpx.AsyncClient) -> None:
    """The first request is valid. The response is 503 only because there is no Elasticsearch."""
    assert (await post(service, "/api/search", '{"text": "NaN Infinity"}', JSON)).status_code == 503
    assert (await post(service, "/api/search", '{"text": NaN Infinity}', JSON)).json()["fields"][0][
        "field"
    ] == "body"


@pytest.mark.parametrize(
    "path", ["/api/map/settings", "/api/openapi.json", "/health/live", "/metrics", "/robots.txt", "/api/docs"]
)
async def test_head_is_get_without_the_body(service: httpx.AsyncClient, path: str) -> None:
    got, head = await service.get(path), await service.head(path)
    assert (head.status_code, head.content) == (got.status_code, b"")
    if path != "/metrics":  # The content of /metrics changes with each request.
        assert head.headers.get("content-length") == got.headers.get("content-length")


async def test_head_of_a_call_without_get_is_a_405(service: httpx.AsyncClient) -> None:
    assert (await service.head("/api/search")).status_code == 405
