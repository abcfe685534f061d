"""The options of the `finder import` commands, for registers and for lists."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Annotated

import typer

from stack.cli.importing.report import check_report_is_writable


def check_reason(reason: str | None) -> str | None:
    """Return the reason without spaces at its ends. Raises BadParameter if the reason is empty."""
    if reason is not None and not reason.strip():
        raise typer.BadParameter("the reason is empty")
    return reason and reason.strip()


def check_date(day: datetime | None) -> datetime | None:
    """Raise BadParameter if the date is after tomorrow in UTC.

    After an import with such a date, all later files would be refused as older. The date of a file can be tomorrow in
    UTC, because a new day starts earlier in countries such as Australia.
    """
    if day is not None and day.date() > datetime.now(UTC).date() + timedelta(days=1):
        raise typer.BadParameter(f"{day.date()} is in the future")
    return day


Date = Annotated[
    datetime | None,
    typer.Option(
        "--date",
        formats=["%Y-%m-%d"],
        help="Date of the snapshot. Overrides the date in the file.",
        callback=check_date,
    ),
]
Report = Annotated[
    Path | None,
    typer.Option(help="Write every reported row to this CSV file.", callback=check_report_is_writable),
]
AcceptRemoved = Annotated[
    str | None,
    typer.Option(
        "--accept",
        metavar="REASON",
        help="Import although more than 10 % of the rows would be removed. The reason is recorded.",
        callback=check_reason,
    ),
]
Force = Annotated[bool, typer.Option(help="Import the file although a newer snapshot was imported.")]
DryRun = Annotated[
    bool,
    typer.Option("--dry-run", help="Show what the import would do, and store nothing."),
]
RemoveSample = Annotated[
    bool | None,
    typer.Option(
        "--remove-sample/--keep-sample",
        help="Remove the sample catalogue together with the import, or keep it. The first import of a register into a "
        "catalogue with the sample asks, unless one of the two is given.",
    ),
]
Accept = Annotated[
    str | None,
    typer.Option(
        metavar="REASON",
        help="Import although more than 10 % of the institutes, campuses or courses would be withdrawn, or more than "
        "30 % of the fees would change. The reason is recorded.",
        callback=check_reason,
    ),
]
