"""Errors that stop a whole import or its undo, or the list of imports. The database is then unchanged.

ImporterError
├── FileRejected
│   ├── NotAWorkbook
│   ├── UnreadableFile
│   ├── MissingFile
│   ├── SeveralFiles
│   ├── MissingSheet
│   ├── MissingColumn
│   ├── RepeatedColumn
│   ├── EmptySheet
│   ├── UnknownFileDate
│   └── RequirementsRejected    (in entry_requirements/csv_file.py)
├── OlderFile
├── AlreadyImporting
├── RowsInUse
├── ReferenceMissing
├── CountMismatch
├── UnknownRegister
├── UndoRefused
│   ├── UnknownRun
│   ├── AlreadyUndone
│   ├── NoImages
│   ├── ListImport
│   └── RowsChangedSince
├── TooManyChanges    (in report.py)
├── TooManyRowsRemoved    (in storage/list_import.py)
└── TooManyRequirementsChanged    (in entry_requirements/file_import.py)
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path

SHOWN_MAX = 5
"""The maximum number of names that `_list_first` quotes."""

ROWS_SHOWN_MAX = 20
"""The text of RowsChangedSince lists at most this many rows."""


class ImporterError(Exception):
    """The command failed and changed nothing. The text names the reason, and often what the operator can do."""


class FileRejected(ImporterError):
    """The file or folder cannot be imported."""


class NotAWorkbook(FileRejected):
    """The file is incomplete, damaged, protected by a password, not a workbook, or too large when it is unpacked.

    All these causes have the same text.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"{path}: not a whole Excel workbook (.xlsx); download the file again, "
            "and check that a spreadsheet program opens it without a password"
        )


class UnreadableFile(FileRejected):
    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: cannot be read: {reason}")


class MissingFile(FileRejected):
    def __init__(self, folder: Path, wanted: Sequence[str]) -> None:
        super().__init__(f"{folder}: has no file named {' or '.join(wanted)}")


class SeveralFiles(FileRejected):
    """Several files in the folder match. The importer does not choose one."""

    def __init__(self, folder: Path, found: Sequence[str]) -> None:
        super().__init__(f"{folder}: has more than one file of a kind: {_list_first(found)}; leave only one")


class MissingSheet(FileRejected):
    def __init__(self, file: str, sheet: str, present: list[str]) -> None:
        super().__init__(f"{file}: sheet '{sheet}' is missing; the workbook has {_quote(present)}")


class MissingColumn(FileRejected):
    def __init__(self, file: str, sheet: str, missing: list[str], row_number: int, near: list[str]) -> None:
        columns = "column" if len(missing) == 1 else "columns"
        hint = f"; other columns: {_list_first(near)}" if near else ""
        super().__init__(
            f"{file}: sheet '{sheet}', row {row_number}: {columns} {_quote(missing)} missing{hint}"
        )


class RepeatedColumn(FileRejected):
    def __init__(self, file: str, sheet: str, column: str) -> None:
        super().__init__(f"{file}: sheet '{sheet}': column '{column}' appears more than once")


class EmptySheet(FileRejected):
    """The sheet has no rows, so the file must be damaged. An import of the file would withdraw every course."""

    def __init__(self, file: str, sheet: str) -> None:
        super().__init__(f"{file}: sheet '{sheet}' has no rows under its header")


class UnknownFileDate(FileRejected):
    def __init__(self, file: str, reason: str) -> None:
        super().__init__(f"{file}: {reason}; give the snapshot's date with --date YYYY-MM-DD")


class OlderFile(ImporterError):
    def __init__(self, file: str, file_date: date, newest: date) -> None:
        super().__init__(
            f"{file} is of {file_date}, but the file of {newest} is already imported; "
            "an older snapshot would overwrite newer data (--force imports it anyway)"
        )


class AlreadyImporting(ImporterError):
    def __init__(self, register: str) -> None:
        super().__init__(f"another import or undo of {register} is running; try again when it has finished")


class RowsInUse(ImporterError):
    """Another transaction changes rows that a dry run needs. A dry run waits only a few seconds for these rows."""

    def __init__(self) -> None:
        super().__init__("another transaction is changing rows that the dry run needs; try again later")


class ReferenceMissing(ImporterError):
    """The file refers to countries, currencies or taxonomy rows that the database does not have."""

    def __init__(self, kind: str, missing: list[str]) -> None:
        super().__init__(f"{kind}: {_list_first(missing)} missing in the reference data")


class CountMismatch(ImporterError):
    """A row was lost or counted twice, because of a bug in the importer."""

    def __init__(self, sheet: str, read: int, imported: int, reported: int) -> None:
        super().__init__(f"sheet '{sheet}': {read} rows read, but {imported} imported + {reported} reported")


class UnknownRegister(ImporterError):
    def __init__(self, register: str, known: Sequence[str]) -> None:
        super().__init__(
            f"there is no register '{register}'; the database has {_list_first(known) or 'none'}"
        )


class UndoRefused(ImporterError):
    """The import cannot be undone. Nothing was changed."""


class UnknownRun(UndoRefused):
    def __init__(self, import_run_id: int) -> None:
        super().__init__(f"there is no import {import_run_id}; `finder import list` shows the imports")


class AlreadyUndone(UndoRefused):
    def __init__(self, import_run_id: int, undone_at: datetime) -> None:
        super().__init__(f"import {import_run_id} was undone at {undone_at:%Y-%m-%d %H:%M}")


class NoImages(UndoRefused):
    def __init__(self, import_run_id: int, runs_kept: int) -> None:
        super().__init__(
            f"import {import_run_id} is too old: only the last {runs_kept} imports of a register can be undone, "
            "and no import of an earlier version of this program"
        )


class ListImport(UndoRefused):
    """The import replaced a list, such as a ranking. Such an import stores no images (row copies for an undo)."""

    def __init__(self, import_run_id: int) -> None:
        super().__init__(
            f"import {import_run_id} replaced a list and cannot be undone; import the earlier list again"
        )


@dataclass(frozen=True, slots=True)
class ChangedRow:
    """A row that was changed or deleted after an import, or whose earlier slug belongs to another row.

    noun: the kind of the row, such as course. code: the code in the register, or the id of an entry requirement.
    fields: the changed fields, or another reason such as `deleted`.
    """

    noun: str
    code: str
    name: str
    fields: tuple[str, ...]


class RowsChangedSince(UndoRefused):
    def __init__(self, import_run_id: int, rows: Sequence[ChangedRow]) -> None:
        self.rows = rows
        count = "1 row is" if len(rows) == 1 else f"{len(rows):,} rows are"
        left = "it" if len(rows) == 1 else "them"
        shown = [
            f"  {row.noun} {row.code} {row.name}: {', '.join(row.fields)}" for row in rows[:ROWS_SHOWN_MAX]
        ]
        more = len(rows) - len(shown)
        super().__init__(
            "\n".join(
                [
                    f"{count} not as import {import_run_id} left {left}:",
                    *shown,
                    *([f"  and {more:,} more"] if more > 0 else []),
                    "A later import, an edit or a new exchange rate changed them. Undo later imports first, the newest "
                    "first; take back edits.",
                ]
            )
        )


def _list_first(names: Sequence[str]) -> str:
    """Quote the first SHOWN_MAX names, and say how many more there are."""
    more = len(names) - SHOWN_MAX
    return _quote(names[:SHOWN_MAX]) + (f" and {more} more" if more > 0 else "")


def _quote(names: Sequence[str]) -> str:
    return ", ".join(f"'{name}'" for name in names)
