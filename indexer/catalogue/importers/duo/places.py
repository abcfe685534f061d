"""Parses the institution and the location of a row."""

from collections.abc import Iterable

from indexer.catalogue.importers.duo.layout import ProgrammeRow
from indexer.catalogue.importers.parsing.cells import to_text
from indexer.catalogue.importers.parsing.lengths import check_code, cut_text
from indexer.catalogue.importers.parsing.slugs import build_slug
from indexer.catalogue.importers.records import Campus, Institution
from indexer.catalogue.importers.rejections import NO_NAME, RowRejected
from indexer.catalogue.reference.gazetteer import CityMatch, Gazetteer, PointSource
from indexer.catalogue.reference.slugs import slugify
from schemas.vocabulary.kinds import InstituteType, Sector

COUNTRY, CAPITAL = "NL", "Amsterdam"
POINT_SOURCES = {
    PointSource.NAME: "GeoNames: the place of that name",
    PointSource.SIMILAR_NAME: "GeoNames: the place of nearly that name",
    PointSource.WIDER_PLACE: "GeoNames: the place that it is part of",
}
"""Descriptions of how the point of a campus was found. The register has no coordinates and no postcodes."""


def parse_institution(row: ProgrammeRow, *, is_university: bool, sector: Sector | None) -> Institution:
    """Build the institution. Raises RowRejected if its code is missing or too long, or if its name is missing.

    is_university: True if the institution has academic programmes (WO).
    """
    code = to_text(row.institution_code)
    check_code(code)
    name, _ = cut_text(to_text(row.institution_name), "institution name")
    if not name:
        raise RowRejected(NO_NAME)
    return Institution(
        code=code,
        slug=build_slug("institute", code, name),
        name=name,
        trading_name=None,
        institute_type=InstituteType.UNIVERSITY if is_university else InstituteType.COLLEGE,
        institute_type_basis="derived: it has academic programmes (WO)"
        if is_university
        else "derived: it has only programmes of HBO",
        sector=sector,
        country_iso2=COUNTRY,
        website=None,
    )


def build_campus_code(row: ProgrammeRow) -> str:
    """Build a code from location code and place, because rows with the same location code can have different places.

    The code of the institution replaces a missing location code, and the municipality replaces a missing place.
    """
    location = to_text(row.location_code) or to_text(row.institution_code)
    place = slugify(to_text(row.place) or to_text(row.municipality))
    return "-".join(part for part in (location, place) if part)


def build_campus(row: ProgrammeRow, gazetteer: Gazetteer) -> tuple[Campus, str | None]:
    """Build the campus. If its city is unknown, place it at the capital of the country and also return a note.

    Raises RowRejected if the code of the campus is empty or too long.
    """
    code = build_campus_code(row)
    check_code(code)
    name, _ = cut_text(to_text(row.location_name) or to_text(row.institution_name), "location name")
    place, municipality = to_text(row.place), to_text(row.municipality)
    known = _find_city((place, municipality), gazetteer)
    found = known or _find_city((CAPITAL,), gazetteer)
    assert found is not None
    campus = Campus(
        code=code,
        slug=build_slug("campus", code, name, place),
        name=name,
        institution_code=to_text(row.institution_code),
        city_id=found.city_id,
        address=None,
        suburb=place.title() if place.isupper() else place or None,
        postcode=None,
        latitude=found.latitude,
        longitude=found.longitude,
        point_source=POINT_SOURCES[known.point_source]
        if known
        else "approximate: the capital of the country",
    )
    return campus, None if known else "approximate: placed at the capital of the country"


def _find_city(names: Iterable[str], gazetteer: Gazetteer) -> CityMatch | None:
    """Return the city of the first name that the gazetteer knows, or None."""
    matches = (gazetteer.find_city(COUNTRY, name, "") for name in names if name)
    return next((match for match in matches if match is not None), None)
