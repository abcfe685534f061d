"""In the summary of an import, each row of a sheet is counted once, as imported or as reported."""

import csv
from datetime import date
from pathlib import Path

import pytest

from indexer.catalogue.importers.errors import CountMismatch
from indexer.catalogue.importers.report import (
    ImportSummary,
    ReportedRow,
    SheetCounts,
    TableChanges,
    count_rows_by_sheet,
    write_reported_rows,
)

REPORTED = [
    ReportedRow("Courses", 4, "100001A", "expired: over"),
    ReportedRow("Courses", 9, None, "no code: none"),
    ReportedRow("Courses", 12, "100002B", "expired: over"),
]
NOTHING = TableChanges(0, 0, 0, 0, 0, {})


def summary() -> ImportSummary:
    sheets = {"Courses": SheetCounts(5, 2, 3), "Locations": SheetCounts(4, 4, 0)}
    return ImportSummary(
        1,
        "cricos",
        "a.xlsx",
        "00",
        date(2023, 1, 3),
        sheets,
        REPORTED,
        {"Courses: fee": 1},
        {"courses": NOTHING},
    )


def test_the_counts_agree() -> None:
    assert count_rows_by_sheet({"Courses": 5}, {"Courses": 2}, REPORTED) == {"Courses": SheetCounts(5, 2, 3)}


@pytest.mark.parametrize("imported", [1, 3])
def test_a_lost_or_repeated_row_raises_an_error(imported: int) -> None:
    with pytest.raises(CountMismatch, match=f"'Courses': 5 rows read, but {imported} imported . 3 reported"):
        count_rows_by_sheet({"Courses": 5}, {"Courses": imported}, REPORTED)


def test_the_summary_adds_up_and_counts_reasons() -> None:
    json_summary = summary().to_json()
    assert json_summary["total"] == {"read": 9, "imported": 6, "reported": 3}
    assert json_summary["reasons"] == {"Courses": {"expired: over": 2, "no code: none": 1}, "Locations": {}}
    assert json_summary["file_date"] == "2023-01-03"


def test_the_csv_contains_every_reported_row(tmp_path: Path) -> None:
    write_reported_rows(summary(), tmp_path / "report.csv")
    with (tmp_path / "report.csv").open(encoding="utf-8", newline="") as file:
        assert list(csv.reader(file)) == [
            ["file", "sheet", "row", "code", "reason"],
            ["a.xlsx", "Courses", "4", "100001A", "expired: over"],
            ["a.xlsx", "Courses", "9", "", "no code: none"],
            ["a.xlsx", "Courses", "12", "100002B", "expired: over"],
        ]


def test_any_nonzero_count_is_a_change() -> None:
    assert not NOTHING.has_changes
    assert TableChanges(0, 0, 1, 0, 5, {}).has_changes
