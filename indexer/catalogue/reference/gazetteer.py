"""Puts an address in the city that a student would search for: Camperdown, NSW is in Sydney."""

from collections import defaultdict
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from enum import StrEnum
from statistics import median

from indexer.catalogue.reference.data_files import suburbs
from indexer.catalogue.reference.geonames import cities, known_places
from indexer.catalogue.reference.metropolitan_areas import Metropolises
from indexer.catalogue.reference.place_index import POSTCODE_SPREAD_KM, PlaceIndex, Point
from indexer.catalogue.reference.place_name_variants import spellings, wider_places
from indexer.catalogue.reference.source_rows import PlaceRow
from indexer.catalogue.reference.state_codes import state_code
from schemas.geography import distance_km
from schemas.taxonomy.folding import fold_words


class Rule(StrEnum):
    """Why a city was chosen."""

    METROPOLIS = "metropolis"
    NEAREST_TOWN = "nearest_town"
    ITSELF = "itself"


class PointSource(StrEnum):
    """By what an address was found, the surest first."""

    GIVEN = "given"
    NAME = "name"
    POSTCODE = "postcode"
    SIMILAR_NAME = "similar_name"
    WIDER_PLACE = "wider_place"


@dataclass(frozen=True, slots=True)
class Address:
    """A place as a source writes it. country_code: ISO 3166 alpha-2; state: name or abbreviation, empty if unknown."""

    country_code: str
    suburb: str
    state: str
    postcode: str | None = None


@dataclass(frozen=True, slots=True)
class CityMatch:
    """The city of an address, city_id its GeoNames id; latitude and longitude are the address's own point.

    Only rule `itself` can give a city below 15,000 people, which load.add_missing_cities puts into the database.
    """

    city_id: int
    city_name: str
    rule: Rule
    latitude: float
    longitude: float
    point_source: PointSource


@dataclass(frozen=True, slots=True)
class _Found:
    point: Point
    source: PointSource
    place: PlaceRow | None


class Gazetteer:
    """The known places of some countries. Making one reads all places (a second): once per import, not per row."""

    def __init__(self, country_codes: Iterable[str]) -> None:
        codes = frozenset(country_codes)
        places = known_places(codes)
        added = (suburb for suburb in suburbs() if suburb.country_code in codes)
        self._index = PlaceIndex([*places, *added])
        self._postcodes: dict[tuple[str, str], Point] = {}
        self._towns: dict[tuple[str, str], list[PlaceRow]] = defaultdict(list)
        for city in cities():
            self._towns[city.country_code, city.admin1_code].append(city)
        self._metropolises: dict[tuple[str, str], Metropolises] = {}

    def learn_postcodes(self, addresses: Iterable[Address]) -> None:
        """Take each postcode's point from the addresses that are found by name, where they agree with each other."""
        points: dict[tuple[str, str], list[Point]] = defaultdict(list)
        for one in addresses:
            named = self._named(one, None)
            if named is not None and one.postcode:
                points[one.country_code, one.postcode].append((named.latitude, named.longitude))
        middles = {key: _middle(known) for key, known in points.items()}
        agreed = {key: middle for key, middle in middles.items() if _agree(points[key], middle)}
        self._postcodes = {**agreed, **self._postcodes}

    def place(
        self,
        country_code: str,
        suburb: str,
        state: str,
        postcode: str | None = None,
        latitude: float | None = None,
        longitude: float | None = None,
    ) -> CityMatch | None:
        """The city of an address, or None when the place cannot be found; a given point wins over the names.

        The city lies in the state of the place that was found, or else in the one that the address names.
        """
        address = Address(country_code, suburb, state, postcode)
        given = None if latitude is None or longitude is None else (latitude, longitude)
        found = self._find(address, given)
        return None if found is None else self._city(address, found)

    def _find(self, address: Address, given: Point | None) -> _Found | None:
        near = given or self._postcodes.get((address.country_code, address.postcode or ""))
        named = self._named(address, near)
        if given is not None:
            return _Found(given, PointSource.GIVEN, named)
        if named is not None:
            return _found(named, PointSource.NAME)
        if near is not None:
            return _Found(near, PointSource.POSTCODE, None)
        code = state_code(address.country_code, address.state)
        similar = self._index.similar(address.country_code, code, fold_words(address.suburb), near)
        if similar is not None:
            return _found(similar, PointSource.SIMILAR_NAME)
        wider = self._index.named(address.country_code, code, wider_places(_plain_suburb(address)), near)
        return None if wider is None else _found(wider, PointSource.WIDER_PLACE)

    def _named(self, address: Address, near: Point | None) -> PlaceRow | None:
        code = state_code(address.country_code, address.state)
        return self._index.named(address.country_code, code, spellings(_plain_suburb(address)), near)

    def _city(self, address: Address, found: _Found) -> CityMatch | None:
        code = found.place.admin1_code if found.place else state_code(address.country_code, address.state)
        towns = self._towns_of(address.country_code, code or "")
        metropolis = towns.city(*found.point)
        if metropolis is not None:
            return _match(metropolis.place, Rule.METROPOLIS, found)
        town = towns.town(*found.point)
        if town is not None:
            return _match(town.place, Rule.NEAREST_TOWN, found)
        if found.place is None or not found.place.id:
            return None
        return _match(found.place, Rule.ITSELF, found)

    def _towns_of(self, country_code: str, admin1_code: str) -> Metropolises:
        """Made when first asked for: a source is of one country, and there are thousands of divisions."""
        division = country_code, admin1_code
        if division not in self._metropolises:
            self._metropolises[division] = Metropolises(self._towns.get(division, ()))
        return self._metropolises[division]


def _middle(points: Collection[Point]) -> Point:
    return median(latitude for latitude, _ in points), median(longitude for _, longitude in points)


def _agree(points: Iterable[Point], middle: Point) -> bool:
    return all(distance_km(*middle, *point) <= POSTCODE_SPREAD_KM for point in points)


def _plain_suburb(address: Address) -> str:
    """The suburb without what follows a comma and without the state that some repeat: Kelvin Grove QLD."""
    suburb = address.suburb.partition(",")[0].strip()
    words = suburb.split()
    repeats = len(words) > 1 and fold_words(words[-1]) == fold_words(address.state)
    return " ".join(words[:-1]) if repeats else suburb


def _found(place: PlaceRow, source: PointSource) -> _Found:
    return _Found((place.latitude, place.longitude), source, place)


def _match(place: PlaceRow, rule: Rule, found: _Found) -> CityMatch:
    latitude, longitude = found.point
    return CityMatch(place.id, place.name, rule, latitude, longitude, found.source)
