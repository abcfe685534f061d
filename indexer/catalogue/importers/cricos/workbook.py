"""Opens the publisher's workbook, checks the layout of each sheet and iterates over its rows."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from struct import error as StructError
from typing import TypeVar
from zipfile import BadZipFile, ZipFile

from python_calamine import CalamineError, CalamineSheet, CalamineWorkbook

from indexer.catalogue.importers.checksums import compute_sha256
from indexer.catalogue.importers.cricos.layout import HEADER_ROW_NUMBER, HEADERS
from indexer.catalogue.importers.errors import EmptySheet, MissingSheet, NotAWorkbook
from indexer.catalogue.importers.parsing.cells import Cell, clean_text
from indexer.catalogue.importers.parsing.columns import find_column_positions

RowT = TypeVar("RowT")

UNPACKED_BYTES_MAX = 500_000_000
"""The maximum size of the unpacked workbook. The real one has 25 MB.

The limit protects the memory from a small file that unpacks to a huge one.
"""


class PublisherSheet:
    """One sheet. The constructor checks that the sheet has every required column."""

    def __init__(self, file_name: str, sheet: CalamineSheet) -> None:
        """Raises MissingColumn, RepeatedColumn or EmptySheet if the layout of the sheet is wrong."""
        self.name = sheet.name
        self._sheet = sheet
        self._positions = find_column_positions(
            file_name, sheet.name, self._read_line(HEADER_ROW_NUMBER), HEADERS[sheet.name], HEADER_ROW_NUMBER
        )
        if self.height <= 0:
            raise EmptySheet(file_name, sheet.name)

    @property
    def height(self) -> int:
        """The number of rows under the header, including blank rows."""
        last_row = self._sheet.end
        return 0 if last_row is None else last_row[0] + 1 - HEADER_ROW_NUMBER

    def read_titles(self) -> list[str]:
        """Return the texts above the header."""
        return [text for number in range(1, HEADER_ROW_NUMBER) for text in self._read_line(number) if text]

    def iterate_rows(self, row_class: Callable[..., RowT]) -> Iterator[tuple[int, RowT]]:
        """Yield each row under the header with its row number in the sheet. The first row of the sheet is row 1.

        Blank rows are left out.
        """
        lines = islice(self._sheet.iter_rows(), HEADER_ROW_NUMBER, None)
        for row_number, line in enumerate(lines, HEADER_ROW_NUMBER + 1):
            cells = [_clean_cell(line[position]) for position in self._positions]
            if any(cell != "" for cell in cells):
                yield row_number, row_class(*cells)

    def _read_line(self, row_number: int) -> list[str]:
        lines = islice(self._sheet.iter_rows(), row_number - 1, row_number)
        return [str(_clean_cell(value)) for line in lines for value in line]


class PublisherWorkbook:
    """An open workbook that has all sheets of the register. `open_sheet` loads one sheet."""

    def __init__(self, path: Path) -> None:
        """Raises UnreadableFile, NotAWorkbook or MissingSheet."""
        self.path = path
        self.sha256 = compute_sha256(path)
        with _reject_damage(path):
            _check_unpacked_size(path)
            self._workbook = CalamineWorkbook.from_path(path)
        if not self._workbook.sheet_names:
            raise NotAWorkbook(path)
        for name in HEADERS:
            if name not in self._workbook.sheet_names:
                raise MissingSheet(path.name, name, self._workbook.sheet_names)

    def open_sheet(self, name: str) -> PublisherSheet:
        """Load a sheet. Raises NotAWorkbook, and the errors of PublisherSheet."""
        with _reject_damage(self.path):
            sheet = self._workbook.get_sheet_by_name(name)
        return PublisherSheet(self.path.name, sheet)


def _check_unpacked_size(path: Path) -> None:
    """Raise ValueError if the unpacked workbook needs too much memory."""
    with ZipFile(path) as parts:
        if sum(part.file_size for part in parts.infolist()) > UNPACKED_BYTES_MAX:
            raise ValueError("the workbook is too large")


@contextmanager
def _reject_damage(path: Path) -> Iterator[None]:
    """Convert every error of the library that reads workbooks to NotAWorkbook."""
    try:
        yield
    except (CalamineError, BadZipFile, StructError, NotImplementedError, OSError, ValueError) as error:
        raise NotAWorkbook(path) from error
    except BaseException as error:
        # The library is written in Rust. Its class PanicException cannot be imported and is not a subclass of
        # Exception.
        if type(error).__name__ == "PanicException":
            raise NotAWorkbook(path) from error
        raise


def _clean_cell(value: object) -> Cell:
    """Clean a text with `clean_text`, keep a number, and convert any other value to text."""
    if isinstance(value, str):
        return clean_text(value)
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return value
    return str(value)
