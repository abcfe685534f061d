"""Opens the publisher's folder: finds the two files, checks their headers and iterates over their rows."""

import csv
import hashlib
import re
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, date, datetime
from itertools import count
from pathlib import Path
from typing import TypeVar

from indexer.catalogue.importers.errors import EmptySheet, MissingFile, SeveralFiles, UnreadableFile
from indexer.catalogue.importers.parsing.cells import Cell, clean_text
from indexer.catalogue.importers.parsing.columns import find_column_positions
from indexer.catalogue.importers.parsing.date_in_name import parse_date_in_name
from indexer.catalogue.importers.scorecard.layout import HEADER_ROW_NUMBER, HEADERS, NAMES, UNKNOWN_CELLS

RowT = TypeVar("RowT")

_PUBLISHED = re.compile(r"_(\d{8})(?!\d)")
"""The publisher writes dates in file names as month, day, year: `_05192025` is 19 May 2025."""


class PublisherFile:
    """One file. The constructor checks that the file has every required column. name: the file name."""

    def __init__(self, path: Path, kind: str) -> None:
        """Raises UnreadableFile, MissingColumn, RepeatedColumn or EmptySheet if the layout is wrong."""
        self.path = path
        self.name = path.name
        lines = self._read_lines()
        header = next(lines, [])
        self._width = len(header)
        self._positions = find_column_positions(
            path.parent.name, path.name, header, HEADERS[kind], HEADER_ROW_NUMBER
        )
        if next(lines, None) is None:
            raise EmptySheet(path.parent.name, path.name)
        self.height = sum(1 for _ in lines) + 1

    def iterate_rows(self, row_class: Callable[..., RowT]) -> Iterator[tuple[int, RowT]]:
        """Yield each row with its row number. The header is row 1.

        If a line has more or fewer columns than the header, the row's field `damage` says so.
        """
        lines = self._read_lines()
        next(lines)
        for row_number, line in zip(count(HEADER_ROW_NUMBER + 1), lines, strict=False):
            if line:
                damage = (
                    ""
                    if len(line) == self._width
                    else f"damaged: the line has {len(line)} of {self._width} columns"
                )
                cells = [line[position] if position < len(line) else "" for position in self._positions]
                yield row_number, row_class(damage, *map(_clean_cell, cells))

    def compute_sha256(self) -> str:
        with self.path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()

    def _read_lines(self) -> Iterator[list[str]]:
        try:
            with self.path.open(encoding="utf-8-sig", newline="") as file:
                yield from csv.reader(file)
        except (OSError, UnicodeDecodeError, csv.Error) as error:
            raise UnreadableFile(self.path, str(error)) from error


class PublisherFolder:
    """A folder with the register's two files."""

    def __init__(self, path: Path) -> None:
        """Raises MissingFile or SeveralFiles unless the folder has one file of each kind.

        Raises the errors of PublisherFile.
        """
        self.path = path
        self.files = {
            kind: PublisherFile(_find_only_file(path, patterns), kind) for kind, patterns in NAMES.items()
        }

    def compute_sha256(self) -> str:
        """Return one checksum of the two files. Other files in the folder are ignored."""
        sums = "".join(file.compute_sha256() for file in self.files.values())
        return hashlib.sha256(sums.encode()).hexdigest()

    def find_snapshot_date(self) -> tuple[date, str | None]:
        """Return the date of the snapshot. The second value is a note if no name contains a date.

        The date is the latest one in the names of the files and the folder. If no name contains a date, the latest
        modification date of the files is returned.
        """
        names = [*(file.name for file in self.files.values()), self.path.resolve().name]
        named = [day for day in map(parse_publication_date, names) if day is not None]
        if named:
            return max(named), None
        written = max(file.path.stat().st_mtime for file in self.files.values())
        day = datetime.fromtimestamp(written, UTC).date()
        return (
            day,
            f"date of the snapshot: {day}, when the files were last modified; no name has a date (--date sets one)",
        )


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


def _find_only_file(folder: Path, patterns: Sequence[str]) -> Path:
    found = sorted({path for pattern in patterns for path in folder.glob(pattern)})
    if not found:
        raise MissingFile(folder, patterns)
    if len(found) > 1:
        raise SeveralFiles(folder, [path.name for path in found])
    return found[0]


def _clean_cell(value: str) -> Cell:
    """Clean the text. The publisher's marker for an unknown value (`NULL`) becomes an empty text."""
    cleaned = clean_text(value)
    return "" if cleaned in UNKNOWN_CELLS else cleaned
