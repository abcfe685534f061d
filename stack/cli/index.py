"""`finder index`: builds, verifies and removes search indices."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import Annotated

import typer
from rich.table import Table

from schemas.settings import Settings
from stack.cli import explanation, verification
from stack.cli.exit_codes import ExitCode
from stack.cli.output import AsJson, exit_unless, print_result, show_progress
from stack.cli.running_stack import find_service_urls
from stack.console import console

app = typer.Typer(help="Build, verify and remove search indices.", no_args_is_help=True)
app.command("verify")(verification.verify)
app.command("repair")(verification.repair)
app.command("explain")(explanation.explain)

Accept = Annotated[
    str | None,
    typer.Option(
        "--accept",
        help="Make the index live even if a gate refuses it. The reason is stored with the index.",
    ),
]


@app.callback()
def index() -> None:
    """Build, verify and remove search indices."""


@app.command("rebuild")
def rebuild(
    accept: Accept = None,
    here: Annotated[
        bool,
        typer.Option(
            "--here", help="Build the index in this process, without a worker. Running workers help."
        ),
    ] = False,
    cancel: Annotated[
        bool, typer.Option("--cancel", help="Cancel the running rebuild. Searches keep the live index.")
    ] = False,
    take_over: Annotated[
        bool,
        typer.Option(
            "--take-over",
            help="Replace an index that another database built, for example after a restore to a new database.",
        ),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Build a new index beside the live one, then switch searches to the new index.

    If an earlier rebuild was interrupted, this command continues it.
    """
    # The import is here because it takes time: it loads Celery and the Elasticsearch client.
    from stack.indexing.operations import rebuild_in_this_process, rebuild_index

    given = Settings()
    if cancel:
        if here or take_over or accept is not None:
            raise typer.BadParameter(
                "it takes none of --here, --accept and --take-over", param_hint="--cancel"
            )
        _cancel_rebuild(given, as_json)
        return
    urls = find_service_urls(given)
    with show_progress("Rebuilding the index", as_json) as report, _explain_interrupt(here=here):
        number = (
            rebuild_in_this_process(urls, given, _check_reason(accept), report, take_over=take_over)
            if here
            else rebuild_index(urls, report, _check_reason(accept), take_over=take_over)
        )

    def show() -> None:
        if number is None:
            console.print("Another rebuild finished first. Searches use its index.")
        else:
            console.print(f"Searches now use index {number}.")

    print_result({"generation": number}, as_json, show)


def _cancel_rebuild(given: Settings, as_json: bool) -> None:
    from stack.indexing.operations import cancel_rebuild

    urls = find_service_urls(given)
    with show_progress("Cancelling the rebuild", as_json):
        cancelled = cancel_rebuild(urls)

    def show() -> None:
        rest = "" if cancelled.is_removed else " The next rebuild removes its index."
        console.print(f"The rebuild of index {cancelled.generation} is cancelled.{rest}")

    print_result(asdict(cancelled), as_json, show)


@contextmanager
def _explain_interrupt(*, here: bool) -> Iterator[None]:
    """After Ctrl-C, print which process continues the rebuild. here: true if this process ran the rebuild."""
    try:
        yield
    except KeyboardInterrupt:
        continued = (
            "the rebuild is interrupted. A running worker, or the next rebuild, continues it"
            if here
            else "the workers go on with the rebuild"
        )
        typer.echo(
            f"finder: {continued}. `finder index status` shows its progress, and `finder index rebuild --cancel` "
            "stops it.",
            err=True,
        )
        raise


@app.command("rollback")
def rollback(accept: Accept = None, as_json: AsJson = False) -> None:
    """Write missed changes to the previous index, and switch searches back to it."""
    from stack.indexing.operations import roll_back_index

    urls = find_service_urls(Settings())
    with show_progress("Rolling back", as_json):
        number = roll_back_index(urls, _check_reason(accept))
    print_result({"generation": number}, as_json, lambda: console.print(f"Searches now use index {number}."))


@app.command("update")
def update(
    ids: Annotated[list[int], typer.Argument(help="Ids of courses.")],
    wait: Annotated[bool, typer.Option(help="Wait until the courses are written.")] = True,
    as_json: AsJson = False,
) -> None:
    """Write courses to the index again. Exit code 5 when the command has waited and a course is not written yet."""
    from indexer.indexing.elasticsearch.client import create_client
    from indexer.indexing.outbox.operator_commands import UpdateResult, drain_until_finished, queue_courses
    from indexer.shared.database import connect

    urls = find_service_urls(Settings())
    with connect(urls.database) as connection, create_client(urls.elasticsearch_connection) as client:
        rows = queue_courses(connection, ids)
        updated = drain_until_finished(connection, client, rows) if wait else UpdateResult(0, len(rows), {})

    def show() -> None:
        console.print(f"Written: {updated.done:,}, waiting: {updated.waiting:,}")
        for row_id, error in updated.errors.items():
            console.print(f"Row {row_id}: {error}", markup=False)

    print_result(updated.as_json(), as_json, show)
    exit_unless(not wait or updated.done == len(rows), ExitCode.PARTLY_DONE)


@app.command("prune")
def prune(
    keep: Annotated[
        int, typer.Option(min=0, help="Number of previous generations to keep for a rollback.")
    ] = 1,
    wait: Annotated[
        float, typer.Option(min=0, help="Seconds to wait for searches that still use an old generation.")
    ] = 60.0,
    as_json: AsJson = False,
) -> None:
    """Delete old generations of the index, and indices without a record. Exit code 5 when a generation is in use."""
    from indexer.indexing.elasticsearch.client import create_client
    from indexer.indexing.generations.pruning import prune_generations

    urls = find_service_urls(Settings())
    with create_client(urls.elasticsearch_connection) as client:
        pruned = prune_generations(urls.database, client, keep, wait, unknown_too=True)

    def show() -> None:
        console.print(f"Removed: {', '.join(map(str, pruned.removed)) or 'nothing'}")
        for generation, contexts in pruned.in_use.items():
            console.print(
                f"Still in use: generation {generation}, by {contexts} open cursors or points in time"
            )

    print_result(pruned.as_json(), as_json, show)
    exit_unless(not pruned.in_use, ExitCode.PARTLY_DONE)


@app.command("status")
def status(as_json: AsJson = False) -> None:
    """Show the generations of the index, the number of changes that wait, and the age of the oldest one."""
    from indexer.indexing.status import read_index_status
    from indexer.shared.database import connect

    with connect(find_service_urls(Settings()).database) as connection:
        found = read_index_status(connection)

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
        if found.failure is not None:
            failed = found.failure
            console.print(f"The last rebuild failed (generation {failed.id}): {failed.error}", markup=False)
        console.print(
            f"Changes waiting: {found.open_rows:,}, the oldest for {found.lag_seconds:.0f} s; "
            f"failed permanently: {found.poisoned_rows:,}"
        )

    print_result(found.as_json(), as_json, show)


def _check_reason(accept: str | None) -> str | None:
    if accept is not None and not accept.strip():
        raise typer.BadParameter("give a reason", param_hint="--accept")
    return accept
