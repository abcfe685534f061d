"""Reads the structured data of lists: the first rows of a list page, and the questions about a country."""

from collections.abc import Mapping
from typing import LiteralString

from psycopg.rows import DictRow

from api.country.guide import read_country_questions
from api.database import Connection, read_rows
from api.institute.listing import sort_institutes
from api.pages.head import Thing, build_thing
from api.pages.indexed import (
    ADVERT_HAS_INSTITUTE,
    COUNTRY_HAS_COURSES,
    INSTITUTE_GROUP_HAS_INSTITUTES,
    IS_SITE_PAGE,
    PATHWAY_GROUP_HAS_INSTITUTES,
)
from api.pages.page_language import translate_row
from schemas.vocabulary.kinds import InstituteOrder
from schemas.vocabulary.site_languages import SiteLanguage

ITEMS_MAX = 30

_INSTITUTES = """
SELECT id, name, tcf_ranking
FROM institute WHERE status = 'published' AND (NOT %(ranked)s OR tcf_ranking IS NOT NULL)
"""
_INSTITUTE_ITEMS = """
SELECT name, '/university-details/' || slug AS path, translations
FROM institute WHERE id = ANY(%(ids)s) ORDER BY array_position(%(ids)s, id)
"""
_INSTITUTE_ORDERS: Mapping[str, InstituteOrder] = {
    "universities": InstituteOrder.NAME,
    "top_universities": InstituteOrder.RANKING,
}
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
"""The SQL statements of list pages by page type. A statement reads the name or heading, the path with default slugs and
the translations of each row. The lists of institutes are not here, because Python sorts institutes."""


async def read_item_list(connection: Connection, page_type: str, language: str, site: str) -> Thing | None:
    """Read the first rows of a list page as an ItemList. Returns None for other pages and for an empty list."""
    if page_type in _INSTITUTE_ORDERS:
        rows = await _read_institutes(connection, _INSTITUTE_ORDERS[page_type])
    elif page_type in _LISTS:
        rows = await read_rows(connection, f"{_LISTS[page_type]} LIMIT {ITEMS_MAX}")
    else:
        return None
    items = []
    for position, row in enumerate(rows, start=1):
        facts = translate_row(row, language)
        name = facts.get("heading") or facts["name"]
        items.append(build_thing("ListItem", position=position, name=name, url=f"{site}{row['path']}"))
    return build_thing("ItemList", itemListElement=items) if items else None


async def _read_institutes(connection: Connection, order: InstituteOrder) -> list[DictRow]:
    """Read the first institutes in the order of the page. Python sorts them, because case and accents are ignored."""
    rows = await read_rows(connection, _INSTITUTES, {"ranked": order == InstituteOrder.RANKING})
    ids = [row["id"] for row in sort_institutes(rows, order)[:ITEMS_MAX]]
    return await read_rows(connection, _INSTITUTE_ITEMS, {"ids": ids})


async def read_question_page(connection: Connection, slug: str, language: str) -> Thing | None:
    """Read the questions that the page of a country shows, as an FAQPage. Returns None if there are none."""
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
