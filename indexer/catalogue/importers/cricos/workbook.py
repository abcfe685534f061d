"""Opens the publisher's workbook, checks each sheet against the layout and iterates over its rows."""

import hashlib
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import TypeVar

from python_calamine import CalamineError, CalamineSheet, CalamineWorkbook

from indexer.catalogue.importers.cricos.layout import HEADER_ROW_NUMBER, HEADERS
from indexer.catalogue.importers.errors import EmptySheet, MissingSheet, NotAWorkbook
from indexer.catalogue.importers.parsing.cells import Cell
from indexer.catalogue.importers.parsing.columns import find_column_positions

RowT = TypeVar("RowT")


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
        """Raises NotAWorkbook when the file is unreadable, and MissingSheet."""
        self.path = path
        try:
            self._workbook = CalamineWorkbook.from_path(path)
        except (CalamineError, OSError) as error:
            raise NotAWorkbook(path, str(error)) from error
        for name in HEADERS:
            if name not in self._workbook.sheet_names:
                raise MissingSheet(path.name, name, self._workbook.sheet_names)

    def open_sheet(self, name: str) -> PublisherSheet:
        """Raises NotAWorkbook when the sheet is unreadable, and the errors of PublisherSheet."""
        try:
            sheet = self._workbook.get_sheet_by_name(name)
        except CalamineError as error:
            raise NotAWorkbook(self.path, f"sheet '{name}': {error}") from error
        return PublisherSheet(self.path.name, sheet)

    def compute_sha256(self) -> str:
        with self.path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()


def _clean_cell(value: object) -> Cell:
    """Collapse spaces in text, keep a number, convert any other value to text."""
    if isinstance(value, str):
        return " ".join(value.split())
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return value
    return str(value)
