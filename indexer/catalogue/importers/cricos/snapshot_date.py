"""Finds the date of a workbook's snapshot."""

import re
from collections.abc import Iterable
from datetime import date, datetime
from pathlib import Path

from indexer.catalogue.importers.errors import UnknownFileDate
from indexer.catalogue.importers.parsing.date_in_name import parse_date_in_name

_IN_TITLE = re.compile(r"\b(\d{1,2} [A-Z][a-z]+ \d{4})\b")


def parse_title_date(titles: Iterable[str]) -> date | None:
    """Return the first date in the titles, or None.

    Example of a title: `Report generated Tuesday, 3 January 2023`.
    """
    for title in titles:
        for match in _IN_TITLE.finditer(title):
            try:
                return datetime.strptime(match.group(1), "%d %B %Y").date()
            except ValueError:
                continue
    return None


def choose_snapshot_date(path: Path, title_dates: Iterable[date | None]) -> date:
    """Return the date in the sheets' titles. If no title has a date, return the date in the file name.

    Raises UnknownFileDate if there is no date, or if the titles have different dates.
    """
    named = {day for day in title_dates if day is not None}
    if len(named) > 1:
        days = " and ".join(day.isoformat() for day in sorted(named))
        raise UnknownFileDate(path.name, f"its sheets have different dates, {days}")
    if named:
        return named.pop()
    day = parse_date_in_name(path.name)
    if day is None:
        raise UnknownFileDate(path.name, "neither the title rows nor the file name has a date")
    return day
