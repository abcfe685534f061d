"""`finder people`: shows and sets roles."""

from typing import Annotated

import typer

from schemas.vocabulary.accounts import Role
from stack.cli.counselling.operator import find_operator
from stack.cli.delivery.connection import connect_to_database
from stack.cli.output import AsJson, print_result
from stack.console import console

app = typer.Typer(help="Show and set the roles of persons.", no_args_is_help=True)


@app.callback()
def people() -> None:
    """Show and set the roles of persons."""


@app.command("list")
def list_people(as_json: AsJson = False) -> None:
    """Show the counsellors and administrators."""
    from indexer.delivery.counselling.people import list_staff

    with connect_to_database() as connection:
        staff = list_staff(connection)

    def show() -> None:
        for each in staff:
            console.print(f"{each['role']}: {each['email']}", markup=False, highlight=False)
        if not staff:
            console.print("Nobody has a role")

    print_result({"people": staff}, as_json, show)


@app.command("role")
def set_role(
    email: Annotated[str, typer.Argument(help="Mail address of the account.")],
    role: Annotated[Role, typer.Argument(help="The new role.")],
    as_json: AsJson = False,
) -> None:
    """Give a person a role. The person's sessions end. The next session has the rights of the role."""
    from indexer.delivery.counselling.people import set_role

    with connect_to_database() as connection:
        changed = set_role(connection, email, role, find_operator())
    text = f"The role is {role.value} now" if changed else f"The role is {role.value} already"
    print_result({"role": role.value, "changed": changed}, as_json, lambda: console.print(text))
