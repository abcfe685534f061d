"""Parses a row of sheet Locations into a campus and finds the city that a student would search for."""

import re
from functools import lru_cache

from indexer.catalogue.importers.cricos.address_lookup import AddressLookup
from indexer.catalogue.importers.cricos.layout import LocationRow
from indexer.catalogue.importers.cricos.rejections import NOT_PLACED
from indexer.catalogue.importers.parsing.cells import to_optional_text, to_text
from indexer.catalogue.importers.parsing.lengths import TEXT_MAX_CHARACTERS, cut_optional_text, cut_text
from indexer.catalogue.importers.records import Campus, Institution
from indexer.catalogue.importers.rejections import NO_NAME, RowRejected
from indexer.catalogue.reference.gazetteer import Address, PointSource
from indexer.catalogue.reference.slugs import slugify

POINT_SOURCES = {
    PointSource.NAME: "GeoNames: the place of that name",
    PointSource.POSTCODE: "GeoNames: the middle of the places with that postcode",
    PointSource.SIMILAR_NAME: "GeoNames: the place of nearly that name",
    PointSource.WIDER_PLACE: "GeoNames: the place that it is part of",
}
"""The source of each campus point in words. The register itself has no coordinates."""


@lru_cache(maxsize=65_536)
def build_campus_code(provider_code: str, location_name: str, city: str) -> str:
    """Build a code, because the register has none for locations: 00002J/macquarie-university-north-ryde.

    Sheets and snapshots differ in capitals and spaces; the slug in the code does not.
    """
    words = f"{location_name[:TEXT_MAX_CHARACTERS]} {city[:TEXT_MAX_CHARACTERS]}"
    return f"{provider_code}/{slugify(words)}"


def parse_campus(
    row: LocationRow, institution: Institution, places: AddressLookup
) -> tuple[Campus, list[str]]:
    """Return the campus and its notes. Raises RowRejected when the name or the city is unknown."""
    address = parse_address(row)
    name, name_note = cut_text(to_text(row.location_name), "location name")
    if not name:
        raise RowRejected(NO_NAME)
    found = places.find_city(address)
    if found is None:
        raise RowRejected(NOT_PLACED)
    lines = (row.address_line_1, row.address_line_2, row.address_line_3, row.address_line_4)
    street, street_note = cut_optional_text(
        ", ".join(to_text(line) for line in lines if line != ""), "location address"
    )
    suburb, suburb_note = cut_text(format_place_name(address.suburb), "location city")
    postcode, postcode_note = cut_optional_text(to_text(row.postcode), "location postcode")
    return Campus(
        code=build_campus_code(institution.code, name, to_text(row.city)),
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
    ), [note for note in (name_note, street_note, suburb_note, postcode_note) if note]


def parse_address(row: LocationRow) -> Address:
    """Build the address. A state at the end of the suburb (Kelvin Grove QLD) is removed from it."""
    suburb, state = to_text(row.city), to_text(row.state)
    before, _, last = suburb.rpartition(" ")
    if before and state and last.casefold() == state.casefold():
        suburb = before.rstrip(" ,")
    return Address("AU", suburb, state, to_optional_text(row.postcode))


def format_place_name(published: str) -> str:
    """Convert NORTH RYDE to North Ryde; a name with any lower-case letter is unchanged."""
    if not published.isupper():
        return published
    return re.sub(r"[A-Z]+(?:'S\b)?", lambda word: word.group().capitalize(), published)
