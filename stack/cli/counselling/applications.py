"""`finder applications`: lists, shows, assigns, annotates, answers, moves and exports applications."""

from pathlib import Path
from typing import Annotated

import typer

from indexer.delivery.counselling import cases
from schemas.counselling.cases import CaseFilter, CaseKind
from schemas.vocabulary.applications import ApplicationState
from stack.cli.counselling.case_commands import add_case_commands
from stack.cli.counselling.operator import find_operator
from stack.cli.counselling.options import (
    AssignedTo,
    CaseId,
    Limit,
    Since,
    Unassigned,
    print_cases,
)
from stack.cli.delivery.connection import connect_to_database
from stack.cli.output import AsJson, print_result
from stack.console import console

app = typer.Typer(help="Work on applications. Each access is audited.", no_args_is_help=True)
KIND = CaseKind.APPLICATION
State = Annotated[ApplicationState | None, typer.Option(help="Only those in this state.")]


@app.callback()
def applications() -> None:
    """Work on applications. Each access is audited."""


@app.command("list")
def list_rows(
    state: State = None,
    assigned_to: AssignedTo = None,
    unassigned: Unassigned = False,
    since: Since = None,
    limit: Limit = 50,
    as_json: AsJson = False,
) -> None:
    """Show applications, the newest first. The output contains personal data."""
    wanted = CaseFilter(state, None, assigned_to, unassigned, since.date() if since else None)
    with connect_to_database() as connection:
        rows = cases.list_cases(connection, KIND, wanted, limit, find_operator())
    print_cases(rows, as_json)


add_case_commands(app, KIND, "the values of the form, notes and history")


@app.command("move")
def move(
    application: CaseId,
    state: Annotated[ApplicationState, typer.Argument(help="The new state.")],
    note: Annotated[str | None, typer.Option(help="A text that the student reads.")] = None,
    as_json: AsJson = False,
) -> None:
    """Move an application to another state. The student gets a mail."""
    with connect_to_database() as connection:
        cases.move_case(connection, application, state, note, find_operator())
    print_result({"state": state.value}, as_json, lambda: console.print(f"The application is {state.value}"))


@app.command("export")
def export(
    file: Annotated[Path, typer.Argument(help="A new CSV file.", dir_okay=False)],
    state: State = None,
    assigned_to: AssignedTo = None,
    unassigned: Unassigned = False,
    since: Since = None,
    as_json: AsJson = False,
) -> None:
    """Write applications with the values of their forms to a CSV file. The file contains personal data."""
    from indexer.delivery.counselling.csv_export import write_csv

    wanted = CaseFilter(state, None, assigned_to, unassigned, since.date() if since else None)
    with connect_to_database() as connection:
        number = write_csv(file, cases.export_cases(connection, KIND, wanted, find_operator()))
    print_result({"rows": number}, as_json, lambda: console.print(f"{file}: {number:,} rows"))
