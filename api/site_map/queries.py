"""Queries for the paths of published pages. Each part of the site map is a range of ids."""

from typing import LiteralString, NamedTuple

from api.database import Connection, read_rows

PART_IDS = 25_000
"""The number of ids per part, such as the courses with the ids 25,000 to 49,999. A part has 1 to 3 MB.

The protocol of site maps allows 50,000 URLs per part.
"""
PART_MAX = 2**31 // PART_IDS

_DISCIPLINE_HAS_COURSES: LiteralString = """EXISTS (
    SELECT FROM specialization
    JOIN course_specialization ON course_specialization.specialization_id = specialization.id
    JOIN published_course ON published_course.id = course_specialization.course_id
    WHERE specialization.discipline_id = discipline.id)"""
_INSTITUTE_HAS_COURSES: LiteralString = """institute.status = 'published' AND EXISTS (
    SELECT FROM course WHERE course.institute_id = institute.id AND course.status = 'published')"""

_COUNTRY_HAS_COURSES: LiteralString = """EXISTS (
    SELECT FROM city
    JOIN campus ON campus.city_id = city.id AND campus.status = 'published'
    JOIN course_campus ON course_campus.campus_id = campus.id
    JOIN published_course ON published_course.id = course_campus.course_id
    WHERE city.country_id = country.id)"""

_INSTITUTE_GROUP_HAS_INSTITUTES: LiteralString = """status = 'published' AND EXISTS (
    SELECT FROM institute_group_member JOIN institute ON institute.id = institute_id AND institute.status = 'published'
    WHERE institute_group_id = institute_group.id)"""
_PATHWAY_GROUP_HAS_INSTITUTES: LiteralString = """status = 'published' AND EXISTS (
    SELECT FROM pathway_group_member JOIN institute ON institute.id = institute_id AND institute.status = 'published'
    WHERE pathway_group_id = pathway_group.id)"""
"""The lists of groups leave out groups without a published institute. The list of portals does not."""


class Kind(NamedTuple):
    """The SQL statements for one kind of page.

    - parts: reads the numbers of the parts with at least one page. These numbers start at 0, but the numbers in URLs
      start at 1.
    - slugs: reads the paths of the pages in a range of ids.
    """

    parts: LiteralString
    slugs: LiteralString


def _build_table_kind(table: LiteralString, condition: LiteralString, before_slug: LiteralString) -> Kind:
    """Build the statements for the rows of a table that meet `condition`. A path is before_slug + slug."""
    return Kind(
        f"""
        SELECT part FROM generate_series(0, (SELECT max(id) FROM {table}) / %(size)s::bigint) AS part
        WHERE EXISTS (SELECT FROM {table}
                      WHERE id >= part * %(size)s AND id < (part + 1) * %(size)s AND {condition})
        ORDER BY part
        """,
        f"""
        SELECT '{before_slug}' || slug AS path
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
DISCIPLINES = _build_table_kind("discipline", _DISCIPLINE_HAS_COURSES, "/discipline-detail?discipline=")
COUNTRIES = _build_table_kind("country", _COUNTRY_HAS_COURSES, "/country/")
SCHOLARSHIPS = _build_table_kind("scholarship", "status = 'published'", "/scholarship-detail/")
LISTS = _build_table_kind("institute", _INSTITUTE_HAS_COURSES, "/discipline?institutes=")
BLOGS = _build_table_kind("blog", "status = 'published'", "/blog-detail/")
SITE_PAGES = _build_table_kind("page", "status = 'published' AND category = 'site'", "/")
PAGES = _build_table_kind("page", "status = 'published' AND category <> 'site'", "/What+is+interesting/")
GROUPS = _build_table_kind("institute_group", _INSTITUTE_GROUP_HAS_INSTITUTES, "/group-universities/")
PATHWAYS = _build_table_kind("pathway_group", _PATHWAY_GROUP_HAS_INSTITUTES, "/pathway-group-universities/")
PORTALS = _build_table_kind("apply_portal", "status = 'published'", "/apply-portal-universities/")
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
    return [row["path"] for row in await read_rows(connection, KINDS[kind].slugs, bounds)]
