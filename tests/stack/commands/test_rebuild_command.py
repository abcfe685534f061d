"""`finder index rebuild` without a worker, with `--cancel`, after Ctrl-C, and without PostgreSQL."""

import pytest

from indexer.shared.database import Connection
from stack.cli.exit_codes import ExitCode
from stack.indexing import operations
from tests.integration.indexer.begun_rebuild import begin_generation
from tests.integration.indexer.index_contents import (
    read_live_generation,
)
from tests.stack.commands.conftest import Finder


@pytest.mark.usefixtures("client")
def test_a_rebuild_needs_no_worker(finder: Finder, connection: Connection) -> None:
    before = read_live_generation(connection)
    code, made = finder("index", "rebuild", "--here", "--json")
    assert (code, made) == (ExitCode.SUCCESS, {"generation": read_live_generation(connection)})
    assert made["generation"] > before
    assert finder("index", "rebuild", "--here")[0] == ExitCode.SUCCESS


@pytest.mark.usefixtures("client")
def test_an_interrupted_rebuild_is_cancelled(finder: Finder, connection: Connection) -> None:
    before = read_live_generation(connection)
    generation = begin_generation(connection)
    assert finder("index", "rebuild", "--cancel", "--here")[0] == ExitCode.WRONG_ARGUMENTS
    code, cancelled = finder("index", "rebuild", "--cancel", "--json")
    assert (code, cancelled) == (ExitCode.SUCCESS, {"generation": generation, "is_removed": True})
    assert finder("index", "rebuild", "--cancel") == (ExitCode.FAILED, "finder: No rebuild is running\n")
    assert read_live_generation(connection) == before


@pytest.mark.usefixtures("client")
def test_ctrl_c_says_that_the_rebuild_goes_on(finder: Finder, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(operations, "rebuild_index", interrupt)
    code, error = finder("index", "rebuild")
    assert code == 130
    assert error.startswith("finder: the workers go on with the rebuild. ")
    assert "`finder index rebuild --cancel` stops it." in error


@pytest.mark.usefixtures("client")
def test_a_rebuild_that_loses_postgresql_says_so_in_one_line(
    finder: Finder, connection: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lose_connection(watched: Connection, *_: object) -> int:
        connection.execute("SELECT pg_terminate_backend(%s)", (watched.info.backend_pid,))
        return watched.execute("SELECT 1").rowcount

    monkeypatch.setattr(operations, "request_rebuild", lose_connection)
    code, error = finder("index", "rebuild")
    assert code == ExitCode.FAILED
    assert error.startswith("finder: PostgreSQL: ")
    assert error.count("\n") == 1
