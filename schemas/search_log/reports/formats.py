"""Formats the rows of a report as CSV, JSON or Parquet."""

import csv
from collections.abc import Iterable, Sequence
from typing import Any, BinaryIO, TextIO

from schemas.parquet.columns import Column, Kind
from schemas.parquet.file import write_parquet
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


def write_csv(rows: Iterable[Row], output: TextIO) -> None:
    """Write the names of the columns and the rows. A cell that a spreadsheet would run begins with an apostrophe."""
    writer: csv.DictWriter[str] | None = None
    for row in rows:
        if writer is None:
            writer = csv.DictWriter(output, list(row), restval="", extrasaction="ignore")
            writer.writeheader()
        writer.writerow({name: _format_cell(value) for name, value in row.items()})


def _format_cell(value: Any) -> Any:
    if isinstance(value, list):
        value = " | ".join(map(str, value))
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA_STARTS) else value


def write_report_parquet(rows: Sequence[Row], output: BinaryIO) -> None:
    """Write the rows with the columns of the first row."""
    columns = [_find_column(name, [row[name] for row in rows]) for name in (rows[0] if rows else ())]
    write_parquet(output, columns, rows)


def _find_column(name: str, cells: Sequence[Any]) -> Column:
    """A column with a float has numbers. A column without a value has texts."""
    is_list = any(isinstance(cell, list) for cell in cells)
    types = {type(value) for cell in cells for value in (cell if is_list else [cell]) if value is not None}
    if float in types:
        return Column(name, Kind.NUMBER, is_list)
    return Column(name, Kind.INTEGER if types == {int} else Kind.TEXT, is_list)
