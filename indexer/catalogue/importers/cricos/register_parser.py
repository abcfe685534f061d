"""From the workbook to the catalogue: every row becomes a record or a line of the report.

Rows are judged sheet by sheet; then what nothing imported uses falls away: a course without a location, a location
without a course, an institution without a course.
"""

from collections import Counter
from dataclasses import replace
from datetime import date
from pathlib import Path

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
from indexer.catalogue.importers.cricos.locations import parse_address, parse_campus
from indexer.catalogue.importers.cricos.row_keys import (
    build_link_key,
    build_location_code,
    read_course_code,
    read_provider_code,
)
from indexer.catalogue.importers.cricos.snapshot_date import choose_snapshot_date, parse_title_date
from indexer.catalogue.importers.cricos.workbook import PublisherWorkbook
from indexer.catalogue.importers.parsing.sheet_parser import SheetParser
from indexer.catalogue.importers.progress import Progress
from indexer.catalogue.importers.records import Campus, Catalogue, Course, Institution
from indexer.catalogue.importers.rejections import NO_COURSE, RowRejected
from indexer.catalogue.importers.report import count_rows_by_sheet
from indexer.catalogue.importers.storage.catalogue_import import ParsedFile
from indexer.catalogue.importers.storage.import_run import SourceFile
from indexer.catalogue.reference.gazetteer import Gazetteer


def parse_workbook(
    path: Path, file_date: date | None, progress: Progress, gazetteer: Gazetteer | None = None
) -> ParsedFile:
    """Everything that the workbook says. Raises FileRejected; file_date goes before the workbook's own.

    gazetteer: of Australia, when one is at hand; it learns the workbook's postcodes.
    """
    workbook = PublisherWorkbook(path)
    if file_date is None:  # a file of no known day is refused before the long work
        choose_snapshot_date(path, [parse_title_date(workbook.open_sheet(layout.INSTITUTIONS).read_titles())])
    progress("Reading the gazetteer", 0, 1)
    register = _RegisterParser(gazetteer or Gazetteer(("AU",)))
    title_dates = register.parse_sheets(workbook, progress)
    day = file_date or choose_snapshot_date(path, title_dates)
    return register.build_parsed_file(SourceFile(path.name, workbook.compute_sha256(), day))


class _RegisterParser:
    """The four sheets, judged with what they need to know of each other."""

    def __init__(self, gazetteer: Gazetteer) -> None:
        self._places = AddressLookup(gazetteer)
        self.institutions = SheetParser[str, InstitutionRow, Institution](
            layout.INSTITUTIONS, InstitutionRow, read_provider_code, read_provider_code, parse_institution
        )
        self.locations = SheetParser[str, LocationRow, Campus](
            layout.LOCATIONS, LocationRow, build_location_code, build_location_code, self._parse_location
        )
        self.courses = SheetParser[str, CourseRow, Course](
            layout.COURSES, CourseRow, read_course_code, read_course_code, self._parse_course
        )
        self.course_locations = SheetParser[tuple[str, str], CourseLocationRow, tuple[str, str]](
            layout.COURSE_LOCATIONS,
            CourseLocationRow,
            build_link_key,
            read_course_code,
            self._parse_course_location,
        )
        self._sheets = (self.institutions, self.locations, self.courses, self.course_locations)

    def parse_sheets(self, workbook: PublisherWorkbook, progress: Progress) -> list[date | None]:
        """Judge all rows; the dates that the sheets' titles name."""
        dates = []
        for judged in self._sheets:
            progress(f"Opening {judged.name}", 0, 1)
            sheet = workbook.open_sheet(judged.name)
            dates.append(parse_title_date(sheet.read_titles()))
            if judged is self.locations:
                self._places.learn_postcodes(parse_address(row) for _, row in sheet.rows(LocationRow))
            judged.parse_rows(sheet, progress)
        self._reject_unused_rows()
        return dates

    def build_parsed_file(self, file: SourceFile) -> ParsedFile:
        """What is kept as a catalogue, what is not as a report. Raises CountMismatch."""
        catalogue = self._build_catalogue()
        imported = {
            self.institutions.name: len(catalogue.institutions),
            self.locations.name: len(catalogue.campuses),
            self.courses.name: len(catalogue.courses),
            self.course_locations.name: sum(len(course.campus_codes) for course in catalogue.courses),
        }
        reported = [
            row for sheet in self._sheets for row in sorted(sheet.reported, key=lambda row: row.row_number)
        ]
        sheets = count_rows_by_sheet({sheet.name: sheet.read for sheet in self._sheets}, imported, reported)
        notes = sum((sheet.count_notes() for sheet in self._sheets), Counter[str]())
        return ParsedFile(file, catalogue, sheets, reported, dict(notes.most_common()))

    def _parse_location(self, row: LocationRow) -> tuple[Campus, list[str]]:
        return parse_campus(row, self._find_institution(read_provider_code(row)), self._places)

    def _parse_course(self, row: CourseRow) -> tuple[Course, list[str]]:
        return parse_course(row, self._find_institution(read_provider_code(row)))

    def _parse_course_location(self, row: CourseLocationRow) -> tuple[tuple[str, str], list[str]]:
        """The course's code and the campus's. Raises RowRejected."""
        link = build_link_key(row)
        code, location = link
        kept = self.courses.kept.get(code)
        if kept is None:
            raise RowRejected(
                rejections.COURSE_LEFT_OUT if code in self.courses.refused else rejections.UNKNOWN_COURSE
            )
        if kept.record.institution_code != read_provider_code(row):
            raise RowRejected(rejections.UNKNOWN_COURSE)
        if location not in self.locations.kept:
            known = location in self.locations.refused
            raise RowRejected(rejections.LOCATION_LEFT_OUT if known else rejections.UNKNOWN_LOCATION)
        return link, []

    def _find_institution(self, code: str) -> Institution:
        kept = self.institutions.kept.get(code)
        if kept is None:
            raise RowRejected(rejections.UNKNOWN_INSTITUTION)
        return kept.record

    def _reject_unused_rows(self) -> None:
        placed = {code for code, _ in self.course_locations.kept}
        named = placed | {code for code, _ in self.course_locations.refused}
        for code in self.courses.kept.keys() - placed:
            self.courses.reject(code, rejections.ONLY_UNPLACED if code in named else rejections.NOWHERE)
        used_locations = {location for _, location in self.course_locations.kept}
        for location in self.locations.kept.keys() - used_locations:
            self.locations.reject(location, rejections.NO_COURSE_HERE)
        teaching = {kept.record.institution_code for kept in self.courses.kept.values()}
        for code in self.institutions.kept.keys() - teaching:
            self.institutions.reject(code, NO_COURSE)

    def _build_catalogue(self) -> Catalogue:
        campuses: dict[str, list[str]] = {}
        for code, location in self.course_locations.kept:
            campuses.setdefault(code, []).append(location)
        return Catalogue(
            [kept.record for kept in self.institutions.kept.values()],
            [kept.record for kept in self.locations.kept.values()],
            [
                replace(kept.record, campus_codes=tuple(campuses[code]))
                for code, kept in self.courses.kept.items()
            ],
        )
