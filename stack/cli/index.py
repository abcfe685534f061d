"""`finder index`: looks after the search index."""

import typer

from schemas.settings import Settings
from stack.cli.running import service_urls
from stack.console import console, step

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
        number = rebuild_index(urls, report)
    if number is None:
        console.print("Another rebuild came first; searches read its index.")
    else:
        console.print(f"Searches read index {number} now.")
