"""Routes answer with and without a trailing slash, and carry the name of their function as operation id."""

from collections.abc import Callable
from typing import Any

from fastapi import APIRouter
from fastapi.routing import APIRoute
from starlette.convertors import StringConvertor, register_url_convertor

from api.errors import BROKEN_BODY


class ReferenceConvertor(StringConvertor):
    """An id or a slug in a path, `{course:reference}`: no other text, so that names of calls stay free beside it."""

    regex = "[0-9A-Za-z-]+"


register_url_convertor("reference", ReferenceConvertor())

_WITH_BODY = frozenset({"POST", "PUT", "PATCH"})


class EitherSlashRouter(APIRouter):
    """A router whose every path also answers in its other spelling, which is not in the OpenAPI document.

    Calls that take a body declare what is answered to a broken one.
    """

    def add_api_route(self, path: str, endpoint: Callable[..., Any], **options: Any) -> None:
        if not _WITH_BODY.isdisjoint(options.get("methods") or ()):
            options["responses"] = {**BROKEN_BODY, **(options.get("responses") or {})}
        super().add_api_route(path, endpoint, **options)
        other = path.removesuffix("/") if path.endswith("/") else f"{path}/"
        super().add_api_route(other, endpoint, **{**options, "include_in_schema": False})


def operation_id(route: APIRoute) -> str:
    return route.name
