"""Queries for the slugs of the page types."""

from api.database import Connection, read_rows
from api.page_route.table import RouteTable
from schemas.contracts.catalogue.page_routes import PageRouteEntry

_ROUTES = "SELECT page_type, slug FROM page_route ORDER BY id"
_FORMER = """
SELECT slug_redirect.slug, page_type
FROM slug_redirect JOIN page_route ON page_route.id = slug_redirect.row_id
WHERE noun = 'page_route'
"""
_SLUG = "SELECT slug FROM page_route WHERE page_type = %s"


async def read_page_routes(connection: Connection) -> list[PageRouteEntry]:
    return [
        PageRouteEntry(page_type=row["page_type"], slug=row["slug"])
        for row in await read_rows(connection, _ROUTES)
    ]


async def read_page_slug(connection: Connection, page_type: str) -> str | None:
    """Return the slug of a page type, or None if there is no such page type."""
    rows = await read_rows(connection, _SLUG, (page_type,))
    return rows[0]["slug"] if rows else None


async def read_route_table(connection: Connection) -> RouteTable:
    """Read all slugs, with the former ones."""
    routes = await read_page_routes(connection)
    former = await read_rows(connection, _FORMER)
    return RouteTable(
        {route["page_type"]: route["slug"] for route in routes},
        {row["slug"].lower(): row["page_type"] for row in former},
    )
