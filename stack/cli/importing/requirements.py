"""`finder import requirements`: imports what institutes and courses require of applicants."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from indexer.catalogue.entry_requirements.file_import import (
    TooManyRequirementsChanged,
    import_requirements,
)
from indexer.catalogue.importers.options import ImportOptions
from stack.cli.exit_codes import ExitCode
from stack.cli.importing.connection import errors, exit_on_refusal
from stack.cli.importing.options import Date, DryRun, Force, check_reason
from stack.cli.output import AsJson, print_result
from stack.cli.running_stack import read_database_url


def import_requirement_list(
    file: Annotated[
        Path,
        typer.Argument(
            help="A CSV with institute or course, and requirements. See the README of the importers.",
            exists=True,
            dir_okay=False,
        ),
    ],
    source: Annotated[str, typer.Option(help="Who publishes the list.")],
    day: Date = None,
    dry_run: DryRun = False,
    force: Force = False,
    accept: Annotated[
        str | None,
        typer.Option(
            metavar="REASON",
            help="Import although more than 10 % of the rows would be removed, or more than 30 % changed. "
            "The reason is recorded.",
            callback=check_reason,
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Import English tests, deadlines and other entry requirements.

    Requirements of the same source that the file lacks are removed.
    """
    options = ImportOptions(force=force, accept=accept, dry_run=dry_run)
    with exit_on_refusal("nothing imported"):
        try:
            imported = import_requirements(
                read_database_url(), file, source, day.date() if day else datetime.now(UTC).date(), options
            )
        except TooManyRequirementsChanged as error:
            errors.print(f"finder: nothing imported: {error}", markup=False, soft_wrap=True)
            raise typer.Exit(ExitCode.NEEDS_APPROVAL) from error
    for row in imported.rejected:
        errors.print(f"not imported: {row}", markup=False, soft_wrap=True)
    text = (
        f"{'Dry run, nothing stored: ' if dry_run else f'Import {imported.import_run_id}: '}{imported.added:,} added, "
        f"{imported.changed:,} changed, {imported.removed:,} removed, {imported.unchanged:,} unchanged, "
        f"{len(imported.rejected):,} lines not imported."
    )
    print_result(imported.to_json(), as_json, lambda: typer.echo(text))
