"""`finder outbox`: changes that the index does not know yet."""

from typing import Annotated

import typer
from rich.table import Table

from schemas.settings import Settings
from stack.cli.output import AsJson, print_result
from stack.cli.running_stack import find_service_urls
from stack.console import console

app = typer.Typer(help="Shows and replays changes that wait for the index.", no_args_is_help=True)


@app.callback()
def outbox() -> None:
    """Show and replay changes that wait for the index."""


@app.command("list")
def list_rows(
    limit: Annotated[int, typer.Option(min=0, help="At most so many rows.")] = 20, as_json: AsJson = False
) -> None:
    """Show how many rows are in which state, how old the oldest is, and the rows that are not done."""
    from indexer.database import connect
    from indexer.outbox.requests import contents

    with connect(find_service_urls(Settings()).database) as connection:
        found = contents(connection, limit)

    def show() -> None:
        console.print(", ".join(f"{state}: {count:,}" for state, count in found.counts.items()))
        console.print(f"The oldest that waits: {found.oldest_open_seconds:.0f} s")
        table = Table(box=None)
        for column in ("row", "what", "state", "tries", "error"):
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
    ids: Annotated[
        list[int] | None, typer.Argument(help="Numbers of rows, as `outbox list` shows them.")
    ] = None,
    all_poisoned: Annotated[
        bool, typer.Option("--all-poisoned", help="Every row that was set aside after too many tries.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Open rows again as if they had never been tried; the worker takes them within seconds."""
    from indexer.database import connect
    from indexer.outbox.requests import replay

    if bool(ids) == all_poisoned:
        raise typer.BadParameter("give either the numbers of rows or --all-poisoned")
    with connect(find_service_urls(Settings()).database) as connection:
        replayed = replay(connection, ids or None)
    print_result(
        {"replayed": replayed}, as_json, lambda: console.print(f"Opened again: {len(replayed):,} rows")
    )
