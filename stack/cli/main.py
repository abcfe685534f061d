"""The `finder` command."""

import sys

import psycopg
import typer

from indexer.errors import IndexerError
from schemas.settings import WRONG_SETTINGS, complaint_about
from stack.cli import database, imports, index, outbox, services, status
from stack.cli.exit_codes import ExitCode, epilog
from stack.errors import StackError

app = typer.Typer(
    help="Looks after a Meridian stack.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    epilog=epilog(),
)
app.add_typer(database.app, name="db")
app.add_typer(imports.app, name="import")
app.add_typer(index.app, name="index")
app.add_typer(outbox.app, name="outbox")
app.command("services")(services.services)
app.command("status")(status.status)


def main() -> int:
    try:
        app()
    except (StackError, IndexerError) as error:
        reason = str(error)
    except WRONG_SETTINGS as error:
        reason = complaint_about(error)
    except psycopg.errors.UndefinedTable:
        reason = "the database has no tables of this version yet: `finder db migrate` makes them"
    except psycopg.OperationalError as error:
        reason = f"PostgreSQL: {error}"
    else:
        return ExitCode.DONE
    print(f"finder: {' '.join(reason.split())}", file=sys.stderr)
    return ExitCode.FAILED
