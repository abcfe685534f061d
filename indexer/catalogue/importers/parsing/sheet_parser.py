"""One sheet while its rows are judged: each is kept as a record or reported with its reason."""

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
    """A sheet or file of a register, whatever its format."""

    @property
    def height(self) -> int:
        """Rows under the header, as far as that is known before they are read."""

    def rows(self, row_class: Callable[..., RowT]) -> Iterator[tuple[int, RowT]]:
        """Each row under the header with its number in the sheet, from 1."""


@dataclass(slots=True)
class ParsedRow(Generic[RecordT]):
    """A record with its row and its notes; it may still fall away when nothing imported uses it."""

    row_number: int
    source_code: str
    record: RecordT
    notes: list[str]


@dataclass(slots=True)
class SheetParser(Generic[KeyT, RowT, RecordT]):
    """name: the sheet; row_class: its row; key: what a row is known by; code: the same as text for the report;
    judge: the record and its notes, or RowRejected."""

    name: str
    row_class: Callable[..., RowT]
    key: Callable[[RowT], KeyT]
    code: Callable[[RowT], str]
    judge: Callable[[RowT], tuple[RecordT, list[str]]]
    read: int = 0
    kept: dict[KeyT, ParsedRow[RecordT]] = field(default_factory=dict)
    refused: set[KeyT] = field(default_factory=set)
    reported: list[ReportedRow] = field(default_factory=list)

    def parse_rows(self, sheet: Sheet, progress: Progress) -> None:
        """Judge every row of the sheet."""
        for row_number, row in sheet.rows(self.row_class):
            if self.read % ROWS_PER_PROGRESS == 0:
                progress(f"Reading {self.name}", row_number, sheet.height)
            self.read += 1
            self._parse_row(row_number, row)

    def reject(self, key: KeyT, reason: str) -> None:
        """Report a row that was kept until now."""
        kept = self.kept.pop(key)
        self.refused.add(key)
        self._report(kept.row_number, kept.source_code, reason)

    def count_notes(self) -> Counter[str]:
        """How often each note stands at a kept row."""
        return Counter(f"{self.name}: {note}" for kept in self.kept.values() for note in kept.notes)

    def _parse_row(self, row_number: int, row: RowT) -> None:
        key = self.key(row)
        try:
            if key in self.kept:
                raise RowRejected(REPEATED)
            record, notes = self.judge(row)
        except RowRejected as refusal:
            if key not in self.kept:
                self.refused.add(key)
            self._report(row_number, self.code(row), str(refusal))
        else:
            self.kept[key] = ParsedRow(row_number, self.code(row), record, notes)

    def _report(self, row_number: int, source_code: str, reason: str) -> None:
        self.reported.append(ReportedRow(self.name, row_number, source_code or None, reason))
