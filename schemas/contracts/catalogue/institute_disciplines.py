"""POST institute/{id}/discipline/: the disciplines and levels of the courses of an institute."""

from typing import Annotated

from pydantic import Field

from schemas.contracts.base import Input, Output, References
from schemas.contracts.listing.facets import DegreeLevelFacet


class CampusFilter(Input):
    """campuses: combined with OR; an empty list means all campuses."""

    campuses: Annotated[References, Field(description="Slugs or ids of campuses of the institute.")] = []


class InstituteDiscipline(Output):
    """A discipline with the levels of its courses, by level type. A level type without courses has an empty list.

    courses_count counts each course once. The specification fixes the spelling of undergradute and postgradute.
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
