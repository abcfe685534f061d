"""The map in the response of POST /api/search."""

from typing import Literal

from typing_extensions import TypedDict


class Bounds(TypedDict):
    """The smallest rectangle that contains the campuses of a cluster, in WGS84 degrees.

    The rectangle never crosses the date line.
    """

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
    """The campuses with matching courses in one map tile.

    - tile: the tile as zoom/x/y.
    - latitude, longitude: the centroid of the campuses. A campus has the weight of its number of courses.
    - pair_count: the number of pairs of course and campus. A course with two campuses in the tile counts twice.
    - course_count: the number of matching courses in the tile. Each course counts once.
    - city: the city of the tile with the most courses, or null if no city is known.
    - place: the smallest place with more than half of the pairs, or null if there is no such place. A state or country
      is possible only at a low zoom.
    - campus: the campus, if the tile has exactly one. Otherwise null.
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
    """The map of the visible area. At a high zoom, `campuses` lists its campuses, and `clusters` is empty.

    At a lower zoom, `clusters` lists the clusters, and `campuses` is empty. `pair_count` and `course_count` have
    the same meaning as in MapCluster, but for the whole area.
    """

    pair_count: int
    course_count: int
    clusters: list[MapCluster]
    campuses: list[MapCampus]
