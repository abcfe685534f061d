"""`finder index`: looks after the search index."""

import time
from collections.abc import Callable

import typer
from rich.table import Table

from schemas.settings import Settings
from stack.cli.running import service_urls
from stack.console import ReportProgress, console, step

app = typer.Typer(help="Looks after the search index.", no_args_is_help=True)


@app.callback()
def index() -> None:
    """Look after the search index."""


@app.command("rebuild")
def rebuild() -> None:
    """Build the index anew beside the live one and let searches read it once it is whole."""
    from stack.index import rebuild_index  # loads Celery and the engine's client

    urls = service_urls(Settings())
    with step("Rebuilding the index") as report:
        number = rebuild_index(urls, with_rate(report, time.monotonic))
    if number is None:
        console.print("Another rebuild came first; searches read its index.")
    else:
        console.print(f"Searches read index {number} now.")


@app.command("status")
def status() -> None:
    """Show the generations of the index and how far it is behind PostgreSQL."""
    from indexer.database import connect
    from indexer.status import index_status

    with connect(service_urls(Settings()).database) as connection:
        found = index_status(connection)
    table = Table(box=None)
    for column in ("generation", "state", "courses", "error"):
        table.add_column(column)
    for each in found.generations:
        courses = f"{each.documents_done:,} of {each.documents_total or 0:,}"
        table.add_row(str(each.id), each.state, courses, each.error or "")
    console.print(table)
    console.print(
        f"Changes waiting: {found.open_rows:,}, the oldest for {found.lag_seconds:.0f} s; "
        f"set aside after too many tries: {found.poisoned_rows:,}"
    )


def with_rate(report: ReportProgress, now: Callable[[], float]) -> ReportProgress:
    """Reports progress together with courses per second since the first report; `now` in seconds."""
    first: tuple[float, int] | None = None

    def reported(done: int, total: int, part: str = "") -> None:
        nonlocal first
        first = first or (now(), done)
        started, done_then = first
        seconds = now() - started
        rate = f"{(done - done_then) / seconds:,.0f} courses a second" if seconds > 0 else part
        report(done, total, rate)

    return reported
