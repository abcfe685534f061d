"""`finder import living-costs`: imports the cost of living in cities."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import psycopg
import typer

from indexer.catalogue.reference.figures.living_costs import import_living_costs
from stack.cli.importing.connection import errors, exit_on_refusal
from stack.cli.importing.options import AcceptRemoved, DryRun
from stack.cli.output import AsJson, print_result
from stack.cli.running_stack import read_database_url


def import_living_cost_list(
    file: Annotated[
        Path,
        typer.Argument(
            help="A CSV with city, country, value, unit, currency, date and url.", exists=True, dir_okay=False
        ),
    ],
    source: Annotated[str, typer.Option(help="Who publishes the list.")],
    dry_run: DryRun = False,
    accept: AcceptRemoved = None,
    as_json: AsJson = False,
) -> None:
    """Import the cost of living in cities. Figures of the same source that the file lacks are removed."""
    with exit_on_refusal("nothing imported"), psycopg.connect(read_database_url()) as connection:
        imported = import_living_costs(connection, file, source, dry_run=dry_run, accept=accept)
    for row in imported.rejected:
        errors.print(f"not imported: {row}", markup=False, soft_wrap=True)
    text = (
        f"{'Dry run, nothing stored: ' if dry_run else ''}{imported.stored:,} cities with a figure, "
        f"{imported.removed:,} figures removed, {len(imported.rejected):,} lines not imported."
    )
    print_result(asdict(imported), as_json, lambda: typer.echo(text))
