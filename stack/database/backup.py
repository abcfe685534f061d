"""Backs up the database to one file and restores it, with `pg_dump`, `pg_restore` and `psql`.

A backup contains no rows of INDEX_STATE_TABLES, for example of `ledger`, which has the versions of the documents.
Restored versions would be older than those in the index, and Elasticsearch refuses writes with an older version.
A restored database therefore has no record of any index, and the next rebuild writes all documents to a new index.
"""

import os
import signal
import subprocess
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

import psycopg
from psycopg import sql

from indexer.indexing import locks
from indexer.shared.database import connect
from schemas.database import SchemaRefused
from schemas.migrations import check_backup_schema, upgrade
from stack.database.connection_environment import build_connection_environment
from stack.errors import StackError
from stack.postgres.paths import PACKAGE

PROGRAMS = PACKAGE / "pginstall" / "bin"

INDEX_STATE_TABLES = (
    "outbox", "ledger", "ledger_generation", "index_generation", "index_verification", "rebuild_batch",
)  # fmt: skip
"""The rows of these tables describe the content of Elasticsearch."""

LOCK_SECONDS = 60

_PSQL_OPTIONS = ("--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1")

_BEGIN_AND_EMPTY_THE_SCHEMA = f"""
BEGIN;
SET client_min_messages = error;
SET lock_timeout = '{LOCK_SECONDS}s';
CREATE TEMPORARY TABLE kept_deletion (person_id INTEGER, registered_at TIMESTAMP WITH TIME ZONE);
DO $$ BEGIN
    IF to_regclass('public.deleted_person') IS NOT NULL THEN
        LOCK TABLE public.person, public.deleted_person IN ACCESS EXCLUSIVE MODE;
        INSERT INTO pg_temp.kept_deletion
        SELECT person_id, registered_at FROM public.deleted_person WHERE stored_at IS NULL;
    END IF;
END $$;
DROP SCHEMA public CASCADE;
CREATE SCHEMA public AUTHORIZATION pg_database_owner;
COMMENT ON SCHEMA public IS 'standard public schema';
GRANT USAGE ON SCHEMA public TO PUBLIC;
SET lock_timeout = 0;
"""
_KEEP_DELETIONS_AND_COMMIT = """
DO $$ BEGIN
    IF to_regclass('public.deleted_person') IS NOT NULL THEN
        INSERT INTO public.deleted_person (person_id, registered_at)
        SELECT person_id, registered_at FROM pg_temp.kept_deletion ON CONFLICT DO NOTHING;
    END IF;
END $$;
COMMIT;
"""
"""Adds the tombstones of persons who deleted their account during the restore, before its transaction began."""


class BackupFailed(StackError):
    """The backup failed, and no file was written."""


class RestoreFailed(StackError):
    """The restore failed, and the content of the database is unchanged."""


class RestoredWithoutMigration(StackError):
    """The content of the database is replaced, but its schema is not migrated to that of this release."""


def back_up_database(database_url: str, file: Path) -> int:
    """Write a consistent snapshot of the database to a new file. Returns the size of the file in bytes.

    Raises BackupFailed if the file exists or cannot be written, or if `pg_dump` fails.
    """
    try:
        return _dump_to_new_file(database_url, file)
    except OSError as error:
        raise BackupFailed(f"{file} cannot be written: {error.strerror or error}") from error


def _dump_to_new_file(database_url: str, file: Path) -> int:
    if file.exists():
        raise BackupFailed(f"{file} already exists. Choose another file, or delete it first.")
    unfinished = file.with_name(f"{file.name}.unfinished")
    excluded = [f"--exclude-table-data=public.{table}" for table in INDEX_STATE_TABLES]
    descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as output:
            _run_program(database_url, BackupFailed, "pg_dump", "--format=custom", *excluded, output=output)
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)
    return file.stat().st_size


def restore_database(database_url: str, file: Path, *, replace: bool) -> None:
    """Replace the content of the database with that of the file in one transaction. Then migrate to the newest schema.

    Raises RestoreFailed if a rebuild is running, if a table has rows and `replace` is False, if this release cannot use
    the schema of the backup, or if `pg_restore` or `psql` fails. The table alembic_version does not count.
    Raises RestoredWithoutMigration if a migration fails after the restore.
    """
    with connect(database_url) as connection:
        if not locks.try_lock(connection, locks.REBUILD):
            raise RestoreFailed("A rebuild of the index is running. Restore when it has ended.")
        _replace_content(database_url, file, replace)


