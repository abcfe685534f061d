"""A row of Locations as a campus, put in the city that a student would search for."""

import re
from functools import lru_cache

from indexer.catalogue.importers.cricos.address_lookup import Places
from indexer.catalogue.importers.cricos.layout import LocationRow
from indexer.catalogue.importers.cricos.rejections import NOT_PLACED
from indexer.catalogue.importers.parsing.cells import known, text
from indexer.catalogue.importers.records import Campus, Institution
from indexer.catalogue.importers.rejections import NO_NAME, RowRefused
from indexer.catalogue.reference.gazetteer import Address, PointSource
from indexer.catalogue.reference.slugs import slug_words

POINT_SOURCES = {
    PointSource.NAME: "GeoNames: the place of that name",
    PointSource.POSTCODE: "GeoNames: the middle of the places with that postcode",
    PointSource.SIMILAR_NAME: "GeoNames: the place of nearly that name",
    PointSource.WIDER_PLACE: "GeoNames: the place that it is part of",
}
"""Whose a campus's point is, for the register has no coordinates."""


@lru_cache(maxsize=65_536)
def campus_code(provider_code: str, location_name: str, city: str) -> str:
    """What a location is known by, for the register gives it no code: 00002J/macquarie-university-north-ryde.

    Sheets and snapshots write the same location with other capitals and spaces; its words stay.
    """
    return f"{provider_code}/{slug_words(f'{location_name} {city}')}"


def campus(row: LocationRow, institution: Institution, places: Places) -> tuple[Campus, list[str]]:
    """The campus and its notes. Raises RowRefused."""
    name, address = text(row.location_name), address_of(row)
    if not name:
        raise RowRefused(NO_NAME)
    found = places.find(address)
    if found is None:
        raise RowRefused(NOT_PLACED)
    lines = (row.address_line_1, row.address_line_2, row.address_line_3, row.address_line_4)
    return Campus(
        code=campus_code(institution.code, name, text(row.city)),
        slug=slug_words(f"{name} {text(row.city)} {institution.code}"),
        name=name,
        institution_code=institution.code,
        city_id=found.city_id,
        address=", ".join(text(line) for line in lines if line != "") or None,
        suburb=place_name(address.suburb),
        postcode=known(row.postcode),
        latitude=found.latitude,
        longitude=found.longitude,
        point_source=POINT_SOURCES[found.point_source],
    ), []


def address_of(row: LocationRow) -> Address:
    """The suburb without the state that some repeat (Kelvin Grove QLD), the state and the postcode."""
    suburb, state = text(row.city), text(row.state)
    before, _, last = suburb.rpartition(" ")
    if before and state and last.casefold() == state.casefold():
        suburb = before.rstrip(" ,")
    return Address("AU", suburb, state, known(row.postcode))


def place_name(published: str) -> str:
    """NORTH RYDE as North Ryde; a name that has small letters already is left as it is."""
    if not published.isupper():
        return published
    return re.sub(r"[A-Z]+(?:'S\b)?", lambda word: word.group().capitalize(), published)
