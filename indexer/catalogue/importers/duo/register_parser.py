"""Parses the file into a catalogue. Every row becomes a campus of a course, or a line of the report."""

from collections import Counter, defaultdict
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import NamedTuple

from indexer.catalogue.importers.duo.layout import FUNDED, HEADER, UNKNOWN_CELLS, ProgrammeRow
from indexer.catalogue.importers.duo.places import COUNTRY, build_campus, build_campus_code, parse_institution
from indexer.catalogue.importers.duo.programmes import build_programme_code, parse_course
from indexer.catalogue.importers.parsing.cells import to_text
from indexer.catalogue.importers.parsing.csv_folder import CsvFile
from indexer.catalogue.importers.parsing.date_in_name import parse_date_in_name
from indexer.catalogue.importers.parsing.sheet_parser import SheetParser
from indexer.catalogue.importers.progress import Progress
from indexer.catalogue.importers.records import Campus, Catalogue, Course
from indexer.catalogue.importers.rejections import RowRejected
from indexer.catalogue.importers.report import count_rows_by_sheet
from indexer.catalogue.importers.storage.catalogue_import import ParsedFile
from indexer.catalogue.importers.storage.import_run import SourceFile
from indexer.catalogue.reference.gazetteer import Gazetteer
from schemas.vocabulary.kinds import Sector


class _Programme(NamedTuple):
    """The parsed values of an accepted row."""

    row: ProgrammeRow
    course: Course
    campus_code: str


def parse_file(
    path: Path, file_date: date | None, progress: Progress, gazetteer: Gazetteer | None = None
) -> ParsedFile:
    """Parse the file. Raises FileRejected if it cannot be read or has a wrong layout.

    file_date: overrides the date in the name of the file, or the modification date if the name has none.
    """
    file = CsvFile(path, HEADER, UNKNOWN_CELLS)
    progress("Reading the gazetteer", 0, 1)
    day, note = _find_date(path, file_date)
    register = _RegisterParser(path.name, gazetteer or Gazetteer((COUNTRY,)), day)
    register.programmes.parse_rows(file, progress)
    return register.build_parsed_file(SourceFile(path.name, file.compute_sha256(), day), note)


def _find_date(path: Path, file_date: date | None) -> tuple[date, str | None]:
    """Return the date of the file. If neither the caller nor the file name gives a date, also return a note."""
    day = file_date or parse_date_in_name(path.name)
    if day is not None:
        return day, None
    day = datetime.fromtimestamp(path.stat().st_mtime, UTC).date()
    return day, f"date of the file: {day}, when it was last modified; its name has no date (--date sets one)"


class _RegisterParser:
    def __init__(self, name: str, gazetteer: Gazetteer, day: date) -> None:
        self._gazetteer = gazetteer
        self._day = day
        self._campuses: dict[str, Campus] = {}
        self.programmes = SheetParser[tuple[str, str], ProgrammeRow, _Programme](
            name, ProgrammeRow, _get_key, build_programme_code, self._parse_row
        )

    def build_parsed_file(self, file: SourceFile, note: str | None) -> ParsedFile:
        """Build the catalogue of accepted rows and the report of rejected rows.

        Raises CountMismatch if a row is lost or counted twice.
        """
        sheet = self.programmes
        counts = count_rows_by_sheet(
            {sheet.name: sheet.row_count}, {sheet.name: len(sheet.accepted)}, sheet.rejected_rows
        )
        notes = sheet.count_notes() + Counter([note] if note else [])
        return ParsedFile(
            file, self._build_catalogue(), counts, sheet.rejected_rows, dict(notes.most_common())
        )

    def _parse_row(self, row: ProgrammeRow) -> tuple[_Programme, list[str]]:
        if row.damage:
            raise RowRejected(row.damage)
        course, notes = parse_course(row, self._day)
        parse_institution(row, is_university=False, sector=None)
        code = build_campus_code(row)
        if code not in self._campuses:
            self._campuses[code], note = build_campus(row, self._gazetteer)
            notes += [note] if note else []
        return _Programme(row, course, code), notes

    def _build_catalogue(self) -> Catalogue:
        """Join the rows of each course. The first row gives the values of the course, and each row gives a campus."""
        by_course: dict[str, list[_Programme]] = defaultdict(list)
        by_institution: dict[str, list[ProgrammeRow]] = defaultdict(list)
        for parsed in self.programmes.accepted.values():
            by_course[parsed.record.course.code].append(parsed.record)
            by_institution[parsed.record.course.institution_code].append(parsed.record.row)
        courses = [
            replace(each[0].course, campus_codes=tuple(dict.fromkeys(one.campus_code for one in each)))
            for each in by_course.values()
        ]
        institutions = [
            parse_institution(
                rows[0],
                is_university=any(to_text(row.level).upper().startswith("WO") for row in rows),
                sector=_find_sector(rows),
            )
            for rows in by_institution.values()
        ]
        used = {code for course in courses for code in course.campus_codes}
        campuses = [campus for code, campus in self._campuses.items() if code in used]
        return Catalogue(institutions, campuses, courses)


def _find_sector(rows: list[ProgrammeRow]) -> Sector | None:
    """Return the sector. An institution is public if the state funds one of its programmes, otherwise private.

    Returns None if no row states how its programme is funded.
    """
    fundings = {to_text(row.funding).upper() for row in rows} - {""}
    if not fundings:
        return None
    return Sector.PUBLIC if FUNDED in fundings else Sector.PRIVATE


def _get_key(row: ProgrammeRow) -> tuple[str, str]:
    return build_programme_code(row), build_campus_code(row)
