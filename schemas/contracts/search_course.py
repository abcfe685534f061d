"""The cascade search-course/…: each step lists the values that lead to courses under the path so far."""

from schemas.contracts.base import Named, Output
from schemas.contracts.facets import DegreeLevelFacet, DisciplineFacet, SpecializationFacet


class CountryStep(Output):
    id: int
    slug: str
    name: str
    iso2: str
    course_count: int


class CampusStep(Output):
    """A campus with the institute that it is of, since campuses of many institutes share their names."""

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
