"""Reads a register's workbook as dictionaries, without code of the importer.

Tests compute from these rows what the importer must store.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path
from typing import Any

from python_calamine import CalamineWorkbook

Row = dict[str, Any]
Fees = tuple[Decimal, Decimal] | None
"""The fee for the whole course and the fee per year, in AUD. None if the fee is missing or implausible."""


def sheet(path: Path, name: str) -> list[Row]:
    """Return the rows of a sheet from the fourth row on. The third row has the names of the columns."""
    lines = CalamineWorkbook.from_path(path).get_sheet_by_name(name).to_python()
    return [dict(zip(map(str, lines[2]), line, strict=True)) for line in lines[3:]]


def single_spaced(text: str) -> str:
    return " ".join(text.split())


def fees(row: Row) -> Fees:
    total, weeks = row["Tuition Fee"], row["Duration (Weeks)"]
    if total == "" or not 100 <= total <= 1_000_000:
        return None
    exact = Decimal(str(total))
    published = exact.quantize(Decimal("0.01"), ROUND_HALF_UP)
    if weeks <= 52:
        return published, published
    return published, (exact * 52 / Decimal(weeks)).quantize(Decimal("0.01"), ROUND_HALF_UP)


@dataclass(frozen=True)
class RawRegister:
    path: Path

    def courses(self) -> dict[str, Row]:
        return {row["CRICOS Course Code"]: row for row in sheet(self.path, "Courses")}

    def places_by_course(self) -> Iterator[tuple[str, tuple[str, str, str]]]:
        """Yield the code of a course, and where it is taught: provider code, location and city (in lower case)."""
        for row in sheet(self.path, "Course Locations"):
            location = single_spaced(row["Location Name"]).lower()
            city = single_spaced(row["Location City"]).lower()
            yield row["CRICOS Course Code"], (row["CRICOS Provider Code"], location, city)
