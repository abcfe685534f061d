"""The names of towns and regions for the bundled map."""

from schemas.contracts.base import Output


class MapTown(Output):
    name: str
    latitude: float
    longitude: float
    population: int


class MapRegion(Output):
    """A first-level division of a country, such as a state or province.

    The point is the centre of the division's towns, weighted by population.
    """

    name: str
    latitude: float
    longitude: float


class MapNames(Output):
    """The names to show in an area of the map.

    - towns: the largest towns of the area, the largest first.
    - regions: the divisions whose point is in the area.
    """

    towns: list[MapTown]
    regions: list[MapRegion]
