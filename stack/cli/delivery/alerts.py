"""`finder alerts`: shows the alerts of saved searches."""

from typing import Annotated

import typer
from rich.table import Table

from stack.cli.delivery.connection import connect_to_database
from stack.cli.output import AsJson, print_result
from stack.console import console


def alerts(
    days: Annotated[int, typer.Option(min=1, help="Alerts that were due in this number of days.")] = 7,
    limit: Annotated[int, typer.Option(min=0, help="Maximum number of rows, the latest first.")] = 20,
    as_json: AsJson = False,
) -> None:
    """Show which alerts of saved searches were due, sent or failed. The output contains no personal data."""
    from indexer.delivery.alerts.report import report_alerts

    with connect_to_database() as connection:
        found = report_alerts(connection, days, limit)

    def show() -> None:
        console.print(", ".join(f"{state}: {count:,}" for state, count in found.counts.items()))
        console.print(f"Due and not written yet: {found.due:,}, of which {found.repeated:,} failed before")
        if found.due:
            console.print(f"The oldest of them is due for {found.oldest_due_seconds:,.0f} s")
        console.print(f"Saved searches that are invalid or too large: {found.with_problem:,}")
        table = Table(box=None)
        for column in ("due", "state", "saved search", "changes", "attempts", "error"):
            table.add_column(column, overflow="fold")
        for row in found.rows:
            changes = row["problem"] or ", ".join(
                f"{number} {name}" for name, number in row["counts"].items()
            )
            values = (
                row["due_at"],
                row["state"],
                row["saved_search"],
                changes,
                row["attempts"],
                row["error"],
            )
            table.add_row(*("" if value is None else str(value) for value in values))
        if found.rows:
            console.print(table)

    print_result(found.as_json(), as_json, show)
