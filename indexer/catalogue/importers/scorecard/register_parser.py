"""Parses the two files into a catalogue. Every row becomes a record or a line of the report.

Institutions are parsed first, then programmes. Then institutions without an imported programme are rejected.
"""

from collections import Counter
from dataclasses import replace
from datetime import date
from pathlib import Path

from indexer.catalogue.importers.parsing.cells import to_text
from indexer.catalogue.importers.parsing.sheet_parser import SheetParser
from indexer.catalogue.importers.progress import Progress
from indexer.catalogue.importers.records import Catalogue, Course, Institution
from indexer.catalogue.importers.rejections import NO_COURSE, RowRejected
from indexer.catalogue.importers.report import count_rows_by_sheet
from indexer.catalogue.importers.scorecard.folder import PublisherFolder
from indexer.catalogue.importers.scorecard.institutions import (
    COUNTRIES,
    ScorecardInstitution,
    parse_institution,
)
from indexer.catalogue.importers.scorecard.layout import (
    INSTITUTIONS,
    PROGRAMMES,
    InstitutionRow,
    ProgrammeRow,
)
from indexer.catalogue.importers.scorecard.programmes import SECTORS, build_programme_code, parse_course
from indexer.catalogue.importers.scorecard.rejections import UNKNOWN_INSTITUTION
from indexer.catalogue.importers.storage.catalogue_import import ParsedFile
from indexer.catalogue.importers.storage.import_run import SourceFile
from indexer.catalogue.reference.gazetteer import Gazetteer
from schemas.vocabulary.kinds import Sector


def parse_folder(
    path: Path, file_date: date | None, progress: Progress, gazetteer: Gazetteer | None = None
) -> ParsedFile:
    """Parse the folder's two files. Raises FileRejected if a file is missing, cannot be read, or has a wrong layout.

    file_date: overrides the date in the names of the files and the folder, or the modification date.
    """
    folder = PublisherFolder(path)
    progress("Reading the gazetteer", 0, 1)
    register = _RegisterParser(folder, gazetteer or Gazetteer(COUNTRIES))
    register.parse_files(progress)
    day, note = (file_date, None) if file_date else folder.find_snapshot_date()
    return register.build_parsed_file(SourceFile(path.resolve().name, folder.compute_sha256(), day), note)


class _RegisterParser:
    """Parses the institutions first, because programmes refer to institutions."""

    def __init__(self, folder: PublisherFolder, gazetteer: Gazetteer) -> None:
        self._gazetteer = gazetteer
        self._files = (folder.files[INSTITUTIONS], folder.files[PROGRAMMES])
        institutions, programmes = (file.name for file in self._files)
        self.places = SheetParser[str, InstitutionRow, ScorecardInstitution](
            institutions, InstitutionRow, _get_unit_id, _get_unit_id, self._parse_institution
        )
        self.courses = SheetParser[str, ProgrammeRow, Course](
            programmes, ProgrammeRow, build_programme_code, build_programme_code, self._parse_course
        )
        self._sectors: dict[str, Sector] = {}

    def parse_files(self, progress: Progress) -> None:
        institutions, programmes = self._files
        self.places.parse_rows(institutions, progress)
        self.courses.parse_rows(programmes, progress)
        self._reject_unused_institutions()

    def build_parsed_file(self, file: SourceFile, note: str | None) -> ParsedFile:
        """Build the catalogue of accepted rows and the report of rejected rows.

        Raises CountMismatch if a row is lost or counted twice.
        """
        catalogue = self._build_catalogue()
        sheets = (self.places, self.courses)
        imported = {
            self.places.name: len(catalogue.institutions),
            self.courses.name: len(catalogue.courses),
        }
        reported = [
            row for sheet in sheets for row in sorted(sheet.rejected_rows, key=lambda row: row.row_number)
        ]
        counts = count_rows_by_sheet({sheet.name: sheet.row_count for sheet in sheets}, imported, reported)
        notes = self.places.count_notes() + self.courses.count_notes() + Counter([note] if note else [])
        return ParsedFile(file, catalogue, counts, reported, dict(notes.most_common()))

    def _parse_institution(self, row: InstitutionRow) -> tuple[ScorecardInstitution, list[str]]:
        return parse_institution(row, self._gazetteer)

    def _parse_course(self, row: ProgrammeRow) -> tuple[Course, list[str]]:
        if row.damage:
            raise RowRejected(row.damage)
        parsed = self.places.accepted.get(_get_unit_id(row))
        if parsed is None:
            raise RowRejected(UNKNOWN_INSTITUTION)
        course = parse_course(row, parsed.record)
        sector = SECTORS.get(to_text(row.control))
        if sector is not None:
            self._sectors.setdefault(_get_unit_id(row), sector)
        return course

    def _reject_unused_institutions(self) -> None:
        teaching = {parsed.record.institution_code for parsed in self.courses.accepted.values()}
        for code in self.places.accepted.keys() - teaching:
            self.places.reject(code, NO_COURSE)

    def _build_catalogue(self) -> Catalogue:
        places = [parsed.record for parsed in self.places.accepted.values()]
        return Catalogue(
            [self._add_sector(place.institution) for place in places],
            [place.campus for place in places],
            [parsed.record for parsed in self.courses.accepted.values()],
        )

    def _add_sector(self, institution: Institution) -> Institution:
        """Add the sector, which only the programmes' file contains."""
        return replace(institution, sector=self._sectors.get(institution.code))


def _get_unit_id(row: InstitutionRow | ProgrammeRow) -> str:
    return to_text(row.unit_id)
