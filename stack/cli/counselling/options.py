"""Options and output that `finder applications` and `finder enquiries` share."""

import json
from datetime import datetime
from typing import Annotated, Any
from uuid import UUID

import typer
from rich.table import Table

from stack.cli.output import print_result
from stack.console import console

CaseId = Annotated[UUID, typer.Argument(help="The id, as shown by `list`.")]
AssignedTo = Annotated[str | None, typer.Option(help="Only those of the counsellor with this mail address.")]
Unassigned = Annotated[bool, typer.Option("--unassigned", help="Only those without a counsellor.")]
Since = Annotated[datetime | None, typer.Option(formats=["%Y-%m-%d"], help="The first day.")]
Limit = Annotated[int, typer.Option(min=1, help="Maximum number of rows, the newest first.")]

_COLUMNS = ("id", "created_at", "form", "state", "course", "name", "email", "assigned_to")


def print_cases(rows: list[dict[str, Any]], as_json: bool) -> None:
    def show() -> None:
        table = Table(box=None)
        for column in _COLUMNS:
            table.add_column(column, overflow="fold")
        for row in rows:
            table.add_row(*("" if row[column] is None else str(row[column]) for column in _COLUMNS))
        console.print(table if rows else "No rows")

    print_result({"results": make_printable(rows)}, as_json, show)


def print_case(row: dict[str, Any], as_json: bool) -> None:
    def show() -> None:
        for name, value in {**row, **row["sent"]}.items():
            if name not in ("sent", "notes", "replies", "history"):
                console.print(f"{name}: {value}", markup=False, highlight=False)
        for name in ("history", "notes", "replies"):
            for each in row.get(name, []):
                text = "  ".join(str(value) for value in each.values() if value is not None)
                console.print(f"{name}: {text}", markup=False, highlight=False)

    print_result(make_printable(row), as_json, show)


def make_printable(content: Any) -> Any:
    """Convert ids and times within JSON content to text."""
    return json.loads(json.dumps(content, default=str))
