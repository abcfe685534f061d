"""Parses the date of a snapshot from the name of its file or folder."""

import re
from datetime import date

_DAY = re.compile(r"(?<!\d)(\d{4}-\d{2}-\d{2})(?!\d)")


def parse_date_in_name(name: str) -> date | None:
    """Return the date in a name like `cricos-2023-01-03.xlsx`, or None."""
    match = _DAY.search(name)
    try:
        return date.fromisoformat(match.group(1)) if match else None
    except ValueError:
        return None
