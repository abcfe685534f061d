"""The map in the response of POST /api/search."""

from typing import Literal

from typing_extensions import TypedDict


class Bounds(TypedDict):
    """In degrees. A cluster never crosses the date line."""

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


class MapPlace(TypedDict):
    """A city, state or country. The name of a country is also its country_name."""

    kind: Literal["city", "state", "country"]
    name: str
    country_name: str


class MapCampus(TypedDict):
    """A campus on the map. course_count: matching courses at the campus."""

    id: int
    slug: str
    name: str
    institute: MapInstitute
    city: MapCity | None
    latitude: float
    longitude: float
    course_count: int


class MapCluster(TypedDict):
    """The campuses of one tile of the map. The point is the centroid of the campuses.

    pair_count counts a course once for each of its campuses in the tile; course_count counts each course once.
    city: the city with most courses, or null while its name is unknown. place: the smallest place that more than half
    of the courses are in, or null when there is none. campus: the campus, when all courses are at a single campus.
    """

    tile: str
    latitude: float
    longitude: float
    bounds: Bounds
    pair_count: int
    course_count: int
    city: MapCity | None
    place: MapPlace | None
    campus: MapCampus | None


class SearchMap(TypedDict):
    """Clusters, or single campuses at a high zoom. The counts are for the whole area."""

    pair_count: int
    course_count: int
    clusters: list[MapCluster]
    campuses: list[MapCampus]
