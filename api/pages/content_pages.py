"""The heads of articles, advertisements, groups, institutes in groups, pages that the team writes, and list pages."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from textwrap import shorten
from typing import Any, LiteralString
from urllib.parse import parse_qs

from psycopg.rows import DictRow

from api.database import Connection, read_rows
from api.group.kinds import GROUP_KINDS, GroupNoun
from api.pages.head import DESCRIPTION_MAX_CHARACTERS, Crumb, Head
from api.pages.indexed import (
    INSTITUTE_GROUP_HAS_INSTITUTES,
    IS_SITE_PAGE,
    PATHWAY_GROUP_HAS_INSTITUTES,
    SITE_PAGES,
)
from api.pages.page_address import UNIVERSITY_PATH
from api.pages.page_language import parse_language, translate_row
from api.pages.sample import SAMPLE_EXISTS
from api.references import Noun, find_id, parse_reference

PAGE_PATH, BLOG_PATH, ADVERT_PATH = "/What+is+interesting", "/blog-detail", "/marketing-detail"

_BLOG = """
SELECT slug, heading, summary, translations, published_on, false AS is_sample
FROM blog WHERE status = 'published' AND id = %(id)s
"""
_PAGE = f"""
SELECT slug, {IS_SITE_PAGE} AS is_site_page, heading, summary, translations, false AS is_sample
FROM page WHERE status = 'published' AND id = %(id)s
"""
_ADVERT = """
SELECT marketing_card.id::text AS slug, heading, 'An advertisement of ' || institute.name || '.' AS summary, is_sample
FROM marketing_card
JOIN institute ON institute.id = institute_id AND institute.status = 'published'
JOIN source ON source.id = source_id
WHERE marketing_card.id = %(id)s AND marketing_card.status = 'published'
"""
_INSTITUTE = """
SELECT institute.slug, institute.name, is_sample
FROM institute JOIN source ON source.id = source_id
WHERE institute.status = 'published' AND institute.id = %(institute)s
"""


@dataclass(frozen=True)
class ContentPage:
    """The data that the server inserts into the HTML of a page.

    - head: None if the address has no row.
    - preload: the API path that the page requests first, or None.
    - redirect: the path with the current slug if the address has a former slug, otherwise None.
    """

    head: Head | None
    is_sample: bool = False
    preload: str | None = None
    redirect: str | None = None


@dataclass(frozen=True)
class _ListPage:
    title: str
    description: str
    shows_courses: bool = False
    parent: Crumb | None = None


_GUIDES, _INTERESTING = Crumb("Guides", "/blog"), Crumb("What is interesting", "/all-interesting-about-tcf")
_ADVERTS = Crumb("Advertisements", "/marketing")
_GROUPS: Mapping[GroupNoun, Crumb] = {
    "institute_group": Crumb("University groups", "/all-groups"),
    "pathway_group": Crumb("Pathway groups", "/all-pathway-groups"),
    "apply_portal": Crumb("Application portals", "/all-apply-portals"),
}
GROUP_PAGES: Mapping[str, GroupNoun] = {
    "group_universities": "institute_group",
    "pathway_group_universities": "pathway_group",
    "apply_portal_universities": "apply_portal",
}
_IS_GROUP_INDEXED: Mapping[GroupNoun, LiteralString] = {
    "institute_group": INSTITUTE_GROUP_HAS_INSTITUTES,
    "pathway_group": PATHWAY_GROUP_HAS_INSTITUTES,
    "apply_portal": "true",
}
MEMBER_PAGES: Mapping[str, GroupNoun] = {
    "institute_group_university": "institute_group",
    "pathway_university": "pathway_group",
    "apply_portal_university": "apply_portal",
}
LIST_PAGES: Mapping[str, _ListPage] = {
    "all_groups": _ListPage(
        _GROUPS["institute_group"].name, "Groups of universities and their members.", True
    ),
    "all_pathway_groups": _ListPage(
        _GROUPS["pathway_group"].name, "Pathway groups and their partner universities.", True
    ),
    "all_apply_portals": _ListPage(
        _GROUPS["apply_portal"].name, "Websites where you can apply to many institutes in one country.", True
    ),
    "institute_courses": _ListPage(
        "Courses at university groups",
        "The courses of the universities of each group.",
        True,
        _GROUPS["institute_group"],
    ),
    "pathway_courses": _ListPage(
        "Courses at pathway partners",
        "The courses of the partner universities of each pathway group.",
        True,
        _GROUPS["pathway_group"],
    ),
    "all_programs": _ListPage("All programs", "All subjects and degree levels with their courses.", True),
    "discover_courses": _ListPage("Discover courses", "Find a course by subject or degree level.", True),
    "discover_course": _ListPage("Discover courses", "Find a course by subject or degree level.", True),
    "mba": _ListPage("MBA courses", "Master of Business Administration and related master’s degrees.", True),
    "blog": _ListPage(_GUIDES.name, "How to choose, apply and pay for a course abroad."),
    "all_interesting_about_tcf": _ListPage(
        _INTERESTING.name, "What you can do on this site, and how it works."
    ),
    "marketing": _ListPage(_ADVERTS.name, "Institutes present their campuses.", True),
    "contact_us": _ListPage("Contact us", "Write to us, and a counsellor answers you."),
    "payment_jazcash": _ListPage("Your payment", "How to see whether your payment has arrived."),
}


async def read_content_page(
    connection: Connection, page_type: str, root: str, parts: Sequence[str], query: str, site: str
) -> ContentPage | None:
    """Read the head of a page. Returns None if this module has no head for the page type and the number of parts.

    - root: the first part of the path. parts: the other parts.
    - site: the base URL of the site.
    """
    language = parse_language(query)
    if page_type in LIST_PAGES and not parts:
        return await _build_list_page(connection, LIST_PAGES[page_type], f"/{root}", site)
    if page_type in SITE_PAGES and not parts:
        return await _read_item(connection, "page", page_type.replace("_", "-"), language, site)
    if page_type == "What_is_interesting" and len(parts) == 1:
        return await _read_item(connection, "page", parts[0], language, site)
    if page_type == "blog_detail" and len(parts) == 1:
        return await _read_item(connection, "blog", parts[0], language, site)
    if page_type == "marketing_detail" and not parts:
        return await _read_advert(connection, parse_qs(query).get("id", [""])[0], site)
    if page_type in GROUP_PAGES and len(parts) == 1:
        return await _read_group(connection, GROUP_PAGES[page_type], f"/{root}", parts[0], language, site)
    if page_type in MEMBER_PAGES and len(parts) == 2:
        return await _read_member(connection, MEMBER_PAGES[page_type], parts, site)
    return None


async def _build_list_page(connection: Connection, page: _ListPage, path: str, site: str) -> ContentPage:
    (facts,) = await read_rows(connection, f"SELECT ({SAMPLE_EXISTS}) AS is_sample")
    parents = () if page.parent is None else (page.parent,)
    head = _build_head("CollectionPage", page.title, page.description, path, site, parents)
    return ContentPage(head, page.shows_courses and facts["is_sample"])


async def _read_item(
    connection: Connection, noun: Noun, reference: str, language: str, site: str
) -> ContentPage:
    """Read an article, or a page that the team writes."""
    row = await _find_row(connection, noun, reference, _BLOG if noun == "blog" else _PAGE)
    if row is None:
        return ContentPage(None)
    facts = translate_row(row, language)
    slug = facts["slug"]
    if noun == "blog":
        parents: tuple[Crumb, ...] = (_GUIDES,)
        path = f"{BLOG_PATH}/{slug}"
        more: dict[str, Any] = {
            "datePublished": facts["published_on"].isoformat(),
            "headline": facts["heading"],
        }
    elif facts["is_site_page"]:
        parents, path, more = (), f"/{slug}", {}
    else:
        parents, path, more = (_INTERESTING,), f"{PAGE_PATH}/{slug}", {}
    kind = "BlogPosting" if noun == "blog" else "WebPage"
    head = _build_head(
        kind,
        facts["heading"],
        facts["summary"],
        path,
        site,
        parents,
        {"inLanguage": facts["language"], **more},
    )
    preload = f"/api/{'blog' if noun == 'blog' else 'pages'}/{reference}"
    return ContentPage(head, preload=preload, redirect=_find_redirect(reference, slug, path))


async def _read_advert(connection: Connection, reference: str, site: str) -> ContentPage:
    card = parse_reference(reference)
    rows = await read_rows(connection, _ADVERT, {"id": card}) if isinstance(card, int) else []
    if not rows:
        return ContentPage(None)
    (facts,) = rows
    path = f"{ADVERT_PATH}?id={facts['slug']}"
    head = _build_head("WebPage", facts["heading"], facts["summary"], path, site, (_ADVERTS,))
    return ContentPage(head, facts["is_sample"], f"/api/marketing-card/{reference}")


async def _read_group(
    connection: Connection, noun: GroupNoun, root: str, reference: str, language: str, site: str
) -> ContentPage:
    row = await _find_group(connection, noun, reference)
    if row is None:
        return ContentPage(None)
    facts = translate_row(row, language)
    path = f"{root}/{facts['slug']}"
    about = {"about": {"@type": "Organization", "name": facts["name"]}}
    head = _build_head("CollectionPage", facts["name"], facts["summary"], path, site, (_GROUPS[noun],), about)
    head = replace(head, is_indexed=row["is_indexed"])
    preload = f"/api/{noun.replace('_', '-')}/{reference}"
    return ContentPage(head, facts["is_sample"], preload, _find_redirect(reference, facts["slug"], path))


async def _read_member(
    connection: Connection, noun: GroupNoun, parts: Sequence[str], site: str
) -> ContentPage:
    """Read an institute in a group. The canonical URL is that of the institute's own page."""
    group = await _find_group(connection, noun, parts[0])
    institute = await find_id(connection, "institute", parts[1])
    if group is None or institute is None:
        return ContentPage(None)
    statement = f"SELECT id FROM ({GROUP_KINDS[noun].members}) AS member WHERE id = %(institute)s"
    parameters = {"group": group["id"], "institute": institute}
    if not await read_rows(connection, statement, parameters):
        return ContentPage(None)
    (facts,) = await read_rows(connection, _INSTITUTE, parameters)
    description = f"{facts['name']}, a member of {group['name']}: facts, campuses and courses."
    head = _build_head(
        "EducationalOrganization", facts["name"], description, f"{UNIVERSITY_PATH}/{facts['slug']}", site
    )
    return ContentPage(head, facts["is_sample"], f"/api/{noun.replace('_', '-')}/{parts[0]}")


