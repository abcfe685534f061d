"""Opens the publisher's folder, and parses the dates in the names of the files and of the folder."""

import re
from datetime import UTC, date, datetime
from pathlib import Path

from indexer.catalogue.importers.parsing.csv_folder import CsvFolder, FileLayout
from indexer.catalogue.importers.parsing.date_in_name import parse_date_in_name
from indexer.catalogue.importers.scorecard.layout import HEADERS, NAMES, UNKNOWN_CELLS

_PUBLISHED = re.compile(r"_(\d{8})(?!\d)")
"""The publisher writes dates in file names as month, day, year: `_05192025` is 19 May 2025."""


class PublisherFolder(CsvFolder):
    """A folder with the register's two files."""

    def __init__(self, path: Path) -> None:
        """Raises the errors of CsvFolder."""
        layouts = {kind: FileLayout(names, HEADERS[kind]) for kind, names in NAMES.items()}
        super().__init__(path, layouts, UNKNOWN_CELLS, parse_publication_date)


def parse_publication_date(name: str) -> date | None:
    """Return the date in a name such as `scorecard-2025-05-19` or `Institution_05192025.csv`.

    Returns None if the name has no date.
    """
    match = _PUBLISHED.search(name)
    if match is None:
        return parse_date_in_name(name)
    try:
        return datetime.strptime(match.group(1), "%m%d%Y").replace(tzinfo=UTC).date()
    except ValueError:
        return parse_date_in_name(name)
