"""The HTML response for a page URL: index.html with the head of the item that the page shows."""

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from api.database import BEGIN_SNAPSHOT, Database, DatabaseUnavailable
from api.pages.index_html import insert_head, mark_not_indexed
from api.pages.page_address import UNIVERSITY_PATH, PageAddress, parse_page_address
from api.pages.page_head import Head, build_head
from api.pages.queries import read_page_facts
from api.pages.sample import mark_head
from api.pages.site_address import read_site_address
from api.references import parse_reference
from api.revalidation import respond_with_etag

REVALIDATE = "no-cache"
WITHOUT_HOST = ""
"""Without a known address of the site, addresses in the page are relative to its host."""
_BY_QUERY = ("discipline", "courses")
"""Nouns whose reference is in the query string. These pages never redirect to another slug."""
_LISTS = ("courses",)
"""Nouns whose pages show search results. An unknown item gives an empty list, and no 404."""


async def build_page_response(request: Request, index_html: str) -> Response | None:
    """Build the response; None when the page shows no single item.

    Status 404 for an unknown item, 503 while PostgreSQL is unavailable, both with the page. 301 for a former slug.
    """
    query = request.scope["query_string"].decode("latin-1")
    address = parse_page_address(request.scope["path"], query)
    if address is None:
        return None
    site = read_site_address(request) or WITHOUT_HOST
    try:
        database: Database = request.app.state.database
        async with database.transaction(BEGIN_SNAPSHOT) as connection:
            facts = await read_page_facts(connection, address)
    except DatabaseUnavailable as error:
        if address.noun in _LISTS:
            return None
        return HTMLResponse(
            index_html, 503, {"Retry-After": str(error.retry_after_seconds), "Cache-Control": REVALIDATE}
        )
    if facts is None and address.noun in _LISTS:
        return None
    if facts is None:
        return HTMLResponse(mark_not_indexed(index_html), 404, {"Cache-Control": REVALIDATE})
    head = build_head(address.noun, facts, site)
    if facts["is_sample"]:
        head = mark_head(head)
    moved = _find_redirect(address, head)
    if moved is not None:
        return RedirectResponse(f"{moved}?{query}" if query else moved, 301, {"Cache-Control": REVALIDATE})
    return respond_with_etag(
        request, HTMLResponse(insert_head(index_html, head, site, _build_preload_path(address))), REVALIDATE
    )


def _build_preload_path(address: PageAddress) -> str | None:
    """The API path that the page requests first; None for a course list."""
    return None if address.noun in _LISTS else f"/api/{address.noun}/{address.reference}"


def _find_redirect(address: PageAddress, head: Head) -> str | None:
    """The redirect target for a former slug or a campus under the wrong institute. None for a correct URL or an id."""
    if address.noun in _BY_QUERY:
        return None
    slugs = head.path.split("/")
    if address.noun == "campus":
        is_right = (address.institute, address.reference) == (slugs[-2], slugs[-1])
        return None if is_right else head.path
    if address.reference == slugs[-1] or isinstance(parse_reference(address.reference), int):
        return None
    return f"{head.path}{address.rest}" if head.path.startswith(UNIVERSITY_PATH) else head.path
