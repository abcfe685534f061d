"""The commands `show`, `assign`, `note` and `reply`, which `finder applications` and `finder enquiries` share."""

from typing import Annotated
from uuid import UUID

import typer

from indexer.delivery.counselling import cases
from schemas.counselling.cases import CaseKind
from stack.cli.counselling.operator import find_operator
from stack.cli.counselling.options import print_case
from stack.cli.delivery.connection import connect_to_database
from stack.cli.output import AsJson, print_result
from stack.console import console


def add_case_commands(app: typer.Typer, kind: CaseKind, contents: str) -> None:
    """Add the commands to `app`. contents: the text that says what `show` prints, for the help of `show`."""
    case_id = typer.Argument(metavar=kind.value, help="The id, as shown by `list`.")

    @app.command("show", help=f"Show one {kind.value} with {contents}.")
    def show(case: Annotated[UUID, case_id], as_json: AsJson = False) -> None:
        with connect_to_database() as connection:
            print_case(cases.show_case(connection, kind, case, find_operator()), as_json)

    @app.command("assign", help=f"Assign an {kind.value} to a counsellor, or to nobody.")
    def assign(
        case: Annotated[UUID, case_id],
        email: Annotated[
            str | None,
            typer.Argument(help="Mail address of the counsellor. Without one, nobody is assigned."),
        ] = None,
        as_json: AsJson = False,
    ) -> None:
        with connect_to_database() as connection:
            cases.assign_case(connection, kind, case, email, find_operator())
        text = "Assigned" if email else "Unassigned"
        print_result({"assigned_to": email}, as_json, lambda: console.print(text))

    @app.command("note", help="Add a note that the student does not see.")
    def note(
        case: Annotated[UUID, case_id],
        text: Annotated[str, typer.Argument(help="A text that the student does not see.")],
        as_json: AsJson = False,
    ) -> None:
        with connect_to_database() as connection:
            cases.add_note(connection, kind, case, text, find_operator())
        print_result({"noted": True}, as_json, lambda: console.print("The note is stored"))

    @app.command("reply", help="Reply by mail to the person who sent the form.")
    def reply(
        case: Annotated[UUID, case_id],
        text: Annotated[str, typer.Argument(help="The text of the mail.")],
        as_json: AsJson = False,
    ) -> None:
        with connect_to_database() as connection:
            cases.reply_to_case(connection, kind, case, text, find_operator())
        print_result({"replied": True}, as_json, lambda: console.print("The worker sends the reply"))
