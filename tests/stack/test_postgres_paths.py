"""PostgreSQL uses a folder that the server's account can enter. The next start finds the data again.

If the current user is root, another account runs the server. For any other user, the data stays in the var
folder.
"""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkdtemp

import psycopg
import pytest

from stack.errors import ServiceFailed
from stack.postgres import EmbeddedPostgres, paths
from stack.processes.child import stop_all
from stack.var_folder.paths import VarFolder

IS_ROOT = os.geteuid() == 0


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that every account may enter. pytest's own temporary folders are closed to other accounts."""
    folder = Path(mkdtemp(prefix="meridian-test-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@pytest.fixture
def system_folder(open_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(paths, "SYSTEM_FOLDER", open_folder / "system")
    return open_folder / "system"


def run_once(var: VarFolder, statement: str) -> list[tuple[object, ...]]:
    """Start the server, run one statement, and stop the server."""
    server = EmbeddedPostgres(var)
    server.start()
    try:
        with psycopg.connect(server.wait_ready()) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []
    finally:
        stop_all(server.children)


def test_postgresql_starts_in_a_home_folder_closed_to_others(
    open_folder: Path, system_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No other account may enter the home folder. The second start finds the data of the first start."""
    home = open_folder / "home"
    home.mkdir(mode=0o700)
    package = home / "site-packages" / paths.PACKAGE.name
    shutil.copytree(paths.PACKAGE, package)
    shutil.copytree(paths.LIBRARIES, package.with_name(paths.LIBRARIES.name))
    monkeypatch.setattr(paths, "PACKAGE", package)
    monkeypatch.setattr(paths, "LIBRARIES", package.with_name(paths.LIBRARIES.name))
    var = VarFolder(home / "var")
    umask = os.umask(0o077)
    try:
        run_once(var, "CREATE TABLE kept AS SELECT 7 AS number")
        assert run_once(var, "SELECT number FROM kept") == [(7,)]
    finally:
        os.umask(umask)
    assert (var.root / "postgres" / "data").exists() is not IS_ROOT
    assert system_folder.exists() is IS_ROOT


def test_the_data_is_found_after_the_home_folder_is_closed(open_folder: Path, system_folder: Path) -> None:
    var = VarFolder(open_folder / "home" / "var")
    run_once(var, "CREATE TABLE kept AS SELECT 7 AS number")
    assert (var.root / "postgres" / "data").exists()
    (open_folder / "home").chmod(0o700)
    assert run_once(var, "SELECT number FROM kept") == [(7,)]
    assert (var.root / "postgres" / "data").exists() is not IS_ROOT
    assert system_folder.exists() is IS_ROOT
    (open_folder / "home").chmod(0o755)
    assert run_once(var, "SELECT number FROM kept") == [(7,)]


def test_data_of_a_deleted_var_folder_is_reported_with_its_path(
    open_folder: Path, system_folder: Path
) -> None:
    """Only root keeps data outside of the var folder. For other users, the test deletes only the password."""
    home = open_folder / "home"
    home.mkdir(mode=0o700)
    var = VarFolder(home / "var")
    run_once(var, "SELECT 1")
    if IS_ROOT:
        shutil.rmtree(var.root)
        [data] = system_folder.glob("*/data")
    else:
        data = var.root / "postgres" / "data"
        (var.root / "postgres" / "password").unlink()
    for _ in range(2):
        with pytest.raises(ServiceFailed, match=f"Delete {data} to start with an empty database"):
            run_once(var, "SELECT 1")
    shutil.rmtree(data)
    assert run_once(var, "SELECT 1") == [(1,)]


def test_a_pid_file_with_the_number_of_another_process_is_deleted(open_folder: Path) -> None:
    """The pid file contains the process number of this test.

    If the file stayed, PostgreSQL would mistake the test for a running server and would not start.
    """
    var = VarFolder(open_folder / "var")
    run_once(var, "SELECT 1")
    data = var.root / "postgres" / "data"
    (data / "postmaster.pid").write_text(f"{os.getpid()}\n{data}\n")
    assert run_once(var, "SELECT 1") == [(1,)]


def test_a_partial_data_folder_is_created_again(open_folder: Path) -> None:
    var = VarFolder(open_folder / "var")
    unfinished = var.root / "postgres" / "data.unfinished"
    unfinished.mkdir(parents=True)
    (unfinished / "PG_VERSION").write_text("18\n")
    assert run_once(var, "SELECT 1") == [(1,)]
    assert not unfinished.exists()
