"""The addresses of the scan: all page types and all GET calls, with slugs and ids of the catalogue."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import psycopg
from psycopg.rows import dict_row

from schemas.vocabulary.page_types import ALL_PAGE_TYPES

Values = Mapping[str, Any]
_GROUP = "(SELECT {0}.slug FROM {0} JOIN {0}_member ON {0}_id = {0}.id ORDER BY {0}.id, institute_id LIMIT 1)"
_MEMBER = (
    "(SELECT institute.slug FROM {0}_member JOIN institute ON institute.id = institute_id "
    "ORDER BY {0}_id, institute_id LIMIT 1)"
)
_READ = f"""
SELECT {_GROUP.format("institute_group")} AS institute_group, {_MEMBER.format("institute_group")} AS group_member,
       {_GROUP.format("pathway_group")} AS pathway_group, {_MEMBER.format("pathway_group")} AS pathway_member,
       {_GROUP.format("apply_portal")} AS apply_portal, {_MEMBER.format("apply_portal")} AS portal_member,
       (SELECT slug FROM blog WHERE status = 'published' ORDER BY id LIMIT 1) AS blog,
       (SELECT slug FROM page WHERE status = 'published' ORDER BY id LIMIT 1) AS page,
       (SELECT slug FROM page WHERE status = 'published' AND category = 'what-is-interesting' ORDER BY id LIMIT 1)
           AS guide,
       (SELECT slug FROM scholarship WHERE status = 'published' ORDER BY id LIMIT 1) AS scholarship,
       (SELECT id FROM marketing_card ORDER BY id LIMIT 1) AS card,
       (SELECT slug FROM visa_guide JOIN country ON country.id = country_id ORDER BY country.id LIMIT 1) AS visa
"""
PARTS: Mapping[tuple[str, int], str] = {
    ("discover_courses", 1): "{discipline_slug}",
    ("course_detail", 1): "{course_slug}",
    ("university_details", 1): "{institute_slug}",
    ("university_details", 2): "{institute_slug}/{campus_slug}",
    ("university_details", 3): "{institute_slug}/{country_slug}/{campus_slug}",
    ("university_details", 6): (
        "{institute_slug}/{course_slug}/{degree_level_slug}/{discipline_slug}/{country_slug}/{campus_slug}"
    ),
    ("apply_portal_universities", 1): "{apply_portal}",
    ("apply_portal_university", 2): "{apply_portal}/{portal_member}",
    ("scholarship_detail", 1): "{scholarship}",
    ("blog_detail", 1): "{blog}",
    ("What_is_interesting", 1): "{guide}",
    ("country", 1): "{country_slug}",
    ("university_Individual", 1): "{institute_slug}",
    ("pathway_group_universities", 1): "{pathway_group}",
    ("pathway_university", 2): "{pathway_group}/{pathway_member}",
    ("group_universities", 1): "{institute_group}",
    ("institute_group_university", 2): "{institute_group}/{group_member}",
    ("visa_detail", 1): "{visa}",
}
"""The path after the slug, by page type and number of parts."""
QUERIES: Mapping[str, str] = {
    "course_detail": "?course_id={course_id}",
    "discipline_detail": "?discipline={discipline_slug}",
    "discipline": "?discipline={discipline_slug}&institutes={institute_slug}",
    "course": "?course=law&country={country_slug}",
    "marketing_detail": "?id={card}",
    "compare_course": "?crs1={course_slug}",
}
CALL_VALUES: Mapping[str, str] = {
    "course": "{course_id}", "country": "{country_id}", "discipline": "{discipline_id}", "campus": "{campus_id}",
    "degree_level": "{degree_level_id}", "specialization": "{specialization_id}", "institute": "{institute_id}",
    "scholarship": "{scholarship}", "card": "{card}", "blog": "{blog}", "reference": "{page}",
    "category": "what-is-interesting", "language": "ur", "uuid": "{short_link}",
    "application_id": "{application}", "document_id": "{document}",
}  # fmt: skip
"""The values of the parameters in the paths of calls."""
GROUPS: Mapping[str, str] = {
    "/api/institute-group/": "{institute_group}",
    "/api/pathway-group/": "{pathway_group}",
    "/api/apply-portal/": "{apply_portal}",
}
CALL_QUERIES: Mapping[str, str] = {
    "/api/cms/routing/get-slug/": "?page_type=course_detail",
    "/api/map/names": "?south=-10&west=110&north=-5&east=120",
    "/api/replacement/": "?address=/course-detail/{course_slug}",
}
_PLACEHOLDER = re.compile(r"\{(\w+)\}")


def read_values(connection: psycopg.Connection) -> dict[str, Any]:
    with connection.cursor(row_factory=dict_row) as cursor:
        row = cursor.execute(_READ.encode()).fetchone()
    assert row is not None
    assert None not in row.values(), row
    return row


def list_pages(connection: psycopg.Connection, values: Values) -> Iterator[str]:
    """Yield the addresses of each page type. Raises KeyError if a page type has no address."""
    slugs: dict[str, str] = dict(connection.execute("SELECT page_type, slug FROM page_route").fetchall())
    for page_type in ALL_PAGE_TYPES:
        slug = slugs[page_type.name]
        for count in page_type.part_counts or (0,):
            parts = f"/{PARTS[page_type.name, count]}" if count else ""
            yield f"/{slug}{parts}".format_map(values)
        if page_type.name in QUERIES:
            yield f"/{slug}{QUERIES[page_type.name]}".format_map(values)


def fill_call(path: str, values: Values) -> str:
    """Fill the parameters of a call: /api/course/{course} → /api/course/17. Raises KeyError for a new parameter."""
    group = next((value for prefix, value in GROUPS.items() if path.startswith(prefix)), "")
    names = {"group": group, **CALL_VALUES}
    if path.startswith("/api/account/visas/"):
        names["country"] = "{visa}"
    template = _PLACEHOLDER.sub(lambda match: names[match[1]], path)
    return (template + CALL_QUERIES.get(path, "")).format_map(values)
