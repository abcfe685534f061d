"""Parsing of page URLs into the course, institute, campus, discipline or course list that they show."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal
from urllib.parse import parse_qs

from schemas.vocabulary.addresses import PAGES

Noun = Literal["course", "institute", "campus", "discipline", "courses"]

LISTING_PATH = "/course"
COURSE_PATH, UNIVERSITY_PATH = "/course-detail", "/university-details"
DISCIPLINE_PATH, COURSES_PATH = "/discipline-detail", "/discipline"
_DISCIPLINE_KEY, _INSTITUTE_KEY = "discipline", "institutes"

PART_COUNTS: Mapping[str, frozenset[int]] = {
    **{page: frozenset({0}) for page in PAGES},
    COURSE_PATH[1:]: frozenset({0, 1}),
    UNIVERSITY_PATH[1:]: frozenset({1, 2, 3, 6}),
}
"""The possible numbers of path parts after the first one, by page. A test compares them with the routes of the web."""

_CAMPUS_PART_COUNTS = (2, 3)
"""The possible numbers of path parts of a campus page: institute and campus, or institute, country and campus."""
_COURSES_PART_COUNT = 6
"""The number of path parts of an institute page with course, level, discipline, country and campus."""


@dataclass(frozen=True)
class PageAddress:
    """reference: the id or slug in the URL. The reference of a course list is the discipline.

    institute: the institute in the path of a campus, or the institute that narrows a discipline or a course list.
    rest: the path after the institute; a redirect to another slug keeps this part.
    """

    noun: Noun
    reference: str
    institute: str | None = None
    rest: str = ""


def is_page(path: str, listing_alias: str | None) -> bool:
    """Whether the web has a page for the path. Letter case does not matter, as in the router of the web."""
    root, *parts = path.strip("/").lower().split("/")
    if root in ("", listing_alias):
        return not parts
    return len(parts) in PART_COUNTS.get(root, ())


def parse_page_address(path: str, query: str) -> PageAddress | None:
    """Parse a URL; None when the page shows no single item, such as the listing."""
    root, *parts = path.strip("/").split("/")
    if f"/{root}" == COURSE_PATH and len(parts) <= 1:
        return PageAddress("course", parts[0] if parts else _first_value(query, "course_id"))
    if f"/{root}" == DISCIPLINE_PATH and not parts:
        institute = _first_value(query, _INSTITUTE_KEY)
        return PageAddress("discipline", _first_value(query, _DISCIPLINE_KEY), institute=institute or None)
    if f"/{root}" == COURSES_PATH and not parts:
        return _parse_courses_list(query)
    if f"/{root}" != UNIVERSITY_PATH or not parts:
        return None
    if len(parts) in _CAMPUS_PART_COUNTS:
        return PageAddress("campus", parts[-1], institute=parts[0])
    if len(parts) in (1, _COURSES_PART_COUNT):
        return PageAddress("institute", parts[0], rest="".join(f"/{part}" for part in parts[1:]))
    return None


def _parse_courses_list(query: str) -> PageAddress | None:
    """Parse the URL of a course list; None unless the query has one discipline, one institute or one of each."""
    named = parse_qs(query)
    discipline, institute = (",".join(named.get(key, ())) for key in (_DISCIPLINE_KEY, _INSTITUTE_KEY))
    if not (discipline or institute) or "," in discipline + institute:
        return None
    return PageAddress("courses", discipline, institute=institute or None)


def _first_value(query: str, key: str) -> str:
    """The first value of a query key; empty when the key is missing, which leads to a 404."""
    return parse_qs(query).get(key, [""])[0]
