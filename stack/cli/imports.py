"""`finder import`: imports the files of registers and lists, lists the imports, and undoes them.

Exit codes of an import:
    0  the file is imported (a dry run stores nothing); the report lists the skipped rows
    1  nothing is imported; stderr has the reason
    2  nothing is imported: wrong arguments, for example a report file that cannot be written
    5  the file is imported, but the report was not written; stderr has the reason
    6  nothing is imported: the changes exceed the bounds of importers/bounds.py (also in a dry run),
       or the operator has not decided whether the sample catalogue stays
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import Any, Protocol

import typer
from rich.console import Console
from rich.progress import BarColumn, SpinnerColumn, TaskProgressColumn, TextColumn, TimeElapsedColumn
from rich.progress import Progress as Bars

from indexer.catalogue.importers import cricos, discover_uni, duo, scorecard
from indexer.catalogue.importers.options import ImportOptions
from indexer.catalogue.importers.progress import Progress
from indexer.catalogue.importers.report import ImportSummary, TooManyChanges
from stack.cli.exit_codes import ExitCode
from stack.cli.importing.connection import errors, exit_on_refusal
from stack.cli.importing.country_facts import import_country_fact_list
from stack.cli.importing.living_costs import import_living_cost_list
from stack.cli.importing.options import Accept, Date, DryRun, Force, RemoveSample, Report
from stack.cli.importing.postcodes import import_postcode_list
from stack.cli.importing.rankings import import_ranking_list
from stack.cli.importing.report import write_report
from stack.cli.importing.requirements import import_requirement_list
from stack.cli.importing.runs import list_runs, undo_run
from stack.cli.importing.scholarships import import_scholarship_list
from stack.cli.importing.summary import print_summary
from stack.cli.output import AsJson
from stack.cli.running_stack import read_database_url
from stack.cli.sample import decide_on_sample

app = typer.Typer(
    help="Import the files of registers, list the imports, and undo them.", no_args_is_help=True
)


@app.callback()
def registers() -> None:
    """Import the files of registers, list the imports, and undo them. Each register has its own command."""


class Importer(Protocol):
    def __call__(
        self,
        database_url: str,
        path: Path,
        /,
        *,
        file_date: date | None,
        options: ImportOptions,
        progress: Progress,
    ) -> ImportSummary: ...


def _add_register(name: str, help_text: str, path_argument: Any, run_import: Importer) -> None:
    """Add the command of a register to `finder import`, for example `finder import cricos`.

    path_argument: the Typer argument for the file or folder of the register's publisher.
    """

    @app.command(name, help=help_text)
    def import_register(
        snapshot: Path = path_argument,
        day: Date = None,
        report: Report = None,
        as_json: AsJson = False,
        force: Force = False,
        dry_run: DryRun = False,
        accept: Accept = None,
        remove_sample: RemoveSample = None,
    ) -> None:
        with exit_on_refusal("nothing imported"):
            url = read_database_url()
            remove = decide_on_sample(url, remove=remove_sample, dry_run=dry_run)
            options = ImportOptions(force, accept, dry_run, remove)
            summary = _import_with_progress(run_import, url, snapshot, day and day.date(), options)
        _print_summary(summary, report, as_json)
        if summary.needs_approval:
            errors.print(f"finder: nothing imported: {TooManyChanges(summary)}", markup=False, soft_wrap=True)
            raise typer.Exit(ExitCode.NEEDS_APPROVAL)


def _import_with_progress(
    run_import: Importer, url: str, snapshot: Path, day: date | None, options: ImportOptions
) -> ImportSummary:
    """Import the file and show the progress. Returns a summary even if the changes need approval."""
    with _show_progress_bar() as progress:
        try:
            return run_import(url, snapshot, file_date=day, options=options, progress=progress)
        except TooManyChanges as error:
            return error.summary


_add_register(
    "cricos",
    "Australia's register of courses for overseas students.",
    typer.Argument(metavar="file", help="The publisher's workbook (.xlsx).", exists=True, dir_okay=False),
    cricos.import_file,
)
_add_register(
    "scorecard",
    "The US College Scorecard: institutions and their programmes.",
    typer.Argument(
        metavar="folder",
        help="The folder with the publisher's two files, unpacked: institutions and fields of study (.csv).",
        exists=True,
        file_okay=False,
    ),
    scorecard.import_folder,
)
_add_register(
    "discover-uni",
    "The Discover Uni dataset: undergraduate courses in the United Kingdom, without fees.",
    typer.Argument(
        metavar="folder",
        help="The folder with the publisher's CSV files, unpacked: KISCOURSE.csv, INSTITUTION.csv and others.",
        exists=True,
        file_okay=False,
    ),
    discover_uni.import_folder,
)
_add_register(
    "duo",
    "The Netherlands' register of recognised programmes (Overzicht erkenningen ho), without fees.",
    typer.Argument(metavar="file", help="The publisher's file (.csv).", exists=True, dir_okay=False),
    duo.import_file,
)


app.command("postcodes")(import_postcode_list)
app.command("rankings")(import_ranking_list)
app.command("scholarships")(import_scholarship_list)
app.command("requirements")(import_requirement_list)
app.command("living-costs")(import_living_cost_list)
app.command("country-facts")(import_country_fact_list)
app.command("list")(list_runs)
app.command("undo")(undo_run)


def _print_summary(summary: ImportSummary, report: Path | None, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(summary.to_json(), indent=2, ensure_ascii=False))
    else:
        print_summary(summary, Console(highlight=False))
    if report is not None:
        write_report(summary, report)


@contextmanager
def _show_progress_bar() -> Iterator[Progress]:
    """Show a progress bar on stderr, so that stdout contains only the result."""
    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeElapsedColumn(),
    )
    with Bars(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bars:
        task = bars.add_task("")

        def progress(step: str, done: int, total: int) -> None:
            bars.update(task, description=step, completed=done, total=total)

        yield progress
