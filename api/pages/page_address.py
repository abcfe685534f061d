"""Parses the URL of a page: /course-detail/bsc-nursing → the course with the slug bsc-nursing."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal
from urllib.parse import parse_qs

from api.page_route.table import DEFAULT_ROUTES, RouteTable
from schemas.vocabulary.page_types import PAGE_TYPES

Noun = Literal[
    "course", "institute", "campus", "discipline", "courses", "country", "list_page", "scholarship"
]

LISTING_PATH = "/course"
COURSE_PATH, UNIVERSITY_PATH = "/course-detail", "/university-details"
DISCIPLINE_PATH, COURSES_PATH = "/discipline-detail", "/discipline"
COUNTRY_PATH = "/country"
_LIST_PAGE_TYPES = frozenset({"all_countries", "universities", "top_universities"})
SCHOLARSHIP_PATH = "/scholarship-detail"
_DISCIPLINE_KEY, _INSTITUTE_KEY = "discipline", "institutes"

_CAMPUS_PART_COUNTS = (2, 3)
"""A campus page has 2 parts (institute, campus) or 3 parts (institute, country, campus)."""
_COURSES_PART_COUNT = 6
"""An institute page has 1 part, or these 6 parts: institute, course, level, discipline, country, campus."""


@dataclass(frozen=True)
class PageAddress:
    """The item or the list that a page shows.

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


def parse_page_address(path: str, query: str, routes: RouteTable = DEFAULT_ROUTES) -> PageAddress | None:
    """Parse a URL. Returns None for a page without a `Noun`, such as the page of the course listing."""
    root, *parts = path.strip("/").split("/")
    page_type = routes.find_page_type(root)
    if page_type == "course_detail" and len(parts) <= 1:
        return PageAddress("course", parts[0] if parts else _get_first_value(query, "course_id"))
    if page_type == "scholarship_detail" and len(parts) == 1:
        return PageAddress("scholarship", parts[0])
    if page_type == "discipline_detail" and not parts:
        institute = _get_first_value(query, _INSTITUTE_KEY)
        return PageAddress(
            "discipline", _get_first_value(query, _DISCIPLINE_KEY), institute=institute or None
        )
    if page_type == "discipline" and not parts:
        return _parse_courses_list(query)
    place = _parse_place_address(page_type, parts)
    if place is not None or page_type != "university_details" or not parts:
        return place
    if len(parts) in _CAMPUS_PART_COUNTS:
        return PageAddress("campus", parts[-1], institute=parts[0])
    if len(parts) in (1, _COURSES_PART_COUNT):
        return PageAddress("institute", parts[0], rest="".join(f"/{part}" for part in parts[1:]))
    return None


def _parse_place_address(page_type: str | None, parts: Sequence[str]) -> PageAddress | None:
    """Parse the URL of a country, of the second address of an institute, or of a list of countries or institutes."""
    if page_type in _LIST_PAGE_TYPES and not parts:
        return PageAddress("list_page", PAGE_TYPES[page_type].slug)
    if len(parts) != 1:
        return None
    if page_type == "country":
        return PageAddress("country", parts[0])
    if page_type == "university_Individual":
        return PageAddress("institute", parts[0], is_alias=True)
    return None


def _parse_courses_list(query: str) -> PageAddress | None:
    """Parse the URL of a course list with one discipline, one institute, or one of each. Otherwise, return None."""
    named = parse_qs(query)
    discipline, institute = (",".join(named.get(key, ())) for key in (_DISCIPLINE_KEY, _INSTITUTE_KEY))
    if not (discipline or institute) or "," in discipline + institute:
        return None
    return PageAddress("courses", discipline, institute=institute or None)


def _get_first_value(query: str, key: str) -> str:
    """Return the first value of a key in the query, or an empty text."""
    return parse_qs(query).get(key, [""])[0]
