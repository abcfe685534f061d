"""Queries for the paths of published pages. Each part of the site map, except `site`, is a range of ids."""

from typing import LiteralString, NamedTuple

from api.database import Connection, read_rows
from api.pages.indexed import (
    ADVERT_HAS_INSTITUTE,
    COUNTRY_HAS_COURSES,
    DISCIPLINE_HAS_COURSES,
    INSTITUTE_GROUP_HAS_INSTITUTES,
    INSTITUTE_HAS_COURSES,
    IS_SITE_PAGE,
    PATHWAY_GROUP_HAS_INSTITUTES,
)

PART_IDS = 25_000
"""The number of ids per part, such as the courses with the ids 25,000 to 49,999. A full part has 1 to 3 MB.

The protocol of site maps allows 50,000 URLs per part.
"""
PART_MAX = 2**31 // PART_IDS


class Kind(NamedTuple):
    """The SQL statements for one kind of page.

    - parts: reads the numbers of the parts with at least one page. These numbers start at 0, but the numbers in URLs
      start at 1.
    - paths: reads the paths of the pages in a range of ids.
    """

    parts: LiteralString
    paths: LiteralString


def _build_table_kind(
    table: LiteralString, condition: LiteralString, before_slug: LiteralString, column: LiteralString = "slug"
) -> Kind:
    """Build the statements for the rows of a table that meet `condition`. A path is before_slug + the column."""
    return Kind(
        f"""
        SELECT part FROM generate_series(0, (SELECT max(id) FROM {table}) / %(size)s::bigint) AS part
        WHERE EXISTS (SELECT FROM {table}
                      WHERE id >= part * %(size)s AND id < (part + 1) * %(size)s AND {condition})
        ORDER BY part
        """,
        f"""
        SELECT '{before_slug}' || {column} AS path
        FROM {table}
        WHERE id >= %(first)s AND id < %(end)s AND {condition}
        ORDER BY id
        """,
    )


COURSES = Kind(
    """
    SELECT part FROM generate_series(0, (SELECT max(id) FROM course) / %(size)s::bigint) AS part
    WHERE EXISTS (SELECT FROM published_course WHERE id >= part * %(size)s AND id < (part + 1) * %(size)s)
    ORDER BY part
    """,
    """
    SELECT '/course-detail/' || course.slug AS path
    FROM published_course AS published JOIN course ON course.id = published.id
    WHERE published.id >= %(first)s AND published.id < %(end)s
    ORDER BY published.id
    """,
)
INSTITUTES = _build_table_kind("institute", "status = 'published'", "/university-details/")
CAMPUSES = Kind(
    """
    SELECT part FROM generate_series(0, (SELECT max(id) FROM campus) / %(size)s::bigint) AS part
    WHERE EXISTS (SELECT FROM campus JOIN institute ON institute.id = institute_id AND institute.status = 'published'
                  WHERE campus.id >= part * %(size)s AND campus.id < (part + 1) * %(size)s
                        AND campus.status = 'published')
    ORDER BY part
    """,
    """
    SELECT '/university-details/' || institute.slug || '/' || campus.slug AS path
    FROM campus JOIN institute ON institute.id = institute_id AND institute.status = 'published'
    WHERE campus.id >= %(first)s AND campus.id < %(end)s AND campus.status = 'published'
    ORDER BY campus.id
    """,
)
DISCIPLINES = _build_table_kind("discipline", DISCIPLINE_HAS_COURSES, "/discipline-detail?discipline=")
COUNTRIES = _build_table_kind("country", COUNTRY_HAS_COURSES, "/country/")
SCHOLARSHIPS = _build_table_kind("scholarship", "status = 'published'", "/scholarship-detail/")
LISTS = _build_table_kind("institute", INSTITUTE_HAS_COURSES, "/discipline?institutes=")
BLOGS = _build_table_kind("blog", "status = 'published'", "/blog-detail/")
SITE_PAGES = _build_table_kind("page", f"status = 'published' AND {IS_SITE_PAGE}", "/")
PAGES = _build_table_kind("page", f"status = 'published' AND NOT ({IS_SITE_PAGE})", "/What+is+interesting/")
GROUPS = _build_table_kind(
    "institute_group", f"status = 'published' AND {INSTITUTE_GROUP_HAS_INSTITUTES}", "/group-universities/"
)
PATHWAYS = _build_table_kind(
    "pathway_group",
    f"status = 'published' AND {PATHWAY_GROUP_HAS_INSTITUTES}",
    "/pathway-group-universities/",
)
PORTALS = _build_table_kind("apply_portal", "status = 'published'", "/apply-portal-universities/")
ADVERTS = _build_table_kind("marketing_card", ADVERT_HAS_INSTITUTE, "/marketing-detail?id=", "id")
KINDS = {
    "courses": COURSES,
    "institutes": INSTITUTES,
    "campuses": CAMPUSES,
    "disciplines": DISCIPLINES,
    "lists": LISTS,
    "countries": COUNTRIES,
    "blogs": BLOGS,
    "about": SITE_PAGES,
    "pages": PAGES,
    "groups": GROUPS,
    "pathways": PATHWAYS,
    "portals": PORTALS,
    "scholarships": SCHOLARSHIPS,
    "adverts": ADVERTS,
}


async def read_part_names(connection: Connection) -> list[str]:
    """Read the names of the parts with at least one page, such as courses-1."""
    names: list[str] = []
    for kind, statements in KINDS.items():
        rows = await read_rows(connection, statements.parts, {"size": PART_IDS})
        names += [f"{kind}-{row['part'] + 1}" for row in rows]
    return names


async def read_paths(connection: Connection, kind: str, part: int) -> list[str]:
    """Read the paths of the pages in one part. The first part has the number 1."""
    bounds = {"first": (part - 1) * PART_IDS, "end": part * PART_IDS}
    return [row["path"] for row in await read_rows(connection, KINDS[kind].paths, bounds)]
