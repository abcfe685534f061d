"""The names of towns and regions for the bundled map."""

from schemas.contracts.base import Output


class MapTown(Output):
    name: str
    latitude: float
    longitude: float
    population: int


class MapRegion(Output):
    """A first-level division of a country. The point is the centre of its towns, weighted by population."""

    name: str
    latitude: float
    longitude: float


class MapNames(Output):
    """towns: the largest towns of the area, the largest first. regions: the divisions whose centre is in the area."""

    towns: list[MapTown]
    regions: list[MapRegion]
