"""`finder db migrate`, with and without `--to`. A restore changes everything or nothing, and needs little space."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from schemas.migrations import upgrade
from schemas.settings import ROOT
from stack.cli.exit_codes import ExitCode
from stack.database import backup
from stack.database.backup import RestoreFailed, back_up_database, restore_database
from stack.services.urls import ServiceUrls
from tests.fresh_databases import fresh_database
from tests.stack.commands.conftest import Finder

SMALL_FILES_BYTES = 200_000


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


@pytest.fixture
def backed_up(services: ServiceUrls, migrated_template: str, tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """The URL of a database with 3 MB of rows, and its backup."""
    file = tmp_path / "catalogue.backup"
    with fresh_database(services.database, migrated_template) as url:
        with psycopg.connect(url) as connection:
            connection.execute(
                "CREATE TABLE filler AS SELECT repeat(md5(n::text), 50) AS text FROM generate_series(1, 2000) AS n"
            )
        back_up_database(url, file)
        yield url, file


def test_a_restore_needs_no_space_for_temporary_files(backed_up: tuple[str, Path]) -> None:
    url, file = backed_up
    script = (
        "import resource, sys; from pathlib import Path; from stack.database.backup import restore_database; "
        f"resource.setrlimit(resource.RLIMIT_FSIZE, ({SMALL_FILES_BYTES}, {SMALL_FILES_BYTES})); "
        "restore_database(sys.argv[1], Path(sys.argv[2]), replace=True)"
    )
    with psycopg.connect(url) as connection:
        connection.execute("TRUNCATE filler")
    subprocess.run([sys.executable, "-c", script, url, str(file)], cwd=ROOT, check=True)
    with psycopg.connect(url) as connection:
        assert connection.execute("SELECT count(*) FROM filler").fetchone() == (2_000,)


def test_a_backup_that_ends_within_its_rows_changes_nothing(backed_up: tuple[str, Path]) -> None:
    url, file = backed_up
    content = file.read_bytes()
    file.write_bytes(content[: len(content) // 2])
    with psycopg.connect(url) as connection:
        connection.execute("TRUNCATE filler")
    with pytest.raises(RestoreFailed, match=r"pg_restore failed: .*end of file"):
        restore_database(url, file, replace=True)
    with psycopg.connect(url) as connection:
        assert connection.execute("SELECT count(*) FROM filler").fetchone() == (0,)


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
