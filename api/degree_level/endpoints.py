"""GET degree_level/: the degree levels by level type."""

from api.degree_level.queries import read_degree_level_groups
from api.dependencies import CountsDep, SnapshotDep
from api.errors import DATABASE_UNAVAILABLE, INVALID
from api.revalidation import RevalidatedRoute
from api.routing import EitherSlashRouter
from schemas.contracts.listing.facets import DegreeLevelGroupFacet

router = EitherSlashRouter(
    prefix="/degree_level",
    tags=["degree level"],
    responses={**INVALID, **DATABASE_UNAVAILABLE},
    route_class=RevalidatedRoute,
)


@router.get("/")
async def degree_level_list(connection: SnapshotDep, counts: CountsDep) -> list[DegreeLevelGroupFacet]:
    """The three level types with their degree levels. Each type and level has its number of published courses."""
    return await read_degree_level_groups(connection, await counts.levels.get(connection))
