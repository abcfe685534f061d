"""`finder import rankings`: imports the ranks of institutions."""

import csv
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import psycopg
import typer

from indexer.catalogue.reference.rankings import ImportedRankings, import_rankings
from stack.cli.importing.connection import errors, exit_on_refusal
from stack.cli.importing.options import AcceptRemoved, DryRun, Report
from stack.cli.importing.report import exit_if_unwritable
from stack.cli.output import AsJson, print_result
from stack.cli.running_stack import read_database_url


def import_ranking_list(
    file: Annotated[
        Path,
        typer.Argument(
            help="A CSV with institution, rank, ranking, year and source, and optionally country.",
            exists=True,
            dir_okay=False,
        ),
    ],
    report: Report = None,
    dry_run: DryRun = False,
    accept: AcceptRemoved = None,
    as_json: AsJson = False,
) -> None:
    """Import a ranking of institutions, and replace the previous ranking."""
    with exit_on_refusal("nothing imported"), psycopg.connect(read_database_url()) as connection:
        imported = import_rankings(connection, file, dry_run=dry_run, accept=accept)
    for row in imported.rejected if report is None else ():
        errors.print(f"not imported: {row}", markup=False, soft_wrap=True)
    text = (
        f"{'Dry run, nothing stored: ' if dry_run else ''}{imported.ranking}: {imported.matched:,} institutions, "
        f"{imported.written:,} new or changed, {imported.removed:,} without a rank from now on, "
        f"{len(imported.rejected):,} lines not imported."
    )
    print_result(asdict(imported), as_json, lambda: typer.echo(text))
    if report is not None:
        _write_rejected_rankings(imported, report)


def _write_rejected_rankings(imported: ImportedRankings, path: Path) -> None:
    with (
        exit_if_unwritable(path, imported.import_run_id),
        path.open("w", encoding="utf-8", newline="") as file,
    ):
        writer = csv.writer(file)
        writer.writerow(("line", "institution", "reason"))
        writer.writerows((row.line, row.code, row.reason) for row in imported.rejected)
