"""Writes cases as CSV for a spreadsheet."""

import csv
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

_FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r")
_COLUMNS = (
    "id", "created_at", "form", "state", "course", "institute", "name", "email", "mobile", "assigned_to",
)  # fmt: skip


def write_csv(file: Path, rows: Iterable[dict[str, Any]]) -> int:
    """Write a new file that only its owner can read, and return the number of rows.

    After the fixed columns, the file has one column for each form field in the exported cases.
    Raises FileExistsError if the file exists.
    """
    listed = list(rows)
    keys = sorted({key for row in listed for key in row["sent"]} - set(_COLUMNS))
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8-sig", newline="") as output:
        writer = csv.writer(output)
        writer.writerow([*_COLUMNS, *keys])
        for row in listed:
            values = [*(row[column] for column in _COLUMNS), *(row["sent"].get(key) for key in keys)]
            writer.writerow([protect_cell(value) for value in values])
    return len(listed)


def protect_cell(value: object) -> str:
    """Convert a value to text. A text that a spreadsheet would run as a formula gets an apostrophe: `=1+1` → `'=1+1`.

    Phone numbers such as +923001234567 also get an apostrophe.
    """
    text = "" if value is None else str(value)
    return f"'{text}" if text.startswith(_FORMULA_STARTS) else text
