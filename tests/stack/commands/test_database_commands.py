"""`finder db migrate`, with and without `--to`, and the errors of `finder db restore`."""

from pathlib import Path

import psycopg
import pytest

from schemas.migrations import upgrade
from stack.cli.exit_codes import ExitCode
from stack.database import backup
from stack.services.urls import ServiceUrls
from tests.fresh_databases import fresh_database
from tests.stack.commands.conftest import Finder


def test_migrations_stop_at_the_named_schema_and_are_never_undone(
    finder: Finder, services: ServiceUrls
) -> None:
    with fresh_database(services.database) as url, psycopg.connect(url, autocommit=True) as connection:

        def migrate(*arguments: str) -> tuple[int, object]:
            return finder("db", "migrate", *arguments, DATABASE_URL=url)

        def read_schema() -> tuple[str, ...]:
            return connection.execute("SELECT version_num FROM alembic_version").fetchone() or ()

        assert migrate("--to", "0002", "--json") == (ExitCode.SUCCESS, {"migrated": True, "schema": "0002"})
        assert read_schema() == ("0002",)
        for to, reason in (("0001", "schema 0002, which is newer than 0001"), ("9999", "no schema 9999")):
            code, error = migrate("--to", to)
            assert code == ExitCode.FAILED
            assert str(error).startswith("finder: ")
            assert reason in str(error)
            assert str(error).count("\n") == 1
            assert read_schema() == ("0002",)
        code, migrated = migrate("--json")
        assert (code, migrated) == (ExitCode.SUCCESS, {"migrated": True, "schema": upgrade(url)})
        assert read_schema() > ("0002",)


def test_a_backup_of_a_newer_release_changes_nothing(
    finder: Finder, services: ServiceUrls, tmp_path: Path
) -> None:
    file = tmp_path / "newer.backup"
    with fresh_database(services.database) as url, psycopg.connect(url, autocommit=True) as connection:
        head = upgrade(url)
        connection.execute("UPDATE alembic_version SET version_num = '9999', oldest_head = '9998'")
        assert finder("db", "backup", str(file), DATABASE_URL=url)[0] == ExitCode.SUCCESS
        connection.execute("UPDATE alembic_version SET version_num = %s, oldest_head = '0018'", (head,))
        assert finder("db", "restore", "--no-index", "--replace", str(file), DATABASE_URL=url) == (
            ExitCode.FAILED,
            "finder: Nothing was changed. The backup has schema 9999, and needs a release with schema 9998 or newer. "
            f"This release has schema {head}.\n",
        )
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (head,)


def test_a_migration_that_fails_after_a_restore_is_reported_as_such(
    finder: Finder, services: ServiceUrls, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another session locks a table after the restore and before the migration."""

    def upgrade_locked(database_url: str) -> str:
        with psycopg.connect(database_url) as other:
            other.execute("LOCK TABLE course")
            return upgrade(database_url)

    file = tmp_path / "older.backup"
    with fresh_database(services.database) as url, psycopg.connect(url, autocommit=True) as connection:
        upgrade(url, "0051")
        assert finder("db", "backup", str(file), DATABASE_URL=url)[0] == ExitCode.SUCCESS
        upgrade(url)
        monkeypatch.setattr(backup, "upgrade", upgrade_locked)
        code, error = finder("db", "restore", "--no-index", "--replace", str(file), DATABASE_URL=url)
        assert code == ExitCode.FAILED
        assert str(error).startswith(
            "finder: The content of the database is replaced, but the schema is still"
        )
        assert "Nothing was changed" not in str(error)
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("0051",)
        assert finder("db", "migrate", DATABASE_URL=url)[0] == ExitCode.SUCCESS
