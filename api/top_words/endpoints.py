"""GET top-words/all: the subjects with the most published courses (specification of accounts, section 7)."""

from api.dependencies import CountsDep, SnapshotDep
from api.errors import DATABASE_UNAVAILABLE, INVALID
from api.revalidation import RevalidatedRoute
from api.routing import EitherSlashRouter
from api.top_words.queries import read_top_words
from schemas.contracts.catalogue.places import TopWord

router = EitherSlashRouter(
    prefix="/top-words",
    tags=["top words"],
    responses={**INVALID, **DATABASE_UNAVAILABLE},
    route_class=RevalidatedRoute,
)


@router.get("/all")
async def top_words_all(connection: SnapshotDep, counts: CountsDep) -> list[TopWord]:
    """The disciplines and specializations with the most published courses. The most frequent one is first."""
    return await read_top_words(
        connection, await counts.disciplines.get(connection), await counts.specializations.get(connection)
    )
