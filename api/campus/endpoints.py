"""GET campus/{id}: a campus with its institute."""

from api.dependencies import SnapshotDep
from api.errors import DATABASE_UNAVAILABLE, INVALID, ONE_ROW
from api.institute.queries import read_campus_detail
from api.revalidation import RevalidatedRoute
from api.routing import EitherSlashRouter
from schemas.contracts.catalogue.institute import CampusDetail

router = EitherSlashRouter(
    prefix="/campus",
    tags=["institute"],
    responses={**INVALID, **ONE_ROW, **DATABASE_UNAVAILABLE},
    route_class=RevalidatedRoute,
)


@router.get("/{campus:reference}")
async def campus_detail(connection: SnapshotDep, campus: str) -> CampusDetail:
    """A published campus of a published institute, by id or slug. Former slugs are accepted."""
    return await read_campus_detail(connection, campus)
