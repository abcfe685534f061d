"""The endpoints under /cms/routing (specification of accounts, sections 2.1 and 7)."""

from typing import Annotated

from fastapi import Query
from fastapi.exceptions import RequestValidationError

from api.dependencies import SnapshotDep
from api.errors import DATABASE_UNAVAILABLE, INVALID
from api.page_route.queries import read_page_routes, read_page_slug
from api.revalidation import RevalidatedRoute
from api.routing import EitherSlashRouter
from schemas.contracts.catalogue.page_routes import PageRouteEntry, PageSlug

router = EitherSlashRouter(
    prefix="/cms/routing",
    tags=["page route"],
    responses={**INVALID, **DATABASE_UNAVAILABLE},
    route_class=RevalidatedRoute,
)
PageTypeName = Annotated[
    str, Query(max_length=60, pattern=r"^\w+$", description="A page type, such as `course_detail`.")
]


@router.get("/")
async def page_routes(connection: SnapshotDep) -> list[PageRouteEntry]:
    """The page types and their slugs. The site builds the addresses of its pages from this list."""
    return await read_page_routes(connection)


@router.get("/get-slug/")
async def page_route_slug(connection: SnapshotDep, page_type: PageTypeName) -> PageSlug:
    """The slug of a page type."""
    slug = await read_page_slug(connection, page_type)
    if slug is None:
        message = f"There is no page type {page_type}"
        raise RequestValidationError([{"loc": ("query", "page_type"), "type": "value_error", "msg": message}])
    return PageSlug(slug=slug)
