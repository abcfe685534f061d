"""Parses the rows of one sheet. Each row becomes a record, or a rejected row with its reason."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from indexer.catalogue.importers.progress import Progress
from indexer.catalogue.importers.rejections import REPEATED, RowRejected
from indexer.catalogue.importers.report import ReportedRow

KeyT = TypeVar("KeyT", bound=Hashable)
RecordT = TypeVar("RecordT")
RowT = TypeVar("RowT")

ROWS_PER_PROGRESS = 2_000


class Sheet(Protocol):
    """A sheet of a workbook, or a file, with rows of a register."""

    @property
    def height(self) -> int:
        """The number of rows under the header, used to report progress. The number may include blank rows."""

    def iterate_rows(self, row_class: Callable[..., RowT]) -> Iterator[tuple[int, RowT]]:
        """Yield each row under the header with its row number in the sheet. The first row of the sheet is row 1."""


@dataclass(slots=True)
class ParsedRow(Generic[RecordT]):
    """A record with its row number and notes. `SheetParser.reject` can still remove the record."""

    row_number: int
    source_code: str
    record: RecordT
    notes: list[str]


@dataclass(slots=True)
class SheetParser(Generic[KeyT, RowT, RecordT]):
    """Divides the rows of one sheet into accepted records and rejected rows.

    name: the sheet's name. row_class: the class of a row. get_key: returns the key that identifies a row.
    get_code: returns the row's code for the report. parse: returns the record and its notes, or raises
    RowRejected.
    """

    name: str
    row_class: Callable[..., RowT]
    get_key: Callable[[RowT], KeyT]
    get_code: Callable[[RowT], str]
    parse: Callable[[RowT], tuple[RecordT, list[str]]]
    row_count: int = 0
    accepted: dict[KeyT, ParsedRow[RecordT]] = field(default_factory=dict)
    rejected_keys: set[KeyT] = field(default_factory=set)
    rejected_rows: list[ReportedRow] = field(default_factory=list)

    def parse_rows(self, sheet: Sheet, progress: Progress) -> None:
        for row_number, row in sheet.iterate_rows(self.row_class):
            if self.row_count % ROWS_PER_PROGRESS == 0:
                progress(f"Reading {self.name}", row_number, sheet.height)
            self.row_count += 1
            self._parse_row(row_number, row)

    def reject(self, key: KeyT, reason: str) -> None:
        """Remove an accepted row. The report contains the row and the reason."""
        parsed = self.accepted.pop(key)
        self.rejected_keys.add(key)
        self._report(parsed.row_number, parsed.source_code, reason)

    def count_notes(self) -> Counter[str]:
        """Count the accepted rows that have each note."""
        return Counter(f"{self.name}: {note}" for parsed in self.accepted.values() for note in parsed.notes)

    def _parse_row(self, row_number: int, row: RowT) -> None:
        key = self.get_key(row)
        try:
            if key in self.accepted:
                raise RowRejected(REPEATED)
            record, notes = self.parse(row)
        except RowRejected as rejection:
            if key not in self.accepted:
                self.rejected_keys.add(key)
            self._report(row_number, self.get_code(row), str(rejection))
        else:
            self.accepted[key] = ParsedRow(row_number, self.get_code(row), record, notes)

    def _report(self, row_number: int, source_code: str, reason: str) -> None:
        self.rejected_rows.append(ReportedRow(self.name, row_number, source_code or None, reason))
