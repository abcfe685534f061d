"""Finds what replaced a row that was published and is withdrawn."""

from collections.abc import Mapping, Sequence
from typing import Literal, LiteralString
from urllib.parse import parse_qs

from psycopg.rows import DictRow

from api.database import Connection, read_rows
from api.group.kinds import GROUP_KINDS, GroupNoun
from api.page_route.table import RouteTable
from api.pages.content_pages import GROUP_PAGES, MEMBER_PAGES
from api.pages.indexed import SITE_PAGES
from api.pages.page_address import COURSE_PATH, SCHOLARSHIP_PATH, UNIVERSITY_PATH, parse_page_address
from api.references import find_id, parse_id
from schemas.contracts.catalogue.replacements import Replacement, ReplacingPage
from schemas.vocabulary.page_types import PAGE_TYPES

WithdrawnNoun = (
    Literal["course", "institute", "campus", "scholarship", "blog", "page", "marketing_card"] | GroupNoun
)

_EDITION: LiteralString = "btrim(regexp_replace(lower({name}), '[^[:alpha:]]+', ' ', 'g'))"
"""The name without digits and punctuation, which is equal for two editions of a scholarship or an article."""


def _build_edition_condition(column: LiteralString, other: LiteralString) -> LiteralString:
    return f"{_EDITION.replace('{name}', column)} = {_EDITION.replace('{name}', other)}"


_INSTITUTES: LiteralString = """
    SELECT institute.id, institute.slug, institute.name
    FROM gone
    JOIN institute ON institute.status = 'published'
                   AND (institute.id = gone.institute_id
                        OR (institute.country_id = gone.country_id
                            AND lower(institute.name) = lower(gone.institute_name)))
"""
"""The institute of the withdrawn row, and institutes with the same name in the same country, if they are published."""
_COURSE: LiteralString = f"""
WITH gone AS (
    SELECT course.id, course.name, course.degree_level_id, institute.id AS institute_id, institute.country_id,
           institute.name AS institute_name
    FROM course JOIN institute ON institute.id = course.institute_id
    WHERE course.id = %(id)s AND course.status <> 'draft' AND institute.status <> 'draft'
      AND 'withdrawn' IN (course.status, institute.status)
), institutes AS ({_INSTITUTES})
SELECT 0 AS rank, 0 AS age, NULL AS page, NULL AS slug, name FROM gone
UNION ALL
SELECT 1, -course.id, 'course', course.slug, course.name
FROM gone
JOIN course ON lower(course.name) = lower(gone.name) AND course.degree_level_id = gone.degree_level_id
           AND course.id <> gone.id AND course.status = 'published'
JOIN institutes ON institutes.id = course.institute_id
UNION ALL
SELECT 2, id, 'institute', slug, name FROM institutes
ORDER BY rank, age
LIMIT %(limit)s
"""
_INSTITUTE: LiteralString = f"""
WITH gone AS (
    SELECT id AS institute_id, country_id, name AS institute_name
    FROM institute WHERE id = %(id)s AND status = 'withdrawn'
), institutes AS ({_INSTITUTES})
SELECT 0 AS rank, 0 AS age, NULL AS page, NULL AS slug, institute_name AS name FROM gone
UNION ALL
SELECT 1, -id, 'institute', slug, name FROM institutes
ORDER BY rank, age
LIMIT %(limit)s
"""
_CAMPUS: LiteralString = f"""
WITH gone AS (
    SELECT campus.name, institute.id AS institute_id, institute.country_id, institute.name AS institute_name
    FROM campus JOIN institute ON institute.id = campus.institute_id
    WHERE campus.id = %(id)s AND campus.status <> 'draft' AND institute.status <> 'draft'
      AND 'withdrawn' IN (campus.status, institute.status)
), institutes AS ({_INSTITUTES})
SELECT 0 AS rank, 0 AS age, NULL AS page, NULL AS slug, name FROM gone
UNION ALL
SELECT 1, -id, 'institute', slug, name FROM institutes
ORDER BY rank, age
LIMIT %(limit)s
"""
_SCHOLARSHIP: LiteralString = f"""
WITH gone AS (SELECT * FROM scholarship WHERE id = %(id)s AND status = 'withdrawn')
SELECT 0 AS rank, 0 AS age, NULL AS page, NULL AS slug, name FROM gone
UNION ALL
SELECT 1, coalesce(current_date - scholarship.deadline, 0), 'scholarship', scholarship.slug, scholarship.name
FROM gone
JOIN scholarship ON scholarship.status = 'published'
                AND lower(scholarship.provider_name) = lower(gone.provider_name)
                AND {_build_edition_condition("scholarship.name", "gone.name")}
ORDER BY rank, age
LIMIT %(limit)s
"""
_BLOG: LiteralString = f"""
WITH gone AS (SELECT * FROM blog WHERE id = %(id)s AND status = 'withdrawn')
SELECT 0 AS rank, 0 AS age, NULL AS page, NULL AS slug, heading AS name FROM gone
UNION ALL
SELECT 1, current_date - blog.published_on, 'blog', blog.slug, blog.heading
FROM gone JOIN blog ON blog.status = 'published' AND {_build_edition_condition("blog.heading", "gone.heading")}
ORDER BY rank, age
LIMIT %(limit)s
"""
_PAGE: LiteralString = f"""
WITH gone AS (SELECT * FROM page WHERE id = %(id)s AND status = 'withdrawn')
SELECT 0 AS rank, 0 AS age, NULL AS page, NULL AS slug, heading AS name FROM gone
UNION ALL
SELECT 1, -page.id, 'page', page.slug, page.heading
FROM gone
JOIN page ON page.status = 'published' AND page.category = gone.category
         AND {_build_edition_condition("page.heading", "gone.heading")}
ORDER BY rank, age
LIMIT %(limit)s
"""
_ADVERT: LiteralString = f"""
WITH gone AS (
    SELECT marketing_card.heading, institute.id AS institute_id, institute.country_id,
           institute.name AS institute_name
    FROM marketing_card JOIN institute ON institute.id = institute_id
    WHERE marketing_card.id = %(id)s AND marketing_card.status <> 'draft' AND institute.status <> 'draft'
      AND 'withdrawn' IN (marketing_card.status, institute.status)
), institutes AS ({_INSTITUTES})
SELECT 0 AS rank, 0 AS age, NULL AS page, NULL AS slug, heading AS name FROM gone
UNION ALL
SELECT 1, -id, 'institute', slug, name FROM institutes
ORDER BY rank, age
LIMIT %(limit)s
"""


