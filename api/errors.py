"""Converts exceptions to error responses. The body is a `Problem`, or a `CrmProblem` for a Refusal under /crm."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from api.database import DatabaseUnavailable
from api.edge.security_headers import SecurityHeaders
from api.refusal import Refusal
from schemas.contracts.crm.responses import CrmProblem
from schemas.contracts.errors import FieldProblem, Problem
from schemas.storage.errors import StorageUnavailable
from search.errors import InvalidFilter, NotFound, SessionExpired, Unavailable

INVALID: dict[int | str, dict[str, Any]] = {
    422: {"model": Problem, "description": "A key or a value is invalid."}
}
BROKEN_BODY: dict[int | str, dict[str, Any]] = {
    400: {"model": Problem, "description": "The body cannot be read."},
    413: {"model": Problem, "description": "The body is too large."},
    415: {"model": Problem, "description": "The body is not JSON (Content-Type: application/json)."},
}
TOO_MANY_REQUESTS: dict[int | str, dict[str, Any]] = {
    429: {"model": Problem, "description": "Too many requests from one address; see Retry-After."}
}
NOT_FOUND: dict[int | str, dict[str, Any]] = {
    404: {"model": Problem, "description": "The path or the query contains an unknown id or slug."}
}
SESSION_EXPIRED: dict[int | str, dict[str, Any]] = {
    410: {"model": Problem, "description": "The point-in-time session has expired. Start a new one."}
}
LINK_EXPIRED: dict[int | str, dict[str, Any]] = {
    410: {"model": Problem, "description": "The mailed link has expired or was used. Request a new one."}
}
ONE_ROW: dict[int | str, dict[str, Any]] = {
    **NOT_FOUND,
    410: {"model": Problem, "description": "The value was published once and is withdrawn. Do not retry."},
}
UNAVAILABLE: dict[int | str, dict[str, Any]] = {
    503: {"model": Problem, "description": "Search is temporarily unavailable; see Retry-After."}
}

DATABASE_UNAVAILABLE: dict[int | str, dict[str, Any]] = {
    503: {"model": Problem, "description": "The database is temporarily unavailable; see Retry-After."}
}
CONFLICT: dict[int | str, dict[str, Any]] = {
    409: {"model": Problem, "description": "The request conflicts with stored data."}
}

SIGNED_OUT: dict[int | str, dict[str, Any]] = {
    401: {"model": Problem, "description": "Nobody is signed in, or the password is wrong."}
}
CROSS_SITE: dict[int | str, dict[str, Any]] = {
    403: {"model": Problem, "description": "The request comes from another site."}
}
TOO_MANY: dict[int | str, dict[str, Any]] = {
    429: {"model": Problem, "description": "Too many requests; see Retry-After."}
}
WRONG_VALUE: dict[int | str, dict[str, Any]] = {
    400: {"model": Problem, "description": "A parameter is wrong, or the body cannot be read."}
}
CRM_PREFIX = "/crm/"

_REQUEST_PARTS = frozenset({"body", "query", "path", "header"})
_UNION_MEMBERS = frozenset({"int", "constrained-int", "constrained-str"})
_UNKNOWN_KEY = "unknown key"


def build_problem_response(
    status: int, problem: Problem | CrmProblem, headers: dict[str, str] | None = None
) -> Response:
    """Build an error response. The JSON is ASCII, because an error text can contain input with invalid Unicode.

    Caches must not store the response. Otherwise browsers would keep a 410 even after the row is published again.
    """
    body = json.dumps(problem.model_dump(), separators=(",", ":"), ensure_ascii=True)
    return Response(
        body, status, {"Cache-Control": "no-store", **(headers or {})}, media_type="application/json"
    )


def install_error_handlers(app: FastAPI) -> None:
    app.exception_handler(RequestValidationError)(_handle_invalid_request)
    app.exception_handler(InvalidFilter)(_handle_invalid_filter)
    app.exception_handler(NotFound)(_handle_not_found)
    app.exception_handler(SessionExpired)(_handle_expired_session)
    app.exception_handler(Unavailable)(_handle_unavailable)
    app.exception_handler(DatabaseUnavailable)(_handle_unavailable)
    app.exception_handler(StorageUnavailable)(_handle_unavailable)
    app.exception_handler(Refusal)(_handle_refusal)
    app.exception_handler(HTTPException)(_handle_http_error)
    app.exception_handler(Exception)(_handle_unexpected_error)


async def _handle_invalid_request(_: Request, error: RequestValidationError) -> Response:
    return _build_invalid_response(
        _build_field_problem(each["loc"], each["type"], each["msg"]) for each in error.errors()
    )


async def _handle_invalid_filter(_: Request, error: InvalidFilter) -> Response:
    return _build_invalid_response(
        FieldProblem(field=each.field, reason=each.reason) for each in error.errors
    )


async def _handle_not_found(_: Request, error: NotFound) -> Response:
    return _build_fields_response(
        404, (FieldProblem(field=each.field, reason=each.reason) for each in error.errors)
    )


async def _handle_expired_session(_: Request, error: SessionExpired) -> Response:
    return build_problem_response(410, Problem(detail=f"{error}.", fields=[]))


async def _handle_unavailable(
    _: Request, error: Unavailable | DatabaseUnavailable | StorageUnavailable
) -> Response:
    headers = {"Retry-After": str(error.retry_after_seconds)}
    return build_problem_response(503, Problem(detail=str(error), fields=[]), headers)


async def _handle_refusal(request: Request, error: Refusal) -> Response:
    """Build the response to a Refusal. Under /crm, the body also has the keys `status`, `field` and `message`."""
    fields = [FieldProblem(field=field, reason=text) for field, text in error.fields.items()]
    detail = error.message if error.message.endswith((".", "!")) else f"{error.message}."
    problem: Problem | CrmProblem = Problem(detail=detail, fields=fields)
    if request.url.path.startswith(CRM_PREFIX):
        first = next(iter(error.fields), None)
        problem = CrmProblem(
            status=error.status, field=first, message=error.message, detail=detail, fields=fields
        )
    seconds = error.retry_after_seconds
    headers = {} if seconds is None else {"Retry-After": str(seconds)}
    return build_problem_response(error.status, problem, headers)


async def _handle_http_error(_: Request, error: HTTPException) -> Response:
    headers = dict(error.headers) if error.headers else None
    return build_problem_response(error.status_code, Problem(detail=f"{error.detail}.", fields=[]), headers)


async def _handle_unexpected_error(request: Request, _: Exception) -> Response:
    """Build a response without details. The server logs the exception.

    Starlette sends this response outside the middleware, so the security headers are added here.
    """
    response = build_problem_response(500, Problem(detail="Something went wrong on our side.", fields=[]))
    headers: SecurityHeaders = request.app.state.security_headers
    response.raw_headers += headers.list_missing(request.scope, response.raw_headers)
    return response


def _build_invalid_response(problems: Iterable[FieldProblem]) -> Response:
    return _build_fields_response(422, problems)


def _build_fields_response(status: int, problems: Iterable[FieldProblem]) -> Response:
    fields = list(problems)
    detail = " ".join(f"{each['field']}: {each['reason']}." for each in fields[:3])
    return build_problem_response(status, Problem(detail=detail, fields=fields))


def _build_field_problem(location: Sequence[int | str], kind: str, message: str) -> FieldProblem:
    """Convert a validation error of Pydantic. The location ("body", "fees", 0) becomes the field "fees.0".

    For a union type, Pydantic adds names such as "constrained-int" to the location. Such names are removed, because the
    request has no such keys.
    """
    if kind == "json_invalid":
        return FieldProblem(field="body", reason="not valid JSON")
    path = location[1:] if location and location[0] in _REQUEST_PARTS else location
    names = [str(part) for part in path if not (isinstance(part, str) and part in _UNION_MEMBERS)]
    text = message.removeprefix("Value error, ")
    reason = _UNKNOWN_KEY if kind == "extra_forbidden" else _lower_first_letter(text)
    return FieldProblem(field=".".join(names) or "body", reason=reason)


def _lower_first_letter(text: str) -> str:
    """Convert the first letter to lower case. A text that begins with NaN or Infinity is not changed."""
    return text if text.startswith(("NaN", "Infinity")) else text[:1].lower() + text[1:]
