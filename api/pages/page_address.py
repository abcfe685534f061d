"""Parses the URL of a page: /course-detail/bsc-nursing → the course with the slug bsc-nursing."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal
from urllib.parse import parse_qs

from schemas.vocabulary.page_types import ALL_PAGE_TYPES

Noun = Literal["course", "institute", "campus", "discipline", "courses", "country", "list_page"]

LISTING_PATH = "/course"
COURSE_PATH, UNIVERSITY_PATH = "/course-detail", "/university-details"
DISCIPLINE_PATH, COURSES_PATH = "/discipline-detail", "/discipline"
COUNTRY_PATH, _UNIVERSITY_ALIAS_PATH = "/country", "/university-individual"
_LIST_PAGE_ROOTS = frozenset({"all-countries", "universities", "top-universities"})
_DISCIPLINE_KEY, _INSTITUTE_KEY = "discipline", "institutes"

PART_COUNTS: Mapping[str, frozenset[int]] = {
    page_type.slug: frozenset(page_type.part_counts)
    for page_type in ALL_PAGE_TYPES
    if page_type.slug and page_type.part_counts
}
"""The numbers of parts that may follow the first part of a path: 0 or 1 after /course-detail.

A test compares the numbers with the routes of the web.
"""
_PART_COUNTS_BY_ROOT = {slug.lower(): counts for slug, counts in PART_COUNTS.items()}

PAGE_TYPE_NAMES = {each.slug.lower(): each.name for each in ALL_PAGE_TYPES if each.part_counts}
"""The names of the page types by their slugs in lower case."""

_CAMPUS_PART_COUNTS = (2, 3)
"""A campus page has 2 parts (institute, campus) or 3 parts (institute, country, campus)."""
_COURSES_PART_COUNT = 6
"""An institute page has 1 part, or these 6 parts: institute, course, level, discipline, country, campus."""


@dataclass(frozen=True)
class PageAddress:
    """The item that a page shows.

    - reference: the id or slug of the item in the URL. For a course list, the id or slug of the discipline. For a list
      page, the first part of its path.
    - institute: the institute in the path of a campus page, or in the query of a discipline or course list.
    - rest: the path after the institute. A redirect to the current slug keeps this part.
    - is_alias: true for a second address of a page, which always redirects.
    """

    noun: Noun
    reference: str
    institute: str | None = None
    rest: str = ""
    is_alias: bool = False


def is_page(path: str, listing_alias: str | None) -> bool:
    """True if the site has a page for the path. Case is ignored, as in the router of the site."""
    root, *parts = path.strip("/").lower().split("/")
    if root in ("", listing_alias):
        return not parts
    return len(parts) in _PART_COUNTS_BY_ROOT.get(root, ())


def parse_page_address(path: str, query: str) -> PageAddress | None:
    """Parse a URL. Returns None if the page does not show a single item, such as the page of the course listing."""
    root, *parts = path.strip("/").split("/")
    if f"/{root}" == COURSE_PATH and len(parts) <= 1:
        return PageAddress("course", parts[0] if parts else _first_value(query, "course_id"))
    if f"/{root}" == DISCIPLINE_PATH and not parts:
        institute = _first_value(query, _INSTITUTE_KEY)
        return PageAddress("discipline", _first_value(query, _DISCIPLINE_KEY), institute=institute or None)
    if f"/{root}" == COURSES_PATH and not parts:
        return _parse_courses_list(query)
    place = _parse_place_address(root.lower(), parts)
    if place is not None or f"/{root}" != UNIVERSITY_PATH or not parts:
        return place
    if len(parts) in _CAMPUS_PART_COUNTS:
        return PageAddress("campus", parts[-1], institute=parts[0])
    if len(parts) in (1, _COURSES_PART_COUNT):
        return PageAddress("institute", parts[0], rest="".join(f"/{part}" for part in parts[1:]))
    return None


def _parse_place_address(root: str, parts: Sequence[str]) -> PageAddress | None:
    """Parse the URL of a country, of the second address of an institute, or of a list of countries or institutes."""
    if root in _LIST_PAGE_ROOTS and not parts:
        return PageAddress("list_page", root)
    if len(parts) != 1:
        return None
    if f"/{root}" == COUNTRY_PATH:
        return PageAddress("country", parts[0])
    if f"/{root}" == _UNIVERSITY_ALIAS_PATH:
        return PageAddress("institute", parts[0], is_alias=True)
    return None


def _parse_courses_list(query: str) -> PageAddress | None:
    """Parse the URL of a course list. The query must have one discipline, one institute, or one of each."""
    named = parse_qs(query)
    discipline, institute = (",".join(named.get(key, ())) for key in (_DISCIPLINE_KEY, _INSTITUTE_KEY))
    if not (discipline or institute) or "," in discipline + institute:
        return None
    return PageAddress("courses", discipline, institute=institute or None)


def _first_value(query: str, key: str) -> str:
    """Return the first value of a key in the query, or an empty text."""
    return parse_qs(query).get(key, [""])[0]