def _select_group(table: LiteralString) -> LiteralString:
    """Build the statement for a group. Nothing replaces a withdrawn group."""
    return f"""
    SELECT NULL AS page, NULL AS slug, name FROM {table} WHERE id = %(id)s AND status = 'withdrawn' LIMIT %(limit)s
    """


def _select_member(group: GroupNoun) -> LiteralString:
    """Build the statement for an institute in a group.

    The page is withdrawn if its institute or its group is withdrawn. If only the group is withdrawn, the institute's
    main page replaces the page in the group.
    """
    return f"""
    WITH gone AS (
        SELECT institute.id AS institute_id, institute.country_id, institute.name AS institute_name,
               institute.status AS institute_status, {group}.slug AS group_slug, {group}.name AS group_name,
               {group}.status AS group_status
        FROM {group}_member AS member
        JOIN institute ON institute.id = member.institute_id
        JOIN {group} ON {group}.id = member.{group}_id
        WHERE institute.id = %(id)s AND {group}.id = %(group)s
          AND 'draft' NOT IN (institute.status, {group}.status)
          AND 'withdrawn' IN (institute.status, {group}.status)
    ), institutes AS ({_INSTITUTES})
    SELECT 0 AS rank, 0 AS age, NULL AS page, NULL AS slug,
           CASE institute_status WHEN 'withdrawn' THEN institute_name ELSE group_name END AS name
    FROM gone
    UNION ALL
    SELECT 1, -id, 'institute', slug, name FROM institutes
    UNION ALL
    SELECT 2, 0, '{group}', group_slug, group_name FROM gone WHERE group_status = 'published'
    ORDER BY rank, age
    LIMIT %(limit)s
    """


