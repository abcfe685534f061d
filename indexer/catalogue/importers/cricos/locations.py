"""Parses a row of the sheet Locations into a campus, and finds the city of the campus."""

import re
from collections.abc import Callable
from functools import lru_cache

from indexer.catalogue.importers.cricos.address_lookup import AddressLookup
from indexer.catalogue.importers.cricos.layout import InstitutionRow, LocationRow
from indexer.catalogue.importers.cricos.names import STATES
from indexer.catalogue.importers.parsing.approximate_campus import OWN_ADDRESS, build_approximate_campus
from indexer.catalogue.importers.parsing.cells import Cell, to_text
from indexer.catalogue.importers.parsing.lengths import TEXT_MAX_CHARACTERS, cut_optional_text, cut_text
from indexer.catalogue.importers.records import Campus, Institution
from indexer.catalogue.reference.gazetteer import Address, PointSource
from indexer.catalogue.reference.slugs import slugify

POINT_SOURCES = {
    PointSource.NAME: "GeoNames: the place of that name",
    PointSource.LISTED_POSTCODE: "postcode: its point in the imported list of postcodes",
    PointSource.POSTCODE: "GeoNames: the middle of the places with that postcode",
    PointSource.SIMILAR_NAME: "GeoNames: the place of nearly that name",
    PointSource.WIDER_PLACE: "GeoNames: the place that it is part of",
    PointSource.STATE_CAPITAL: "approximate: the capital of its state",
}
"""Descriptions of how the point of a campus was found. The register has no coordinates."""

PLACE_NOTES = {
    PointSource.LISTED_POSTCODE: "placed by its postcode in the imported list of postcodes",
    PointSource.POSTCODE: "placed by other locations with its postcode",
    PointSource.SIMILAR_NAME: "placed by nearly the name of its city",
    PointSource.WIDER_PLACE: "placed by the place that its city is part of",
    PointSource.STATE_CAPITAL: "approximate: placed at the capital of its state",
}
"""The notes on campuses that were not found by the exact name of their place."""

_POSTCODE = re.compile(r"\d{4}")


@lru_cache(maxsize=65_536)
def build_campus_code(provider_code: str, location_name: str, city: str) -> str:
    """Build a code such as `00002J/macquarie-university-north-ryde`. The register has no codes for locations.

    The same name can have other capitals and spaces in another sheet or snapshot. The code contains the slug of name
    and city, which is the same for all these spellings.
    """
    words = f"{location_name[:TEXT_MAX_CHARACTERS]} {city[:TEXT_MAX_CHARACTERS]}"
    return f"{provider_code}/{slugify(words)}"


def parse_campus(
    row: LocationRow, institution: Institution, places: AddressLookup
) -> tuple[Campus, list[str]]:
    """Return the campus, and the notes on its row, such as `placed by nearly the name of its city`.

    An unclear place does not reject the row, because a rejected campus would also reject its courses.
    """
    address = parse_address(row)
    name, name_note = cut_text(to_text(row.location_name), "location name")
    if not name:
        name, name_note = institution.name, "location name unknown: that of the institution"
    found = places.find_city(address)
    lines = (row.address_line_1, row.address_line_2, row.address_line_3, row.address_line_4)
    street, street_note = cut_optional_text(
        ", ".join(to_text(line) for line in lines if line != ""), "location address"
    )
    suburb, suburb_note = cut_text(format_place_name(address.suburb), "location city")
    postcode, postcode_note = cut_optional_text(address.postcode, "location postcode")
    place_note = PLACE_NOTES.get(found.point_source)
    return Campus(
        code=build_campus_code(institution.code, to_text(row.location_name), to_text(row.city)),
        slug=slugify(f"{name} {to_text(row.city)[:TEXT_MAX_CHARACTERS]} {institution.code}"),
        name=name,
        institution_code=institution.code,
        city_id=found.city_id,
        address=street,
        suburb=suburb,
        postcode=postcode,
        latitude=found.latitude,
        longitude=found.longitude,
        point_source=POINT_SOURCES[found.point_source],
    ), [note for note in (name_note, street_note, suburb_note, postcode_note, place_note) if note]


def build_own_campus(institution: Institution, address: Address, places: AddressLookup) -> Campus | None:
    """Build an approximate campus at the postal address of the institution. Returns None if the address is empty."""
    if not (address.suburb or address.state or address.postcode):
        return None
    found = places.find_city(address)
    code = f"{institution.code}/approximate"
    is_capital = found.point_source is PointSource.STATE_CAPITAL
    place = Campus(
        code=code,
        slug="",
        name=institution.name,
        institution_code=institution.code,
        city_id=found.city_id,
        address=None,
        suburb=None,
        postcode=None,
        latitude=found.latitude,
        longitude=found.longitude,
        point_source=POINT_SOURCES[PointSource.STATE_CAPITAL] if is_capital else OWN_ADDRESS,
    )
    return build_approximate_campus(institution, place, OWN_ADDRESS)


def parse_address(row: LocationRow | InstitutionRow) -> Address:
    """Build the address.

    A postcode and a state at the end of the suburb (`Haymarket NSW 2000`) are removed from the suburb. If the row has a
    state, only this state is removed, otherwise the abbreviation of any state. The removed postcode or state is used if
    the row's own cell is empty.
    """
    suburb, state = to_text(row.city), to_text(row.state)
    suburb, written_postcode = _split_last_word(suburb, _POSTCODE.fullmatch)
    suburb, written_state = _split_last_word(
        suburb, lambda word: word.casefold() == state.casefold() if state else word.casefold() in STATES
    )
    return Address(
        "AU", suburb, state or written_state, _parse_postcode(row.postcode) or written_postcode or None
    )


def _split_last_word(text: str, is_wanted: Callable[[str], object]) -> tuple[str, str]:
    """Split off the last word if `is_wanted` accepts it and other words remain.

    Return the text and the last word.
    """
    before, _, last = text.rpartition(" ")
    return (before.rstrip(" ,"), last) if before.rstrip(" ,") and is_wanted(last) else (text, "")


def _parse_postcode(cell: Cell) -> str:
    """Restore the leading zero of a postcode of the Northern Territory (0800), which spreadsheets remove."""
    postcode = to_text(cell)
    return postcode.zfill(4) if len(postcode) == 3 and postcode.isdigit() else postcode


def format_place_name(published: str) -> str:
    """Convert `NORTH RYDE` to `North Ryde`. A name that contains a lower-case letter is unchanged."""
    if not published.isupper():
        return published
    return re.sub(r"[A-Z]+(?:'S\b)?", lambda word: word.group().capitalize(), published)
