"""Which addresses of the web are about a course, an institute, a campus, a discipline or the courses of these."""

from dataclasses import dataclass
from typing import Literal
from urllib.parse import parse_qs

Noun = Literal["course", "institute", "campus", "discipline", "courses"]

LISTING_PATH = "/course"
COURSE_PATH, UNIVERSITY_PATH = "/course-detail", "/university-details"
DISCIPLINE_PATH, COURSES_PATH = "/discipline-detail", "/discipline"
_DISCIPLINE_KEY, _INSTITUTE_KEY = "discipline", "institutes"

_CAMPUS_AFTER = (2, 3)
"""Parts behind the university path: an institute and a campus, or with the country between them."""
_TAUGHT_PARTS = 6
"""An institute, then the course, level, discipline, country and campus by which one comes to what it teaches."""


@dataclass(frozen=True)
class PageAddress:
    """reference: the id or slug as it stands in the address, that of the discipline in a list of courses; institute:
    the one whose path a campus stands at, or to which a discipline or a list is narrowed; rest: what of the path
    follows the institute and is kept when it has another slug."""

    noun: Noun
    reference: str
    institute: str | None = None
    rest: str = ""


def parse_page_address(path: str, query: str) -> PageAddress | None:
    """None for an address that is about no one thing, such as the listing."""
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
    if len(parts) in _CAMPUS_AFTER:
        return PageAddress("campus", parts[-1], institute=parts[0])
    if len(parts) in (1, _TAUGHT_PARTS):
        return PageAddress("institute", parts[0], rest="".join(f"/{part}" for part in parts[1:]))
    return None


def _parse_courses_list(query: str) -> PageAddress | None:
    """A list of several disciplines or institutes, or of none, is what one visitor chose and nothing of its own."""
    named = parse_qs(query)
    discipline, institute = (",".join(named.get(key, ())) for key in (_DISCIPLINE_KEY, _INSTITUTE_KEY))
    if not (discipline or institute) or "," in discipline + institute:
        return None
    return PageAddress("courses", discipline, institute=institute or None)


def _first_value(query: str, key: str) -> str:
    """Empty when the address names none, which is an address of what there is not."""
    return parse_qs(query).get(key, [""])[0]
