"""GET replacement/: what replaced a page that is gone."""

from typing import Annotated

from fastapi import Query

from api.dependencies import RoutesDep, SnapshotDep
from api.errors import DATABASE_UNAVAILABLE, INVALID
from api.pages.replacements import read_replacement
from api.revalidation import RevalidatedRoute
from api.routing import EitherSlashRouter
from schemas.contracts.catalogue.replacements import Replacement

_ADDRESS_MAX_CHARACTERS = 500

router = EitherSlashRouter(
    prefix="/replacement",
    tags=["replacement"],
    responses={**INVALID, **DATABASE_UNAVAILABLE},
    route_class=RevalidatedRoute,
)


@router.get("/")
async def replacement(
    connection: SnapshotDep,
    routes: RoutesDep,
    address: Annotated[
        str,
        Query(
            max_length=_ADDRESS_MAX_CHARACTERS,
            description="A path on this site, with its query: /course-detail/bsc",
        ),
    ],
) -> Replacement:
    """The pages that replace a withdrawn page, such as the page of a course, institute, scholarship or article.

    `name` is null if the address never had a public page, or if its page is still public.
    """
    path, _, query = address.partition("?")
    found = await read_replacement(connection, path, query, routes)
    return Replacement(name=None, pages=[]) if found is None else found
