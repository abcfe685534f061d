"""Prints the rows of a report as a table, JSON or CSV, or writes them as Parquet."""

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, TextIO

import orjson
from rich.table import Table

from schemas.search_log.reports.declarations import Row
from schemas.search_log.reports.formats import build_content, write_csv
from schemas.search_log.reports.selection import InvalidSelection, Selection
from stack.cli.output import print_result
from stack.console import console


def print_rows(
    report: str,
    selection: Selection,
    rows: Sequence[Row],
    *,
    as_json: bool,
    as_csv: bool,
    group: str | None = None,
    parquet: Path | None = None,
) -> None:
    if as_json + as_csv + (parquet is not None) > 1:
        raise InvalidSelection("--json, --csv and --parquet exclude each other")
    if parquet is not None:
        from schemas.search_log.reports.table import write_report_parquet

        write_report_parquet(parquet, report, group, rows)
        return
    if as_csv:
        from schemas.search_log.reports.table import list_columns

        write_csv(list_columns(report, group), rows, sys.stdout)
        return
    content = build_content(report, selection, rows)
    print_result(content, as_json, lambda: _print_table(rows))


def write_json_lines(rows: Iterable[Row], output: TextIO) -> None:
    for row in rows:
        output.write(orjson.dumps(row, option=orjson.OPT_APPEND_NEWLINE).decode())


def _print_table(rows: Sequence[Row]) -> None:
    if not rows:
        console.print("No searches.")
        return
    table = Table(box=None)
    for column in rows[0]:
        table.add_column(column, overflow="fold", justify="right" if _is_number(rows[0][column]) else "left")
    for row in rows:
        table.add_row(*(_format_for_table(value) for value in row.values()))
    console.print(table)


def _format_for_table(value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return f"{value:,}" if _is_number(value) else str(value).replace("[", r"\[")


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
