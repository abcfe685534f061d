"""The `finder` command."""

import sys

import typer

from schemas.settings import WRONG_SETTINGS, complaint_about
from stack.cli import database, imports, index, services, status
from stack.errors import StackError

app = typer.Typer(help="Looks after a Meridian stack.", no_args_is_help=True, pretty_exceptions_enable=False)
app.add_typer(database.app, name="db")
app.add_typer(imports.app, name="import")
app.add_typer(index.app, name="index")
app.command("services")(services.services)
app.command("status")(status.status)


def main() -> int:
    try:
        app()
    except StackError as error:
        print(f"finder: {error}", file=sys.stderr)
        return 1
    except WRONG_SETTINGS as error:
        print(f"finder: {complaint_about(error)}", file=sys.stderr)
        return 1
    return 0
