"""Finds the city of a point.

The city is the metropolis whose radius covers the point. If no metropolis covers the point, the city is the nearest
town within TOWN_RADIUS_KM.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from indexer.catalogue.reference.source_rows import PlaceRow
from schemas.geography import KM_PER_DEGREE_OF_LATITUDE, compute_distance_km

RADIUS_KM_BY_POPULATION: tuple[tuple[int, float], ...] = (
    (5_000_000, 60.0),
    (2_000_000, 50.0),
    (1_000_000, 40.0),
    (500_000, 25.0),
    (200_000, 20.0),
    (100_000, 20.0),
)
"""Pairs of minimum population and radius of a metropolis. The first pair that the population reaches applies.

A student who wants to study anywhere within the radius searches for the metropolis.
"""

TOWN_RADIUS_KM = 20.0
"""The maximum distance to the nearest town. The gazetteer decides about places that are farther from every town."""

PART_OF_POPULATION_SHARE = 1 / 20
PART_OF_RADIUS_SHARE = 0.5
"""A place is part of a larger city if both conditions are true:

- the city has at least 20 times as many people as the place
- the place lies within half the radius of the city
"""


@dataclass(frozen=True, slots=True)
class NearbyCity:
    """A city and its distance from a point. `share` is the distance divided by the city's radius (0 to 1)."""

    place: PlaceRow
    km: float
    share: float


class MetropolitanAreas:
    """The cities and towns of one state."""

    def __init__(self, towns: Iterable[PlaceRow]) -> None:
        self._towns = sorted(towns, key=lambda town: (town.latitude, town.id))
        self._latitudes = [town.latitude for town in self._towns]
        self._centres = {town.id for town in self._towns if self._is_centre(town)}

    def find_metropolis(self, latitude: float, longitude: float) -> NearbyCity | None:
        """Return the metropolis for which distance divided by radius is smallest.

        Returns None outside all radii.
        """
        inside = [near for near in self._find_nearby(latitude, longitude) if near.place.id in self._centres]
        return min(inside, key=lambda near: (near.share, -near.place.population, near.place.id), default=None)

    def find_town_in_reach(self, latitude: float, longitude: float) -> NearbyCity | None:
        """Return the nearest town. Returns None if every town is more than TOWN_RADIUS_KM away."""
        inside = [near for near in self._find_nearby(latitude, longitude) if near.km <= TOWN_RADIUS_KM]
        return min(inside, key=lambda near: (near.km, near.place.id), default=None)

    def find_nearest_town(self, latitude: float, longitude: float) -> PlaceRow | None:
        """Return the nearest town at any distance. Returns None if there is no town."""
        return min(
            self._towns,
            key=lambda town: (
                compute_distance_km(latitude, longitude, town.latitude, town.longitude),
                town.id,
            ),
            default=None,
        )

    def _is_centre(self, town: PlaceRow) -> bool:
        if find_radius_km(town) is None:
            return False
        return not any(
            near.share <= PART_OF_RADIUS_SHARE
            and town.population <= near.place.population * PART_OF_POPULATION_SHARE
            for near in self._find_nearby(town.latitude, town.longitude)
        )

    def _find_nearby(self, latitude: float, longitude: float) -> Iterator[NearbyCity]:
        """Yield the towns whose radius covers the point."""
        degrees = RADIUS_KM_BY_POPULATION[0][1] / KM_PER_DEGREE_OF_LATITUDE
        first = bisect_left(self._latitudes, latitude - degrees)
        last = bisect_right(self._latitudes, latitude + degrees)
        for town in self._towns[first:last]:
            km = compute_distance_km(latitude, longitude, town.latitude, town.longitude)
            radius_km = find_radius_km(town) or TOWN_RADIUS_KM
            if km <= radius_km:
                yield NearbyCity(town, km, km / radius_km)


def find_radius_km(place: PlaceRow) -> float | None:
    """Return the radius of a metropolis. Returns None if the place is too small for a metropolis."""
    return next((km for people, km in RADIUS_KM_BY_POPULATION if place.population >= people), None)
