"""Services stop within a time limit and leave no processes.

After any kill, the services start again without manual repair.
"""

import signal
from collections.abc import Iterator
from pathlib import Path
from subprocess import TimeoutExpired

import psycopg
import pytest
from elasticsearch import Elasticsearch

from stack.var_folder.paths import VarFolder
from tests.process_families import kill_all, list_family, list_living, wait_gone
from tests.stack import service_runs
from tests.stack.service_runs import ServiceRun

WITHOUT_PARENT_DEATH_HOOK = (
    "import stack.processes.child; stack.processes.child._build_parent_death_hook = lambda stop_signal: None"
)


@pytest.fixture
def var(tmp_path: Path) -> Iterator[Path]:
    """A var folder. After the test, processes that still use it are killed."""
    folder = tmp_path / "var"
    yield folder
    service_runs.remove(folder)


def commit_rows(run: ServiceRun, rows: int) -> None:
    with psycopg.connect(run.urls["DATABASE_URL"]) as connection:
        connection.execute("CREATE TABLE IF NOT EXISTS kept (number int)")
        connection.execute("INSERT INTO kept SELECT generate_series(1, %s)", [rows])
    with Elasticsearch(run.urls["ELASTICSEARCH_URL"]) as client:
        if not client.indices.exists(index="kept"):
            client.indices.create(index="kept")
        client.index(index="kept", document={"rows": rows})


def assert_committed(run: ServiceRun, rows: int, documents: int) -> None:
    with psycopg.connect(run.urls["DATABASE_URL"]) as connection:
        assert connection.execute("SELECT count(*) FROM kept").fetchone() == (rows,)
    with Elasticsearch(run.urls["ELASTICSEARCH_URL"]) as client:
        client.indices.refresh(index="kept")
        assert client.count(index="kept")["count"] == documents


def stop(run: ServiceRun, stop_signal: signal.Signals) -> None:
    family = run.family
    run.process.send_signal(stop_signal)
    assert wait_gone(family, 10) < 10
    assert run.process.wait() == 0


def test_data_survives_stop_signals_and_kills(var: Path) -> None:
    run = service_runs.start(var)
    commit_rows(run, 10)
    stop(run, signal.SIGTERM)

    run = service_runs.start(var)
    assert_committed(run, 10, 1)
    commit_rows(run, 5)
    family = run.family
    service_runs.kill_group(run)

    run = service_runs.start(var)
    assert list_living(family) == []
    assert_committed(run, 15, 2)
    commit_rows(run, 1)
    kill_all(run.family)
    run.process.wait()

    run = service_runs.start(var)
    assert_committed(run, 16, 3)
    stop(run, signal.SIGINT)


def test_servers_of_a_killed_run_are_stopped_first(var: Path) -> None:
    run = service_runs.start(var, prelude=WITHOUT_PARENT_DEATH_HOOK)
    commit_rows(run, 3)
    orphans = run.family[1:]
    service_runs.kill_group(run)
    assert list_living(orphans) == orphans

    run = service_runs.start(var)
    assert list_living(orphans) == []
    assert_committed(run, 3, 1)
    stop(run, signal.SIGTERM)


def test_a_second_run_fails_with_one_line(var: Path) -> None:
    run = service_runs.start(var)
    second = service_runs.spawn(var)
    _, error = second.communicate(timeout=30)
    assert second.returncode == 1
    assert error == f"finder: A stack already runs on {var}. Stop it, or set FINDER_VAR.\n"
    stop(run, signal.SIGTERM)


@pytest.mark.parametrize("moment", [0.3, 0.8, 1.5, 3.0])
def test_services_restart_after_a_kill_during_the_start(var: Path, moment: float) -> None:
    first = service_runs.spawn(var)
    with pytest.raises(TimeoutExpired):
        first.wait(moment)
    kill_all(list_family(first.pid))
    first.wait()

    run = service_runs.start(var)
    assert VarFolder(var).state_file.exists()
    stop(run, signal.SIGTERM)
