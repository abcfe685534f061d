"""Parses the position of the requested page: a page number, or a cursor."""

from dataclasses import dataclass
from typing import Any

from schemas.contracts.unified.request import SearchRequest
from search.calls.course_search import compute_page_slice
from search.calls.unified.session_tokens import Cursor
from search.errors import FieldError, InvalidFilter


@dataclass(frozen=True, slots=True)
class PagePosition:
    """page: the page number; None with a cursor. before: the number of courses before the page. size: of the page.

    after: the sort values of the last course before the page, for `search_after`; None without a cursor.
    """

    page: int | None
    before: int
    size: int
    after: tuple[Any, ...] | None


def parse_page_position(request: SearchRequest, cursor: Cursor | None) -> PagePosition:
    if cursor is not None:
        return PagePosition(None, cursor.before, request.page_size, cursor.after)
    first, size = compute_page_slice(request.page, request.page_size)
    return PagePosition(request.page, first, size, None)


def check_session_keys(request: SearchRequest) -> None:
    """Raise InvalidFilter for two of `visit`, `visit_token` and `cursor`, or for a page with `visit` or `cursor`."""
    given = [key for key in ("visit", "visit_token", "cursor") if getattr(request, key)]
    if len(given) > 1:
        reason = "only one of visit, visit_token and cursor can be given"
        raise InvalidFilter(*(FieldError(key, reason) for key in given))
    if request.page != 1 and (request.visit or request.cursor):
        reason = "a visit opens on page 1" if request.visit else "a cursor goes without a page"
        raise InvalidFilter(FieldError("page", reason))
