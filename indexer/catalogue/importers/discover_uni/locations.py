"""Parses a row of LOCATION.csv, and finds the city of the location.

The file has no addresses. A location without usable coordinates is placed at the address of the institution that
teaches there, or else at the capital of the nation.
"""

import re
from typing import NamedTuple

from indexer.catalogue.importers.discover_uni.institutions import COUNTRY, NATIONS, DiscoverUniInstitution
from indexer.catalogue.importers.discover_uni.layout import LocationRow
from indexer.catalogue.importers.parsing.approximate_campus import OWN_ADDRESS, build_approximate_campus
from indexer.catalogue.importers.parsing.cells import to_text
from indexer.catalogue.importers.parsing.coordinates import parse_coordinates
from indexer.catalogue.importers.parsing.lengths import check_code, cut_optional_text
from indexer.catalogue.importers.parsing.slugs import build_slug
from indexer.catalogue.importers.records import Campus
from indexer.catalogue.importers.rejections import NO_CODE, RowRejected
from indexer.catalogue.reference.gazetteer import CityMatch, Gazetteer, PointSource

CAPITALS = {
    "England": "London",
    "Northern Ireland": "Belfast",
    "Scotland": "Edinburgh",
    "Wales": "Cardiff",
}
_POSTCODE = re.compile(r"\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b", re.IGNORECASE)
_UK_DEGREES = (49.0, 61.5, -9.0, 2.5)
"""The bounds of the United Kingdom: south, north, west, east. A point outside is an error, such as 0, 0."""

POINT_SOURCES = {
    PointSource.GIVEN: "Discover Uni",
    PointSource.NAME: "GeoNames: the place in the address of the institution",
    PointSource.LISTED_POSTCODE: "imported postcodes: the postcode of the institution",
    PointSource.POSTCODE: "other addresses with the postcode of the institution",
    PointSource.SIMILAR_NAME: "GeoNames: nearly the place in the address of the institution",
    PointSource.WIDER_PLACE: "GeoNames: the wider place in the address of the institution",
}
"""Descriptions of how the point of a campus was found."""


class Location(NamedTuple):
    """name: None if the file has none. point: WGS84 degrees, or None. state: the name of the nation, or empty."""

    ukprn: str
    location_id: str
    name: str | None
    point: tuple[float, float] | None
    state: str


def parse_location(row: LocationRow) -> tuple[Location, list[str]]:
    """Return the location, and the notes on its row.

    Raises RowRejected if the line is damaged, or if an id is missing or too long.
    """
    if row.damage:
        raise RowRejected(row.damage)
    ukprn, location_id = to_text(row.ukprn), to_text(row.location_id)
    if not ukprn or not location_id:
        raise RowRejected(NO_CODE)
    check_code(f"{ukprn}-{location_id}")
    name, name_note = cut_optional_text(to_text(row.name) or to_text(row.welsh_name), "location name")
    point = parse_coordinates(row.latitude, row.longitude)
    if point is not None and not _is_in_uk(*point):
        point = None
    point_note = None if point else "point: by the address of the institution, because it has no coordinates"
    location = Location(ukprn, location_id, name, point, NATIONS.get(to_text(row.nation), ""))
    return location, [note for note in (name_note, point_note) if note]


def build_campus(location: Location, place: DiscoverUniInstitution, gazetteer: Gazetteer) -> Campus:
    """Build the campus of an institution at the location. Each institution at a location gets its own campus."""
    institution = place.institution
    codes = (institution.code, location.ukprn, location.location_id)
    code = "-".join(codes if location.ukprn != institution.code else codes[1:])
    name = location.name or institution.name
    known = _find_city(location, place, gazetteer)
    found = known or _find_capital(location, place, gazetteer)
    return Campus(
        code=code,
        slug=build_slug("campus", code, name, institution.name),
        name=name,
        institution_code=institution.code,
        city_id=found.city_id,
        address=None,
        suburb=None,
        postcode=None,
        latitude=found.latitude,
        longitude=found.longitude,
        point_source=POINT_SOURCES[known.point_source] if known else "approximate: the capital of its nation",
    )


def build_own_campus(place: DiscoverUniInstitution, gazetteer: Gazetteer) -> Campus | None:
    """Build an approximate campus at the address of the institution, or else at the capital of its nation.

    Returns None if neither the address nor the nation is known.
    """
    location = Location(place.institution.code, "approximate", None, None, "")
    if _find_city(location, place, gazetteer) is None and not place.state:
        return None
    return build_approximate_campus(place.institution, build_campus(location, place, gazetteer), OWN_ADDRESS)


def _is_in_uk(latitude: float, longitude: float) -> bool:
    south, north, west, east = _UK_DEGREES
    return south <= latitude <= north and west <= longitude <= east


def _find_city(location: Location, place: DiscoverUniInstitution, gazetteer: Gazetteer) -> CityMatch | None:
    """Find the city by the coordinates, or else by the comma-separated parts of the address, the last part first.

    Returns None if neither leads to a city.
    """
    state = location.state or place.state
    if location.point is not None:
        found = gazetteer.find_city(COUNTRY, location.name or "", state, None, *location.point)
        if found is not None:
            return found
    postcode = _POSTCODE.search(place.address)
    parts = [part.strip() for part in _POSTCODE.sub("", place.address).split(",")]
    for part in reversed([part for part in parts if part]):
        found = gazetteer.find_city(COUNTRY, part, state, postcode[0].upper() if postcode else None)
        if found is not None:
            return found
    return None


def _find_capital(location: Location, place: DiscoverUniInstitution, gazetteer: Gazetteer) -> CityMatch:
    """Return the capital of the nation, or London if the nation is unknown."""
    state = location.state or place.state
    found = gazetteer.find_city(COUNTRY, CAPITALS.get(state, "London"), state)
    assert found is not None
    return found
