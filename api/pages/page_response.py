"""Builds the HTML response for a page: index.html with the head of the page."""

from dataclasses import replace
from pathlib import PurePosixPath
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from api.database import BEGIN_SNAPSHOT, Connection, Database, DatabaseUnavailable
from api.page_route.table import RouteTable
from api.pages.aliases import find_alias, find_joined_campus
from api.pages.content_pages import read_content_page
from api.pages.head import Facts, Head, Thing
from api.pages.index_html import insert_head, insert_thing, mark_gone, mark_not_indexed
from api.pages.list_data import read_item_list, read_question_page
from api.pages.localized_head import localize_head, localize_thing
from api.pages.page_address import PageAddress, parse_page_address
from api.pages.page_head import build_head
from api.pages.page_language import (
    add_language,
    insert_alternates,
    insert_canonical,
    read_language,
    read_neutral_path,
    translate_facts,
)
from api.pages.plain_data import build_plain_thing
from api.pages.queries import read_page_facts
from api.pages.replacements import read_replacement
from api.pages.sample import mark_head
from api.pages.site_address import read_site_address
from api.references import parse_reference
from api.revalidation import respond_with_etag
from schemas.contracts.catalogue.replacements import Replacement
from schemas.vocabulary.page_types import PAGE_TYPES

REVALIDATE = "no-cache"
WITHOUT_HOST = ""
"""The base URL if the address of the site is unknown. The URLs in the head then have no host."""
_WITHOUT_REDIRECT = ("discipline", "courses", "list_page")
"""Pages whose path contains no slug of an item. On these pages, a former slug of an item is not redirected."""
_LIST_PAGES = ("courses", "list_page")
"""Pages with a list. The page has the status 200 and no own head in two cases: PostgreSQL is unavailable, or the
discipline or institute of a course list is unknown."""


def redirect_former_slug(request: Request, routes: RouteTable, path: PurePosixPath) -> Response | None:
    """Build the redirect from the former slug of a page type to its current slug. Other paths return None."""
    root, *parts = path.parts or ("",)
    slug = routes.find_renamed(root)
    if slug is None:
        return None
    target = "/" + "/".join(quote(part, safe="+") for part in (slug, *parts))
    query = request.scope["query_string"].decode("latin-1")
    return RedirectResponse(f"{target}?{query}" if query else target, 301, {"Cache-Control": REVALIDATE})


async def redirect_alias(request: Request, routes: RouteTable) -> Response | None:
    """Build the redirect of an address without a page of its own, such as /blog-detail → /blog.

    Returns None for other addresses. Also returns None if PostgreSQL is unavailable: the page then says that the
    address is unknown.
    """
    root, *parts = request.scope["path"].strip("/").split("/")
    page_type = routes.find_page_type(root)
    if page_type is None:
        return None
    try:
        database: Database = request.app.state.database
        async with database.transaction(BEGIN_SNAPSHOT) as connection:
            path = await find_alias(connection, page_type, parts)
    except DatabaseUnavailable:
        return None
    return None if path is None else _redirect(request, routes.localize(path))


async def build_page_response(request: Request, index_html: str, routes: RouteTable) -> Response | None:
    """Build the response of an item, a list, or a content page such as an article. For other pages, return None.

    - 404: the item is unknown or was never published.
    - 410: the item was published and is withdrawn. The head names what replaced the item.
    - 301: the URL has a former slug, has a campus under the wrong institute, or is a second address of the page.
    - 503: PostgreSQL is unavailable.

    The bodies of 404, 410 and 503 are index.html. The result is None instead of 404 and 503 for a list, and instead of
    503 for a content page. The caller then returns the page without its own head.
    """
    query = request.scope["query_string"].decode("latin-1")
    address = parse_page_address(request.scope["path"], query, routes)
    site = read_site_address(request) or WITHOUT_HOST
    if address is None:
        return await _build_content_response(request, index_html, query, routes)
    try:
        database: Database = request.app.state.database
        async with database.transaction(BEGIN_SNAPSHOT) as connection:
            facts = await read_page_facts(connection, address)
            lists = await _read_lists(connection, request, address, facts, site)
            is_missing = facts is None or facts.get("is_gone")
            campus = await _find_joined_campus(connection, address) if facts is None else None
            gone = (
                await read_replacement(connection, request.scope["path"], query, routes)
                if is_missing
                else None
            )
    except DatabaseUnavailable as error:
        if address.noun in _LIST_PAGES:
            return None
        return HTMLResponse(
            index_html, 503, {"Retry-After": str(error.retry_after_seconds), "Cache-Control": REVALIDATE}
        )
    if campus is not None:
        return _redirect(request, routes.localize(campus))
    if facts is None and address.noun in _LIST_PAGES:
        return None
    if facts is None or gone is not None:
        return _build_missing_page(index_html, gone)
    if "translations" in facts:
        facts = translate_facts(address.noun, facts, read_language(request))
    head = localize_head(_add_lists(build_head(address.noun, facts, site), *lists), routes, site)
    if facts["is_sample"]:
        head = mark_head(head)
    redirect = _find_redirect(address, head)
    if redirect is not None:
        return _redirect(request, redirect)
    return _respond_with_head(request, index_html, head, site, _build_preload_path(address))


