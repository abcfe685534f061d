"""GET source/: the data sources of the catalogue."""

from api.dependencies import SnapshotDep
from api.errors import DATABASE_UNAVAILABLE, INVALID
from api.revalidation import RevalidatedRoute
from api.routing import EitherSlashRouter
from api.source.queries import read_sources
from schemas.contracts.catalogue.lists import ListedSource

router = EitherSlashRouter(
    prefix="/source",
    tags=["source"],
    responses={**INVALID, **DATABASE_UNAVAILABLE},
    route_class=RevalidatedRoute,
)


@router.get("/")
async def source_list(connection: SnapshotDep) -> list[ListedSource]:
    """The data sources that have a published course. is_sample is true for the source of invented courses."""
    return await read_sources(connection)
