"""`finder enquiries`: lists, shows, assigns, annotates, answers and exports enquiries."""

from pathlib import Path
from typing import Annotated

import typer

from indexer.delivery.counselling import cases
from schemas.counselling.cases import CaseFilter, CaseKind
from stack.cli.counselling.case_commands import add_case_commands
from stack.cli.counselling.operator import find_operator
from stack.cli.counselling.options import (
    AssignedTo,
    Limit,
    Since,
    Unassigned,
    print_cases,
)
from stack.cli.delivery.connection import connect_to_database
from stack.cli.output import AsJson, print_result
from stack.console import console

app = typer.Typer(help="Work on enquiries. Each access is audited.", no_args_is_help=True)
KIND = CaseKind.ENQUIRY
FormName = Annotated[
    str | None, typer.Option("--form", help="Only this form, such as counselling or review.")
]


@app.callback()
def enquiries() -> None:
    """Work on enquiries. Each access is audited."""


@app.command("list")
def list_rows(
    form: FormName = None,
    assigned_to: AssignedTo = None,
    unassigned: Unassigned = False,
    since: Since = None,
    limit: Limit = 50,
    as_json: AsJson = False,
) -> None:
    """Show enquiries, the newest first. The output contains personal data."""
    wanted = CaseFilter(None, form, assigned_to, unassigned, since.date() if since else None)
    with connect_to_database() as connection:
        rows = cases.list_cases(connection, KIND, wanted, limit, find_operator())
    print_cases(rows, as_json)


add_case_commands(app, KIND, "the values of the form and notes")


@app.command("export")
def export(
    file: Annotated[Path, typer.Argument(help="A new CSV file.", dir_okay=False)],
    form: FormName = None,
    assigned_to: AssignedTo = None,
    unassigned: Unassigned = False,
    since: Since = None,
    as_json: AsJson = False,
) -> None:
    """Write enquiries with the values of their forms to a CSV file. The file contains personal data."""
    from indexer.delivery.counselling.csv_export import write_csv

    wanted = CaseFilter(None, form, assigned_to, unassigned, since.date() if since else None)
    with connect_to_database() as connection:
        number = write_csv(file, cases.export_cases(connection, KIND, wanted, find_operator()))
    print_result({"rows": number}, as_json, lambda: console.print(f"{file}: {number:,} rows"))
