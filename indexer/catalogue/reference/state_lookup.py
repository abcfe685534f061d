"""Finds the state of a place. Every city has exactly one state."""

from collections import defaultdict
from collections.abc import Iterable

from indexer.catalogue.reference.data_files import read_states
from indexer.catalogue.reference.source_rows import PlaceRow, StateRow
from schemas.geography import compute_distance_km


class StateLookup:
    """Finds the state of a place by its admin1 code, the GeoNames code of a first-level division.

    If the code is unknown, the country's only state is returned, or else the state of the nearest city.
    """

    def __init__(self, cities: Iterable[PlaceRow]) -> None:
        self._by_code: dict[tuple[str, str], StateRow] = {}
        self._of_country: dict[str, list[StateRow]] = defaultdict(list)
        self._neighbours: dict[str, list[tuple[PlaceRow, StateRow]]] = defaultdict(list)
        for state in read_states():
            self._of_country[state.country_code].append(state)
            for code in state.admin1_codes:
                self._by_code[state.country_code, code] = state
        for city in cities:
            known = self._by_code.get((city.country_code, city.admin1_code))
            if known is not None:
                self._neighbours[city.country_code].append((city, known))

    def find_state(self, place: PlaceRow) -> StateRow:
        """Return the state of the place.

        Raises ValueError if the code is unknown, and the country has neither exactly one state nor a city with a known
        code.
        """
        known = self._by_code.get((place.country_code, place.admin1_code))
        if known is not None:
            return known
        listed = self._of_country.get(place.country_code, [])
        if len(listed) == 1:
            return listed[0]
        neighbours = self._neighbours.get(place.country_code)
        if not neighbours:
            raise ValueError(f"state: {place.country_code} has no state for {place.name} ({place.id})")
        return min(
            neighbours, key=lambda neighbour: (_measure_distance_km(place, neighbour[0]), neighbour[0].id)
        )[1]


def _measure_distance_km(place: PlaceRow, other: PlaceRow) -> float:
    return compute_distance_km(place.latitude, place.longitude, other.latitude, other.longitude)
