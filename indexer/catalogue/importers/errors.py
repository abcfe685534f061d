"""Errors that stop a whole import; the database is unchanged.

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
│   └── UnknownFileDate
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
│   └── RowsChangedSince
└── TooManyChanges    (in report.py)
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path

SHOWN_MAX = 5
"""Maximum number of columns, files or values that an error text lists."""

ROWS_SHOWN_MAX = 20
"""Maximum number of rows that an error text lists."""


class ImporterError(Exception):
    """The import changed nothing. The text states the reason and the remedy."""


class FileRejected(ImporterError):
    """The importer cannot read the file."""


class NotAWorkbook(FileRejected):
    """The file is cut off, damaged, protected by a password, or of another kind. One text for all of these."""

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
    """The folder has several files that match; the importer does not guess."""

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
    """A register without rows is a damaged file; importing it would withdraw every course."""

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
    """A dry run does not wait for rows that another transaction changes."""

    def __init__(self) -> None:
        super().__init__("another transaction is changing rows that the dry run needs; try again later")


class ReferenceMissing(ImporterError):
    """The file refers to countries, currencies or taxonomy rows that the database does not have."""

    def __init__(self, kind: str, missing: list[str]) -> None:
        super().__init__(f"{kind}: {_list_first(missing)} not among the reference data")


class CountMismatch(ImporterError):
    """A bug in the importer: a row was lost or counted twice."""

    def __init__(self, sheet: str, read: int, imported: int, reported: int) -> None:
        super().__init__(f"sheet '{sheet}': {read} rows read, but {imported} imported + {reported} reported")


class UnknownRegister(ImporterError):
    def __init__(self, register: str, known: Sequence[str]) -> None:
        super().__init__(
            f"there is no register '{register}'; the database has {_list_first(known) or 'none'}"
        )


class UndoRefused(ImporterError):
    """The import stays as it is."""


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


@dataclass(frozen=True, slots=True)
class ChangedRow:
    """A row that is not as an import left it. noun: its table. code: the register's code. fields: what differs."""

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
    """Quote the first SHOWN_MAX names and add how many more there are."""
    more = len(names) - SHOWN_MAX
    return _quote(names[:SHOWN_MAX]) + (f" and {more} more" if more > 0 else "")


def _quote(names: Sequence[str]) -> str:
    return ", ".join(f"'{name}'" for name in names)
