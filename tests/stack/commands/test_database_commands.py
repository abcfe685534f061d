"""`finder db migrate`, with and without `--to`."""

import psycopg

from schemas.migrations import upgrade
from stack.cli.exit_codes import ExitCode
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
