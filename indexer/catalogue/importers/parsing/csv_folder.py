"""Opens the CSV files of a publisher's folder: finds them, checks their headers and iterates over their rows."""

import csv
import hashlib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from datetime import UTC, date, datetime
from itertools import count
from pathlib import Path
from typing import NamedTuple, TypeVar

from indexer.catalogue.importers.checksums import compute_sha256
from indexer.catalogue.importers.errors import EmptySheet, MissingFile, SeveralFiles, UnreadableFile
from indexer.catalogue.importers.parsing.cells import Cell, clean_text
from indexer.catalogue.importers.parsing.columns import find_column_positions
from indexer.catalogue.importers.parsing.date_in_name import parse_date_in_name

RowT = TypeVar("RowT")

HEADER_ROW_NUMBER = 1


class FileLayout(NamedTuple):
    """names: patterns of the file names that the publisher uses. header: the columns that the importer reads."""

    names: Sequence[str]
    header: Sequence[str]


class CsvFile:
    """One file. The constructor checks that the file has every required column. name: the file name."""

    def __init__(self, path: Path, wanted: Sequence[str], unknown_cells: Collection[str] = ()) -> None:
        """Raises UnreadableFile if the file cannot be read, and MissingColumn, RepeatedColumn or EmptySheet.

        unknown_cells: the markers that the publisher writes in place of unknown values, such as `NULL`.
        """
        self.path = path
        self.name = path.name
        self._unknown_cells = unknown_cells
        lines = self._read_lines()
        header = next(lines, [])
        self._width = len(header)
        self._positions = find_column_positions(
            path.parent.name, path.name, header, wanted, HEADER_ROW_NUMBER
        )
        if next(lines, None) is None:
            raise EmptySheet(path.parent.name, path.name)
        self.height = sum(1 for _ in lines) + 1

    def iterate_rows(self, row_class: Callable[..., RowT]) -> Iterator[tuple[int, RowT]]:
        """Yield each row with its row number. The header is row 1. Empty lines are left out, but counted.

        The first field of a row is `damage`. If the line has more or fewer columns than the header, this field contains
        the error text. Otherwise the field is empty.
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
                yield row_number, row_class(damage, *map(self._clean_cell, cells))

    def compute_sha256(self) -> str:
        return compute_sha256(self.path)

    def _read_lines(self) -> Iterator[list[str]]:
        try:
            with self.path.open(encoding="utf-8-sig", newline="") as file:
                header = file.readline()
                file.seek(0)
                yield from csv.reader(file, delimiter=_find_delimiter(header))
        except (OSError, UnicodeDecodeError, csv.Error) as error:
            raise UnreadableFile(self.path, str(error)) from error

    def _clean_cell(self, value: str) -> Cell:
        """Clean the text. The publisher's marker for an unknown value becomes an empty text."""
        cleaned = clean_text(value)
        return "" if cleaned in self._unknown_cells else cleaned


class CsvFolder:
    """A folder with the files of a register, one of each kind."""

    def __init__(
        self,
        path: Path,
        layouts: Mapping[str, FileLayout],
        unknown_cells: Collection[str] = (),
        parse_date: Callable[[str], date | None] = parse_date_in_name,
    ) -> None:
        """Raises MissingFile or SeveralFiles unless the folder has one file of each kind.

        Raises the errors of CsvFile.
        layouts: the layout of each kind of file. parse_date: returns the date in the name of a file or folder, or None.
        """
        self.path = path
        self._parse_date = parse_date
        self.files = {
            kind: CsvFile(_find_only_file(path, layout.names), layout.header, unknown_cells)
            for kind, layout in layouts.items()
        }

    def compute_sha256(self) -> str:
        """Return one checksum of the files of the register. Other files in the folder are ignored."""
        sums = "".join(file.compute_sha256() for file in self.files.values())
        return hashlib.sha256(sums.encode()).hexdigest()

    def find_snapshot_date(self) -> tuple[date, str | None]:
        """Return the date of the snapshot. The second value is a note if no name contains a date.

        The date is the latest one in the names of the files and the folder. If no name contains a date, the latest
        modification date of the files is returned.
        """
        names = [*(file.name for file in self.files.values()), self.path.resolve().name]
        named = [day for day in map(self._parse_date, names) if day is not None]
        if named:
            return max(named), None
        written = max(file.path.stat().st_mtime for file in self.files.values())
        day = datetime.fromtimestamp(written, UTC).date()
        return (
            day,
            f"date of the snapshot: {day}, when the files were last modified; no name has a date (--date sets one)",
        )


def _find_delimiter(header: str) -> str:
    """Return the delimiter of the columns. Some publishers use semicolons."""
    return max(",;", key=header.count)


def _find_only_file(folder: Path, patterns: Sequence[str]) -> Path:
    found = sorted({path for pattern in patterns for path in folder.glob(pattern)})
    if not found:
        raise MissingFile(folder, patterns)
    if len(found) > 1:
        raise SeveralFiles(folder, [path.name for path in found])
    return found[0]
