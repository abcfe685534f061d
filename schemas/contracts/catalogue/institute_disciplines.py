"""POST institute/{id}/discipline/: the disciplines of an institute's courses, with their degree levels."""

from typing import Annotated

from pydantic import Field

from schemas.contracts.base import Input, Output, References
from schemas.contracts.listing.facets import DegreeLevelFacet


class CampusFilter(Input):
    """The campuses whose courses are counted. An empty list means all campuses of the institute."""

    campuses: Annotated[References, Field(description="Slugs or ids of campuses of the institute.")] = []


class InstituteDiscipline(Output):
    """A discipline, and the degree levels of its courses in three lists.

    courses_count is the number of courses in the discipline. The list of a level type without courses is empty.
    The specification fixes the spelling of undergradute and postgradute.
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