def _replace_content(database_url: str, file: Path, replace: bool) -> None:
    table_with_rows = _find_table_with_rows(database_url)
    if table_with_rows is not None and not replace:
        raise RestoreFailed(
            f"The database is not empty ({table_with_rows} has rows). --replace deletes its content."
        )
    _check_schema(database_url, file)
    _pipe_into_psql(database_url, file)
    try:
        upgrade(database_url)
    except SchemaRefused as error:
        raise RestoredWithoutMigration(
            f"The content of the database is replaced, but the schema is still that of the backup: {error} To "
            "continue, run `finder db migrate`, then `finder index rebuild --take-over`."
        ) from error


def _check_schema(database_url: str, file: Path) -> None:
    """Raise RestoreFailed unless this release can use or migrate the schema of the backup."""
    with TemporaryFile() as output:
        _run_program(
            database_url, RestoreFailed, "pg_restore", "--data-only", "--table=alembic_version", "--file=-", str(file),
            output=output,
        )  # fmt: skip
        output.seek(0)
        lines = output.read().decode().splitlines()
    copied = next((number for number, line in enumerate(lines) if line.startswith("COPY ")), None)
    if copied is None:
        raise RestoreFailed(f"{file} is not a backup of this product: it has no table alembic_version.")
    columns = lines[copied].partition("(")[2].partition(")")[0].split(", ")
    row = dict(zip(columns, lines[copied + 1].split("\t"), strict=False))
    try:
        check_backup_schema(row["version_num"], row.get("oldest_head"))
    except SchemaRefused as error:
        raise RestoreFailed(f"Nothing was changed. {error}") from error


def _pipe_into_psql(database_url: str, file: Path) -> None:
    """Execute the SQL of the file without storing the SQL, which is several times as large as the file.

    The script of `psql` ends with COMMIT only if `pg_restore` has written everything. Without COMMIT, PostgreSQL undoes
    the script.
    """
    environment = build_connection_environment(database_url)
    with (
        TemporaryFile() as errors,
        subprocess.Popen(
            [PROGRAMS / "psql", *_PSQL_OPTIONS, "--file=-"],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=errors,
        ) as psql,
    ):
        assert psql.stdin is not None
        failures = []
        # If psql ends early, its error is reported below.
        with suppress(BrokenPipeError), psql.stdin as script:
            script.write(_BEGIN_AND_EMPTY_THE_SCHEMA.encode())
            script.flush()
            restored = subprocess.run(
                [PROGRAMS / "pg_restore", "--no-owner", "--file=-", str(file)],
                stdin=subprocess.DEVNULL,
                stdout=script,
                stderr=subprocess.PIPE,
                check=False,
            )
            if restored.returncode == 0:
                script.write(_KEEP_DELETIONS_AND_COMMIT.encode())
            elif restored.returncode != -signal.SIGPIPE:
                failures.append(_describe_failure("pg_restore", restored.stderr))
        if psql.wait() != 0:
            errors.seek(0)
            failures.append(_describe_failure("psql", errors.read()))
    if failures:
        raise RestoreFailed("; ".join(failures))


def _run_program(
    database_url: str,
    failure: type[StackError],
    program: str,
    *arguments: str,
    output: IO[bytes] | None = None,
) -> None:
    process = subprocess.run(
        [PROGRAMS / program, *arguments],
        env=build_connection_environment(database_url),
        stdin=subprocess.DEVNULL,
        stdout=output or subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        check=False,
    )
    if process.returncode != 0:
        raise failure(_describe_failure(program, process.stderr))


def _describe_failure(program: str, errors: bytes) -> str:
    lines = errors.decode("utf-8", "replace").strip().splitlines() or ["no error text"]
    return f"{program} failed: {lines[0]}"


def _find_table_with_rows(database_url: str) -> str | None:
    """Return the name of a table that has rows, or None if all tables are empty.

    The table alembic_version is ignored, because it always has a row.
    """
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
