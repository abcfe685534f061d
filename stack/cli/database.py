"""`finder db`: looks after the database."""

import os
from typing import Annotated
from urllib.parse import unquote, urlsplit

import typer

from schemas.settings import Settings
from stack.cli.running import service_urls
from stack.console import step

app = typer.Typer(help="Looks after the database.", no_args_is_help=True)


@app.callback()
def database() -> None:
    """Look after the database."""


@app.command("migrate")
def migrate() -> None:
    """Bring the database to the newest schema; `make run` does so by itself."""
    from schemas.migrations import upgrade  # heavy, and no other command needs it

    url = service_urls(Settings()).database
    with step("Schema of the database"):
        upgrade(url)


@app.command("psql", context_settings={"ignore_unknown_options": True})
def psql(
    arguments: Annotated[
        list[str] | None, typer.Argument(help="Passed on to psql, as in -c 'SELECT 1'.")
    ] = None,
) -> None:
    """Open psql on the database."""
    from stack.postgres.place import PACKAGE  # loads PostgreSQL's client

    program = PACKAGE / "pginstall" / "bin" / "psql"
    environment = {**os.environ, **_connection_environment(service_urls(Settings()).database)}
    os.execve(program, [str(program), *(arguments or [])], environment)


def _connection_environment(url: str) -> dict[str, str]:
    """libpq's variables: a password among the arguments would show in every list of processes."""
    parts = urlsplit(url)
    return {
        "PGHOST": parts.hostname or "",
        "PGPORT": str(parts.port or 5432),
        "PGUSER": unquote(parts.username or ""),
        "PGPASSWORD": unquote(parts.password or ""),
        "PGDATABASE": parts.path.removeprefix("/"),
    }
