"""GET site-menu/: the links of the header and the footer (specification of accounts, sections 2.5 and 2.6)."""

from api.dependencies import CountsDep, SnapshotDep
from api.errors import DATABASE_UNAVAILABLE, INVALID
from api.revalidation import RevalidatedRoute
from api.routing import EitherSlashRouter
from api.site_menu.queries import read_site_menu
from schemas.contracts.catalogue.site_menu import SiteMenu

router = EitherSlashRouter(
    prefix="/site-menu",
    tags=["site menu"],
    responses={**INVALID, **DATABASE_UNAVAILABLE},
    route_class=RevalidatedRoute,
)


@router.get("/")
async def site_menu(connection: SnapshotDep, counts: CountsDep) -> SiteMenu:
    """The countries, subjects, groups, scholarships, pages and articles that the header and the footer link to."""
    return await read_site_menu(
        connection, await counts.places.get(connection), await counts.disciplines.get(connection)
    )
