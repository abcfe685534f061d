"""GET institute-group/: the groups of institutes."""

from api.dependencies import SnapshotDep
from api.errors import DATABASE_UNAVAILABLE, INVALID
from api.institute_group.queries import read_institute_groups
from api.revalidation import RevalidatedRoute
from api.routing import EitherSlashRouter
from schemas.contracts.catalogue.home_lists import ListedInstituteGroup

router = EitherSlashRouter(
    prefix="/institute-group",
    tags=["institute group"],
    responses={**INVALID, **DATABASE_UNAVAILABLE},
    route_class=RevalidatedRoute,
)


@router.get("/")
async def institute_group_list(connection: SnapshotDep) -> list[ListedInstituteGroup]:
    """All groups with a published institute, sorted by `position`."""
    return await read_institute_groups(connection)
