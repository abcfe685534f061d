"""Which city a point belongs to: the metropolis that reaches it, else the nearest town, else none."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from indexer.catalogue.reference.source_rows import PlaceRow
from schemas.geography import KM_PER_DEGREE_OF_LATITUDE, distance_km

REACH_KM_BY_POPULATION: tuple[tuple[int, float], ...] = (
    (5_000_000, 60.0),
    (2_000_000, 50.0),
    (1_000_000, 40.0),
    (500_000, 25.0),
    (200_000, 20.0),
    (100_000, 20.0),
)
"""How far a city of at least so many people reaches: people there would search for the city."""

TOWN_REACH_KM = 20.0
"""How far a smaller town is the nearest town of an address; farther away the place stands for itself."""

PART_OF_SHARE = 1 / 20
PART_OF_REACH = 0.5
"""A place within half the reach of a city 20 times its size is part of that city, not a city of its own."""


@dataclass(frozen=True, slots=True)
class Nearby:
    """A city, how far it is from the point, and that distance as a share of its reach (0 to 1)."""

    place: PlaceRow
    km: float
    share: float


class Metropolises:
    """The cities and towns of one state, asked for the one that a point belongs to."""

    def __init__(self, towns: Iterable[PlaceRow]) -> None:
        self._towns = sorted(towns, key=lambda town: (town.latitude, town.id))
        self._latitudes = [town.latitude for town in self._towns]
        self._centres = {town.id for town in self._towns if self._is_centre(town)}

    def city(self, latitude: float, longitude: float) -> Nearby | None:
        """The metropolis that the point lies deepest in, measured in shares of its reach; None outside of all."""
        inside = [near for near in self._around(latitude, longitude) if near.place.id in self._centres]
        return min(inside, key=lambda near: (near.share, -near.place.population, near.place.id), default=None)

    def town(self, latitude: float, longitude: float) -> Nearby | None:
        """The nearest town, at most TOWN_REACH_KM away."""
        inside = [near for near in self._around(latitude, longitude) if near.km <= TOWN_REACH_KM]
        return min(inside, key=lambda near: (near.km, near.place.id), default=None)

    def _is_centre(self, town: PlaceRow) -> bool:
        if reach_km(town) is None:
            return False
        return not any(
            near.share <= PART_OF_REACH and town.population <= near.place.population * PART_OF_SHARE
            for near in self._around(town.latitude, town.longitude)
        )

    def _around(self, latitude: float, longitude: float) -> Iterator[Nearby]:
        """Towns whose reach covers the point."""
        degrees = REACH_KM_BY_POPULATION[0][1] / KM_PER_DEGREE_OF_LATITUDE
        first = bisect_left(self._latitudes, latitude - degrees)
        last = bisect_right(self._latitudes, latitude + degrees)
        for town in self._towns[first:last]:
            km = distance_km(latitude, longitude, town.latitude, town.longitude)
            reach = reach_km(town) or TOWN_REACH_KM
            if km <= reach:
                yield Nearby(town, km, km / reach)


def reach_km(place: PlaceRow) -> float | None:
    """The metropolitan reach of a city; None for a place too small to have one."""
    return next((km for people, km in REACH_KM_BY_POPULATION if place.population >= people), None)
