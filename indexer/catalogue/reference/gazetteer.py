"""Finds the city in which a student would search for an address. Example: `Camperdown, NSW` → Sydney."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from statistics import median

from indexer.catalogue.reference.data_files import read_state_capitals, read_suburbs
from indexer.catalogue.reference.geonames import read_cities, read_places_in_countries
from indexer.catalogue.reference.metropolitan_areas import MetropolitanAreas
from indexer.catalogue.reference.place_index import POSTCODE_SPREAD_KM, PlaceIndex, Point
from indexer.catalogue.reference.place_name_variants import build_spellings, build_wider_place_names
from indexer.catalogue.reference.source_rows import PlaceRow
from indexer.catalogue.reference.state_codes import find_state_code
from schemas.geography import compute_distance_km
from schemas.taxonomy.folding import fold_words


class CityRule(StrEnum):
    """The reason why a city was chosen.

    - metropolis: the point is within the radius of a large city.
    - nearest_town: the nearest town is at most 20 km away.
    - itself: no town is near, so the place of the address is its own city.
    - closest_town: no town is near, and GeoNames does not have the place of the address.
    - capital: the address was not found, so `find_state_capital` has chosen the city.
    """

    METROPOLIS = "metropolis"
    NEAREST_TOWN = "nearest_town"
    ITSELF = "itself"
    CLOSEST_TOWN = "closest_town"
    CAPITAL = "capital"


class PointSource(StrEnum):
    """How the point of an address was found. The most reliable way comes first."""

    GIVEN = "given"
    NAME = "name"
    LISTED_POSTCODE = "listed_postcode"
    """The imported list of postcodes has the postcode."""
    POSTCODE = "postcode"
    """The point was computed from other addresses of the same file that have the same postcode."""
    SIMILAR_NAME = "similar_name"
    """The name of the place differs by one typo."""
    WIDER_PLACE = "wider_place"
    """The place contains the suburb: Brisbane contains `Brisbane City`."""
    STATE_CAPITAL = "state_capital"
    """The address was not found. The point is that of the place that `find_state_capital` returns."""


@dataclass(frozen=True, slots=True)
class Address:
    """An address as a source spells it.

    country_code: ISO 3166 alpha-2. state: a name or an abbreviation, or empty.
    """

    country_code: str
    suburb: str
    state: str
    postcode: str | None = None


@dataclass(frozen=True, slots=True)
class CityMatch:
    """The city of an address. city_id: the city's GeoNames id. latitude, longitude: the point of the address.

    Only the rules `itself` and `capital` can return a city with fewer than 15,000 people.
    load.add_missing_cities adds such cities to the database.
    """

    city_id: int
    city_name: str
    rule: CityRule
    latitude: float
    longitude: float
    point_source: PointSource


@dataclass(frozen=True, slots=True)
class _Location:
    point: Point
    source: PointSource
    place: PlaceRow | None


class Gazetteer:
    """The known places of some countries.

    The constructor takes about 1 s, so an import creates one gazetteer.
    """

    def __init__(self, country_codes: Iterable[str]) -> None:
        codes = frozenset(country_codes)
        places = read_places_in_countries(codes)
        added = (suburb for suburb in read_suburbs() if suburb.country_code in codes)
        self._index = PlaceIndex([*places, *added])
        self._largest: dict[str, PlaceRow] = {}
        for place in places:
            self._largest.setdefault(place.country_code, place)
        self._listed_postcodes: Mapping[tuple[str, str], Point] = {}
        self._postcodes: Mapping[tuple[str, str], Point] = {}
        self._towns: dict[tuple[str, str], list[PlaceRow]] = defaultdict(list)
        for city in read_cities():
            self._towns[city.country_code, city.admin1_code].append(city)
        self._metropolises: dict[tuple[str, str], MetropolitanAreas] = {}

    def use_postcodes(self, points: Mapping[tuple[str, str], Point]) -> None:
        """Set the points of listed (imported) postcodes.

        These points take precedence over points that `learn_postcodes` computes.

        The key is the country code (ISO 3166 alpha-2) and the postcode.
        """
        self._listed_postcodes = points

    def learn_postcodes(self, addresses: Iterable[Address]) -> None:
        """Compute a point for each postcode from the addresses that are found by name.

        A postcode gets a point only if its addresses are close together. Postcodes that were learned earlier
        are forgotten.
        """
        points: dict[tuple[str, str], list[Point]] = defaultdict(list)
        for address in addresses:
            named = self._find_named_place(address, None)
            if named is not None and address.postcode:
                points[address.country_code, address.postcode].append((named.latitude, named.longitude))
        middles = {key: _compute_median_point(known) for key, known in points.items()}
        self._postcodes = {key: middle for key, middle in middles.items() if _are_close(points[key], middle)}

    def find_city(
        self,
        country_code: str,
        suburb: str,
        state: str,
        postcode: str | None = None,
        latitude: float | None = None,
        longitude: float | None = None,
    ) -> CityMatch | None:
        """Return the city of an address, or None if no place or no city can be found.

        If a point is given, the metropolis or town is chosen by the point, not by the name of the suburb. Only cities
        of one state are considered: the state of the place with the suburb's name, or else the state of the address.
        """
        address = Address(country_code, suburb, state, postcode)
        given = None if latitude is None or longitude is None else (latitude, longitude)
        found = self._find_location(address, given)
        return None if found is None else self._choose_city(address, found)

    def find_state_capital(self, country_code: str, state: str) -> CityMatch:
        """Return the capital of the state as an approximate place.

        If state_capitals.csv lacks the state, return the capital of the country. If that is not listed either, return
        the largest place of the country. Raises ValueError if the gazetteer does not cover the country.
        """
        capitals = read_state_capitals()
        code = find_state_code(country_code, state) or ""
        code = code if (country_code, code) in capitals else ""
        name = capitals.get((country_code, code), "")
        place = self._index.find_by_name(
            country_code, code or None, (fold_words(name),), None
        ) or self._largest.get(country_code)
        if place is None:
            raise ValueError(f"country: the gazetteer does not cover {country_code}")
        return _build_match(place, CityRule.CAPITAL, _build_location(place, PointSource.STATE_CAPITAL))

    def _find_location(self, address: Address, given: Point | None) -> _Location | None:
        key = address.country_code, address.postcode or ""
        listed = self._listed_postcodes.get(key)
        near = given or listed or self._postcodes.get(key)
        named = self._find_named_place(address, near)
        if given is not None:
            return _Location(given, PointSource.GIVEN, named)
        if named is not None:
            return _build_location(named, PointSource.NAME)
        if near is not None:
            return _Location(near, PointSource.LISTED_POSTCODE if listed else PointSource.POSTCODE, None)
        code = find_state_code(address.country_code, address.state)
        similar = self._index.find_similar(address.country_code, code, fold_words(address.suburb), near)
        if similar is not None:
            return _build_location(similar, PointSource.SIMILAR_NAME)
        wider = self._index.find_by_name(
            address.country_code, code, build_wider_place_names(_strip_state(address)), near
        )
        return None if wider is None else _build_location(wider, PointSource.WIDER_PLACE)

    def _find_named_place(self, address: Address, near: Point | None) -> PlaceRow | None:
        code = find_state_code(address.country_code, address.state)
        return self._index.find_by_name(
            address.country_code, code, build_spellings(_strip_state(address)), near
        )

    def _choose_city(self, address: Address, found: _Location) -> CityMatch | None:
        code = (
            found.place.admin1_code if found.place else find_state_code(address.country_code, address.state)
        )
        towns = self._get_areas(address.country_code, code or "")
        metropolis = towns.find_metropolis(*found.point)
        if metropolis is not None:
            return _build_match(metropolis.place, CityRule.METROPOLIS, found)
        town = towns.find_town_in_reach(*found.point)
        if town is not None:
            return _build_match(town.place, CityRule.NEAREST_TOWN, found)
        if found.place is not None and found.place.id:
            return _build_match(found.place, CityRule.ITSELF, found)
        if found.source is PointSource.GIVEN:
            return None
        closest = towns.find_nearest_town(*found.point)
        return None if closest is None else _build_match(closest, CityRule.CLOSEST_TOWN, found)

    def _get_areas(self, country_code: str, admin1_code: str) -> MetropolitanAreas:
        """Return the metropolitan areas of one state.

        The areas are built on first use, because there are thousands of states.
        """
        division = country_code, admin1_code
        if division not in self._metropolises:
            self._metropolises[division] = MetropolitanAreas(self._towns.get(division, ()))
        return self._metropolises[division]


def _compute_median_point(points: Collection[Point]) -> Point:
    return median(latitude for latitude, _ in points), median(longitude for _, longitude in points)


def _are_close(points: Iterable[Point], middle: Point) -> bool:
    return all(compute_distance_km(*middle, *point) <= POSTCODE_SPREAD_KM for point in points)


def _strip_state(address: Address) -> str:
    """Remove a text after a comma and a repeated state from the suburb.

    Example: `Kelvin Grove QLD` → `Kelvin Grove`.
    """
    suburb = address.suburb.partition(",")[0].strip()
    words = suburb.split()
    repeats = len(words) > 1 and fold_words(words[-1]) == fold_words(address.state)
    return " ".join(words[:-1]) if repeats else suburb


def _build_location(place: PlaceRow, source: PointSource) -> _Location:
    return _Location((place.latitude, place.longitude), source, place)


def _build_match(place: PlaceRow, rule: CityRule, found: _Location) -> CityMatch:
    latitude, longitude = found.point
    return CityMatch(place.id, place.name, rule, latitude, longitude, found.source)
