"""Parses the six files into a catalogue. Every row becomes a part of a record, or a line of the report.

A file is parsed after the files whose rows it needs. At the end, rows that no imported course needs are rejected.
"""

from collections import Counter, defaultdict
from dataclasses import replace
from datetime import date
from functools import cached_property
from pathlib import Path

from indexer.catalogue.importers.discover_uni import rejections
from indexer.catalogue.importers.discover_uni.courses import parse_course
from indexer.catalogue.importers.discover_uni.institutions import (
    COUNTRY,
    DiscoverUniInstitution,
    parse_institution,
)
from indexer.catalogue.importers.discover_uni.layout import (
    AIMS,
    COURSE_LOCATIONS,
    COURSES,
    INSTITUTIONS,
    LAYOUTS,
    LOCATIONS,
    SUBJECTS,
    AimRow,
    CourseLocationRow,
    CourseRow,
    InstitutionRow,
    LocationRow,
    SubjectRow,
)
from indexer.catalogue.importers.discover_uni.locations import (
    Location,
    build_campus,
    build_own_campus,
    parse_location,
)
from indexer.catalogue.importers.discover_uni.row_keys import (
    CourseKey,
    LocationKey,
    build_course_code,
    build_location_code,
    get_course_key,
    get_location_key,
    normalise_aim_code,
)
from indexer.catalogue.importers.parsing.approximate_campus import (
    MAIN_CAMPUS,
    build_approximate_campus,
    choose_main_location,
    count_courses,
)
from indexer.catalogue.importers.parsing.cells import to_text
from indexer.catalogue.importers.parsing.csv_folder import CsvFolder
from indexer.catalogue.importers.parsing.sheet_parser import SheetParser
from indexer.catalogue.importers.progress import Progress
from indexer.catalogue.importers.records import Campus, Catalogue, Course
from indexer.catalogue.importers.rejections import NO_CODE, NO_COURSE, NO_NAME, RowRejected
from indexer.catalogue.importers.report import count_rows_by_sheet
from indexer.catalogue.importers.storage.catalogue_import import ParsedFile
from indexer.catalogue.importers.storage.import_run import SourceFile
from indexer.catalogue.reference.gazetteer import Gazetteer
from schemas.taxonomy.crosswalk import UnknownField, find_cah_specialization


def parse_folder(
    path: Path, file_date: date | None, progress: Progress, gazetteer: Gazetteer | None = None
) -> ParsedFile:
    """Parse the folder's files. Raises FileRejected if a file is missing, cannot be read, or has a wrong layout.

    file_date: overrides the date in the name of the folder, or the modification date if the name has none.
    """
    folder = CsvFolder(path, LAYOUTS)
    progress("Reading the gazetteer", 0, 1)
    register = _RegisterParser(gazetteer or Gazetteer((COUNTRY,)))
    register.parse_files(folder, progress)
    day, note = (file_date, None) if file_date else folder.find_snapshot_date()
    return register.build_parsed_file(SourceFile(path.resolve().name, folder.compute_sha256(), day), note)


