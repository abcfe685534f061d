"""The `finder` command."""

import typer

from stack.cli import (
    content,
    database,
    imports,
    index,
    outbox,
    relevance,
    routes,
    sample,
    services,
    status,
    vocabulary,
)
from stack.cli.counselling import applications, enquiries, people
from stack.cli.delivery import alerts, crm, mail
from stack.cli.exit_codes import ExitCode, build_epilog
from stack.cli.experiments import commands as experiments
from stack.cli.search_log import commands as search_log
from stack.failures import report_failure

app = typer.Typer(
    help="Operate a Meridian stack.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    epilog=build_epilog(),
)
app.command("alerts")(alerts.alerts)
app.add_typer(applications.app, name="applications")
app.add_typer(content.app, name="content")
app.add_typer(crm.app, name="crm")
app.add_typer(database.app, name="db")
app.add_typer(enquiries.app, name="enquiries")
app.add_typer(experiments.app, name="experiment")
app.add_typer(imports.app, name="import")
app.add_typer(index.app, name="index")
app.add_typer(outbox.app, name="outbox")
app.add_typer(relevance.app, name="relevance")
app.add_typer(search_log.app, name="logs")
app.command("mail")(mail.mail)
app.add_typer(people.app, name="people")
app.add_typer(routes.app, name="routes")
app.add_typer(sample.app, name="sample")
app.command("services")(services.services)
app.command("status")(status.status)
app.add_typer(vocabulary.app, name="vocabulary")


def main() -> int:
    """Run the command of sys.argv. If a command fails, print one line to stderr. A bug prints a traceback."""
    try:
        app()
    except Exception as error:
        report_failure(error, "finder")
        return ExitCode.FAILED
    return ExitCode.SUCCESS
