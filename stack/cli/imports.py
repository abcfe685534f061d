"""`finder import`: imports the file of a register.

Exit codes:
    0  the file is imported; the report lists the skipped rows
    1  nothing is imported; stderr has the reason
    2  nothing is imported: wrong arguments, for example a report file that cannot be written
    5  the file is imported, but the report was not written; stderr has the reason
    6  nothing is imported: the changes exceed the bounds of importers/bounds.py (also in a dry run),
       or the operator has not decided whether the sample catalogue stays
"""

import csv
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Annotated, Any, Protocol

import psycopg
import typer
from rich.console import Console
from rich.progress import BarColumn, SpinnerColumn, TaskProgressColumn, TextColumn, TimeElapsedColumn
from rich.progress import Progress as Bars

from indexer.catalogue.importers import cricos, discover_uni, duo, scorecard
from indexer.catalogue.importers.options import ImportOptions
from indexer.catalogue.importers.progress import Progress
from indexer.catalogue.importers.report import ImportSummary, TooManyChanges
from indexer.catalogue.reference.postcodes import REFUSED_SHOWN, import_postcodes
from indexer.catalogue.reference.rankings import ImportedRankings, import_rankings
from indexer.catalogue.scholarships.file_import import import_scholarships
from stack.cli.exit_codes import ExitCode
from stack.cli.importing.connection import errors, exit_on_refusal, read_database_url
from stack.cli.importing.living_costs import import_living_cost_list
from stack.cli.importing.options import Accept, Date, DryRun, Force, RemoveSample, Report
from stack.cli.importing.report import write_report
from stack.cli.importing.requirements import import_requirement_list
from stack.cli.importing.runs import list_runs, undo_run
from stack.cli.importing.summary import print_summary
from stack.cli.output import AsJson, print_result
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


@app.command("postcodes")
def postcodes(
    file: Annotated[
        Path,
        typer.Argument(
            help="A CSV with postcode, place, lat, lng (and state_name), or the .txt file of GeoNames.",
            exists=True,
            dir_okay=False,
        ),
    ],
    country: Annotated[
        str | None, typer.Option(help="ISO code of the country, such as AU, if the file does not contain it.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Import the postcodes of a country, so that visitors can type them as a location."""
    with exit_on_refusal("nothing imported"), psycopg.connect(read_database_url()) as connection:
        imported = import_postcodes(connection, file, country)
    for reason in imported.refused[:REFUSED_SHOWN]:
        errors.print(f"not imported: {reason}", markup=False)
    text = (
        f"{', '.join(imported.countries)}: {imported.rows:,} places with a postcode, {imported.written:,} new or "
        f"changed, {imported.removed:,} removed, {len(imported.refused):,} lines not imported. The search "
        "finds them within seconds."
    )
    print_result(asdict(imported), as_json, lambda: typer.echo(text))


@app.command("rankings")
def rankings(
    file: Annotated[
        Path,
        typer.Argument(
            help="A CSV with institution, rank, ranking, year and source, and optionally country.",
            exists=True,
            dir_okay=False,
        ),
    ],
    report: Report = None,
    as_json: AsJson = False,
) -> None:
    """Import a ranking of institutions. It replaces the previous ranking."""
    with exit_on_refusal("nothing imported"), psycopg.connect(read_database_url()) as connection:
        imported = import_rankings(connection, file)
    for row in imported.rejected if report is None else ():
        errors.print(f"not imported: {row}", markup=False, soft_wrap=True)
    text = (
        f"{imported.ranking}: {imported.matched:,} institutions, {imported.written:,} new or changed, "
        f"{imported.removed:,} without a rank from now on, {len(imported.rejected):,} lines not imported."
    )
    print_result(asdict(imported), as_json, lambda: typer.echo(text))
    if report is not None:
        _write_rejected_rankings(imported, report)


@app.command("scholarships")
def scholarships(
    file: Annotated[
        Path,
        typer.Argument(
            help="A CSV with code, name, provider, type, description and countries. See the README of the importers.",
            exists=True,
            dir_okay=False,
        ),
    ],
    source: Annotated[str, typer.Option(help="Who publishes the list. Codes are unique within a source.")],
    day: Date = None,
    dry_run: DryRun = False,
    as_json: AsJson = False,
) -> None:
    """Import a list of scholarships. Scholarships of the same source that the file lacks are withdrawn."""
    with exit_on_refusal("nothing imported"), psycopg.connect(read_database_url()) as connection:
        source_date = day.date() if day is not None else datetime.now(UTC).date()
        stored = import_scholarships(connection, file, source, source_date, dry_run=dry_run)
    for row in stored.rejected:
        errors.print(f"not imported: {row}", markup=False, soft_wrap=True)
    text = (
        f"{'Dry run, nothing stored: ' if dry_run else ''}{stored.added:,} scholarships added, {stored.updated:,} "
        f"updated, {stored.withdrawn:,} withdrawn, {len(stored.rejected):,} lines not imported."
    )
    print_result(asdict(stored), as_json, lambda: typer.echo(text))


app.command("requirements")(import_requirement_list)
app.command("living-costs")(import_living_cost_list)


def _write_rejected_rankings(imported: ImportedRankings, path: Path) -> None:
    """If the file cannot be written, exit with PARTLY_DONE, because the import is already committed."""
    try:
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(("line", "institution", "reason"))
            writer.writerows((row.line, row.institution, row.reason) for row in imported.rejected)
    except OSError as error:
        errors.print(
            f"finder: imported, but the report {path} is not written: {error.strerror}", markup=False
        )
        raise typer.Exit(ExitCode.PARTLY_DONE) from error


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
