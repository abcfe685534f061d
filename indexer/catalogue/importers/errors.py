"""Why a file is refused as a whole; nothing of it is imported.

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
├── ReferenceMissing
└── CountMismatch
"""

from collections.abc import Sequence
from datetime import date
from pathlib import Path

SHOWN_MAX = 5
"""A text names no more than so many columns, files or values."""


class ImporterError(Exception):
    """The import did nothing; the text says why and what to do."""


class FileRejected(ImporterError):
    """The file is not what the importer reads."""


class NotAWorkbook(FileRejected):
    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: not a workbook that can be read: {reason}")


class UnreadableFile(FileRejected):
    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: cannot be read: {reason}")


class MissingFile(FileRejected):
    def __init__(self, folder: Path, wanted: Sequence[str]) -> None:
        super().__init__(f"{folder}: has no file called {' or '.join(wanted)}")


class SeveralFiles(FileRejected):
    """Which of them is meant is not for us to guess."""

    def __init__(self, folder: Path, found: Sequence[str]) -> None:
        super().__init__(f"{folder}: has more than one file of a kind: {_list_first(found)}; leave only one")


class MissingSheet(FileRejected):
    def __init__(self, file: str, sheet: str, present: list[str]) -> None:
        super().__init__(f"{file}: sheet '{sheet}' is missing; the workbook has {_quote(present)}")


class MissingColumn(FileRejected):
    def __init__(self, file: str, sheet: str, missing: list[str], row_number: int, near: list[str]) -> None:
        columns = "column" if len(missing) == 1 else "columns"
        hint = f"; not known there: {_list_first(near)}" if near else ""
        super().__init__(
            f"{file}: sheet '{sheet}', row {row_number}: {columns} {_quote(missing)} missing{hint}"
        )


class RepeatedColumn(FileRejected):
    def __init__(self, file: str, sheet: str, column: str) -> None:
        super().__init__(f"{file}: sheet '{sheet}': column '{column}' stands there more than once")


class EmptySheet(FileRejected):
    """A register without rows is a damaged file: importing it would withdraw everything."""

    def __init__(self, file: str, sheet: str) -> None:
        super().__init__(f"{file}: sheet '{sheet}' has no rows under its header")


class UnknownFileDate(FileRejected):
    def __init__(self, file: str, reason: str) -> None:
        super().__init__(f"{file}: {reason}; say the snapshot's date with --date YYYY-MM-DD")


class OlderFile(ImporterError):
    def __init__(self, file: str, file_date: date, newest: date) -> None:
        super().__init__(
            f"{file} is of {file_date}, but the file of {newest} is already imported; "
            "an older snapshot would undo newer facts (--force imports it all the same)"
        )


class AlreadyImporting(ImporterError):
    def __init__(self, register: str) -> None:
        super().__init__(f"another import of {register} is running; try again when it has ended")


class ReferenceMissing(ImporterError):
    """The file's rows point to places, currencies or taxonomy rows that the product does not have."""

    def __init__(self, kind: str, missing: list[str]) -> None:
        super().__init__(f"{kind}: {_list_first(missing)} not among the reference data")


class CountMismatch(ImporterError):
    """A fault of the importer itself: a row was lost or counted twice."""

    def __init__(self, sheet: str, read: int, imported: int, reported: int) -> None:
        super().__init__(f"sheet '{sheet}': {read} rows read, but {imported} imported + {reported} reported")


def _list_first(names: Sequence[str]) -> str:
    """The first few and how many more there are."""
    more = len(names) - SHOWN_MAX
    return _quote(names[:SHOWN_MAX]) + (f" and {more} more" if more > 0 else "")


def _quote(names: Sequence[str]) -> str:
    return ", ".join(f"'{name}'" for name in names)
