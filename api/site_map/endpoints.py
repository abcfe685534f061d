"""/robots.txt, /sitemap.xml and /sitemap/{part}.xml: for search engines, no calls of the contract."""

import re

from fastapi import APIRouter, HTTPException, Request
from starlette.responses import PlainTextResponse, Response

from api.dependencies import SnapshotDep
from api.pages.site_address import site_address
from api.revalidation import RevalidatedRoute
from api.site_map.documents import ALWAYS, index_of, part_of, robots
from api.site_map.queries import KINDS, PART_MAX, part_names, paths_of

router = APIRouter(include_in_schema=False, route_class=RevalidatedRoute)

SITE_PART = "site"
_PART = re.compile(r"([a-z]+)-([1-9][0-9]{0,6})")


@router.get("/robots.txt")
async def robots_txt(request: Request) -> Response:
    """What search engines may visit."""
    return PlainTextResponse(robots(site_address(request)))


@router.get("/sitemap.xml")
async def sitemap_index(request: Request, connection: SnapshotDep) -> Response:
    """The parts of the site map."""
    return _xml(index_of(site_address(request), [SITE_PART, *await part_names(connection)]))


@router.get("/sitemap/{name}.xml")
async def sitemap_part(request: Request, connection: SnapshotDep, name: str) -> Response:
    """The addresses of a part; 404 when it has none."""
    paths = list(ALWAYS) if name == SITE_PART else await _paths(connection, name)
    if not paths:
        raise HTTPException(404, "There is no such part of the site map")
    return _xml(part_of(site_address(request), paths))


async def _paths(connection: SnapshotDep, name: str) -> list[str]:
    named = _PART.fullmatch(name)
    if named is None or named[1] not in KINDS or int(named[2]) > PART_MAX:
        return []
    return await paths_of(connection, named[1], int(named[2]))


def _xml(document: str) -> Response:
    return Response(document, media_type="application/xml")
