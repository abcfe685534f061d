"""The router class of all endpoints in OpenAPI, a type of path parameter, and responses that are not validated."""

import re
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any

import orjson
from fastapi import APIRouter
from fastapi.routing import APIRoute
from starlette.convertors import StringConvertor, register_url_convertor
from starlette.responses import JSONResponse, Response

from api.errors import BROKEN_BODY, TOO_MANY_REQUESTS
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


def read_operation_id(route: APIRoute) -> str:
    return route.name


class EitherSlashRouter(APIRouter):
    """Accepts each path with and without a trailing slash. OpenAPI contains only the declared path.

    All paths start with `root`. OpenAPI also contains the error 429 for paths below /api, and the errors 400, 413 and
    415 for POST, PUT and PATCH.
    """

    def __init__(
        self, *, root: str = "/api", prefix: str = "", validate_responses: bool = True, **options: Any
    ) -> None:
        shared = {"route_class": JsonBodyRoute, "generate_unique_id_function": read_operation_id}
        responses = {**(TOO_MANY_REQUESTS if root else {}), **options.pop("responses", {})}
        super().__init__(prefix=f"{root}{prefix}", responses=responses, **{**shared, **options})
        self._validate_responses = validate_responses

    def add_api_route(self, path: str, endpoint: Callable[..., Any], **options: Any) -> None:
        if not self._validate_responses:
            endpoint = skip_response_validation(endpoint)
        if not _WITH_BODY.isdisjoint(options.get("methods") or ()):
            own = options.get("responses") or {}
            options["responses"] = {**BROKEN_BODY, **self.responses, **own}
        super().add_api_route(path, endpoint, **options)
        route = self.routes[-1]
        assert isinstance(route, APIRoute)
        route.path_regex = re.compile(f"{route.path_regex.pattern.removesuffix('$').removesuffix('/')}/?$")
