"""GET /robots.txt, /sitemap.xml and /sitemap/{part}.xml. OpenAPI does not contain them."""

import re

from fastapi import APIRouter, HTTPException, Request
from starlette.responses import PlainTextResponse, Response

from api.dependencies import RoutesDep, SnapshotDep
from api.pages.site_address import read_site_address
from api.revalidation import RevalidatedRoute
from api.site_map.documents import (
    DISALLOWED_PATHS,
    STATIC_PATHS,
    build_robots_txt,
    build_sitemap_index,
    build_sitemap_part,
)
from api.site_map.queries import KINDS, PART_MAX, read_part_names, read_paths

router = APIRouter(include_in_schema=False, route_class=RevalidatedRoute)

SITE_PART = "site"
_PART = re.compile(r"([a-z]+)-([1-9][0-9]{0,6})")


@router.get("/robots.txt")
async def robots_txt(request: Request, routes: RoutesDep) -> Response:
    """The paths that search engines must not visit, and the address of the site map."""
    return PlainTextResponse(
        build_robots_txt(read_site_address(request), map(routes.localize, DISALLOWED_PATHS))
    )


@router.get("/sitemap.xml")
async def sitemap_index(request: Request, connection: SnapshotDep) -> Response:
    """The index of the site map: the addresses of its parts."""
    return _build_xml_response(
        build_sitemap_index(_require_site_address(request), [SITE_PART, *await read_part_names(connection)])
    )


@router.get("/sitemap/{name}.xml")
async def sitemap_part(request: Request, connection: SnapshotDep, routes: RoutesDep, name: str) -> Response:
    """The URLs in one part of the site map. The status is 404 for an unknown or empty part, and without a base URL."""
    paths = list(STATIC_PATHS) if name == SITE_PART else await _read_part_paths(connection, name)
    if not paths:
        raise HTTPException(404, "There is no such part of the site map")
    site = _require_site_address(request)
    return _build_xml_response(build_sitemap_part(site, map(routes.localize, paths)))


def _require_site_address(request: Request) -> str:
    """Return the base URL.

    Raises HTTPException 404 if the URL is unknown, because a site map needs absolute addresses.
    """
    address = read_site_address(request)
    if address is None:
        raise HTTPException(404, "There is no site map, because FINDER_SITE_URL is not set")
    return address


async def _read_part_paths(connection: SnapshotDep, name: str) -> list[str]:
    named = _PART.fullmatch(name)
    if named is None or named[1] not in KINDS or int(named[2]) > PART_MAX:
        return []
    return await read_paths(connection, named[1], int(named[2]))


def _build_xml_response(document: str) -> Response:
    return Response(document, media_type="application/xml")
