"""`finder db`: migrates, backs up and restores the database."""

import os
from pathlib import Path
from typing import Annotated

import typer

from schemas.settings import Settings
from stack.cli.output import AsJson, print_result, show_progress
from stack.cli.running_stack import find_service_urls, read_database_url
from stack.console import console
from stack.database.connection_environment import build_connection_environment

app = typer.Typer(help="Migrate, back up and restore the database.", no_args_is_help=True)


@app.callback()
def database() -> None:
    """Migrate, back up and restore the database."""


@app.command("migrate")
def migrate(
    to: Annotated[
        str | None, typer.Option("--to", help="The last migration that is applied, such as 0012.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Migrate the database to the newest schema. `make run` does this at every start.

    Migrations are never undone. The previous release runs with the newer schema.
    """
    from schemas.migrations import upgrade  # This import is slow.

    url = read_database_url()
    with show_progress("Schema of the database", as_json):
        schema = upgrade(url, to)
    print_result(
        {"migrated": True, "schema": schema},
        as_json,
        lambda: console.print(f"Schema {schema}", highlight=False),
    )


@app.command("psql", context_settings={"ignore_unknown_options": True})
def psql(
    arguments: Annotated[
        list[str] | None, typer.Argument(help="Arguments of psql, such as -c 'SELECT 1'.")
    ] = None,
) -> None:
    """Open psql on the database."""
    from stack.postgres.paths import PACKAGE  # This import loads the PostgreSQL client.

    program = PACKAGE / "pginstall" / "bin" / "psql"
    environment = build_connection_environment(read_database_url())
    os.execve(program, [str(program), *(arguments or [])], environment)


@app.command("backup")
def backup(
    file: Annotated[Path, typer.Argument(help="A new file.", dir_okay=False)], as_json: AsJson = False
) -> None:
    """Write a consistent snapshot of the database to a file. Searches and changes continue meanwhile."""
    from stack.database.backup import back_up_database

    size = back_up_database(read_database_url(), file)
    print_result(
        {"file": str(file), "bytes": size}, as_json, lambda: console.print(f"{file}: {size:,} bytes")
    )


@app.command("restore")
def restore(
    file: Annotated[Path, typer.Argument(help="A file written by `db backup`.", exists=True, dir_okay=False)],
    replace: Annotated[
        bool, typer.Option("--replace", help="Delete the current content of the database.")
    ] = False,
    index: Annotated[bool, typer.Option(help="Also build the index.")] = True,
    as_json: AsJson = False,
) -> None:
    """Replace the content of the database with a backup in one transaction. Then build the index.

    Persons who deleted their account after the backup are deleted again.
    """
    from stack.database.backup import restore_database
    from stack.database.deletions import delete_restored_persons, keep_tombstones
    from stack.indexing.operations import rebuild_in_this_process

    given = Settings()
    urls = find_service_urls(given)
    keep_tombstones(given, urls.database)
    restore_database(urls.database, file, replace=replace)
    # A person can delete the account until the restore locks the tables.
    keep_tombstones(given, urls.database)
    deleted = delete_restored_persons(given, urls.database)
    number = rebuild_in_this_process(urls, given, f"Restored from {file.name}") if index else None

    def show() -> None:
        console.print(f"The database is restored from {file}")
        if deleted:
            console.print(f"Persons of the backup who had deleted their account, deleted again: {deleted:,}")
        next_step = (
            f"Searches now use index {number}" if index else "Run `finder index rebuild` to build the index"
        )
        console.print(f"{next_step}. `finder index prune` deletes older indices.")

    print_result({"file": str(file), "generation": number, "persons_deleted_again": deleted}, as_json, show)
