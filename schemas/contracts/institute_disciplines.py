"""POST institute/{id}/discipline/: what an institute teaches, by discipline and type of level."""

from typing import Annotated

from pydantic import Field

from schemas.contracts.base import Input, Output, References
from schemas.contracts.facets import DegreeLevelFacet


class CampusFilter(Input):
    """Campuses of the institute, alternatives; none means all."""

    campuses: Annotated[References, Field(description="Slugs or ids of campuses of the institute.")] = []


class InstituteDiscipline(Output):
    """A discipline with the levels that it is taught at (spelling as in the specification); an empty list is a type
    of level that there is no course of. courses_count counts a course once."""

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
