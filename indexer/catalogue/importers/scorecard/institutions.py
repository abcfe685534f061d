"""Parses a row of the institutions' file into an institution with one campus."""

from dataclasses import dataclass
from decimal import Decimal

from indexer.catalogue.importers.parsing.cells import Cell, NotANumber, parse_number, to_text
from indexer.catalogue.importers.parsing.coordinates import parse_coordinates
from indexer.catalogue.importers.parsing.institute_type import derive_institute_type
from indexer.catalogue.importers.parsing.lengths import check_code, cut_optional_text, cut_text
from indexer.catalogue.importers.parsing.money import round_to_cent
from indexer.catalogue.importers.parsing.slugs import build_slug
from indexer.catalogue.importers.parsing.websites import parse_website
from indexer.catalogue.importers.records import Campus, Institution
from indexer.catalogue.importers.rejections import NO_NAME, RowRejected
from indexer.catalogue.importers.scorecard.layout import InstitutionRow
from indexer.catalogue.importers.scorecard.zip_codes import parse_zip_code
from indexer.catalogue.reference.gazetteer import CityMatch, Gazetteer, PointSource

TERRITORIES = frozenset({"AS", "FM", "GU", "MH", "MP", "PR", "PW", "VI"})
"""Territories of the USA, and three countries in free association with the USA (FM, MH, PW).

They all are states in the publisher's files and countries in the gazetteer (the list of places).
"""

COUNTRIES = ("US", *sorted(TERRITORIES))

TUITION_MIN_USD = 100
TUITION_MAX_USD = 200_000
"""A tuition outside these limits is an error.

The real tuitions in the file are between USD 950 and 61,671 per year.
"""

POINT_SOURCES = {
    PointSource.GIVEN: "College Scorecard",
    PointSource.NAME: "GeoNames: the place of that name",
    PointSource.SIMILAR_NAME: "GeoNames: the place of nearly that name",
    PointSource.WIDER_PLACE: "GeoNames: the place that it is part of",
    PointSource.STATE_CAPITAL: "approximate: the capital of its state",
}
"""Descriptions of how the point of a campus was found."""


@dataclass(frozen=True, slots=True)
class ScorecardInstitution:
    """tuition: USD per year, for undergraduates who live in another state or abroad."""

    institution: Institution
    campus: Campus
    tuition: Decimal | None


def parse_institution(row: InstitutionRow, gazetteer: Gazetteer) -> tuple[ScorecardInstitution, list[str]]:
    """Return the institution, and the notes on its row, such as `website unknown: not an address`.

    The sector is None, because only the programmes' file contains the sector.
    Raises RowRejected if the line is damaged, the code is missing or too long, or the name is missing. An unclear place
    does not reject the row.
    """
    if row.damage:
        raise RowRejected(row.damage)
    code, state = to_text(row.unit_id), to_text(row.state)
    check_code(code)
    name, name_note = cut_text(to_text(row.name), "institution name")
    if not name:
        raise RowRejected(NO_NAME)
    country = state if state in TERRITORIES else "US"
    found, point_note = _find_city(row, country, gazetteer)
    kind, basis = derive_institute_type(name)
    suburb, suburb_note = cut_optional_text(to_text(row.city), "city")
    address, address_note = parse_website(to_text(row.website))
    zip_code, zip_note = parse_zip_code(row.zip_code, state)
    tuition, tuition_note = parse_yearly_tuition(row.tuition_out_of_state)
    institution = Institution(
        code=code,
        slug=build_slug("institute", code, name),
        name=name,
        trading_name=None,
        institute_type=kind,
        institute_type_basis=basis,
        sector=None,
        country_iso2=country,
        website=address,
    )
    campus = Campus(
        code=code,
        slug=build_slug("campus", code, name, to_text(row.city)),
        name=name,
        institution_code=code,
        city_id=found.city_id,
        address=None,
        suburb=suburb,
        postcode=zip_code,
        latitude=found.latitude,
        longitude=found.longitude,
        point_source=POINT_SOURCES[found.point_source],
    )
    notes = (name_note, suburb_note, point_note, address_note, zip_note, tuition_note)
    return ScorecardInstitution(institution, campus, tuition), [note for note in notes if note]


def parse_yearly_tuition(cell: Cell) -> tuple[Decimal | None, str | None]:
    """Return USD per year. If the tuition is unusable, return None and a note with the reason."""
    try:
        amount = parse_number(cell)
    except NotANumber:
        return None, "tuition unknown: not a number"
    if amount is None:
        return None, "tuition unknown: empty"
    if not TUITION_MIN_USD <= amount <= TUITION_MAX_USD:
        return None, f"tuition unknown: not between USD {TUITION_MIN_USD} and {TUITION_MAX_USD:,}"
    return round_to_cent(amount), None


def _find_city(row: InstitutionRow, country: str, gazetteer: Gazetteer) -> tuple[CityMatch, str | None]:
    """Find the city by coordinates, or else by the names of city and state.

    If both fail, return the result of `Gazetteer.find_state_capital`. If the coordinates were not used, also return a
    note.
    """
    city, state = to_text(row.city), "" if country in TERRITORIES else to_text(row.state)
    point = parse_coordinates(row.latitude, row.longitude)
    found = None if point is None else gazetteer.find_city(country, city, state, None, *point)
    if found is not None:
        return found, None
    found = gazetteer.find_city(country, city, state)
    if found is not None:
        reason = "it has no coordinates" if point is None else "no town is near its coordinates"
        return found, f"point: that of its city, because {reason}"
    return gazetteer.find_state_capital(country, state), "approximate: placed at the capital of its state"
