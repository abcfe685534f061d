"""The map in the response of POST /api/search."""

from typing import Literal

from typing_extensions import TypedDict


class Bounds(TypedDict):
    """A rectangle in WGS84 degrees. A cluster never crosses the date line."""

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
    """A city, a state or a country. For a country, `name` equals country_name."""

    kind: Literal["city", "state", "country"]
    name: str
    country_name: str


class MapCampus(TypedDict):
    """A campus on the map. course_count is the number of matching courses at the campus."""

    id: int
    slug: str
    name: str
    institute: MapInstitute
    city: MapCity | None
    latitude: float
    longitude: float
    course_count: int


class MapCluster(TypedDict):
    """The campuses of one map tile. The point of the cluster is the centroid of its campuses.

    - course_count: the matching courses in the tile. Each course counts once.
    - pair_count: the pairs of course and campus. A course with two campuses in the tile counts twice.
    - city: the city with the most courses, or null while its name is unknown.
    - place: the smallest place that contains more than half of the courses, or null if no place does.
    - campus: the only campus of the tile, or null if the tile has several.
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
    """The clusters of the visible area, or its campuses at a high zoom. Both counts are those of the whole area."""

    pair_count: int
    course_count: int
    clusters: list[MapCluster]
    campuses: list[MapCampus]
