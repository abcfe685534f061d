"""PostgreSQL is stopped or killed while the worker indexes courses and a client searches.

After the next start of PostgreSQL, all programs reconnect by themselves.
"""

import signal
from collections.abc import Callable
from contextlib import suppress

import httpx
import psycopg
import pytest

from indexer.shared.database import connect
from stack.processes.child import stop_all
from tests.faults.machine import Machine, is_alive, list_pids
from tests.faults.search_client import run_visitor
from tests.faults.test_worker_killed import list_changing_courses, pause_after_first_slice, read_row_states
from tests.integration.indexer.celery_worker import wait_until
from tests.integration.indexer.index_contents import read_value

STOP_SECONDS = 60.0
BROWSING = ("/api/currency/all", "/api/discipline/all", "/api/regions/all")
UNAVAILABLE = {"detail": "The database is unavailable at the moment", "fields": []}


def stop_fast(machine: Machine) -> None:
    """Stop PostgreSQL with SIGINT, which ends all sessions."""
    stop_all(machine.postgres.children, STOP_SECONDS)
    assert machine.postgres.children[0].exit_code() == 0


def kill_postmaster(machine: Machine) -> None:
    machine.kill(machine.postgres)
    assert machine.postgres.children[0].exit_code() == -signal.SIGKILL


@pytest.mark.usefixtures("outage_without_tracebacks")
@pytest.mark.parametrize("stop", [stop_fast, kill_postmaster])
def test_the_programs_reconnect_after_a_restart_of_postgresql(
    machine: Machine, stop: Callable[[Machine], None]
) -> None:
    others = list_pids(machine.valkey, machine.elasticsearch, machine.worker, machine.beat, machine.site)
    with run_visitor(machine) as visitor, httpx.Client(base_url=machine.address, timeout=30) as client:
        assert [client.get(path).status_code for path in BROWSING] == [200] * len(BROWSING)
        # The stop of the server ends this session, so leaving the blocks raises OperationalError.
        with suppress(psycopg.OperationalError), connect(machine.urls.database) as connection:
            courses = list_changing_courses(connection)
            with pause_after_first_slice(machine, connection, courses):
                stop(machine)
        assert connection.closed
        responses_before = visitor.count_responses(200)
        wait_until(lambda: visitor.count_responses(200) > responses_before + 3)
        for path in BROWSING:
            response = client.get(path)
            assert (response.status_code, response.json()) == (503, UNAVAILABLE)
            assert int(response.headers["retry-after"]) > 0

        machine.start(machine.postgres)
        assert [client.get(path).status_code for path in BROWSING] == [200] * len(BROWSING)
        machine.assert_no_drift()
    assert visitor.count_responses(503) == 0
    assert (
        list_pids(machine.valkey, machine.elasticsearch, machine.worker, machine.beat, machine.site) == others
    )
    assert all(is_alive(part) for part in machine.parts)
    with connect(machine.urls.database) as connection:
        assert set(read_row_states(connection, courses)) == {"done"}
        assert read_value(connection, "SELECT max(attempts) FROM outbox") == 0
