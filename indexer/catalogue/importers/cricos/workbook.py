"""Opens the publisher's workbook, checks each sheet against the layout and iterates over its rows."""

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from struct import error as StructError
from typing import TypeVar
from zipfile import BadZipFile, ZipFile

from python_calamine import CalamineError, CalamineSheet, CalamineWorkbook

from indexer.catalogue.importers.cricos.layout import HEADER_ROW_NUMBER, HEADERS
from indexer.catalogue.importers.errors import EmptySheet, MissingSheet, NotAWorkbook, UnreadableFile
from indexer.catalogue.importers.parsing.cells import Cell, clean_text
from indexer.catalogue.importers.parsing.columns import find_column_positions

RowT = TypeVar("RowT")

UNPACKED_BYTES_MAX = 500_000_000
"""A real register has 25 MB. A small file with repeated content can unpack to more than the memory."""


class PublisherSheet:
    """One sheet. The constructor checks that it has every column of the layout."""

    def __init__(self, file_name: str, sheet: CalamineSheet) -> None:
        """Raises MissingColumn, RepeatedColumn or EmptySheet when the sheet has a wrong layout."""
        self.name = sheet.name
        self._sheet = sheet
        self._positions = find_column_positions(
            file_name, sheet.name, self._read_line(HEADER_ROW_NUMBER), HEADERS[sheet.name], HEADER_ROW_NUMBER
        )
        if self.height <= 0:
            raise EmptySheet(file_name, sheet.name)

    @property
    def height(self) -> int:
        """Number of rows under the header, including blank rows."""
        last_row = self._sheet.end
        return 0 if last_row is None else last_row[0] + 1 - HEADER_ROW_NUMBER

    def read_titles(self) -> list[str]:
        """Return the texts above the header."""
        return [text for number in range(1, HEADER_ROW_NUMBER) for text in self._read_line(number) if text]

    def iterate_rows(self, row_class: Callable[..., RowT]) -> Iterator[tuple[int, RowT]]:
        """Yield each row under the header that is not blank, with its number in the sheet, counted from 1."""
        lines = islice(self._sheet.iter_rows(), HEADER_ROW_NUMBER, None)
        for row_number, line in enumerate(lines, HEADER_ROW_NUMBER + 1):
            cells = [_clean_cell(line[position]) for position in self._positions]
            if any(cell != "" for cell in cells):
                yield row_number, row_class(*cells)

    def _read_line(self, row_number: int) -> list[str]:
        lines = islice(self._sheet.iter_rows(), row_number - 1, row_number)
        return [str(_clean_cell(value)) for line in lines for value in line]


class PublisherWorkbook:
    """An open workbook with all sheets of the register. Each sheet is loaded by `open_sheet`."""

    def __init__(self, path: Path) -> None:
        """Raises UnreadableFile, NotAWorkbook and MissingSheet."""
        self.path = path
        self.sha256 = _compute_sha256(path)
        with _reject_damage(path):
            _check_unpacked_size(path)
            self._workbook = CalamineWorkbook.from_path(path)
        if not self._workbook.sheet_names:
            raise NotAWorkbook(path)
        for name in HEADERS:
            if name not in self._workbook.sheet_names:
                raise MissingSheet(path.name, name, self._workbook.sheet_names)

    def open_sheet(self, name: str) -> PublisherSheet:
        """Raises NotAWorkbook and the errors of PublisherSheet."""
        with _reject_damage(self.path):
            sheet = self._workbook.get_sheet_by_name(name)
        return PublisherSheet(self.path.name, sheet)


def _check_unpacked_size(path: Path) -> None:
    """Raise ValueError when the parts of the workbook need too much memory."""
    with ZipFile(path) as parts:
        if sum(part.file_size for part in parts.infolist()) > UNPACKED_BYTES_MAX:
            raise ValueError("the workbook is too large")


def _compute_sha256(path: Path) -> str:
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError as error:
        raise UnreadableFile(path, error.strerror or str(error)) from error


@contextmanager
def _reject_damage(path: Path) -> Iterator[None]:
    """Turn every failure of the libraries that read workbooks into NotAWorkbook."""
    try:
        yield
    except (CalamineError, BadZipFile, StructError, NotImplementedError, OSError, ValueError) as error:
        raise NotAWorkbook(path) from error
    except BaseException as error:
        # The library is written in Rust. Its class for a panic cannot be imported, and is no Exception.
        if type(error).__name__ == "PanicException":
            raise NotAWorkbook(path) from error
        raise


def _clean_cell(value: object) -> Cell:
    """Clean a text, keep a number, convert any other value to text."""
    if isinstance(value, str):
        return clean_text(value)
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return value
    return str(value)
