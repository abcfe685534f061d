"""GET top-words/all: popular searches, and the subjects with the most courses (accounts, section 7)."""

from api.dependencies import CountsDep, PopularSearchesDep, SnapshotDep
from api.errors import DATABASE_UNAVAILABLE, INVALID
from api.popular_search.suggestions import build_top_searches
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
async def top_words_all(
    connection: SnapshotDep, counts: CountsDep, searches: PopularSearchesDep
) -> list[TopWord]:
    """At most 8 popular searches, then at most 30 disciplines and specializations.

    The disciplines and specializations are those with the most published courses.
    """
    subjects = await read_top_words(
        connection, await counts.disciplines.get(connection), await counts.specializations.get(connection)
    )
    return [*build_top_searches(searches), *subjects]
