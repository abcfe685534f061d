"""PostgreSQL restarted, gently and not, with a batch open and visitors asking: everybody comes back by himself."""

import signal
from collections.abc import Callable
from contextlib import suppress

import httpx
import psycopg
import pytest

from indexer.shared.database import connect
from stack.processes.child import stop_all
from tests.faults.machine import Machine, is_alive, pids_of
from tests.faults.search_client import visitor
from tests.faults.test_worker_killed import changing_courses, half_acknowledged, states
from tests.integration.indexer.celery_worker import wait_until
from tests.integration.indexer.index_contents import value

STOP_SECONDS = 60.0
BROWSING = ("/api/currency/all", "/api/discipline/all", "/api/regions/all")
UNAVAILABLE = {"detail": "The database cannot answer now", "fields": []}


def stop_fast(machine: Machine) -> None:
    """SIGINT: sessions are broken off, and the server stops in order."""
    stop_all(machine.postgres.children, STOP_SECONDS)
    assert machine.postgres.children[0].exit_code() == 0


def kill_postmaster(machine: Machine) -> None:
    machine.kill(machine.postgres)
    assert machine.postgres.children[0].exit_code() == -signal.SIGKILL


@pytest.mark.parametrize("stop", [stop_fast, kill_postmaster])
def test_restarted_with_a_batch_open(machine: Machine, stop: Callable[[Machine], None]) -> None:
    others = pids_of(machine.valkey, machine.engine, machine.worker, machine.beat, machine.site)
    with visitor(machine) as seen, httpx.Client(base_url=machine.address, timeout=30) as client:
        assert [client.get(path).status_code for path in BROWSING] == [200] * len(BROWSING)
        # The lock that holds the batch open goes with the server, and so does our own session.
        with suppress(psycopg.OperationalError), connect(machine.urls.database) as connection:
            courses = changing_courses(connection)
            with half_acknowledged(machine, connection, courses):
                stop(machine)
        assert connection.closed
        answered = seen.asked(200)
        wait_until(lambda: seen.asked(200) > answered + 3)
        for path in BROWSING:
            answer = client.get(path)
            assert (answer.status_code, answer.json()) == (503, UNAVAILABLE)
            assert int(answer.headers["retry-after"]) > 0

        machine.start(machine.postgres)
        assert [client.get(path).status_code for path in BROWSING] == [200] * len(BROWSING)
        machine.assert_no_drift()
    assert seen.asked(503) == 0
    assert pids_of(machine.valkey, machine.engine, machine.worker, machine.beat, machine.site) == others
    assert all(is_alive(part) for part in machine.parts)
    with connect(machine.urls.database) as connection:
        assert set(states(connection, courses)) == {"done"}
        assert value(connection, "SELECT max(attempts) FROM outbox") == 0
