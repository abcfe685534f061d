"""Redirects of addresses that the specification lists (2.2 and 2.3) and that have no page of their own."""

from collections.abc import Mapping, Sequence
from typing import LiteralString
from urllib.parse import urlencode

from api.database import Connection, read_rows
from api.pages.page_address import COURSE_PATH, COURSES_PATH, LISTING_PATH, UNIVERSITY_PATH
from api.references import find_id, parse_reference
from schemas.vocabulary.kinds import LevelType
from schemas.vocabulary.page_types import PAGE_TYPES
from schemas.vocabulary.row_slugs import ANY_VALUE

_LISTS: Mapping[str, str] = {
    "university_details": "universities",
    "university_Individual": "universities",
    "university_course": "course",
    "university_program": "all_programs",
    "country": "all_countries",
    "scholarship_detail": "all_scholarships",
    "group_universities": "all_groups",
    "institute_group_university": "all_groups",
    "pathway_group_universities": "all_pathway_groups",
    "pathway_university": "all_pathway_groups",
    "apply_portal_universities": "all_apply_portals",
    "apply_portal_university": "all_apply_portals",
    "blog_detail": "blog",
    "What_is_interesting": "all_interesting_about_tcf",
    "visa_detail": "all_visas",
    "course_compare": "compare_course",
}
"""The page to which a page type leads without its parameters, such as /blog-detail → /blog."""
ANY = ("-", ANY_VALUE)
"""Parts of /course/{qualification}/{location} that do not limit the courses."""

_LEVEL_TYPES = frozenset(each.replace("_", "-") for each in LevelType)

_COURSE = """
SELECT course.slug
FROM course JOIN institute ON institute.id = institute_id
WHERE course.id = %s AND 'draft' NOT IN (course.status, institute.status)
"""
"""Addresses of withdrawn courses redirect too, because the page of a withdrawn course says what replaced the course."""
_INSTITUTE = "SELECT slug FROM institute WHERE status = 'published' AND id = %s"
_LEVEL = "SELECT slug FROM degree_level WHERE id = %s"
_PLACES: Mapping[str, LiteralString] = {
    "country": "SELECT slug FROM country WHERE slug = %s",
    "state": "SELECT slug FROM state WHERE slug = %s",
    "city": "SELECT slug FROM city WHERE slug = %s",
}
_JOINED = """
SELECT institute.slug AS institute, campus.slug AS campus
FROM institute
JOIN campus ON campus.institute_id = institute.id AND campus.status = 'published'
               AND campus.slug = substr(%(joined)s, length(institute.slug) + 1)
WHERE starts_with(%(joined)s, institute.slug) AND institute.status = 'published'
"""


async def find_alias(connection: Connection, page_type: str, parts: Sequence[str]) -> str | None:
    """Find the path, with default slugs, to which an address without a page redirects. Returns None if there is none.

    - parts: the path after the slug of the page type.
    - /course/{qualification}/{location} leads to the courses of this degree level and place, /course/{id} to a course.
    - /university-course/{id} leads to the courses of an institute.
    """
    if not parts:
        return f"/{PAGE_TYPES[_LISTS[page_type]].slug}" if page_type in _LISTS else None
    if page_type in ("course", "course_no_slug") and len(parts) == 1:
        slug = await _read_slug(connection, _COURSE, await find_id(connection, "course", parts[0]))
        return None if slug is None else f"{COURSE_PATH}/{slug}"
    if page_type in ("course", "course_no_slug") and len(parts) == 2:
        return await _find_listing(connection, *parts)
    if page_type == "university_course" and len(parts) == 1:
        slug = await _read_slug(connection, _INSTITUTE, await find_id(connection, "institute", parts[0]))
        return (
            None
            if slug is None
            else f"{COURSES_PATH}?{urlencode({'page': 'discipline', 'institutes': slug})}"
        )
    return None


async def find_joined_campus(connection: Connection, joined: str) -> str | None:
    """Find the campus page of /university-details/{slug}{campusSlug}, whose two slugs have no slash between them.

    Returns None if no published institute and campus have these slugs.
    """
    if not isinstance(parse_reference(joined), str):
        return None
    rows = await read_rows(connection, _JOINED, {"joined": joined})
    return f"{UNIVERSITY_PATH}/{rows[0]['institute']}/{rows[0]['campus']}" if rows else None


async def _find_listing(connection: Connection, qualification: str, location: str) -> str | None:
    filters: dict[str, str] = {}
    if qualification not in ANY:
        level = await _read_slug(connection, _LEVEL, await find_id(connection, "degree_level", qualification))
        if level is None and qualification not in _LEVEL_TYPES:
            return None
        filters |= {"types": qualification} if level is None else {"levels": level}
    if location not in ANY:
        place = await _find_place(connection, location)
        if place is None:
            return None
        filters |= place
    return f"{LISTING_PATH}?{urlencode(filters)}" if filters else LISTING_PATH


async def _find_place(connection: Connection, slug: str) -> dict[str, str] | None:
    """Find a country, or else a state, or else a city with the slug. Returns a filter such as {"city": "lahore"}.

    Returns None if there is no such place.
    """
    if not isinstance(parse_reference(slug), str):
        return None
    for kind, statement in _PLACES.items():
        if await read_rows(connection, statement, (slug,)):
            return {kind: slug}
    return None


async def _read_slug(connection: Connection, statement: LiteralString, row_id: int | None) -> str | None:
    rows = [] if row_id is None else await read_rows(connection, statement, (row_id,))
    return rows[0]["slug"] if rows else None
