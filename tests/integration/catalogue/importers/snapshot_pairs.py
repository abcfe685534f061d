"""Two snapshots of a CRICOS register: their files, their raw rows, and the summaries of their imports."""

from dataclasses import dataclass, field
from pathlib import Path

from indexer.catalogue.importers.report import ImportSummary
from tests.integration.catalogue.importers import made_register
from tests.integration.catalogue.importers.raw_register import RawRegister, Row
from tests.integration.real_registers import RealRegister

OCTOBER, JANUARY = "cricos-2022-10-04.xlsx", "cricos-2023-01-03.xlsx"
REAL_ROWS = {
    OCTOBER: {"Institutions": 690, "Locations": 1_536, "Courses": 12_698, "Course Locations": 22_823},
    JANUARY: {"Institutions": 701, "Locations": 1_560, "Courses": 12_697, "Course Locations": 22_943},
}


@dataclass(frozen=True)
class Register:
    """The two files of a register, and expected facts about them.

    rows: the number of rows per sheet, by file. suburb: an institute, its suburb, and the city that students search for
    instead of the suburb. universities: some institutes that are universities. dual_award: the code of a course with
    two fields of study. The fields that end in `_min` are minimum counts. They show that a file is complete. october:
    the real register of October, or None for an invented register.
    """

    folder: Path
    rows: dict[str, dict[str, int]]
    suburb: tuple[str, str, str]
    universities: set[str]
    dual_award: str
    fee_changes_min: int
    repeated_names_min: int
    october: RealRegister | None = None


def write_made_register(folder: Path) -> Register:
    rows = {}
    for name, register in ((OCTOBER, made_register.OCTOBER), (JANUARY, made_register.JANUARY)):
        register.write(folder / name)
        rows[name] = {
            "Institutions": len(register.institutions),
            "Locations": len(register.locations),
            "Courses": len(register.courses),
            "Course Locations": len(register.course_locations),
        }
    return Register(
        folder=folder,
        rows=rows,
        suburb=("Harbour University", "Camperdown", "Sydney"),
        universities={"Harbour University"},
        dual_award=made_register.DUAL_AWARD,
        fee_changes_min=1,
        repeated_names_min=1,
    )


@dataclass(frozen=True)
class Snapshot:
    """One file, the summary of its import, and its raw rows."""

    summary: ImportSummary
    raw: RawRegister

    def rejected_codes(self, sheet: str) -> set[str]:
        return {str(row.source_code) for row in self.summary.reported if row.sheet == sheet}

    def courses(self) -> dict[str, Row]:
        """The raw rows of the imported courses, by course code."""
        rejected_codes = self.rejected_codes("Courses")
        return {code: row for code, row in self.raw.courses().items() if code not in rejected_codes}

    def places(self) -> dict[str, set[tuple[str, str, str]]]:
        """The locations of all courses of the file, by course code. Rejected courses are included."""
        places: dict[str, set[tuple[str, str, str]]] = {}
        for code, place in self.raw.places_by_course():
            places.setdefault(code, set()).add(place)
        return places


@dataclass(frozen=True)
class Imported:
    """Three imports into one database: the October file, the January file, and the January file again.

    before, after: the state before and after the last import. The states must be equal, because the last import must
    write nothing. A state has the positions and the writing transactions of all imported rows, and the number of rows
    in the table `outbox` (changes that wait for the index).
    """

    database_url: str
    october: Snapshot
    january: Snapshot
    again: ImportSummary
    before: tuple[object, int] = field(repr=False)
    after: tuple[object, int] = field(repr=False)
