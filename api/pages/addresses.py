"""Which addresses of the web are about a course, an institute or a campus."""

from dataclasses import dataclass
from typing import Literal
from urllib.parse import parse_qs

Noun = Literal["course", "institute", "campus"]

COURSE_PATH, UNIVERSITY_PATH = "/course-detail", "/university-details"

_CAMPUS_AFTER = (2, 3)
"""Parts behind the university path: an institute and a campus, or with the country between them."""
_TAUGHT_PARTS = 6
"""An institute, then the course, level, discipline, country and campus by which one comes to what it teaches."""


@dataclass(frozen=True)
class PageAddress:
    """reference: the id or slug as it stands in the address; institute: the one whose path a campus stands at;
    rest: what of the path follows the institute and is kept when it has another slug."""

    noun: Noun
    reference: str
    institute: str | None = None
    rest: str = ""


def page_address(path: str, query: str) -> PageAddress | None:
    """None for an address that is about no one thing, such as the listing."""
    root, *parts = path.strip("/").split("/")
    if f"/{root}" == COURSE_PATH and len(parts) <= 1:
        return PageAddress("course", parts[0] if parts else _course_id(query))
    if f"/{root}" != UNIVERSITY_PATH or not parts:
        return None
    if len(parts) in _CAMPUS_AFTER:
        return PageAddress("campus", parts[-1], institute=parts[0])
    if len(parts) in (1, _TAUGHT_PARTS):
        return PageAddress("institute", parts[0], rest="".join(f"/{part}" for part in parts[1:]))
    return None


def _course_id(query: str) -> str:
    """Empty when the address names no course, which is an address of one that there is not."""
    return parse_qs(query).get("course_id", [""])[0]
