"""`finder outbox`: shows and retries changes of PostgreSQL that are not in the index yet (the table `outbox`)."""

from typing import Annotated

import typer
from rich.table import Table

from schemas.settings import Settings
from stack.cli.output import AsJson, print_result
from stack.cli.running_stack import find_service_urls
from stack.console import console

app = typer.Typer(help="Show and retry changes that wait for the index.", no_args_is_help=True)


@app.callback()
def outbox() -> None:
    """Show and retry changes that wait for the index."""


@app.command("list")
def list_rows(
    limit: Annotated[int, typer.Option(min=0, help="Maximum number of rows.")] = 20, as_json: AsJson = False
) -> None:
    """Show the changes that are not in the index yet, the number of all changes per state, and the longest wait."""
    from indexer.indexing.outbox.operator_commands import read_outbox_contents
    from indexer.shared.database import connect

    with connect(find_service_urls(Settings()).database) as connection:
        found = read_outbox_contents(connection, limit)

    def show() -> None:
        console.print(", ".join(f"{state}: {count:,}" for state, count in found.counts.items()))
        console.print(f"Age of the oldest waiting row: {found.oldest_open_seconds:.0f} s")
        table = Table(box=None)
        for column in ("row", "object", "state", "attempts", "error"):
            table.add_column(column, overflow="fold")
        for row in found.rows:
            table.add_row(
                str(row.id), f"{row.noun} {row.row_id}", row.state, str(row.attempts), row.error or ""
            )
        if found.rows:
            console.print(table)

    print_result(found.as_json(), as_json, show)


@app.command("replay")
def replay_rows(
    ids: Annotated[list[int] | None, typer.Argument(help="Row numbers, as shown by `outbox list`.")] = None,
    all_poisoned: Annotated[
        bool, typer.Option("--all-poisoned", help="Retry every row that failed permanently.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Reset the failed attempts of changes, so that the worker retries them within seconds."""
    from indexer.indexing.outbox.operator_commands import replay
    from indexer.shared.database import connect

    if bool(ids) == all_poisoned:
        raise typer.BadParameter("give either row numbers or --all-poisoned")
    with connect(find_service_urls(Settings()).database) as connection:
        replayed = replay(connection, ids or None)
    print_result({"replayed": replayed}, as_json, lambda: console.print(f"Rows to retry: {len(replayed):,}"))
