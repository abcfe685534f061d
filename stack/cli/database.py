"""`finder db`: looks after the database."""

import os
from pathlib import Path
from typing import Annotated

import typer

from schemas.settings import Settings
from stack.cli.output import AsJson, print_result, show_progress
from stack.cli.running_stack import find_service_urls
from stack.console import console
from stack.database.connection_environment import connection_environment

app = typer.Typer(help="Looks after the database.", no_args_is_help=True)


@app.callback()
def database() -> None:
    """Look after the database."""


@app.command("migrate")
def migrate(as_json: AsJson = False) -> None:
    """Bring the database to the newest schema; `make run` does so by itself."""
    from schemas.migrations import upgrade  # heavy, and no other command needs it

    url = find_service_urls(Settings()).database
    with show_progress("Schema of the database", as_json):
        upgrade(url)
    print_result({"migrated": True}, as_json, lambda: None)


@app.command("psql", context_settings={"ignore_unknown_options": True})
def psql(
    arguments: Annotated[
        list[str] | None, typer.Argument(help="Passed on to psql, as in -c 'SELECT 1'.")
    ] = None,
) -> None:
    """Open psql on the database."""
    from stack.postgres.paths import PACKAGE  # loads PostgreSQL's client

    program = PACKAGE / "pginstall" / "bin" / "psql"
    environment = connection_environment(find_service_urls(Settings()).database)
    os.execve(program, [str(program), *(arguments or [])], environment)


@app.command("backup")
def backup(
    file: Annotated[Path, typer.Argument(help="A new file.", dir_okay=False)], as_json: AsJson = False
) -> None:
    """Write the whole database, as of one moment, to a file; searches and changes go on meanwhile."""
    from stack.database.backup import backup as write_backup

    size = write_backup(find_service_urls(Settings()).database, file)
    print_result(
        {"file": str(file), "bytes": size}, as_json, lambda: console.print(f"{file}: {size:,} bytes")
    )


@app.command("restore")
def restore(
    file: Annotated[Path, typer.Argument(help="A file of `db backup`.", exists=True, dir_okay=False)],
    replace: Annotated[bool, typer.Option("--replace", help="Give up what the database holds now.")] = False,
    index: Annotated[bool, typer.Option(help="Build the index of it at once.")] = True,
    as_json: AsJson = False,
) -> None:
    """Make the database that of a file, all or nothing, and build its index; searches read the old one until then."""
    from stack.database.backup import restore as read_backup
    from stack.indexing.operations import rebuild_in_this_process

    given = Settings()
    urls = find_service_urls(given)
    read_backup(urls.database, file, replace=replace)
    number = rebuild_in_this_process(urls, given, f"Restored from {file.name}") if index else None

    def show() -> None:
        console.print(f"The database is that of {file}")
        made = f"Searches read index {number} now" if index else "`finder index rebuild` builds its index"
        console.print(f"{made}; `finder index prune` removes older ones.")

    print_result({"file": str(file), "generation": number}, as_json, show)