class _RegisterParser:
    def __init__(self, gazetteer: Gazetteer) -> None:
        self._gazetteer = gazetteer
        self.aims = SheetParser[str, AimRow, str](AIMS, AimRow, _get_aim_code, _get_aim_code, _parse_aim)
        self.institutions = SheetParser[str, InstitutionRow, DiscoverUniInstitution](
            INSTITUTIONS, InstitutionRow, _get_ukprn, _get_ukprn, parse_institution
        )
        self.locations = SheetParser[LocationKey, LocationRow, Location](
            LOCATIONS, LocationRow, get_location_key, build_location_code, parse_location
        )
        self.subjects = SheetParser[tuple[CourseKey, str], SubjectRow, tuple[CourseKey, str]](
            SUBJECTS, SubjectRow, _get_subject_key, build_course_code, _parse_subject
        )
        self.places = SheetParser[
            tuple[CourseKey, LocationKey], CourseLocationRow, tuple[CourseKey, LocationKey]
        ](COURSE_LOCATIONS, CourseLocationRow, _get_place_key, build_course_code, self._parse_place)
        self.courses = SheetParser[CourseKey, CourseRow, Course](
            COURSES, CourseRow, get_course_key, build_course_code, self._parse_course
        )
        self._used_aims: set[str] = set()
        self._fields: dict[CourseKey, list[str]] = defaultdict(list)
        self._locations: dict[CourseKey, list[LocationKey]] = defaultdict(list)
        self._campuses: dict[tuple[str, LocationKey], Campus] = {}

    def parse_files(self, folder: CsvFolder, progress: Progress) -> None:
        files = folder.files
        self.aims.parse_rows(files[AIMS], progress)
        self.institutions.parse_rows(files[INSTITUTIONS], progress)
        self.locations.parse_rows(files[LOCATIONS], progress)
        self.subjects.parse_rows(files[SUBJECTS], progress)
        self.places.parse_rows(files[COURSE_LOCATIONS], progress)
        for subject in self.subjects.accepted.values():
            key, slug = subject.record
            self._fields[key].append(slug)
        for place in self.places.accepted.values():
            course, location = place.record
            self._locations[course].append(location)
        self.courses.parse_rows(files[COURSES], progress)
        self._reject_unused_rows()

    def build_parsed_file(self, file: SourceFile, note: str | None) -> ParsedFile:
        """Build the catalogue of accepted rows and the report of rejected rows.

        Raises CountMismatch if a row is lost or counted twice.
        """
        catalogue = Catalogue(
            [parsed.record.institution for parsed in self.institutions.accepted.values()],
            list(self._campuses.values()),
            [parsed.record for parsed in self.courses.accepted.values()],
        )
        sheets = (self.aims, self.institutions, self.locations, self.subjects, self.places, self.courses)
        reported = [
            row for sheet in sheets for row in sorted(sheet.rejected_rows, key=lambda row: row.row_number)
        ]
        counts = count_rows_by_sheet(
            {sheet.name: sheet.row_count for sheet in sheets},
            {sheet.name: len(sheet.accepted) for sheet in sheets},
            reported,
        )
        notes = sum((sheet.count_notes() for sheet in sheets), Counter([note] if note else []))
        return ParsedFile(file, catalogue, counts, reported, dict(notes.most_common()))

    def _parse_place(self, row: CourseLocationRow) -> tuple[tuple[CourseKey, LocationKey], list[str]]:
        if row.damage:
            raise RowRejected(row.damage)
        if not to_text(row.location_id):
            raise RowRejected(rejections.NO_LOCATION_ID)
        key = get_location_key(row)
        if key not in self.locations.accepted:
            raise RowRejected(rejections.UNKNOWN_LOCATION)
        return (get_course_key(row), key), []

    def _parse_course(self, row: CourseRow) -> tuple[Course, list[str]]:
        if row.damage:
            raise RowRejected(row.damage)
        place = self.institutions.accepted.get(to_text(row.publishing_ukprn))
        if place is None:
            raise RowRejected(rejections.UNKNOWN_INSTITUTION)
        key, aim_code = get_course_key(row), normalise_aim_code(to_text(row.aim_code))
        aim = self.aims.accepted.get(aim_code)
        course, notes = parse_course(
            row, place.record.institution, None if aim is None else aim.record, self._fields[key]
        )
        locations = self._locations.get(key, [])
        if not locations and to_text(row.distance) == "1":
            raise RowRejected(rejections.DISTANCE)
        campuses = dict.fromkeys(self._find_campus(place.record, location) for location in locations)
        if not campuses:
            campus = self._find_approximate_campus(place.record)
            campuses[campus.code] = None
            notes = [*notes, campus.point_source]
        self._used_aims.add(aim_code)
        return replace(course, campus_codes=tuple(campuses)), notes

    def _find_campus(self, place: DiscoverUniInstitution, location: LocationKey) -> str:
        """Return the code of the institution's campus at the location. The campus is built on first use."""
        key = place.institution.code, location
        if key not in self._campuses:
            self._campuses[key] = build_campus(
                self.locations.accepted[location].record, place, self._gazetteer
            )
        return self._campuses[key].code

    def _find_approximate_campus(self, place: DiscoverUniInstitution) -> Campus:
        """Return the campus of courses without a known location.

        The campus is at the main location of the institution, or else at the address of the institution, or else at the
        capital of its nation. Raises RowRejected if all three are unknown.
        """
        institution = place.institution
        key = institution.code, (institution.code, "")
        if key not in self._campuses:
            own = [location for location in self.locations.accepted if location[0] == institution.code]
            main = choose_main_location(own, self._course_counts)
            campus = (
                build_own_campus(place, self._gazetteer)
                if main is None
                else build_approximate_campus(
                    institution,
                    build_campus(self.locations.accepted[main].record, place, self._gazetteer),
                    MAIN_CAMPUS,
                )
            )
            if campus is None:
                raise RowRejected(rejections.NO_LOCATION)
            self._campuses[key] = campus
        return self._campuses[key]

    @cached_property
    def _course_counts(self) -> Counter[LocationKey]:
        """Count the courses that COURSELOCATION.csv lists for each location. Call after `_locations` is filled."""
        return count_courses(self._locations.values())

    def _reject_unused_rows(self) -> None:
        courses = self.courses.accepted
        for subject in [key for key in self.subjects.accepted if key[0] not in courses]:
            self.subjects.reject(subject, rejections.COURSE_LEFT_OUT)
        for place in [key for key in self.places.accepted if key[0] not in courses]:
            self.places.reject(place, rejections.COURSE_LEFT_OUT)
        teaching = {parsed.record.institution_code for parsed in courses.values()}
        for code in self.institutions.accepted.keys() - teaching:
            self.institutions.reject(code, NO_COURSE)
        used = {location for _, location in self.places.accepted}
        for location in self.locations.accepted.keys() - used:
            self.locations.reject(location, rejections.NO_COURSE_AT_LOCATION)
        for aim in self.aims.accepted.keys() - self._used_aims:
            self.aims.reject(aim, rejections.NO_COURSE_WITH_AIM)


def _get_aim_code(row: AimRow) -> str:
    return normalise_aim_code(to_text(row.code))


def _parse_aim(row: AimRow) -> tuple[str, list[str]]:
    if row.damage:
        raise RowRejected(row.damage)
    if not to_text(row.code):
        raise RowRejected(NO_CODE)
    if not to_text(row.label):
        raise RowRejected(NO_NAME)
    return to_text(row.label), []


def _get_ukprn(row: InstitutionRow) -> str:
    return to_text(row.publishing_ukprn)


def _get_subject_key(row: SubjectRow) -> tuple[CourseKey, str]:
    return get_course_key(row), to_text(row.subject)


def _parse_subject(row: SubjectRow) -> tuple[tuple[CourseKey, str], list[str]]:
    """Return the key of the course, and the specialization of the subject."""
    if row.damage:
        raise RowRejected(row.damage)
    try:
        return (get_course_key(row), find_cah_specialization(to_text(row.subject))), []
    except UnknownField as error:
        raise RowRejected(f"unknown field: {error}") from error


def _get_place_key(row: CourseLocationRow) -> tuple[CourseKey, LocationKey]:
    return get_course_key(row), get_location_key(row)