def build_plain_response(request: Request, index_html: str, routes: RouteTable) -> Response:
    """Build the response of a page without its own head, such as the home page."""
    site, path = read_site_address(request) or WITHOUT_HOST, read_neutral_path(request)
    thing = build_plain_thing(routes.find_page_type(request.scope["path"].strip("/")) or "", site)
    if thing is not None:
        index_html = insert_thing(index_html, localize_thing(thing, routes, site))
    html = insert_canonical(index_html, add_language(path, read_language(request)), site)
    return respond_with_etag(request, HTMLResponse(insert_alternates(html, path, site)), REVALIDATE)


def _respond_with_head(
    request: Request, index_html: str, head: Head, site: str, preload: str | None
) -> Response:
    """Build the response of a page with its own head. The canonical URL has the language of the page."""
    html = insert_alternates(index_html, head.path, site)
    head = replace(head, path=add_language(head.path, read_language(request)))
    return respond_with_etag(request, HTMLResponse(insert_head(html, head, site, preload)), REVALIDATE)


async def _read_lists(
    connection: Connection, request: Request, address: PageAddress, facts: Facts | None, site: str
) -> tuple[Thing | None, Thing | None]:
    """Read the rows of a list page, and the questions about a country. A part that the page does not have is None."""
    if facts is None:
        return None, None
    if address.noun == "country":
        return None, await read_question_page(connection, facts["slug"], read_language(request))
    if address.noun == "list_page":
        page_type = address.reference.replace("-", "_")
        return await read_item_list(connection, page_type, read_language(request), site), None
    return None, None


def _add_lists(head: Head, items: Thing | None, questions: Thing | None) -> Head:
    thing = head.thing if items is None else {**head.thing, "mainEntity": items}
    return replace(head, thing=thing, other_things=() if questions is None else (questions,))


async def _find_joined_campus(connection: Connection, address: PageAddress) -> str | None:
    """Find the campus page of an address that joins the slugs of institute and campus without a slash, or None."""
    is_institute = address.noun == "institute" and not address.rest
    return await find_joined_campus(connection, address.reference) if is_institute else None


async def _build_content_response(
    request: Request, index_html: str, query: str, routes: RouteTable
) -> Response | None:
    """Build the response of an article, a group or a page of the site. For other pages, return None."""
    root, *parts = request.scope["path"].strip("/").split("/")
    page_type = PAGE_TYPES.get(routes.find_page_type(root) or "")
    if page_type is None:
        return None
    site = read_site_address(request) or WITHOUT_HOST
    try:
        database: Database = request.app.state.database
        async with database.transaction(BEGIN_SNAPSHOT) as connection:
            page = await read_content_page(connection, page_type.name, page_type.slug, parts, query, site)
            items = await read_item_list(connection, page_type.name, read_language(request), site)
            is_missing = page is not None and page.head is None
            gone = (
                await read_replacement(connection, request.scope["path"], query, routes)
                if is_missing
                else None
            )
    except DatabaseUnavailable:
        return None
    if page is None:
        return None
    if page.head is None:
        return _build_missing_page(index_html, gone)
    if page.redirect is not None:
        return _redirect(request, routes.localize(page.redirect))
    head = localize_head(_add_lists(page.head, items, None), routes, site)
    head = mark_head(head) if page.is_sample else head
    return _respond_with_head(request, index_html, head, site, page.preload)


def _build_missing_page(index_html: str, gone: Replacement | None) -> Response:
    """Build the page of an unknown row (404), or of a withdrawn row (410) with the rows that replaced it."""
    if gone is None:
        return HTMLResponse(mark_not_indexed(index_html), 404, {"Cache-Control": REVALIDATE})
    title = f"{gone['name']} is no longer available"
    names = ", ".join(each["name"] for each in gone["pages"])
    description = f"{title}. See instead: {names}." if names else f"{title}."
    return HTMLResponse(mark_gone(index_html, title, description), 410, {"Cache-Control": REVALIDATE})


def _redirect(request: Request, path: str) -> Response:
    """Redirect to a path. The query of the request is kept."""
    query = request.scope["query_string"].decode("latin-1")
    target = f"{path}{'&' if '?' in path else '?'}{query}" if query else path
    return RedirectResponse(target, 301, {"Cache-Control": REVALIDATE})


def _build_preload_path(address: PageAddress) -> str | None:
    """Return the API path that the page requests first, such as /api/course/bsc-nursing.

    Course lists and list pages have no such path (None).
    """
    return None if address.noun in _LIST_PAGES else f"/api/{address.noun}/{address.reference}"


def _find_redirect(address: PageAddress, head: Head) -> str | None:
    """Return the correct path if the URL has a former slug, has a campus under the wrong institute, or is an alias.

    Otherwise, return None.
    """
    if address.noun in _WITHOUT_REDIRECT:
        return None
    if address.is_alias:
        return head.path
    slugs = head.path.split("/")
    if address.noun == "campus":
        is_right = (address.institute, address.reference) == (slugs[-2], slugs[-1])
        return None if is_right else head.path
    if address.reference == slugs[-1] or isinstance(parse_reference(address.reference), int):
        return None
    return f"{head.path}{address.rest}"
