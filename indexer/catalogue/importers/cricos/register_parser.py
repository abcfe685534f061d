"""Parses the workbook into a catalogue. Every row becomes a part of a record, or a line of the report.

The sheets are parsed one after the other. A course whose locations are all unknown gets an approximate campus. Then
three kinds of unused rows are rejected: courses without a location, locations without a course, and institutions
without a course.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from functools import cached_property
from pathlib import Path
from types import MappingProxyType

from indexer.catalogue.importers.cricos import layout, rejections
from indexer.catalogue.importers.cricos.address_lookup import AddressLookup
from indexer.catalogue.importers.cricos.courses import parse_course
from indexer.catalogue.importers.cricos.institutions import parse_institution
from indexer.catalogue.importers.cricos.layout import (
    CourseLocationRow,
    CourseRow,
    InstitutionRow,
    LocationRow,
)
from indexer.catalogue.importers.cricos.locations import build_own_campus, parse_address, parse_campus
from indexer.catalogue.importers.cricos.row_keys import (
    build_link_key,
    build_location_code,
    get_course_code,
    get_provider_code,
)
from indexer.catalogue.importers.cricos.snapshot_date import choose_snapshot_date, parse_title_date
from indexer.catalogue.importers.cricos.workbook import PublisherWorkbook
from indexer.catalogue.importers.parsing.approximate_campus import (
    MAIN_CAMPUS,
    build_approximate_campus,
    choose_main_location,
    count_courses,
)
from indexer.catalogue.importers.parsing.cells import to_text
from indexer.catalogue.importers.parsing.sheet_parser import SheetParser
from indexer.catalogue.importers.progress import Progress
from indexer.catalogue.importers.records import Campus, Catalogue, Course, Institution
from indexer.catalogue.importers.rejections import NO_COURSE, REPEATED, RowRejected
from indexer.catalogue.importers.report import count_rows_by_sheet
from indexer.catalogue.importers.storage.catalogue_import import ParsedFile
from indexer.catalogue.importers.storage.import_run import SourceFile
from indexer.catalogue.reference.gazetteer import Address, Gazetteer
from indexer.catalogue.reference.place_index import Point
from indexer.catalogue.reference.slugs import slugify

OTHER_CITY_NOTE = "placed at the provider's only location of that name, which has another city"


def parse_workbook(
    path: Path,
    file_date: date | None,
    progress: Progress,
    gazetteer: Gazetteer | None = None,
    postcode_points: Mapping[tuple[str, str], Point] = MappingProxyType({}),
) -> ParsedFile:
    """Parse the whole workbook. Raises FileRejected if it cannot be read, or has a wrong layout or no clear date.

    file_date: overrides the date in the workbook.
    gazetteer: finds the city of an address in Australia. If the gazetteer is None, this function creates one. The
    gazetteer learns the postcodes of the workbook.
    postcode_points: the points of the imported postcodes, by country code and postcode: `("AU", "2000")`.
    """
    workbook = PublisherWorkbook(path)
    if file_date is None:  # Reject a file without a date before the slow parsing starts.
        choose_snapshot_date(path, [parse_title_date(workbook.open_sheet(layout.INSTITUTIONS).read_titles())])
    progress("Reading the gazetteer", 0, 1)
    register = _RegisterParser(gazetteer or Gazetteer(("AU",)), postcode_points)
    title_dates = register.parse_sheets(workbook, progress)
    day = file_date or choose_snapshot_date(path, title_dates)
    return register.build_parsed_file(SourceFile(path.name, workbook.sha256, day))


class _RegisterParser:
    """Parses the four sheets in order. Rows of a later sheet refer to rows of earlier sheets."""

    def __init__(self, gazetteer: Gazetteer, postcode_points: Mapping[tuple[str, str], Point]) -> None:
        self._places = AddressLookup(gazetteer, postcode_points)
        self.institutions = SheetParser[str, InstitutionRow, Institution](
            layout.INSTITUTIONS, InstitutionRow, get_provider_code, get_provider_code, self._parse_institution
        )
        self.locations = SheetParser[str, LocationRow, Campus](
            layout.LOCATIONS, LocationRow, build_location_code, build_location_code, self._parse_location
        )
        self.courses = SheetParser[str, CourseRow, Course](
            layout.COURSES_SHEET, CourseRow, get_course_code, get_course_code, self._parse_course
        )
        self.course_locations = SheetParser[tuple[str, str], CourseLocationRow, tuple[str, str]](
            layout.COURSE_LOCATIONS,
            CourseLocationRow,
            build_link_key,
            get_course_code,
            self._parse_course_location,
        )
        self._addresses: dict[str, Address] = {}
        self._campuses: dict[str, list[str]] = {}
        self._approximate: dict[str, Campus] = {}
        self._sheets = (self.institutions, self.locations, self.courses, self.course_locations)

    def parse_sheets(self, workbook: PublisherWorkbook, progress: Progress) -> list[date | None]:
        """Parse all rows. Returns one date for each sheet: the date in its titles, or None."""
        dates = []
        for parser in self._sheets:
            progress(f"Opening {parser.name}", 0, 1)
            sheet = workbook.open_sheet(parser.name)
            dates.append(parse_title_date(sheet.read_titles()))
            if parser is self.locations:
                self._places.learn_postcodes(parse_address(row) for _, row in sheet.iterate_rows(LocationRow))
            parser.parse_rows(sheet, progress)
        self._place_courses_approximately()
        self._reject_unused_rows()
        return dates

    def build_parsed_file(self, file: SourceFile) -> ParsedFile:
        """Build the catalogue of accepted rows and the report of rejected rows.

        Raises CountMismatch if a row is lost or counted twice.
        """
        catalogue = self._build_catalogue()
        imported = {
            self.institutions.name: len(catalogue.institutions),
            self.locations.name: len(catalogue.campuses) - len(self._approximate),
            self.courses.name: len(catalogue.courses),
            self.course_locations.name: len(self.course_locations.accepted),
        }
        reported = [
            row
            for sheet in self._sheets
            for row in sorted(sheet.rejected_rows, key=lambda row: row.row_number)
        ]
        sheets = count_rows_by_sheet(
            {sheet.name: sheet.row_count for sheet in self._sheets}, imported, reported
        )
        notes = sum((sheet.count_notes() for sheet in self._sheets), Counter[str]())
        return ParsedFile(file, catalogue, sheets, reported, dict(notes.most_common()))

    def _parse_institution(self, row: InstitutionRow) -> tuple[Institution, list[str]]:
        institution, notes = parse_institution(row)
        self._addresses[institution.code] = parse_address(row)
        return institution, notes

    def _parse_location(self, row: LocationRow) -> tuple[Campus, list[str]]:
        return parse_campus(row, self._find_institution(get_provider_code(row)), self._places)

    def _parse_course(self, row: CourseRow) -> tuple[Course, list[str]]:
        return parse_course(row, self._find_institution(get_provider_code(row)))

    def _parse_course_location(self, row: CourseLocationRow) -> tuple[tuple[str, str], list[str]]:
        """Return the course code and the campus code.

        Raises RowRejected if the course was not accepted or belongs to another provider, if the location cannot be
        found, or if an earlier row has the same course and campus.
        """
        code, location = build_link_key(row)
        parsed = self.courses.accepted.get(code)
        if parsed is None:
            raise RowRejected(
                rejections.COURSE_LEFT_OUT
                if code in self.courses.rejected_keys
                else rejections.UNKNOWN_COURSE
            )
        if parsed.record.institution_code != get_provider_code(row):
            raise RowRejected(rejections.UNKNOWN_COURSE)
        note = None
        if location not in self.locations.accepted:
            location, note = self._find_location_by_name(row), OTHER_CITY_NOTE
        campuses = self._campuses.setdefault(code, [])
        if location in campuses:
            raise RowRejected(REPEATED)
        campuses.append(location)
        return (code, location), [note] if note else []

    def _find_location_by_name(self, row: CourseLocationRow) -> str:
        """Return the provider's only location with the name in the row.

        Raises RowRejected if the provider has no location with this name, or several.
        """
        key = get_provider_code(row), slugify(to_text(row.location_name))
        found = self._locations_by_name.get(key, [])
        if len(found) != 1:
            raise RowRejected(rejections.UNKNOWN_LOCATION)
        return found[0]

    @cached_property
    def _locations_by_name(self) -> dict[tuple[str, str], list[str]]:
        """Group the codes of the accepted locations by provider code and slug of the name.

        Call after parsing the sheet Locations.
        """
        codes: dict[tuple[str, str], list[str]] = {}
        for code, parsed in self.locations.accepted.items():
            campus = parsed.record
            codes.setdefault((campus.institution_code, slugify(campus.name)), []).append(code)
        return codes

    def _find_institution(self, code: str) -> Institution:
        parsed = self.institutions.accepted.get(code)
        if parsed is None:
            raise RowRejected(rejections.UNKNOWN_INSTITUTION)
        return parsed.record

    def _place_courses_approximately(self) -> None:
        """Give an approximate campus to each course whose listed locations are all unknown.

        A course without any listed location gets no campus, and neither does a course for which
        `_find_approximate_campus` returns None.
        """
        named = {code for code, _ in self.course_locations.rejected_keys}
        course_counts = count_courses(self._campuses.values())
        for code in sorted(named & self.courses.accepted.keys() - self._campuses.keys()):
            parsed = self.courses.accepted[code]
            campus = self._find_approximate_campus(parsed.record.institution_code, course_counts)
            if campus is not None:
                self._campuses[code] = [campus.code]
                parsed.notes.append(campus.point_source)

    def _find_approximate_campus(self, institution_code: str, course_counts: Counter[str]) -> Campus | None:
        """Return a campus at the provider's main location, or else at the provider's postal address.

        Returns None if the provider has no location and no postal address.
        """
        if institution_code not in self._approximate:
            institution = self.institutions.accepted[institution_code].record
            campuses = {code: parsed.record for code, parsed in self.locations.accepted.items()}
            own = [code for code, each in campuses.items() if each.institution_code == institution_code]
            main = choose_main_location(own, course_counts)
            campus = (
                build_own_campus(institution, self._addresses[institution_code], self._places)
                if main is None
                else build_approximate_campus(institution, campuses[main], MAIN_CAMPUS)
            )
            if campus is None:
                return None
            self._approximate[institution_code] = campus
        return self._approximate[institution_code]

    def _reject_unused_rows(self) -> None:
        placed = self._campuses.keys()
        named = placed | {code for code, _ in self.course_locations.rejected_keys}
        for code in self.courses.accepted.keys() - placed:
            self.courses.reject(
                code, rejections.ONLY_UNKNOWN_LOCATIONS if code in named else rejections.NO_LOCATION
            )
        used_locations = {location for campuses in self._campuses.values() for location in campuses}
        for location in self.locations.accepted.keys() - used_locations:
            self.locations.reject(location, rejections.NO_COURSE_AT_LOCATION)
        teaching = {parsed.record.institution_code for parsed in self.courses.accepted.values()}
        for code in self.institutions.accepted.keys() - teaching:
            self.institutions.reject(code, NO_COURSE)

    def _build_catalogue(self) -> Catalogue:
        return Catalogue(
            [parsed.record for parsed in self.institutions.accepted.values()],
            [*(parsed.record for parsed in self.locations.accepted.values()), *self._approximate.values()],
            [
                replace(parsed.record, campus_codes=tuple(self._campuses[code]))
                for code, parsed in self.courses.accepted.items()
            ],
        )
