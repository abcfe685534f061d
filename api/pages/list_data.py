"""Reads the structured data of lists: the first rows of a list page, and the questions about a country."""

from collections.abc import Mapping
from typing import LiteralString

from api.country.guide import read_country_questions
from api.database import Connection, read_rows
from api.pages.head import Thing, build_thing
from api.pages.indexed import (
    ADVERT_HAS_INSTITUTE,
    COUNTRY_HAS_COURSES,
    INSTITUTE_GROUP_HAS_INSTITUTES,
    IS_SITE_PAGE,
    PATHWAY_GROUP_HAS_INSTITUTES,
)
from api.pages.page_language import translate_row
from schemas.vocabulary.site_languages import SiteLanguage

ITEMS_MAX = 30

_INSTITUTE: LiteralString = (
    "SELECT name, '/university-details/' || slug AS path, '{}'::jsonb AS translations FROM institute"
)
_INSTITUTE_GROUPS: LiteralString = f"""
SELECT name, '/group-universities/' || slug AS path, translations
FROM institute_group WHERE status = 'published' AND {INSTITUTE_GROUP_HAS_INSTITUTES} ORDER BY position, id
"""
_PATHWAY_GROUPS: LiteralString = f"""
SELECT name, '/pathway-group-universities/' || slug AS path, translations
FROM pathway_group WHERE status = 'published' AND {PATHWAY_GROUP_HAS_INSTITUTES} ORDER BY position, id
"""
_LISTS: Mapping[str, LiteralString] = {
    "all_countries": f"SELECT name, '/country/' || slug AS path, '{{}}'::jsonb AS translations FROM country "
    f"WHERE {COUNTRY_HAS_COURSES} ORDER BY name",
    "universities": f"{_INSTITUTE} WHERE status = 'published' ORDER BY lower(name), id",
    "top_universities": f"{_INSTITUTE} WHERE status = 'published' AND tcf_ranking > 0 ORDER BY tcf_ranking, id",
    "all_groups": _INSTITUTE_GROUPS,
    "institute_courses": _INSTITUTE_GROUPS,
    "all_pathway_groups": _PATHWAY_GROUPS,
    "pathway_courses": _PATHWAY_GROUPS,
    "all_apply_portals": "SELECT name, '/apply-portal-universities/' || slug AS path, translations "
    "FROM apply_portal WHERE status = 'published' ORDER BY position, id",
    "blog": "SELECT heading, '/blog-detail/' || slug AS path, translations "
    "FROM blog WHERE status = 'published' ORDER BY published_on DESC, id DESC",
    "all_interesting_about_tcf": f"SELECT heading, '/What+is+interesting/' || slug AS path, translations "
    f"FROM page WHERE status = 'published' AND NOT ({IS_SITE_PAGE}) ORDER BY position, id",
    "marketing": f"SELECT heading, '/marketing-detail?id=' || id AS path, translations "
    f"FROM marketing_card WHERE {ADVERT_HAS_INSTITUTE} ORDER BY position, id",
}
"""The name or heading, and the path with default slugs, of the rows of each list page."""


async def read_item_list(connection: Connection, page_type: str, language: str, site: str) -> Thing | None:
    """Read the first rows of a list page as an ItemList. Returns None for other pages and for an empty list."""
    if page_type not in _LISTS:
        return None
    rows = await read_rows(connection, f"{_LISTS[page_type]} LIMIT {ITEMS_MAX}")
    items = []
    for position, row in enumerate(rows, start=1):
        facts = translate_row(row, language)
        name = facts.get("heading") or facts["name"]
        items.append(build_thing("ListItem", position=position, name=name, url=f"{site}{row['path']}"))
    return build_thing("ItemList", itemListElement=items) if items else None


async def read_question_page(connection: Connection, slug: str, language: str) -> Thing | None:
    """Read the questions about a country that its page shows. Returns None if there are none."""
    questions = await read_country_questions(connection, slug, SiteLanguage(language))
    if not questions:
        return None
    return build_thing(
        "FAQPage",
        inLanguage=questions[0]["language"],
        mainEntity=[
            build_thing(
                "Question",
                name=each["question"],
                acceptedAnswer=build_thing("Answer", text=each["answer"]),
            )
            for each in questions
        ],
    )
