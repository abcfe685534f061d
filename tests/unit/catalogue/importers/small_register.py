"""A small CRICOS register in the publisher's layout."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from openpyxl import Workbook

from indexer.catalogue.importers.cricos.layout import (
    COURSE_LOCATIONS,
    COURSES_SHEET,
    HEADERS,
    INSTITUTIONS,
    LOCATIONS,
    CourseLocationRow,
    CourseRow,
    InstitutionRow,
    LocationRow,
)
from indexer.catalogue.importers.parsing.cells import Cell

JANUARY = "Report generated Tuesday, 3 January 2023"
APRIL = "Report generated Tuesday, 4 April 2023"

INSTITUTION = InstitutionRow("00001A", "", "Harbour University", "Government", "www.harbour.edu.au")
COURSE = CourseRow(
    provider_code="00001A",
    course_code="100001A",
    course_name="Bachelor of Nursing",
    broad_field="06 - Health",
    narrow_field="0603 - Nursing",
    detailed_field="060301 - General Nursing",
    second_broad_field="",
    second_narrow_field="",
    second_detailed_field="",
    course_level="Bachelor Degree",
    foundation_studies="No",
    course_language="English",
    duration_weeks=156.0,
    tuition_fee=90000.0,
    expired="No",
)
LOCATION = LocationRow("00001A", "City Campus", "1 George St", "", "", "", "SYDNEY", "NSW", "2000")
COURSE_LOCATION = CourseLocationRow("00001A", "100001A", "City Campus", "Sydney", "NSW")


@dataclass(frozen=True)
class SmallRegister:
    """The rows of each sheet. By default, one university has one course at one campus."""

    institutions: tuple[InstitutionRow, ...] = (INSTITUTION,)
    courses: tuple[CourseRow, ...] = (COURSE,)
    locations: tuple[LocationRow, ...] = (LOCATION,)
    course_locations: tuple[CourseLocationRow, ...] = (COURSE_LOCATION,)
    title: str = JANUARY
    headers: Mapping[str, Sequence[str]] = field(default_factory=lambda: dict(HEADERS))

    def with_course(self, row: CourseRow) -> "SmallRegister":
        """Return a register with one more course at the first campus."""
        place = COURSE_LOCATION._replace(course_code=row.course_code, provider_code=row.provider_code)
        return replace(self, courses=(*self.courses, row), course_locations=(*self.course_locations, place))

    def write(self, path: Path) -> Path:
        workbook = Workbook()
        workbook.remove(workbook.worksheets[0])
        sheets: dict[str, Sequence[Sequence[Cell]]] = {
            INSTITUTIONS: self.institutions,
            COURSES_SHEET: self.courses,
            LOCATIONS: self.locations,
            COURSE_LOCATIONS: self.course_locations,
        }
        for name, header in self.headers.items():
            sheet = workbook.create_sheet(name)
            sheet.append([name])
            sheet.append([self.title])
            for row in (header, *sheets[name]):
                sheet.append([None if cell == "" else cell for cell in row])
        workbook.save(path)
        return path
