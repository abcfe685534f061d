"""POST institute/{id}/discipline/: the disciplines of an institute's courses, with their degree levels."""

from typing import Annotated

from pydantic import Field

from schemas.contracts.base import Input, Output, References
from schemas.contracts.listing.facets import DegreeLevelFacet


class CampusFilter(Input):
    """Selects the campuses whose courses are counted. An empty list selects all campuses of the institute."""

    campuses: Annotated[References, Field(description="Slugs or ids of campuses of the institute.")] = []


class InstituteDiscipline(Output):
    """A discipline, with the degree levels of its courses in one list for each level type.

    courses_count is the number of courses of the institute in the discipline. If the request selects campuses, only the
    courses at these campuses count. The list of a level type without courses is empty. The specification fixes the
    spelling of undergradute and postgradute.
    """

    id: int
    slug: str
    name: str
    logo: str | None
    icon: str
    courses_count: int
    undergradute: list[DegreeLevelFacet]
    postgradute: list[DegreeLevelFacet]
    research: list[DegreeLevelFacet]


class InstituteDisciplines(Output):
    count: int
    results: list[InstituteDiscipline]
