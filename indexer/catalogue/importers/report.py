"""The summary of an import: the imported rows, the rejected rows, and the changes in the database."""

import csv
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from datetime import date
from pathlib import Path
from typing import Any

from indexer.catalogue.importers.bounds import ExceededBound
from indexer.catalogue.importers.errors import CountMismatch, ImporterError
from indexer.catalogue.importers.options import DEFAULT_OPTIONS, ImportOptions


@dataclass(frozen=True, slots=True)
class ReportedRow:
    """A row that was not imported. row_number counts from 1 in the sheet. reason has the form `kind:
    explanation`.
    """

    sheet: str
    row_number: int
    source_code: str | None
    reason: str

    @property
    def kind(self) -> str:
        return self.reason.partition(":")[0]


@dataclass(frozen=True, slots=True)
class SheetCounts:
    """The row counts of one sheet, without the header. `read` is the sum of `imported` and `reported`."""

    read: int
    imported: int
    reported: int


@dataclass(frozen=True, slots=True)
class TableChanges:
    """The changes of one import in one table, as numbers of rows.

    withdrawn: the file no longer has the row, or its row in the file was rejected. returned: the file has a withdrawn
    row again. fields: for each field, the number of rows in which the field changed, without the returned rows.
    """

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
    """The summary of one import.

    notes: for each note, the number of imported rows that have the note. A note states that a field is unknown,
    repaired, cut or derived. A note on the date of the file counts as one row.
    exceeded: the bounds of bounds.py that the changes exceed.
    sample_withdrawn: the number of sample rows that the import withdrew, for institutes, campuses and courses.
    """

    import_run_id: int
    register: str
    file_name: str
    file_sha256: str
    file_date: date
    sheets: dict[str, SheetCounts]
    reported: list[ReportedRow]
    notes: dict[str, int]
    changes: dict[str, TableChanges]
    exceeded: list[ExceededBound] = field(default_factory=list)
    options: ImportOptions = DEFAULT_OPTIONS
    sample_withdrawn: dict[str, int] = field(default_factory=dict)

    @property
    def needs_approval(self) -> bool:
        return bool(self.exceeded) and self.options.accept is None

    @property
    def is_stored(self) -> bool:
        return not (self.options.dry_run or self.needs_approval)

    @property
    def total(self) -> SheetCounts:
        counts = self.sheets.values()
        return SheetCounts(
            sum(sheet.read for sheet in counts),
            sum(sheet.imported for sheet in counts),
            sum(sheet.reported for sheet in counts),
        )

    def count_reasons(self) -> dict[str, dict[str, int]]:
        """Count the reported rows by sheet and reason. The most frequent reason comes first."""
        return {
            sheet: dict(Counter(row.reason for row in self.reported if row.sheet == sheet).most_common())
            for sheet in self.sheets
        }

    def to_json(self) -> dict[str, Any]:
        """Build the JSON summary. The summary has the counts and no single rows."""
        return {
            "import_run_id": self.import_run_id if self.is_stored else None,
            "dry_run": self.options.dry_run,
            "register": self.register,
            "file_name": self.file_name,
            "file_sha256": self.file_sha256,
            "file_date": self.file_date.isoformat(),
            "total": asdict(self.total),
            "sheets": {sheet: asdict(counts) for sheet, counts in self.sheets.items()},
            "reasons": self.count_reasons(),
            "notes": self.notes,
            "changes": {table: asdict(changes) for table, changes in self.changes.items()},
            "exceeded": [bound.to_json() for bound in self.exceeded],
            "accepted": self.options.accept,
            "sample_withdrawn": self.sample_withdrawn,
        }


class TooManyChanges(ImporterError):
    """The import exceeds bounds and has no approval. summary: what the import would have changed."""

    def __init__(self, summary: ImportSummary) -> None:
        self.summary = summary
        super().__init__(
            "the file would change more than an import may change without approval.\n"
            + "\n".join(bound.describe() for bound in summary.exceeded)
            + '\nCompare the file with the publisher\'s. If the changes are right, import it with --accept "REASON"; '
            "the reason is recorded."
        )


def count_rows_by_sheet(
    read: dict[str, int], imported: dict[str, int], reported: Iterable[ReportedRow]
) -> dict[str, SheetCounts]:
    """Return the counts of each sheet.

    Raises CountMismatch if the read rows of a sheet are not the sum of its imported and reported rows.
    """
    reported_by_sheet = Counter(row.sheet for row in reported)
    for sheet in read:
        if read[sheet] != imported[sheet] + reported_by_sheet[sheet]:
            raise CountMismatch(sheet, read[sheet], imported[sheet], reported_by_sheet[sheet])
    return {sheet: SheetCounts(read[sheet], imported[sheet], reported_by_sheet[sheet]) for sheet in read}


def write_reported_rows(summary: ImportSummary, path: Path) -> None:
    """Write every reported row to a CSV file (UTF-8) with the columns file, sheet, row, code and reason.

    Then write the rows that exceed bounds. These rows have no row number. Their column `sheet` contains `institutes`,
    `campuses` or `courses`.
    """
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(("file", "sheet", "row", "code", "reason"))
        for row in summary.reported:
            writer.writerow((summary.file_name, row.sheet, row.row_number, row.source_code or "", row.reason))
        for bound in summary.exceeded:
            for changed in bound.rows:
                reason = f"{bound.change}: {changed.name}"
                writer.writerow((summary.file_name, bound.noun, "", changed.code, reason))
