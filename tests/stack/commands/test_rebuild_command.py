"""`finder index rebuild` without a worker, with `--cancel`, after Ctrl-C, and without PostgreSQL."""

import pytest

from indexer.indexing.rebuild.gates import Candidate
from indexer.shared.database import Connection
from stack.cli.exit_codes import ExitCode
from stack.indexing import operations
from tests.integration.indexer.begun_rebuild import begin_generation
from tests.integration.indexer.index_contents import read_live_generation
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
@pytest.mark.parametrize(
    ("option", "operation", "text"),
    [
        ((), "rebuild_index", "finder: the workers go on with the rebuild. "),
        (("--here",), "rebuild_in_this_process", "finder: the rebuild is interrupted. A running worker, "),
    ],
)
def test_ctrl_c_says_who_continues_the_rebuild(
    option: tuple[str, ...], operation: str, text: str, finder: Finder, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object, **__: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(operations, operation, interrupt)
    code, error = finder("index", "rebuild", *option)
    assert code == 130
    assert error.startswith(text)
    assert "`finder index rebuild --cancel` stops it." in error


@pytest.mark.usefixtures("client")
def test_a_rebuild_that_loses_postgresql_says_so_in_one_line(
    finder: Finder, connection: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lose_connection(watched: Connection, *_: object, **__: object) -> int:
        connection.execute("SELECT pg_terminate_backend(%s)", (watched.info.backend_pid,))
        return watched.execute("SELECT 1").rowcount

    monkeypatch.setattr(operations, "request_rebuild", lose_connection)
    code, error = finder("index", "rebuild")
    assert code == ExitCode.FAILED
    assert error.startswith("finder: PostgreSQL: ")
    assert error.count("\n") == 1


@pytest.mark.usefixtures("client")
def test_a_rebuild_in_this_process_that_loses_postgresql_can_be_cancelled(
    finder: Finder, connection: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All documents have been written. The connection is lost while the new index is checked."""

    def lose_connection(candidate: Candidate) -> None:
        connection.execute("SELECT pg_terminate_backend(%s)", (candidate.connection.info.backend_pid,))
        candidate.connection.execute("SELECT 1")

    before = read_live_generation(connection)
    monkeypatch.setattr(operations, "build_gates", lambda _: (lose_connection,))
    code, error = finder("index", "rebuild", "--here")
    assert code == ExitCode.FAILED
    assert error.count("\n") == 1, error
    assert error.startswith("finder: PostgreSQL: ")
    code, cancelled = finder("index", "rebuild", "--cancel", "--json")
    assert (code, cancelled["is_removed"]) == (ExitCode.SUCCESS, True)
    assert read_live_generation(connection) == before
