"""The summary of an import: the rows imported and reported, and the changes in the database."""

import csv
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from typing import Any

from indexer.catalogue.importers.errors import CountMismatch


@dataclass(frozen=True, slots=True)
class ReportedRow:
    """A row that was not imported. row_number counts from 1 in the sheet; reason is `kind: explanation`."""

    sheet: str
    row_number: int
    source_code: str | None
    reason: str

    @property
    def kind(self) -> str:
        return self.reason.partition(":")[0]


@dataclass(frozen=True, slots=True)
class SheetCounts:
    """Row counts of one sheet, without the header; read = imported + reported."""

    read: int
    imported: int
    reported: int


@dataclass(frozen=True, slots=True)
class TableChanges:
    """The changes of one import in one table. fields: the number of changed rows by changed field."""

    added: int
    withdrawn: int
    returned: int
    changed: int
    unchanged: int
    fields: dict[str, int]

    @property
    def has_changes(self) -> bool:
        return bool(self.added or self.withdrawn or self.returned or self.changed)


@dataclass(frozen=True, slots=True)
class ImportSummary:
    """One finished import. notes: by note, the number of imported rows with an unknown or repaired field."""

    import_run_id: int
    register: str
    file_name: str
    file_sha256: str
    file_date: date
    sheets: dict[str, SheetCounts]
    reported: list[ReportedRow]
    notes: dict[str, int]
    changes: dict[str, TableChanges]

    @property
    def total(self) -> SheetCounts:
        counts = self.sheets.values()
        return SheetCounts(
            sum(sheet.read for sheet in counts),
            sum(sheet.imported for sheet in counts),
            sum(sheet.reported for sheet in counts),
        )

    def count_reasons(self) -> dict[str, dict[str, int]]:
        """Count the reported rows by sheet and reason, the most frequent reason first."""
        return {
            sheet: dict(Counter(row.reason for row in self.reported if row.sheet == sheet).most_common())
            for sheet in self.sheets
        }

    def to_json(self) -> dict[str, Any]:
        """Build the JSON summary, without the single rows."""
        return {
            "import_run_id": self.import_run_id,
            "register": self.register,
            "file_name": self.file_name,
            "file_sha256": self.file_sha256,
            "file_date": self.file_date.isoformat(),
            "total": asdict(self.total),
            "sheets": {sheet: asdict(counts) for sheet, counts in self.sheets.items()},
            "reasons": self.count_reasons(),
            "notes": self.notes,
            "changes": {table: asdict(changes) for table, changes in self.changes.items()},
        }


def count_rows_by_sheet(
    read: dict[str, int], imported: dict[str, int], reported: Iterable[ReportedRow]
) -> dict[str, SheetCounts]:
    """Return the counts by sheet. Raises CountMismatch unless read = imported + reported in each sheet."""
    reported_by_sheet = Counter(row.sheet for row in reported)
    for sheet in read:
        if read[sheet] != imported[sheet] + reported_by_sheet[sheet]:
            raise CountMismatch(sheet, read[sheet], imported[sheet], reported_by_sheet[sheet])
    return {sheet: SheetCounts(read[sheet], imported[sheet], reported_by_sheet[sheet]) for sheet in read}


def write_reported_rows(summary: ImportSummary, path: Path) -> None:
    """Write every reported row as CSV: file, sheet, row, code, reason (UTF-8)."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(("file", "sheet", "row", "code", "reason"))
        for row in summary.reported:
            writer.writerow((summary.file_name, row.sheet, row.row_number, row.source_code or "", row.reason))
