"""POST institute/{id}/discipline/: the disciplines of an institute (specification, section 7)."""

from api.dependencies import LiveIndexDep
from api.errors import INVALID, NOT_FOUND, UNAVAILABLE
from api.routing import EitherSlashRouter
from schemas.contracts.catalogue.institute_disciplines import CampusFilter, InstituteDisciplines
from search.calls import institute_disciplines as search_disciplines

router = EitherSlashRouter(
    prefix="/institute", tags=["institute"], responses={**INVALID, **NOT_FOUND, **UNAVAILABLE}
)


@router.post("/{institute}/discipline/")
async def institute_disciplines(
    live_index: LiveIndexDep, institute: str, filters: CampusFilter | None = None
) -> InstituteDisciplines:
    """The disciplines that an institute (id or slug) teaches at the selected campuses, with their degree levels."""
    return await search_disciplines.list_institute_disciplines(
        live_index, institute, filters or CampusFilter()
    )
