"""The CSV file that `--report` names.

The path is checked before the import, and the file is written after the import.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer

from indexer.catalogue.importers.report import ImportSummary, write_reported_rows
from stack.cli.exit_codes import ExitCode


def check_report_is_writable(path: Path | None) -> Path | None:
    """Raise BadParameter if the file cannot be written.

    The check keeps the content of an existing file, and leaves no new file.
    """
    if path is None:
        return None
    existed = path.exists()
    try:
        with path.open("a", encoding="utf-8"):
            pass
        if not existed:
            path.unlink()
    except OSError as error:
        raise typer.BadParameter(
            f"{path} cannot be written: {error.strerror}; nothing is imported"
        ) from error
    return path


@contextmanager
def exit_if_unwritable(path: Path, import_run_id: int | None) -> Iterator[None]:
    """Exit if writing the report fails: with PARTLY_DONE after an import, which is already committed, else with FAILED.

    import_run_id: the number of the import, or None if nothing is imported.
    """
    try:
        yield
    except OSError as error:
        is_stored = import_run_id is not None
        outcome = f"imported as run {import_run_id}" if is_stored else "nothing imported"
        print(f"finder: {outcome}, and the report {path} is not written: {error.strerror}", file=sys.stderr)
        raise typer.Exit(ExitCode.PARTLY_DONE if is_stored else ExitCode.FAILED) from error


def write_report(summary: ImportSummary, path: Path) -> None:
    """Write a CSV with the rows that were not imported, and the rows that exceed bounds."""
    with exit_if_unwritable(path, summary.import_run_id if summary.is_stored else None):
        write_reported_rows(summary, path)
