"""From the workbook to the catalogue: every row becomes a record or a line of the report.

Rows are judged sheet by sheet; then what nothing imported uses falls away: a course without a location, a location
without a course, an institution without a course.
"""

from collections import Counter
from dataclasses import replace
from datetime import date
from pathlib import Path

from indexer.catalogue.importers.cricos import layout, rejections
from indexer.catalogue.importers.cricos.address_lookup import Places
from indexer.catalogue.importers.cricos.courses import course
from indexer.catalogue.importers.cricos.institutions import institution
from indexer.catalogue.importers.cricos.layout import (
    CourseLocationRow,
    CourseRow,
    InstitutionRow,
    LocationRow,
)
from indexer.catalogue.importers.cricos.locations import address_of, campus
from indexer.catalogue.importers.cricos.row_keys import course_code, link_codes, location_code, provider_code
from indexer.catalogue.importers.cricos.snapshot_date import snapshot_date, title_date
from indexer.catalogue.importers.cricos.workbook import PublisherWorkbook
from indexer.catalogue.importers.parsing.sheet_parser import JudgedSheet
from indexer.catalogue.importers.progress import Progress
from indexer.catalogue.importers.records import Campus, Catalogue, Course, Institution
from indexer.catalogue.importers.rejections import NO_COURSE, RowRefused
from indexer.catalogue.importers.report import counted
from indexer.catalogue.importers.storage.catalogue_import import ReadFile
from indexer.catalogue.importers.storage.import_run import SourceFile
from indexer.catalogue.reference.gazetteer import Gazetteer


def read_workbook(
    path: Path, file_date: date | None, progress: Progress, gazetteer: Gazetteer | None = None
) -> ReadFile:
    """Everything that the workbook says. Raises FileRefused; file_date goes before the workbook's own.

    gazetteer: of Australia, when one is at hand; it learns the workbook's postcodes.
    """
    workbook = PublisherWorkbook(path)
    if file_date is None:  # a file of no known day is refused before the long work
        snapshot_date(path, [title_date(workbook.sheet(layout.INSTITUTIONS).titles())])
    progress("Reading the gazetteer", 0, 1)
    register = _RegisterRows(gazetteer or Gazetteer(("AU",)))
    title_dates = register.judge(workbook, progress)
    day = file_date or snapshot_date(path, title_dates)
    return register.as_read_file(SourceFile(path.name, workbook.sha256(), day))


class _RegisterRows:
    """The four sheets, judged with what they need to know of each other."""

    def __init__(self, gazetteer: Gazetteer) -> None:
        self._places = Places(gazetteer)
        self.institutions = JudgedSheet[str, InstitutionRow, Institution](
            layout.INSTITUTIONS, InstitutionRow, provider_code, provider_code, institution
        )
        self.locations = JudgedSheet[str, LocationRow, Campus](
            layout.LOCATIONS, LocationRow, location_code, location_code, self._judge_location
        )
        self.courses = JudgedSheet[str, CourseRow, Course](
            layout.COURSES, CourseRow, course_code, course_code, self._judge_course
        )
        self.course_locations = JudgedSheet[tuple[str, str], CourseLocationRow, tuple[str, str]](
            layout.COURSE_LOCATIONS, CourseLocationRow, link_codes, course_code, self._judge_course_location
        )
        self._sheets = (self.institutions, self.locations, self.courses, self.course_locations)

    def judge(self, workbook: PublisherWorkbook, progress: Progress) -> list[date | None]:
        """Judge all rows; the dates that the sheets' titles name."""
        dates = []
        for judged in self._sheets:
            progress(f"Opening {judged.name}", 0, 1)
            sheet = workbook.sheet(judged.name)
            dates.append(title_date(sheet.titles()))
            if judged is self.locations:
                self._places.learn(address_of(row) for _, row in sheet.rows(LocationRow))
            judged.take(sheet, progress)
        self._drop_unused()
        return dates

    def as_read_file(self, file: SourceFile) -> ReadFile:
        """What is kept as a catalogue, what is not as a report. Raises CountMismatch."""
        catalogue = self._catalogue()
        imported = {
            self.institutions.name: len(catalogue.institutions),
            self.locations.name: len(catalogue.campuses),
            self.courses.name: len(catalogue.courses),
            self.course_locations.name: sum(len(course.campus_codes) for course in catalogue.courses),
        }
        reported = [
            row for sheet in self._sheets for row in sorted(sheet.reported, key=lambda row: row.row_number)
        ]
        sheets = counted({sheet.name: sheet.read for sheet in self._sheets}, imported, reported)
        notes = sum((sheet.notes() for sheet in self._sheets), Counter[str]())
        return ReadFile(file, catalogue, sheets, reported, dict(notes.most_common()))

    def _judge_location(self, row: LocationRow) -> tuple[Campus, list[str]]:
        return campus(row, self._institution(provider_code(row)), self._places)

    def _judge_course(self, row: CourseRow) -> tuple[Course, list[str]]:
        return course(row, self._institution(provider_code(row)))

    def _judge_course_location(self, row: CourseLocationRow) -> tuple[tuple[str, str], list[str]]:
        """The course's code and the campus's. Raises RowRefused."""
        link = link_codes(row)
        code, location = link
        kept = self.courses.kept.get(code)
        if kept is None:
            raise RowRefused(
                rejections.COURSE_LEFT_OUT if code in self.courses.refused else rejections.UNKNOWN_COURSE
            )
        if kept.record.institution_code != provider_code(row):
            raise RowRefused(rejections.UNKNOWN_COURSE)
        if location not in self.locations.kept:
            known = location in self.locations.refused
            raise RowRefused(rejections.LOCATION_LEFT_OUT if known else rejections.UNKNOWN_LOCATION)
        return link, []

    def _institution(self, code: str) -> Institution:
        kept = self.institutions.kept.get(code)
        if kept is None:
            raise RowRefused(rejections.UNKNOWN_INSTITUTION)
        return kept.record

    def _drop_unused(self) -> None:
        placed = {code for code, _ in self.course_locations.kept}
        named = placed | {code for code, _ in self.course_locations.refused}
        for code in self.courses.kept.keys() - placed:
            self.courses.drop(code, rejections.ONLY_UNPLACED if code in named else rejections.NOWHERE)
        used_locations = {location for _, location in self.course_locations.kept}
        for location in self.locations.kept.keys() - used_locations:
            self.locations.drop(location, rejections.NO_COURSE_HERE)
        teaching = {kept.record.institution_code for kept in self.courses.kept.values()}
        for code in self.institutions.kept.keys() - teaching:
            self.institutions.drop(code, NO_COURSE)

    def _catalogue(self) -> Catalogue:
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
