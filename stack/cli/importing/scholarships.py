"""`finder import scholarships`: imports a list of scholarships."""

from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import psycopg
import typer

from indexer.catalogue.scholarships.file_import import import_scholarships
from stack.cli.importing.connection import errors, exit_on_refusal
from stack.cli.importing.options import AcceptRemoved, Date, DryRun, Force
from stack.cli.output import AsJson, print_result
from stack.cli.running_stack import read_database_url


def import_scholarship_list(
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
    force: Force = False,
    accept: AcceptRemoved = None,
    as_json: AsJson = False,
) -> None:
    """Import a list of scholarships. Scholarships of the same source that the file lacks are withdrawn."""
    source_date = day.date() if day is not None else datetime.now(UTC).date()
    with exit_on_refusal("nothing imported"), psycopg.connect(read_database_url()) as connection:
        stored = import_scholarships(
            connection, file, source, source_date, dry_run=dry_run, accept=accept, force=force
        )
    for row in stored.rejected:
        errors.print(f"not imported: {row}", markup=False, soft_wrap=True)
    text = (
        f"{'Dry run, nothing stored: ' if dry_run else ''}{stored.added:,} scholarships added, {stored.updated:,} "
        f"updated, {stored.withdrawn:,} withdrawn, {len(stored.rejected):,} lines not imported."
    )
    print_result(asdict(stored), as_json, lambda: typer.echo(text))
