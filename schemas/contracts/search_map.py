"""The map in the response of POST /api/search."""

from typing_extensions import TypedDict


class Bounds(TypedDict):
    """Degrees; a cluster never crosses the date line."""

    south: float
    west: float
    north: float
    east: float


class MapInstitute(TypedDict):
    id: int
    slug: str
    name: str
    logo: str | None


class MapCity(TypedDict):
    id: int
    slug: str
    name: str
    country_name: str


class MapCampus(TypedDict):
    """A campus on the map with the courses at it that are found."""

    id: int
    slug: str
    name: str
    institute: MapInstitute
    city: MapCity | None
    latitude: float
    longitude: float
    course_count: int


class MapCluster(TypedDict):
    """The campuses of one square of the map, at the centre of their points.

    pair_count: courses at campuses, a course once for each of its campuses here; course_count: each course once.
    city: one that has many of them, to name the square by; null while its name is not known. campus: the campus
    itself, when all of them are at one.
    """

    tile: str
    latitude: float
    longitude: float
    bounds: Bounds
    pair_count: int
    course_count: int
    city: MapCity | None
    campus: MapCampus | None


class SearchMap(TypedDict):
    """Clusters, or, from close by, every campus in the area. The counts are of the whole area."""

    pair_count: int
    course_count: int
    clusters: list[MapCluster]
    campuses: list[MapCampus]
