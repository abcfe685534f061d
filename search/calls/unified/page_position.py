"""Parses the position of the requested page from a page number or a cursor."""

from dataclasses import dataclass
from typing import Any

from schemas.contracts.unified.request import SearchRequest
from search.calls.course_search import compute_page_slice
from search.calls.unified.session_tokens import Cursor
from search.errors import FieldError, InvalidFilter


@dataclass(frozen=True, slots=True)
class PagePosition:
    page: int | None
    """The page number. None if the request has a cursor."""
    before: int
    """The number of courses before the page."""
    size: int
    """The maximum number of courses on the page."""
    after: tuple[Any, ...] | None
    """The sort values of the last course before the page, for `search_after`. None if the request has no cursor."""


def parse_page_position(request: SearchRequest, cursor: Cursor | None) -> PagePosition:
    if cursor is not None:
        return PagePosition(None, cursor.before, request.page_size, cursor.after)
    first, size = compute_page_slice(request.page, request.page_size)
    return PagePosition(request.page, first, size, None)


def check_session_keys(request: SearchRequest) -> None:
    """Raise InvalidFilter if the request has more than one of `visit`, `visit_token` and `cursor`.

    Also raises InvalidFilter if a request with `visit` or `cursor` is not for page 1.
    Also raises InvalidFilter if `widening_steps` is given with `visit_token` or `cursor`, which contain the steps.
    """
    given = [key for key in ("visit", "visit_token", "cursor") if getattr(request, key)]
    if len(given) > 1:
        reason = "only one of visit, visit_token and cursor can be given"
        raise InvalidFilter(*(FieldError(key, reason) for key in given))
    if request.widening_steps is not None and (request.visit_token or request.cursor):
        raise InvalidFilter(FieldError("widening_steps", f"{given[0]} contains the steps"))
    if request.page != 1 and (request.visit or request.cursor):
        reason = "visit needs page 1" if request.visit else "page and cursor can not be combined"
        raise InvalidFilter(FieldError("page", reason))
