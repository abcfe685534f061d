"""The known places of some countries by their names."""

from collections import defaultdict
from collections.abc import Iterable

from indexer.catalogue.reference.place_name_variants import Words, is_one_typo_apart
from indexer.catalogue.reference.source_rows import PlaceRow
from schemas.geography import distance_km
from schemas.taxonomy.folding import fold_words

Point = tuple[float, float]
"""Latitude and longitude in WGS84 degrees."""

SAME_POSTCODE_KM = 60.0
"""A place farther from the point of the address's postcode is another place of the same name."""

POSTCODE_SPREAD_KM = 30.0
"""Addresses of one postcode farther from their middle than this do not agree where it is."""

TYPO_CHARACTERS_MIN = 6
"""In shorter names one letter makes another place."""


class PlaceIndex:
    """Finds a place by name within its state; the larger of two comes first."""

    def __init__(self, places: Iterable[PlaceRow]) -> None:
        """places: the larger first."""
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
        """The place that bears one of the names in the state, near the given point if there is one.

        A place's own name goes before another's alternate name. Another state is right only near the point, for
        then the state was written wrongly; without a state any is.
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
        """The only place of the state whose name is one slip away; None when there are several."""
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
    return near is None or distance_km(place.latitude, place.longitude, *near) <= SAME_POSTCODE_KM
