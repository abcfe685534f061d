"""`finder import list` and `finder import undo`: list and undo finished imports.

Exit codes:
    0  the imports are listed, or the import is undone
    1  nothing is listed or undone; stderr has the reason, such as rows that changed after the import
    2  wrong arguments
"""

import sys
from typing import Annotated

import psycopg
import typer
from rich.console import Console
from rich.table import Table

from indexer.catalogue.importers.storage.stored_runs import StoredRun, read_runs
from indexer.catalogue.importers.storage.undo import UndoSummary, undo_import
from stack.cli.importing.connection import exit_on_refusal
from stack.cli.output import AsJson, print_result
from stack.cli.running_stack import read_database_url

RUNS_SHOWN = 20
PIPE_WIDTH = 300
"""The width of tables if the output is not a terminal. Rich would cut them at 80 columns."""


def list_runs(
    register: Annotated[
        str | None, typer.Option(help="Only the imports of this register, such as cricos.")
    ] = None,
    limit: Annotated[int, typer.Option(min=1, help="The highest number of imports.")] = RUNS_SHOWN,
    as_json: AsJson = False,
) -> None:
    """List the imports, the newest first, with the numbers of added, withdrawn and changed courses.

    For an import without courses, the numbers are those of its rows, such as ranks.
    """
    with exit_on_refusal("nothing listed"), psycopg.connect(read_database_url()) as connection:
        runs = read_runs(connection, register, limit)
    print_result({"runs": [run.to_json() for run in runs]}, as_json, lambda: _show(runs))


def undo_run(
    run: Annotated[int, typer.Argument(help="The number of the import in `finder import list`.")],
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Show what the undo would do, and store nothing.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Undo an import: restore the rows that the import changed, and withdraw or delete the rows that it added.

    The undo is refused if one of these rows was changed after the import. Only the last five imports of a register can
    be undone. The import of a list, such as rankings, cannot be undone.
    """
    with exit_on_refusal("nothing undone"):
        summary = undo_import(read_database_url(), run, dry_run=dry_run)
    print_result(summary.to_json(), as_json, lambda: _show_undo(summary))


def _show_undo(summary: UndoSummary) -> None:
    outcome = "would be undone; nothing is stored" if summary.dry_run else "is undone"
    typer.echo(f"Import {summary.import_run_id} of {summary.register} ({summary.file_name}) {outcome}.")
    for noun, rows in summary.rows.items():
        typer.echo(f"  {noun}: {rows.restored:,} given back, {rows.withdrawn:,} withdrawn")


def _describe_undo(run: StoredRun) -> str:
    if "list" in run.changes:
        return "not possible"
    if run.undone_at is not None:
        return f"undone {run.undone_at:%Y-%m-%d %H:%M}"
    return "possible" if run.can_be_undone else "too old"


def _show(runs: list[StoredRun]) -> None:
    if not runs:
        typer.echo("Nothing has been imported.")
        return
    table = Table(box=None, header_style="bold", pad_edge=False)
    for heading in ("Run", "Register", "File", "File of", "Imported at"):
        table.add_column(heading, overflow="fold")
    for heading in ("imported", "reported", "added", "withdrawn", "changed"):
        table.add_column(heading, justify="right")
    for heading in ("Undo", "Accepted because"):
        table.add_column(heading, overflow="fold")
    for run in runs:
        courses = run.changes.get("courses") or run.changes.get("requirements") or run.changes.get("list", {})
        added, changed = (courses.get(name, 0) for name in ("added", "changed"))
        counts = (run.rows_imported, run.rows_reported, added, courses.get("withdrawn", 0), changed)
        table.add_row(
            str(run.id),
            run.register,
            run.file_name,
            run.file_date.isoformat(),
            f"{run.finished_at:%Y-%m-%d %H:%M}",
            *(f"{count:,}" for count in counts),
            _describe_undo(run),
            run.accepted_reason or "",
        )
    Console(highlight=False, width=None if sys.stdout.isatty() else PIPE_WIDTH).print(table)
