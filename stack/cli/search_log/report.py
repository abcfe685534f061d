"""`finder logs report`: the weekly report over the search log."""

import smtplib
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Annotated

import typer

from schemas.search_log.reports.selection import parse_days
from schemas.search_log.reports.weekly import WeeklyReport, find_last_week_end, read_weekly_report
from schemas.search_log.reports.weekly_text import write_weekly_text
from schemas.settings import Settings
from stack.cli.output import AsJson, print_result
from stack.cli.search_log.options import open_client
from stack.errors import StackError

MailTo = Annotated[
    list[str] | None, typer.Option("--mail", help="Send the report to this address. Can be repeated.")
]
File = Annotated[
    Path | None, typer.Option("--file", help="Write the report to this file, as JSON if it ends with .json.")
]


def report(
    until: Annotated[
        str | None, typer.Option("--until", help="Last of the seven days (UTC). Default: the last Sunday.")
    ] = None,
    mail: MailTo = None,
    file: File = None,
    as_json: AsJson = False,
) -> None:
    """Seven days beside the seven days before: searches without results, clicks, changed texts, time, worst texts."""
    import orjson

    last_day = _read_last_day(until)
    with open_client() as client:
        found = read_weekly_report(client, last_day)
    if file is not None:
        is_json = file.suffix == ".json"
        text = write_weekly_text(found)
        file.write_bytes(orjson.dumps(found, option=orjson.OPT_INDENT_2) if is_json else text.encode())
    for recipient in mail or ():
        _send(found, recipient)
    print_result(found, as_json, lambda: typer.echo(write_weekly_text(found), nl=False))


def _read_last_day(until: str | None) -> date:
    if until is None:
        return find_last_week_end(datetime.now(UTC))
    _, last_day = parse_days("2000-01-01", until)
    return last_day


def _send(found: WeeklyReport, recipient: str) -> None:
    """Send the mail at once from this process, without the worker. Raises StackError if sending fails."""
    from indexer.delivery.mail.search_report_message import build_search_report_message
    from indexer.delivery.mail.sending import describe_mail_error, send_message

    given = Settings()
    try:
        send_message(given, build_search_report_message(found, given, recipient))
    except (smtplib.SMTPException, OSError, ValueError) as error:
        raise StackError(f"--mail: the report is not sent: {describe_mail_error(error)}") from error
