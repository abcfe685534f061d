"""The database as one file, and back, by PostgreSQL's own programs.

The index is not in it: it is made of the database. What PostgreSQL knows of it (ledger, generations, outbox) is not
restored either, because the engine has gone on since: a version that the ledger had forgotten would win against every
later write. A restored database starts with no generation, and the next rebuild makes everything new.
"""

import os
import subprocess
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

import psycopg
from psycopg import sql

from indexer import locks
from indexer.database import connect
from schemas.migrations import upgrade
from stack.database.connection_environment import connection_environment
from stack.errors import StackError
from stack.postgres.paths import PACKAGE

PROGRAMS = PACKAGE / "pginstall" / "bin"

INDEX_STATE_TABLES = (
    "outbox", "ledger", "ledger_generation", "index_generation", "index_verification", "rebuild_batch",
)  # fmt: skip
"""Tables whose rows say what the engine holds."""

LOCK_SECONDS = 60

_ALL_OR_NOTHING = ("--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1")

_EMPTIED = f"""
SET lock_timeout = '{LOCK_SECONDS}s';
DROP SCHEMA public CASCADE;
CREATE SCHEMA public AUTHORIZATION pg_database_owner;
COMMENT ON SCHEMA public IS 'standard public schema';
GRANT USAGE ON SCHEMA public TO PUBLIC;
SET lock_timeout = 0;
"""


class BackupFailed(StackError):
    """The database could not be written to a file."""


class RestoreFailed(StackError):
    """The database could not be read from a file; it is as it was."""


def backup(database_url: str, file: Path) -> int:
    """Write the database, as of one moment, to a new file; its size in bytes. Raises BackupFailed."""
    if file.exists():
        raise BackupFailed(f"{file} is there already: name another file, or remove it first")
    unfinished = file.with_name(f"{file.name}.unfinished")
    left_out = [f"--exclude-table-data=public.{table}" for table in INDEX_STATE_TABLES]
    descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as output:
            _run(database_url, BackupFailed, "pg_dump", "--format=custom", *left_out, output=output)
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)
    return file.stat().st_size


def restore(database_url: str, file: Path, *, replace: bool) -> None:
    """Make the database that of the file, with the newest schema and no index; all of it or, on error, nothing.

    Raises RestoreFailed, also when the database holds rows and `replace` does not allow to lose them.
    """
    with connect(database_url) as connection:
        if not locks.try_lock(connection, locks.REBUILD):
            raise RestoreFailed("A rebuild of the index is running: restore when it has ended")
        _restore(database_url, file, replace)


def _restore(database_url: str, file: Path, replace: bool) -> None:
    occupied = _table_with_rows(database_url)
    if occupied is not None and not replace:
        raise RestoreFailed(
            f"The database is not empty ({occupied} has rows): --replace gives up what it holds"
        )
    with TemporaryFile() as script:
        script.write(_EMPTIED.encode())
        script.flush()
        _run(database_url, RestoreFailed, "pg_restore", "--no-owner", "--file=-", str(file), output=script)
        script.seek(0)
        _run(database_url, RestoreFailed, "psql", *_ALL_OR_NOTHING, "--file=-", script=script)
    upgrade(database_url)


def _run(
    database_url: str,
    failure: type[StackError],
    program: str,
    *arguments: str,
    output: IO[bytes] | None = None,
    script: IO[bytes] | None = None,
) -> None:
    ended = subprocess.run(
        [PROGRAMS / program, *arguments],
        env=connection_environment(database_url),
        stdin=script or subprocess.DEVNULL,
        stdout=output or subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        check=False,
    )
    if ended.returncode != 0:
        said = ended.stderr.decode("utf-8", "replace").strip().splitlines() or ["it said nothing"]
        raise failure(f"{program} failed: {said[0]}")


def _table_with_rows(database_url: str) -> str | None:
    """A table that somebody filled; migrations fill none but their own."""
    with psycopg.connect(database_url) as connection:
        tables = connection.execute(
            "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' "
            "AND relname <> 'alembic_version' ORDER BY relname"
        ).fetchall()
        for (table,) in tables:
            statement = sql.SQL("SELECT FROM {} LIMIT 1").format(sql.Identifier(table))
            if connection.execute(statement).rowcount:
                return str(table)
    return None
