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
"""The maximum distance between a place and the point of the address's postcode.

A farther place is another place of the same name.
"""

POSTCODE_SPREAD_KM = 30.0
"""If an address is farther than this from the median point of its postcode, the postcode gets no point."""

TYPO_CHARACTERS_MIN = 6
"""Shorter names are not matched with typos, because a change of one letter often gives the name of another place."""


class PlaceIndex:
    """Finds a place by name within its state. If two places match, the larger one is returned."""

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
        """Return the first place of the state that has one of the names.

        If `near` is given, the place must be near it.
        A place with this name takes precedence over a place with this alternate name. If `near` is given, a
        place near it in another state also matches, because the address may have the wrong state. Without a
        state, places in all states match.
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

        Returns None unless there is exactly one.
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
