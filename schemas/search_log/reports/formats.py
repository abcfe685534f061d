"""Formats the rows of a report as CSV or JSON."""

import csv
from collections.abc import Iterable, Sequence
from typing import Any, TextIO

from schemas.parquet import Column
from schemas.search_log.reports.declarations import Row
from schemas.search_log.reports.selection import Selection

_FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r")


def build_content(report: str, selection: Selection, rows: Sequence[Row]) -> dict[str, Any]:
    """Build the JSON object of a report."""
    return {
        "report": report,
        "since": f"{selection.since}",
        "until": f"{selection.until}",
        "rows": list(rows),
    }


def write_csv(columns: Iterable[Column], rows: Iterable[Row], output: TextIO) -> None:
    """Write the names of the columns and the rows. A cell that a spreadsheet would run as a formula gets an apostrophe.

    `columns` has all columns, because rows may lack values, and a report may have no rows.
    """
    writer = csv.DictWriter(output, [each.name for each in columns], restval="", extrasaction="ignore")
    writer.writeheader()
    for row in rows:
        writer.writerow({name: _format_cell(value) for name, value in row.items()})


def _format_cell(value: Any) -> Any:
    if isinstance(value, list):
        value = " | ".join(map(str, value))
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA_STARTS) else value
