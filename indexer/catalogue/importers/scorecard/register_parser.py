"""From the two files to the catalogue: every row becomes a record or a line of the report.

Institutions are judged first, then programmes; then an institution without an imported programme falls away.
"""

from collections import Counter
from dataclasses import replace
from datetime import date
from pathlib import Path

from indexer.catalogue.importers.parsing.cells import text
from indexer.catalogue.importers.parsing.sheet_parser import JudgedSheet
from indexer.catalogue.importers.progress import Progress
from indexer.catalogue.importers.records import Catalogue, Course, Institution
from indexer.catalogue.importers.rejections import NO_COURSE, RowRefused
from indexer.catalogue.importers.report import counted
from indexer.catalogue.importers.scorecard.folder import PublisherFolder
from indexer.catalogue.importers.scorecard.institutions import COUNTRIES, Place, place
from indexer.catalogue.importers.scorecard.layout import (
    INSTITUTIONS,
    PROGRAMMES,
    InstitutionRow,
    ProgrammeRow,
)
from indexer.catalogue.importers.scorecard.programmes import SECTORS, course, programme_code
from indexer.catalogue.importers.scorecard.rejections import UNKNOWN_INSTITUTION
from indexer.catalogue.importers.storage.catalogue_import import ReadFile
from indexer.catalogue.importers.storage.import_run import SourceFile
from indexer.catalogue.reference.gazetteer import Gazetteer
from schemas.vocabulary.kinds import Sector


def read_folder(
    path: Path, file_date: date | None, progress: Progress, gazetteer: Gazetteer | None = None
) -> ReadFile:
    """Everything that the folder's files say. Raises FileRefused; file_date goes before the day in the names."""
    folder = PublisherFolder(path)
    progress("Reading the gazetteer", 0, 1)
    register = _RegisterRows(folder, gazetteer or Gazetteer(COUNTRIES))
    register.judge(progress)
    day, note = (file_date, None) if file_date else folder.date()
    return register.as_read_file(SourceFile(path.resolve().name, folder.sha256(), day), note)


class _RegisterRows:
    """The two files, judged with what they need to know of each other."""

    def __init__(self, folder: PublisherFolder, gazetteer: Gazetteer) -> None:
        self._gazetteer = gazetteer
        self._files = (folder.files[INSTITUTIONS], folder.files[PROGRAMMES])
        institutions, programmes = (file.name for file in self._files)
        self.places = JudgedSheet[str, InstitutionRow, Place](
            institutions, InstitutionRow, _unit_id, _unit_id, self._judge_place
        )
        self.courses = JudgedSheet[str, ProgrammeRow, Course](
            programmes, ProgrammeRow, programme_code, programme_code, self._judge_course
        )
        self._sectors: dict[str, Sector] = {}

    def judge(self, progress: Progress) -> None:
        institutions, programmes = self._files
        self.places.take(institutions, progress)
        self.courses.take(programmes, progress)
        self._drop_unused()

    def as_read_file(self, file: SourceFile, note: str | None) -> ReadFile:
        """What is kept as a catalogue, what is not as a report. Raises CountMismatch."""
        catalogue = self._catalogue()
        sheets = (self.places, self.courses)
        imported = {
            self.places.name: len(catalogue.institutions),
            self.courses.name: len(catalogue.courses),
        }
        reported = [row for sheet in sheets for row in sorted(sheet.reported, key=lambda row: row.row_number)]
        counts = counted({sheet.name: sheet.read for sheet in sheets}, imported, reported)
        notes = self.places.notes() + self.courses.notes() + Counter([note] if note else [])
        return ReadFile(file, catalogue, counts, reported, dict(notes.most_common()))

    def _judge_place(self, row: InstitutionRow) -> tuple[Place, list[str]]:
        return place(row, self._gazetteer)

    def _judge_course(self, row: ProgrammeRow) -> tuple[Course, list[str]]:
        if row.damage:
            raise RowRefused(row.damage)
        kept = self.places.kept.get(_unit_id(row))
        if kept is None:
            raise RowRefused(UNKNOWN_INSTITUTION)
        judged = course(row, kept.record)
        sector = SECTORS.get(text(row.control))
        if sector is not None:
            self._sectors.setdefault(_unit_id(row), sector)
        return judged

    def _drop_unused(self) -> None:
        teaching = {kept.record.institution_code for kept in self.courses.kept.values()}
        for code in self.places.kept.keys() - teaching:
            self.places.drop(code, NO_COURSE)

    def _catalogue(self) -> Catalogue:
        places = [kept.record for kept in self.places.kept.values()]
        return Catalogue(
            [self._with_sector(place.institution) for place in places],
            [place.campus for place in places],
            [kept.record for kept in self.courses.kept.values()],
        )

    def _with_sector(self, institution: Institution) -> Institution:
        """Ownership stands beside each programme, not beside the institution."""
        return replace(institution, sector=self._sectors.get(institution.code))


def _unit_id(row: InstitutionRow | ProgrammeRow) -> str:
    return text(row.unit_id)
