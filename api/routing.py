"""Routes answer with and without a trailing slash, and carry the name of their function as operation id."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any

import orjson
from fastapi import APIRouter
from fastapi.routing import APIRoute
from starlette.convertors import StringConvertor, register_url_convertor
from starlette.responses import JSONResponse, Response

from api.errors import BROKEN_BODY


class ReferenceConvertor(StringConvertor):
    """An id or a slug in a path, `{course:reference}`: no other text, so that names of calls stay free beside it."""

    regex = "[0-9A-Za-z-]+"


register_url_convertor("reference", ReferenceConvertor())

_WITH_BODY = frozenset({"POST", "PUT", "PATCH"})


class UnvalidatedJSONResponse(JSONResponse):
    """An answer that is JSON already but for its spelling: plain dicts, lists, texts and numbers."""

    def render(self, content: Any) -> bytes:
        return orjson.dumps(content)


def without_response_validation(
    endpoint: Callable[..., Awaitable[Any]],
) -> Callable[..., Awaitable[Response]]:
    """The endpoint with its answer sent without being checked once more.

    For answers of many parts that are put together here by their types: checking takes as long as making them. What is
    declared is held against what is sent by the tests of every call.
    """

    @wraps(endpoint)
    async def respond(*args: Any, **kwargs: Any) -> Response:
        return UnvalidatedJSONResponse(await endpoint(*args, **kwargs))

    return respond


class EitherSlashRouter(APIRouter):
    """A router whose every path also answers in its other spelling, which is not in the OpenAPI document.

    Calls with a body declare the responses to a broken body. `validate_responses=False` skips the check of responses.
    """

    def __init__(self, *, validate_responses: bool = True, **options: Any) -> None:
        super().__init__(**options)
        self._validate_responses = validate_responses

    def add_api_route(self, path: str, endpoint: Callable[..., Any], **options: Any) -> None:
        if not self._validate_responses:
            endpoint = without_response_validation(endpoint)
        if not _WITH_BODY.isdisjoint(options.get("methods") or ()):
            options["responses"] = {**BROKEN_BODY, **(options.get("responses") or {})}
        super().add_api_route(path, endpoint, **options)
        other = path.removesuffix("/") if path.endswith("/") else f"{path}/"
        super().add_api_route(other, endpoint, **{**options, "include_in_schema": False})


def operation_id(route: APIRoute) -> str:
    return route.name
