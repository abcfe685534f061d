"""The `finder` command."""

import sys

import psycopg
import typer

from delivery.errors import DeliveryError
from indexer.shared.errors import IndexerError
from schemas.settings import INVALID_SETTINGS_ERRORS, describe_invalid_settings
from stack.cli import database, imports, index, outbox, relevance, services, status
from stack.cli.delivery import crm, mail
from stack.cli.exit_codes import ExitCode, build_epilog
from stack.errors import StackError

app = typer.Typer(
    help="Operate a Meridian stack.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    epilog=build_epilog(),
)
app.add_typer(crm.app, name="crm")
app.add_typer(database.app, name="db")
app.add_typer(imports.app, name="import")
app.add_typer(index.app, name="index")
app.add_typer(outbox.app, name="outbox")
app.add_typer(relevance.app, name="relevance")
app.command("mail")(mail.mail)
app.command("services")(services.services)
app.command("status")(status.status)


def main() -> int:
    try:
        app()
    except (StackError, IndexerError, DeliveryError) as error:
        reason = str(error)
    except INVALID_SETTINGS_ERRORS as error:
        reason = describe_invalid_settings(error)
    except psycopg.errors.UndefinedTable:
        reason = "the database has no tables of this version yet. Run `finder db migrate`."
    except psycopg.OperationalError as error:
        reason = f"PostgreSQL: {error}"
    else:
        return ExitCode.SUCCESS
    print(f"finder: {' '.join(reason.split())}", file=sys.stderr)
    return ExitCode.FAILED
