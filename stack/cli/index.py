"""`finder index`: looks after the search index."""

from typing import Annotated

import typer
from rich.table import Table

from schemas.settings import Settings
from stack.cli import explanation, verification
from stack.cli.exit_codes import ExitCode
from stack.cli.output import AsJson, exit_unless, print_result, show_progress
from stack.cli.running_stack import find_service_urls
from stack.console import console

app = typer.Typer(help="Looks after the search index.", no_args_is_help=True)
app.command("verify")(verification.verify)
app.command("repair")(verification.repair)
app.command("explain")(explanation.explain)

Accept = Annotated[
    str | None,
    typer.Option("--accept", help="Let it go live although a gate doubts it; the reason is kept with it."),
]


@app.callback()
def index() -> None:
    """Look after the search index."""


@app.command("rebuild")
def rebuild(
    accept: Accept = None,
    here: Annotated[
        bool, typer.Option("--here", help="Build it in this process: no worker need run, those that do help.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Build the index anew beside the live one and let searches read it once it is whole.

    What an interrupted rebuild has finished is not done again.
    """
    # Imported here because it loads Celery and the Elasticsearch client.
    from stack.indexing.operations import rebuild_in_this_process, rebuild_index

    given = Settings()
    urls = find_service_urls(given)
    with show_progress("Rebuilding the index", as_json) as report:
        number = (
            rebuild_in_this_process(urls, given, _reason(accept), report)
            if here
            else rebuild_index(urls, report, _reason(accept))
        )

    def show() -> None:
        if number is None:
            console.print("Another rebuild came first; searches read its index.")
        else:
            console.print(f"Searches read index {number} now.")

    print_result({"generation": number}, as_json, show)


@app.command("rollback")
def rollback(accept: Accept = None, as_json: AsJson = False) -> None:
    """Let searches read the previous index again, brought up to date first."""
    from stack.indexing.operations import roll_back_index

    urls = find_service_urls(Settings())
    with show_progress("Rolling back", as_json):
        number = roll_back_index(urls, _reason(accept))
    print_result({"generation": number}, as_json, lambda: console.print(f"Searches read index {number} now."))


@app.command("update")
def update(
    ids: Annotated[list[int], typer.Argument(help="Ids of courses.")],
    wait: Annotated[bool, typer.Option(help="Wait until they are written.")] = True,
    as_json: AsJson = False,
) -> None:
    """Write courses anew, through the outbox; exit code 5 when some could not be written yet."""
    from indexer.database import connect
    from indexer.engine.client import engine_client
    from indexer.outbox.requests import Updated, finish, queue_courses_anew

    urls = find_service_urls(Settings())
    with connect(urls.database) as connection, engine_client(urls.elasticsearch_connection) as client:
        rows = queue_courses_anew(connection, ids)
        updated = finish(connection, client, rows) if wait else Updated(0, len(rows), {})

    def show() -> None:
        console.print(f"Written: {updated.done:,}, waiting: {updated.waiting:,}")
        for row_id, error in updated.errors.items():
            console.print(f"Row {row_id}: {error}", markup=False)

    print_result(updated.as_json(), as_json, show)
    exit_unless(not wait or updated.done == len(rows), ExitCode.NOT_ALL)


@app.command("prune")
def prune(
    keep: Annotated[int, typer.Option(min=0, help="So many previous generations stay for a rollback.")] = 1,
    wait: Annotated[float, typer.Option(min=0, help="Seconds to wait for those who still read them.")] = 60.0,
    as_json: AsJson = False,
) -> None:
    """Remove old generations, and indices of ours that no record knows; exit code 5 when one is still read."""
    from indexer.engine.client import engine_client
    from indexer.generations.pruning import prune_generations

    urls = find_service_urls(Settings())
    with engine_client(urls.elasticsearch_connection) as client:
        pruned = prune_generations(urls.database, client, keep, wait, unknown_too=True)

    def show() -> None:
        console.print(f"Removed: {', '.join(map(str, pruned.removed)) or 'nothing'}")
        for generation, contexts in pruned.in_use.items():
            console.print(
                f"Still read: generation {generation}, by {contexts} open cursors or points in time"
            )

    print_result(pruned.as_json(), as_json, show)
    exit_unless(not pruned.in_use, ExitCode.NOT_ALL)


@app.command("status")
def status(as_json: AsJson = False) -> None:
    """Show the generations of the index and how far it is behind PostgreSQL."""
    from indexer.database import connect
    from indexer.status import index_status

    with connect(find_service_urls(Settings()).database) as connection:
        found = index_status(connection)

    def show() -> None:
        table = Table(box=None)
        for column in ("generation", "state", "courses", "note"):
            table.add_column(column)
        for each in found.generations:
            courses = f"{each.documents_done:,} of {each.documents_total or 0:,}"
            accepted = f"accepted: {each.accepted_reason}" if each.accepted_reason else ""
            table.add_row(str(each.id), each.state, courses, each.error or accepted)
        console.print(table)
        if found.rebuild is not None:
            console.print(f"Rebuild: {found.rebuild}")
        console.print(
            f"Changes waiting: {found.open_rows:,}, the oldest for {found.lag_seconds:.0f} s; "
            f"set aside after too many tries: {found.poisoned_rows:,}"
        )

    print_result(found.as_json(), as_json, show)


def _reason(accept: str | None) -> str | None:
    if accept is not None and not accept.strip():
        raise typer.BadParameter("say why, in words", param_hint="--accept")
    return accept
