"""`finder import postcodes`: imports the postcodes of one or more countries."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import psycopg
import typer

from indexer.catalogue.reference.postcodes import REFUSED_SHOWN, import_postcodes
from stack.cli.importing.connection import errors, exit_on_refusal
from stack.cli.importing.options import AcceptRemoved, DryRun
from stack.cli.output import AsJson, print_result
from stack.cli.running_stack import read_database_url


def import_postcode_list(
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
    dry_run: DryRun = False,
    accept: AcceptRemoved = None,
    as_json: AsJson = False,
) -> None:
    """Import the postcodes of one or more countries, so that visitors can type them as a location."""
    with exit_on_refusal("nothing imported"), psycopg.connect(read_database_url()) as connection:
        imported = import_postcodes(connection, file, country, dry_run=dry_run, accept=accept)
    for reason in imported.refused[:REFUSED_SHOWN]:
        errors.print(f"not imported: {reason}", markup=False)
    text = (
        f"{'Dry run, nothing stored: ' if dry_run else ''}{', '.join(imported.countries)}: {imported.rows:,} places "
        f"with a postcode, {imported.written:,} new or changed, {imported.removed:,} removed, "
        f"{len(imported.refused):,} lines not imported."
        f"{'' if dry_run else ' The search finds them within seconds.'}"
    )
    print_result(asdict(imported), as_json, lambda: typer.echo(text))
