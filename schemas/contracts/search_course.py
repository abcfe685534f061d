"""The responses of search-course/…: each step lists the values that have courses, given the values in the path."""

from schemas.contracts.base import Named, Output
from schemas.contracts.listing.facets import DegreeLevelFacet, DisciplineFacet, SpecializationFacet


class CountryStep(Output):
    id: int
    slug: str
    name: str
    iso2: str
    course_count: int


class CampusStep(Output):
    """A campus with its institute, because campuses of different institutes can have the same name."""

    id: int
    slug: str
    name: str
    campus: str
    institute: Named
    city: Named
    latitude: float
    longitude: float
    course_count: int


class CountrySteps(Output):
    count: int
    results: list[CountryStep]


class DisciplineSteps(Output):
    count: int
    results: list[DisciplineFacet]


class DegreeLevelSteps(Output):
    count: int
    results: list[DegreeLevelFacet]


class CampusSteps(Output):
    count: int
    results: list[CampusStep]


class SpecializationSteps(Output):
    count: int
    results: list[SpecializationFacet]
