"""`finder import list`: the finished imports."""

import sys
from typing import Annotated

import psycopg
import typer
from rich.console import Console
from rich.table import Table

from indexer.catalogue.importers.storage.stored_runs import StoredRun, read_runs
from stack.cli.import_connection import exit_on_refusal, read_database_url
from stack.cli.output import AsJson, print_result

RUNS_SHOWN = 20
PIPE_WIDTH = 300
"""Rich cuts tables at 80 columns when the output is not a terminal."""


def list_runs(
    register: Annotated[
        str | None, typer.Option(help="Only the imports of this register, such as cricos.")
    ] = None,
    limit: Annotated[int, typer.Option(min=1, help="The highest number of imports.")] = RUNS_SHOWN,
    as_json: AsJson = False,
) -> None:
    """List the imports, the newest first, with the numbers of added, withdrawn and changed courses."""
    with exit_on_refusal("nothing listed"), psycopg.connect(read_database_url()) as connection:
        runs = read_runs(connection, register, limit)
    print_result({"runs": [run.to_json() for run in runs]}, as_json, lambda: _show(runs))


def _show(runs: list[StoredRun]) -> None:
    if not runs:
        typer.echo("Nothing has been imported.")
        return
    table = Table(box=None, header_style="bold", pad_edge=False)
    for heading in ("Run", "Register", "File", "File of", "Imported at"):
        table.add_column(heading, overflow="fold")
    for heading in ("imported", "reported", "added", "withdrawn", "changed"):
        table.add_column(heading, justify="right")
    table.add_column("Accepted because", overflow="fold")
    for run in runs:
        courses = run.changes.get("courses", {})
        added, changed = (courses.get(name, 0) for name in ("added", "changed"))
        counts = (run.rows_imported, run.rows_reported, added, courses.get("withdrawn", 0), changed)
        table.add_row(
            str(run.id),
            run.register,
            run.file_name,
            run.file_date.isoformat(),
            f"{run.finished_at:%Y-%m-%d %H:%M}",
            *(f"{count:,}" for count in counts),
            run.accepted_reason or "",
        )
    Console(highlight=False, width=None if sys.stdout.isatty() else PIPE_WIDTH).print(table)
