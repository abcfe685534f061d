"""Hostile text (such as SQL or query syntax) in path, query or body is treated as plain text.

It is never executed and never causes a server error.
"""

import os
from itertools import count
from typing import Any
from urllib.parse import quote

import httpx
import pytest

from tests.fuzz.known_values import KnownValues, find_noun
from tests.fuzz.operations import OPERATIONS, AnyCase, Operation, list_body_keys, takes_json
from tests.fuzz.validated_requests import send

HOSTILE = [
    "'\"`", "'; DROP TABLE course; --", "*?~^[{", "name:* OR _exists_:id", "\0", "a\0b", "x" * 10_000, "🎓🇵🇰" * 20,
    "\u202eشہر سڈنی\u202c", "%00%0a%%", "../../etc/passwd", "<script>alert(1)</script>", "-9" * 60, "9" * 400, "1e999",
    "NaN", "null", "\ufeff\u200b", "\r\nSet-Cookie: a=b", ",,,;", "e\u0301" * 150,
]  # fmt: skip
DEEP = [b"[" * 50_000, b'{"a":' * 20_000, b"[" * 900 + b"]" * 900]
ALL_SHAPES = "FUZZ_CASES" in os.environ
"""True: send each text to each key in each JSON shape. False: send each text to each key in only one shape."""
TAKE_JSON = [each for each in OPERATIONS if takes_json(each)]


def label(operation: Operation) -> str:
    return str(operation.label)


@pytest.mark.parametrize("operation", [each for each in OPERATIONS if each.path_parameters], ids=label)
async def test_hostile_text_in_the_path_is_plain_text(
    service: httpx.AsyncClient, known: KnownValues, operation: Operation
) -> None:
    names = [each.name for each in operation.path_parameters]
    for name in names:
        for hostile in HOSTILE:
            parts = {**_fill_path_parameters(operation, known), name: hostile}
            path = operation.path.format(**{key: quote(value, safe="") for key, value in parts.items()})
            response = await service.request(operation.method.upper(), path, **_build_empty_body(operation))
            if response.status_code == 200:
                # Text such as "null" may be the name of a category. The category has no pages.
                assert response.json() == {"count": 0, "results": []}, (name, hostile)
                continue
            # A call that needs an account responds with 401.
            assert response.status_code in (401, 404, 405, 410, 422), (name, hostile, response.text)
            assert set(response.json()) >= {"detail", "fields"}


@pytest.mark.parametrize("operation", [each for each in OPERATIONS if each.query], ids=label)
async def test_hostile_text_in_the_query_is_plain_text(
    service: httpx.AsyncClient, known: KnownValues, operation: Operation
) -> None:
    for parameter in operation.query:
        for hostile in HOSTILE:
            case = _build_case(operation, known, {})
            case.query = {parameter.name: hostile}
            await send(service, case)


@pytest.mark.parametrize("operation", TAKE_JSON, ids=label)
async def test_hostile_text_in_the_body_is_plain_text(
    service: httpx.AsyncClient, known: KnownValues, operation: Operation
) -> None:
    number = count()
    for key in [*list_body_keys(operation), "no such key"]:
        for hostile in HOSTILE:
            shapes = (hostile, [hostile], {hostile: hostile}, [{"type": hostile, "name": hostile}])
            for value in shapes if ALL_SHAPES else shapes[next(number) % len(shapes) :][:1]:
                await send(service, _build_case(operation, known, {key: value}))


@pytest.mark.parametrize("operation", TAKE_JSON, ids=label)
@pytest.mark.parametrize("content", DEEP, ids=lambda content: f"{content[:5]!r} x {len(content)}")
async def test_deep_json_is_a_problem(
    service: httpx.AsyncClient, known: KnownValues, operation: Operation, content: bytes
) -> None:
    path = operation.path.format(**_fill_path_parameters(operation, known))
    headers = {"content-type": "application/json"}
    response = await service.request(operation.method.upper(), path, content=content, headers=headers)
    # A site without CRM_CALLBACK_KEY takes no callback of the CRM.
    is_off = operation.path == "/crm/applicationState"
    assert response.status_code in ((400, 404) if is_off else (400, 401, 422)), response.text
    assert set(response.json()) >= {"detail", "fields"}


def _build_case(operation: Operation, known: KnownValues, body: Any) -> AnyCase:
    """Build a request whose path has ids and slugs of the catalogue. `body` is used if the call takes JSON."""
    parts = _fill_path_parameters(operation, known)
    if takes_json(operation):
        return operation.Case(path_parameters=parts, body=body, media_type="application/json")
    return operation.Case(path_parameters=parts)


def _build_empty_body(operation: Operation) -> dict[str, Any]:
    return {"json": {}} if takes_json(operation) else {}


def _fill_path_parameters(operation: Operation, known: KnownValues) -> dict[str, str]:
    """Return an id or slug of the catalogue for each path parameter, or "1"."""
    return {
        each.name: known.get(find_noun(operation, each.name), ["1"])[0] for each in operation.path_parameters
    }
