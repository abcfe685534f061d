"""Converts cases to rows of a CSV file for a spreadsheet."""

from collections.abc import Iterable, Iterator
from typing import Any

_FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r")
_COLUMNS = (
    "id", "created_at", "form", "state", "course", "institute", "name", "email", "mobile", "assigned_to",
)  # fmt: skip


def build_csv_rows(cases: Iterable[dict[str, Any]]) -> Iterator[list[str]]:
    """Yield the header, then one row per case.

    After the fixed columns, there is one column for each form field in the submitted values (the key "sent"). A
    form field with the name of a fixed column has a column only if its value differs, such as `sent_state` for a place.
    """
    listed = list(cases)
    keys = sorted(
        {
            key
            for row in listed
            for key, value in row["sent"].items()
            if key not in _COLUMNS or value != row[key]
        }
    )
    yield [*_COLUMNS, *(protect_cell(f"sent_{key}" if key in _COLUMNS else key) for key in keys)]
    for row in listed:
        values = [*(row[column] for column in _COLUMNS), *(row["sent"].get(key) for key in keys)]
        yield [protect_cell(value) for value in values]


def protect_cell(value: object) -> str:
    """Convert a value to text. A text that a spreadsheet would run as a formula gets an apostrophe: `=1+1` → `'=1+1`.

    Phone numbers such as +923001234567 also get an apostrophe.
    """
    text = "" if value is None else str(value)
    return f"'{text}" if text.startswith(_FORMULA_STARTS) else text
