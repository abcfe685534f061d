"""The names of towns and regions for the built-in world map."""

from schemas.contracts.base import Output


class MapTown(Output):
    name: str
    latitude: float
    longitude: float
    population: int


class MapRegion(Output):
    """A first-level division of a country, such as a state or province.

    Latitude and longitude are the mean of those of the division's towns, weighted by population.
    """

    name: str
    latitude: float
    longitude: float


class MapNames(Output):
    """The names of towns and regions in an area of the map. The place with the highest population is first.

    - towns: at most 120 towns.
    - regions: at most 60 divisions whose point is in the area.
    """

    towns: list[MapTown]
    regions: list[MapRegion]
