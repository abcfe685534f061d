"""GET apply-portal/: the application portals."""

from api.apply_portal.queries import read_apply_portals
from api.dependencies import SnapshotDep
from api.errors import DATABASE_UNAVAILABLE, INVALID
from api.revalidation import RevalidatedRoute
from api.routing import EitherSlashRouter
from schemas.contracts.catalogue.home_lists import ListedApplyPortal

router = EitherSlashRouter(
    prefix="/apply-portal",
    tags=["apply portal"],
    responses={**INVALID, **DATABASE_UNAVAILABLE},
    route_class=RevalidatedRoute,
)


@router.get("/")
async def apply_portal_list(connection: SnapshotDep) -> list[ListedApplyPortal]:
    """All application portals, sorted by `position`."""
    return await read_apply_portals(connection)
