"""`finder people`: shows and sets roles, and resets second factors."""

from typing import Annotated

import typer

from schemas.vocabulary.roles import Role
from stack.cli.counselling.operator import find_operator
from stack.cli.delivery.connection import connect_to_database
from stack.cli.output import AsJson, print_result
from stack.console import console

app = typer.Typer(help="Show and set the roles of persons.", no_args_is_help=True)
Email = Annotated[str, typer.Argument(help="Mail address of the account.")]


@app.callback()
def people() -> None:
    """Show and set the roles of persons."""


@app.command("list")
def list_people(as_json: AsJson = False) -> None:
    """Show the persons with a role, such as counsellors and editors."""
    from indexer.delivery.counselling.people import list_staff

    with connect_to_database() as connection:
        staff = list_staff(connection)

    def show() -> None:
        for each in staff:
            factor = "" if each["has_second_factor"] else " (no second factor yet)"
            console.print(f"{each['role']}: {each['email']}{factor}", markup=False, highlight=False)
        if not staff:
            console.print("Nobody has a role")

    print_result({"people": staff}, as_json, show)


@app.command("role")
def set_role(
    email: Email,
    role: Annotated[Role | None, typer.Argument(help="The new role.")] = None,
    remove: Annotated[
        bool, typer.Option("--remove", help="Take the role away. The person is a student then.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Give a person a role, or take the role away.

    If the role changes, the person's sessions end. The next session has the rights of the new role.
    """
    from indexer.delivery.counselling.people import set_role

    if (role is None) is not remove:
        raise typer.BadParameter("Name either a role or --remove.")
    new = role or Role.STUDENT
    with connect_to_database() as connection:
        changed = set_role(connection, email, new, find_operator())
    text = f"The role is {new.value} now" if changed else f"The role is {new.value} already"
    print_result({"role": new.value, "changed": changed}, as_json, lambda: console.print(text))


@app.command("totp")
def second_factor(
    email: Email,
    reset: Annotated[
        bool, typer.Option("--reset", help="Delete the second factor and end the sessions.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Show whether a person has a second factor, or delete it. The person can then enrol a new one at /staff."""
    from indexer.delivery.counselling.people import describe_second_factor, reset_second_factor

    with connect_to_database() as connection:
        was_reset = reset and reset_second_factor(connection, email, find_operator())
        found = describe_second_factor(connection, email)
    text = (
        f"Second factor enrolled, {found['recovery_codes']} unused recovery codes"
        if found["has_second_factor"]
        else "No second factor"
    )
    print_result({**found, "reset": was_reset}, as_json, lambda: console.print(text))
