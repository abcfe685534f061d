"""GET institute/{id}: an institute with its campuses (specification of accounts, section 7)."""

from api.dependencies import SnapshotDep
from api.errors import DATABASE_UNAVAILABLE, INVALID, NOT_FOUND
from api.institute import queries
from api.revalidation import RevalidatedRoute
from api.routing import EitherSlashRouter
from schemas.contracts.catalogue.institute import InstituteDetail

router = EitherSlashRouter(
    prefix="/institute",
    tags=["institute"],
    responses={**INVALID, **NOT_FOUND, **DATABASE_UNAVAILABLE},
    route_class=RevalidatedRoute,
)


@router.get("/{institute:reference}")
async def institute_detail(connection: SnapshotDep, institute: str) -> InstituteDetail:
    """All data of a published institute, by id or slug. Former slugs are accepted."""
    return await queries.read_institute_detail(connection, institute)
