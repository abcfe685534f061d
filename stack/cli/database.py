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
from stack.services.urls import ServiceUrls

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
    index: Annotated[
        bool,
        typer.Option(help="Also build the index. --no-index uses no Elasticsearch, for example for a test."),
    ] = True,
    take_over: Annotated[
        bool,
        typer.Option(
            "--take-over",
            help="Replace an index that another database built, which this database replaces from now on.",
        ),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Replace the content of the database with a backup in one transaction. Then build the index.

    Persons who deleted their account after the backup are deleted again.
    """
    from stack.database.backup import restore_database
    from stack.database.deletions import delete_restored_persons, keep_tombstones

    given = Settings()
    urls = find_service_urls(given) if index else None
    database_url = read_database_url() if urls is None else urls.database
    if urls is not None and not take_over:
        _check_index_owner(urls)
    keep_tombstones(given, database_url)
    restore_database(database_url, file, replace=replace)
    # A person can delete the account until the restore locks the tables.
    keep_tombstones(given, database_url)
    deleted = delete_restored_persons(given, database_url)
    number = None if urls is None else _build_index(urls, given, f"Restored from {file.name}")

    def show() -> None:
        console.print(f"The database is restored from {file}")
        if deleted:
            console.print(f"Persons of the backup who had deleted their account, deleted again: {deleted:,}")
        if index:
            console.print(f"Searches now use index {number}. `finder index prune` deletes older indices.")
        else:
            console.print("The index is unchanged. `finder index rebuild --take-over` replaces it.")

    print_result({"file": str(file), "generation": number, "persons_deleted_again": deleted}, as_json, show)


def _check_index_owner(urls: ServiceUrls) -> None:
    """Raise RestoreFailed if searches use an index that the database did not build before the restore."""
    from indexer.indexing.errors import IndexOfOtherDatabase
    from stack.database.backup import RestoreFailed
    from stack.indexing.operations import check_index_owner

    try:
        check_index_owner(urls)
    except IndexOfOtherDatabase as error:
        raise RestoreFailed(
            "Searches use an index that another database built, and the restore would replace this index. Nothing was "
            "changed. For a test, add --no-index. If this database replaces the other one, add --take-over"
        ) from error


def _build_index(urls: ServiceUrls, given: Settings, reason: str) -> int:
    """Build the index of a restored database, which has no record of the index that it replaces."""
    from stack.indexing.operations import rebuild_in_this_process

    return rebuild_in_this_process(urls, given, reason, take_over=True)
