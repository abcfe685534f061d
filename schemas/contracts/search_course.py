"""The responses of search-course/….

Each segment of the path selects a value: first a country, then a discipline, and so on. Each response lists the values
for the next segment. Only values with courses are listed.
"""

from schemas.contracts.base import Named, Output
from schemas.contracts.listing.facets import DegreeLevelFacet, DisciplineFacet, SpecializationFacet


class CountryChoice(Output):
    id: int
    slug: str
    name: str
    iso2: str
    course_count: int


class CampusChoice(Output):
    """A campus with its institute, because campuses of two institutes can have the same name."""

    id: int
    slug: str
    name: str
    campus: str
    institute: Named
    city: Named
    latitude: float
    longitude: float
    course_count: int


class CountryChoices(Output):
    count: int
    results: list[CountryChoice]


class DisciplineChoices(Output):
    count: int
    results: list[DisciplineFacet]


class DegreeLevelChoices(Output):
    count: int
    results: list[DegreeLevelFacet]


class CampusChoices(Output):
    count: int
    results: list[CampusChoice]


class SpecializationChoices(Output):
    count: int
    results: list[SpecializationFacet]
