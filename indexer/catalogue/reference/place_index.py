"""An index of places by name."""

from collections import defaultdict
from collections.abc import Iterable

from indexer.catalogue.reference.place_name_variants import Words, is_one_typo_apart
from indexer.catalogue.reference.source_rows import PlaceRow
from schemas.geography import compute_distance_km
from schemas.taxonomy.folding import fold_words

Point = tuple[float, float]
"""Latitude and longitude in WGS84 degrees."""

SAME_POSTCODE_KM = 60.0
"""The maximum distance between the place of an address and the given point, or else the point of its postcode.

A place that is farther away is a different place with the same name.
"""

POSTCODE_SPREAD_KM = 30.0
"""If an address is farther than this from the median point of its postcode, the postcode gets no point."""

TYPO_CHARACTERS_MIN = 6
"""Shorter names are not matched with typos, because a change of one letter often gives the name of another place."""


class PlaceIndex:
    """Finds a place by name within its state."""

    def __init__(self, places: Iterable[PlaceRow]) -> None:
        """places: ordered by population, the largest first."""
        self._own: dict[tuple[str, Words], list[PlaceRow]] = defaultdict(list)
        self._alternate: dict[tuple[str, Words], list[PlaceRow]] = defaultdict(list)
        self._names: dict[tuple[str, str], dict[str, PlaceRow]] = defaultdict(dict)
        for place in places:
            own = fold_words(place.name)
            self._own[place.country_code, own].append(place)
            self._names[place.country_code, place.admin1_code].setdefault("".join(own), place)
            for words in {fold_words(name) for name in place.alternate_names} - {own, ()}:
                self._alternate[place.country_code, words].append(place)

    def find_by_name(
        self, country_code: str, state_code: str | None, ways: Iterable[Words], near: Point | None
    ) -> PlaceRow | None:
        """Return the largest place of the state that has one of the names. The names are tried in the order of `ways`.

        For each name, places with this main name are tried before places with this alternate name.
        near: if given, only places near this point match. If no such place is in the state, a place near the point in
        another state is returned, because the address may have the wrong state.
        state_code: if None, places in all states match.
        """
        for words in dict.fromkeys(ways):
            for index in (self._own, self._alternate):
                close = [place for place in index.get((country_code, words), ()) if _is_near(place, near)]
                within = [place for place in close if state_code in (None, place.admin1_code)]
                for place in within or (close if near is not None else ()):
                    return place
        return None

    def find_similar(
        self, country_code: str, state_code: str | None, words: Words, near: Point | None
    ) -> PlaceRow | None:
        """Return the place of the state whose name differs by one typo.

        Returns None if no place or several places match, if the state is None, or if the name is shorter than
        TYPO_CHARACTERS_MIN. near: if given, only places near this point match.
        """
        joined = "".join(words)
        if state_code is None or len(joined) < TYPO_CHARACTERS_MIN:
            return None
        names = self._names.get((country_code, state_code), {})
        close = [
            place
            for name, place in names.items()
            if is_one_typo_apart(joined, name) and _is_near(place, near)
        ]
        return close[0] if len(close) == 1 else None


def _is_near(place: PlaceRow, near: Point | None) -> bool:
    return near is None or compute_distance_km(place.latitude, place.longitude, *near) <= SAME_POSTCODE_KM