async def _find_group(connection: Connection, noun: GroupNoun, reference: str) -> DictRow | None:
    statement = (
        f"SELECT id, slug, name, summary, translations, {_IS_GROUP_INDEXED[noun]} AS is_indexed, "
        f"({SAMPLE_EXISTS}) AS is_sample FROM {noun} "
        "WHERE id = %(id)s AND status = 'published'"
    )
    return await _find_row(connection, noun, reference, statement)


async def _find_row(
    connection: Connection, noun: Noun, reference: str, statement: LiteralString
) -> DictRow | None:
    row_id = await find_id(connection, noun, reference)
    rows = [] if row_id is None else await read_rows(connection, statement, {"id": row_id})
    return rows[0] if rows else None


def _find_redirect(reference: str, slug: str, path: str) -> str | None:
    return None if reference == slug or isinstance(parse_reference(reference), int) else path


def _build_head(
    kind: str,
    title: str,
    summary: str,
    path: str,
    site: str,
    parents: tuple[Crumb, ...] = (),
    more: Mapping[str, Any] | None = None,
) -> Head:
    description = shorten(summary, DESCRIPTION_MAX_CHARACTERS, placeholder="…")
    thing = {"@type": kind, "name": title, "description": description, "url": f"{site}{path}", **(more or {})}
    return Head(title=title, description=description, path=path, thing=thing, parents=parents)