_MEMBER_STATEMENTS: Mapping[GroupNoun, LiteralString] = {kind: _select_member(kind) for kind in GROUP_KINDS}
_STATEMENTS: Mapping[WithdrawnNoun, LiteralString] = {
    "course": _COURSE,
    "institute": _INSTITUTE,
    "campus": _CAMPUS,
    "scholarship": _SCHOLARSHIP,
    "blog": _BLOG,
    "page": _PAGE,
    "marketing_card": _ADVERT,
    **{kind: _select_group(kind) for kind in GROUP_KINDS},
}
_PATHS: Mapping[str, str] = {
    "course": COURSE_PATH,
    "institute": UNIVERSITY_PATH,
    "scholarship": SCHOLARSHIP_PATH,
    "blog": "/blog-detail",
    "page": "/What+is+interesting",
    **{noun: f"/{PAGE_TYPES[page].slug}" for page, noun in GROUP_PAGES.items()},
}
_PAGES_MAX = 3
"""At most this many pages replace one that is gone."""


async def read_replacement(
    connection: Connection, path: str, query: str, routes: RouteTable
) -> Replacement | None:
    """Read what replaced the row of an address. Returns None unless the row was published and is withdrawn.

    The best replacement is first: for a course, the same course with a new id, then its institute.
    """
    root, *parts = path.strip("/").split("/")
    page_type = routes.find_page_type(root)
    if page_type is not None and page_type in MEMBER_PAGES and len(parts) == 2:
        rows = await _read_withdrawn_member(connection, MEMBER_PAGES[page_type], *parts)
    else:
        found = _find_row(path, query, routes)
        rows = [] if found is None else await _find_withdrawn(connection, *found)
    if not rows:
        return None
    gone, *others = rows
    pages = [
        ReplacingPage(name=each["name"], path=routes.localize(f"{_PATHS[each['page']]}/{each['slug']}"))
        for each in others
    ]
    return Replacement(name=gone["name"], pages=pages)


async def is_withdrawn(connection: Connection, noun: WithdrawnNoun, row_id: int) -> bool:
    """True if the row had a public page and is withdrawn. False for a published row, a draft and an unknown id."""
    return bool(await _read_withdrawn(connection, noun, row_id))


async def _find_withdrawn(connection: Connection, noun: WithdrawnNoun, reference: str) -> list[DictRow]:
    row_id = parse_id(reference) if noun == "marketing_card" else await find_id(connection, noun, reference)
    return [] if row_id is None else await _read_withdrawn(connection, noun, row_id)


async def _read_withdrawn_member(
    connection: Connection, noun: GroupNoun, group: str, institute: str
) -> list[DictRow]:
    ids = {
        "group": await find_id(connection, noun, group),
        "id": await find_id(connection, "institute", institute),
    }
    return await read_rows(connection, _MEMBER_STATEMENTS[noun], {**ids, "limit": 1 + _PAGES_MAX})


async def _read_withdrawn(connection: Connection, noun: WithdrawnNoun, row_id: int) -> list[DictRow]:
    """Read the withdrawn row, and after it the rows that replace it. Empty unless the row is withdrawn."""
    return await read_rows(connection, _STATEMENTS[noun], {"id": row_id, "limit": 1 + _PAGES_MAX})


def _find_row(path: str, query: str, routes: RouteTable) -> tuple[WithdrawnNoun, str] | None:
    address = parse_page_address(path, query, routes)
    if address is not None:
        noun = address.noun
        return (noun, address.reference) if noun in ("course", "institute", "campus", "scholarship") else None
    root, *parts = path.strip("/").split("/")
    return _find_content(routes.find_page_type(root), parts, query)


def _find_content(
    page_type: str | None, parts: Sequence[str], query: str
) -> tuple[WithdrawnNoun, str] | None:
    if page_type == "marketing_detail" and not parts:
        return "marketing_card", parse_qs(query).get("id", [""])[0]
    if page_type in SITE_PAGES and not parts:
        return "page", PAGE_TYPES[page_type].slug
    if len(parts) != 1 or page_type is None:
        return None
    if page_type in GROUP_PAGES:
        return GROUP_PAGES[page_type], parts[0]
    if page_type == "blog_detail":
        return "blog", parts[0]
    return ("page", parts[0]) if page_type == "What_is_interesting" else None
