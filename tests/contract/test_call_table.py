"""Each call of the specification is there, answers its fields and, where it is fixed, its page size."""

from typing import Any

import httpx
import psycopg
import pytest

from tests.contract.call import Call, Request
from tests.contract.call_table import CALLS
from tests.contract.example_values import Examples, example_values, filled
from tests.contract.missing_fields import missing_fields

NOT_YET = pytest.mark.xfail(raises=AssertionError, strict=True, reason="not delivered yet")


@pytest.fixture(scope="package")
def examples(sample_database_url: str) -> Examples:
    with psycopg.connect(sample_database_url) as connection:
        return example_values(connection)


async def fetch(service: httpx.AsyncClient, request: Request, slash: str) -> httpx.Response:
    path = f"{request.path.rstrip('/')}{slash}"
    return await service.request(request.method, path, params=dict(request.query), json=request.body)


@pytest.mark.parametrize("slash", ["", "/"], ids=["bare", "slash"])
@pytest.mark.parametrize(
    "call", [pytest.param(call, id=call.name, marks=() if call.delivered else NOT_YET) for call in CALLS]
)
async def test_a_call_answers_its_fields(
    service: httpx.AsyncClient, examples: Examples, call: Call, slash: str
) -> None:
    if call.before:
        before = await fetch(service, filled(call.before, examples), slash)
        assert before.is_success, before.text
    answer = await fetch(service, filled(call.request, examples), slash)
    assert answer.is_success, answer.text
    content = answer.json()
    assert missing_fields(content, [path.format_map(examples) for path in call.fields]) == []
    if call.page_size is not None:
        assert len(content["results"]) == call.page_size


def test_each_call_is_listed_once() -> None:
    names = [call.name for call in CALLS]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize(
    ("answer", "missing"),
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
def test_a_missing_field_is_noticed(answer: Any, missing: list[str]) -> None:
    assert missing_fields(answer, ["results[].city.name"]) == missing
