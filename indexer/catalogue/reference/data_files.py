"""Reads the small reference files in `data/`."""

import csv
from collections.abc import Iterator, Mapping
from datetime import date
from decimal import Decimal
from functools import lru_cache
from pathlib import Path

from indexer.catalogue.reference.source_rows import (
    CountryCorrection,
    CurrencyRow,
    PlaceRow,
    RegionRow,
    StateRow,
)

FOLDER = Path(__file__).parent / "data"


def _read_lines(file_name: str) -> Iterator[Mapping[str, str]]:
    with (FOLDER / file_name).open(encoding="utf-8", newline="") as file:
        yield from csv.DictReader(file)


@lru_cache
def read_regions() -> tuple[RegionRow, ...]:
    """Return the study-abroad regions."""
    return tuple(
        RegionRow(int(line["id"]), line["slug"], line["name"], tuple(line["country_codes"].split()))
        for line in _read_lines("regions.csv")
    )


@lru_cache
def read_currencies() -> tuple[CurrencyRow, ...]:
    """Return all currencies, each with its exchange rate and the date of the rate."""
    return tuple(
        CurrencyRow(
            id=int(line["id"]),
            code=line["code"],
            display_name=line["display_name"],
            description=line["description"],
            value_to_pkr=Decimal(line["value_to_pkr"]),
            rate_date=date.fromisoformat(line["rate_date"]),
        )
        for line in _read_lines("currencies.csv")
    )


@lru_cache
def read_country_corrections() -> Mapping[str, CountryCorrection]:
    """Return corrections of GeoNames' country names and currencies.

    The key is the ISO code of the country.
    """
    return {
        line["country_code"]: CountryCorrection(line["name"] or None, line["currency_code"] or None)
        for line in _read_lines("country_corrections.csv")
    }


@lru_cache
def read_country_names() -> Mapping[str, tuple[str, ...]]:
    """Return short forms of country names and names in other languages.

    The key is the ISO code of the country.
    """
    return {
        line["country_code"]: tuple(line["names"].split("|")) for line in _read_lines("country_names.csv")
    }


@lru_cache
def read_states() -> tuple[StateRow, ...]:
    """Return all states, provinces and other first-level divisions."""
    return tuple(
        StateRow(int(line["id"]), line["country_code"], tuple(line["admin1_codes"].split()), line["name"])
        for line in _read_lines("states.csv")
    )


@lru_cache
def read_state_abbreviations() -> Mapping[tuple[str, str], str]:
    """Return the admin1 codes by country and abbreviation in addresses: `("AU", "NSW")` → `"02"`.

    An admin1 code is the GeoNames code of a state. The file has only Australia and Canada.
    """
    return {
        (line["country_code"], line["abbreviation"]): line["admin1_code"]
        for line in _read_lines("state_abbreviations.csv")
    }


@lru_cache
def read_state_capitals() -> Mapping[tuple[str, str], str]:
    """Return the names of capitals by country and admin1 code. The file has only Australia and the United States.

    An empty code means the whole country.
    """
    return {
        (line["country_code"], line["admin1_code"]): line["city"]
        for line in _read_lines("state_capitals.csv")
    }


@lru_cache
def read_regional_cities() -> tuple[PlaceRow, ...]:
    """Return some cities with the population of the whole city.

    For these cities, GeoNames has only the population of the inner suburb.
    """
    return tuple(
        _build_place(line, int(line["geoname_id"]), int(line["population"]))
        for line in _read_lines("regional_cities.csv")
    )


@lru_cache
def read_suburbs() -> tuple[PlaceRow, ...]:
    """Return suburbs that have a campus and are missing in GeoNames.

    All suburbs have the id 0. An id is not needed, because a suburb is never chosen as the city of an address.
    """
    return tuple(_build_place(line, 0, 0) for line in _read_lines("suburbs.csv"))


def _build_place(line: Mapping[str, str], place_id: int, population: int) -> PlaceRow:
    return PlaceRow(
        id=place_id,
        name=line["name"],
        country_code=line["country_code"],
        admin1_code=line["admin1_code"],
        latitude=float(line["latitude"]),
        longitude=float(line["longitude"]),
        population=population,
        alternate_names=(),
    )
