"""A route class for endpoints with a JSON body."""

import json
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass
from email.message import Message as MimeHeader
from typing import Any

from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

_CONSTANTS = (b"NaN", b"Infinity")
Path = tuple[str | int, ...]


class JsonBodyRoute(APIRoute):
    """Accepts only JSON bodies if the endpoint declares a body. Raises HTTPException 415 for other content types.

    Python's JSON parser accepts NaN and Infinity, which are not JSON. If a body contains such a number,
    RequestValidationError is raised with the path of the number.
    """

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handler = super().get_route_handler()
        if self.body_field is None:
            return handler

        async def handle_json(request: Request) -> Response:
            if _has_body(request):
                if not is_json(request.headers.get("content-type", "")):
                    raise HTTPException(415, "The body needs the Content-Type application/json")
                check_constants(await request.body())
            return await handler(request)

        return handle_json


def is_json(content_type: str) -> bool:
    """True for application/json and for application/….+json. Parameters such as charset are ignored."""
    header = MimeHeader()
    header["content-type"] = content_type
    kind = header.get_content_type()
    return kind == "application/json" or (kind.startswith("application/") and kind.endswith("+json"))


def may_contain_constants(body: bytes) -> bool:
    """True if the body contains "NaN" or "Infinity" anywhere, even in a string."""
    return any(constant in body for constant in _CONSTANTS)


def check_constants(body: bytes) -> None:
    """Raise RequestValidationError if the body contains the number NaN, Infinity or -Infinity."""
    if not may_contain_constants(body):
        return
    try:
        parsed = json.loads(body, parse_constant=_Constant)
    except ValueError:
        return  # The route handler reports invalid JSON.
    errors = [
        {
            "type": "finite_number",
            "loc": ("body", *path),
            "msg": f"{name} is not a JSON number",
            "input": None,
        }
        for path, name in _find_constants(parsed, ())
    ]
    if errors:
        raise RequestValidationError(errors)


@dataclass(frozen=True)
class _Constant:
    name: str


def _find_constants(value: object, path: Path) -> Iterator[tuple[Path, str]]:
    if isinstance(value, _Constant):
        yield path, value.name
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from _find_constants(each, (*path, str(key)))
    elif isinstance(value, list):
        for number, each in enumerate(value):
            yield from _find_constants(each, (*path, number))


def _has_body(request: Request) -> bool:
    return request.headers.get("content-length", "0") != "0" or "transfer-encoding" in request.headers
