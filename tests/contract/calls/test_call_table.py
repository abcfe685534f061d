"""Each call of the table exists, and returns the required fields and, if specified, the fixed page size."""

import re
from typing import Any

import httpx
import psycopg
import pytest

from api.app import create_app
from schemas.settings import Settings
from tests.contract.calls.call import Call, Request
from tests.contract.calls.call_table import CALLS, PREFIXES_WITHOUT_ENTRIES
from tests.contract.calls.example_values import Examples, fill_request, read_example_values
from tests.contract.calls.missing_fields import find_missing_fields


@pytest.fixture(scope="package")
def examples(sample_database_url: str) -> Examples:
    with psycopg.connect(sample_database_url) as connection:
        return read_example_values(connection)


async def fetch(service: httpx.AsyncClient, request: Request, slash: str) -> httpx.Response:
    path = f"{request.path.rstrip('/')}{slash}"
    return await service.request(request.method, path, params=dict(request.query), json=request.body)


@pytest.mark.parametrize("slash", ["", "/"], ids=["bare", "slash"])
@pytest.mark.parametrize("call", CALLS, ids=[call.name for call in CALLS])
async def test_a_call_returns_its_fields(
    service: httpx.AsyncClient, examples: Examples, call: Call, slash: str
) -> None:
    if call.before:
        before = await fetch(service, fill_request(call.before, examples), slash)
        assert before.is_success, before.text
    response = await fetch(service, fill_request(call.request, examples), slash)
    assert response.is_success, response.text
    content = response.json()
    assert find_missing_fields(content, [path.format_map(examples) for path in call.fields]) == []
    if call.page_size is not None:
        assert len(content["results"]) == call.page_size


def test_each_call_is_listed_once() -> None:
    names = [call.name for call in CALLS]
    assert sorted(names) == sorted(set(names))


def test_each_public_route_is_in_the_table() -> None:
    operations = [
        (method.upper(), path.rstrip("/"))
        for path, methods in create_app(Settings()).openapi()["paths"].items()
        for method in methods
        if not path.startswith(PREFIXES_WITHOUT_ENTRIES)
    ]
    listed = {find_route(call.request, operations) for call in CALLS}
    assert [operation for operation in operations if operation not in listed] == []


def find_route(request: Request, operations: list[tuple[str, str]]) -> tuple[str, str]:
    """Find the route with the fewest placeholders: `/api/discipline/all` is not `/api/discipline/{discipline}`."""
    found = [
        (method, path)
        for method, path in operations
        if method == request.method
        and re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", path), request.path.rstrip("/"))
    ]
    return min(found, key=lambda operation: operation[1].count("{"))


@pytest.mark.parametrize(
    ("response", "missing"),
    [
        ({"results": [{"city": {"name": "a"}}, {"city": None}]}, []),
        ({"results": [{"city": {"name": "a"}}, {}]}, ["results[].city.name"]),
        ({"results": [{"city": None}]}, ["results[].city.name"]),
        ({"results": []}, ["results[].city.name"]),
        ({"results": {"city": {"name": "a"}}}, ["results[].city.name"]),
        ({}, ["results[].city.name"]),
        (None, ["results[].city.name"]),
    ],
)
def test_a_missing_field_is_found(response: Any, missing: list[str]) -> None:
    assert find_missing_fields(response, ["results[].city.name"]) == missing
