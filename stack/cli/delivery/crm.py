"""`finder crm`: shows and repairs the deliveries of submitted forms to the CRM."""

from typing import Annotated

import typer
from rich.table import Table

from stack.cli.counselling.operator import find_operator
from stack.cli.delivery.connection import connect_to_database
from stack.cli.output import AsJson, print_result
from stack.console import console

app = typer.Typer(help="Show and repair deliveries of submitted forms to the CRM.", no_args_is_help=True)

Ids = Annotated[list[int], typer.Argument(help="Numbers of deliveries, as shown by `crm list`.")]


@app.callback()
def crm() -> None:
    """Show and repair deliveries of submitted forms to the CRM."""


@app.command("list")
def list_rows(
    limit: Annotated[int, typer.Option(min=0, help="Maximum number of rows.")] = 20, as_json: AsJson = False
) -> None:
    """Show the number of deliveries per state, and list those that wait or have failed permanently."""
    from indexer.delivery.crm.operator_commands import list_deliveries

    with connect_to_database() as connection:
        found = list_deliveries(connection, limit)

    def show() -> None:
        console.print(", ".join(f"{state}: {count:,}" for state, count in found.counts.items()))
        console.print(f"Age of the oldest waiting delivery: {found.oldest_pending_seconds:.0f} s")
        if found.is_circuit_open:
            console.print("The CRM failed several times in a row. Deliveries pause.")
        table = Table(box=None)
        for column in ("delivery", "form", "state", "attempts", "error", "created"):
            table.add_column(column, overflow="fold")
        for row in found.rows:
            values = (row["id"], row["form"], row["state"], row["attempts"], row["error"] or "")
            table.add_row(*map(str, values), row["created_at"])
        if found.rows:
            console.print(table)

    print_result(found.as_json(), as_json, show)


@app.command("show")
def show_row(
    delivery: Annotated[int, typer.Argument(help="Number of the delivery.")], as_json: AsJson = False
) -> None:
    """Show one delivery with all values of the form. The output contains personal data, so the access is audited."""
    from indexer.delivery.crm.operator_commands import show_delivery

    with connect_to_database() as connection:
        found = show_delivery(connection, delivery, find_operator())

    def show() -> None:
        for name, value in {**found, **found["content"]}.items():
            if name != "content":
                console.print(f"{name}: {value}", markup=False, highlight=False)

    print_result(found, as_json, show)


@app.command("replay")
def replay(
    ids: Annotated[list[int] | None, typer.Argument(help="Numbers of deliveries.")] = None,
    all_dead: Annotated[
        bool, typer.Option("--all-dead", help="Every delivery that failed permanently.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Repeat deliveries. The idempotency key stays the same, so the CRM can recognise repetitions."""
    from indexer.delivery.crm.operator_commands import replay_deliveries

    if bool(ids) == all_dead:
        raise typer.BadParameter("give either numbers or --all-dead")
    with connect_to_database() as connection:
        replayed = replay_deliveries(connection, ids or None)
    print_result(
        {"replayed": replayed}, as_json, lambda: console.print(f"Deliveries to repeat: {len(replayed):,}")
    )


@app.command("drop")
def drop(ids: Ids, as_json: AsJson = False) -> None:
    """Give up deliveries: they are not repeated. The submitted forms stay in PostgreSQL."""
    from indexer.delivery.crm.operator_commands import drop_deliveries

    with connect_to_database() as connection:
        dropped = drop_deliveries(connection, ids)
    print_result({"dropped": dropped}, as_json, lambda: console.print(f"Dropped: {len(dropped):,}"))
