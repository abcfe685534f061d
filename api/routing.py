"""The router class of all endpoints in OpenAPI, a type of path parameter, and responses that are not validated."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any

import orjson
from fastapi import APIRouter
from fastapi.routing import APIRoute
from starlette.convertors import StringConvertor, register_url_convertor
from starlette.responses import JSONResponse, Response

from api.errors import BROKEN_BODY
from api.json_body import JsonBodyRoute


class ReferenceConvertor(StringConvertor):
    """A path parameter with an id or slug, such as `{course:reference}`. Paths with other characters do not match."""

    regex = "[0-9A-Za-z-]+"


register_url_convertor("reference", ReferenceConvertor())

_WITH_BODY = frozenset({"POST", "PUT", "PATCH"})


class UnvalidatedJSONResponse(JSONResponse):
    """A JSON response that FastAPI sends without validation."""

    def render(self, content: Any) -> bytes:
        return orjson.dumps(content)


def skip_response_validation(
    endpoint: Callable[..., Awaitable[Any]],
) -> Callable[..., Awaitable[Response]]:
    """Wrap an endpoint so that FastAPI does not validate its response.

    Some responses contain course cards that are JSON text already (orjson.Fragment). FastAPI cannot validate such a
    response. Instead, the type checker and the contract tests compare the responses with the declared types.
    """

    @wraps(endpoint)
    async def respond(*args: Any, **kwargs: Any) -> Response:
        return UnvalidatedJSONResponse(await endpoint(*args, **kwargs))

    return respond


class EitherSlashRouter(APIRouter):
    """Registers each path with and without a trailing slash. OpenAPI contains only the declared path.

    For POST, PUT and PATCH, OpenAPI also contains the errors 400, 413 and 415.
    """

    def __init__(self, *, validate_responses: bool = True, **options: Any) -> None:
        super().__init__(**{"route_class": JsonBodyRoute, **options})
        self._validate_responses = validate_responses

    def add_api_route(self, path: str, endpoint: Callable[..., Any], **options: Any) -> None:
        if not self._validate_responses:
            endpoint = skip_response_validation(endpoint)
        if not _WITH_BODY.isdisjoint(options.get("methods") or ()):
            own = options.get("responses") or {}
            options["responses"] = {**BROKEN_BODY, **self.responses, **own}
        super().add_api_route(path, endpoint, **options)
        other = path.removesuffix("/") if path.endswith("/") else f"{path}/"
        super().add_api_route(other, endpoint, **{**options, "include_in_schema": False})


def read_operation_id(route: APIRoute) -> str:
    return route.name
