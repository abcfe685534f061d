"""Valkey killed with tasks waiting and tasks at work, its data kept or lost: the beat and PostgreSQL make up for it."""

from contextlib import ExitStack
from time import sleep
from uuid import uuid4

import psutil
import pytest
import redis

from indexer.scheduler import QUEUE
from indexer.shared.database import Connection
from tests.faults.kill_windows import frozen, rows_in_state
from tests.faults.machine import Machine, is_alive, pid_of, pids_of
from tests.faults.search_client import visitor
from tests.faults.test_engine_killed import change_a_name
from tests.faults.test_worker_killed import changing_courses, half_acknowledged, states
from tests.integration.indexer.celery_worker import wait_until
from tests.integration.indexer.index_contents import value

UNACKNOWLEDGED = "unacked"


@pytest.mark.parametrize("lost", [False, True], ids=["data kept", "data lost"])
def test_killed_with_tasks_waiting_and_at_work(machine: Machine, connection: Connection, lost: bool) -> None:
    """A child of the worker has half a batch in its hands; its parent stands still, so the beat's tasks pile up."""
    others = pids_of(machine.postgres, machine.engine, machine.worker, machine.beat, machine.site)
    courses = changing_courses(connection)
    with visitor(machine) as seen:
        with ExitStack() as standing_still:
            with half_acknowledged(machine, connection, courses):
                standing_still.enter_context(frozen([psutil.Process(pid_of(machine.worker))]))
                server = kill_with_tasks_waiting(machine)
                assert "claimed" in states(connection, courses)
            # The batch in hand needs no broker and is finished; then there is nobody who could be told of a change.
            wait_until(lambda: nobody_takes(connection, courses[0]))
        if lost:
            machine.lose_broker_data()
        machine.start(machine.valkey)
        with redis.Redis.from_url(machine.urls.broker) as broker:
            assert broker.info("server")["run_id"] != server
        machine.assert_no_drift()
    assert seen.asked(503) == 0
    assert pids_of(machine.postgres, machine.engine, machine.worker, machine.beat, machine.site) == others
    assert all(is_alive(part) for part in machine.parts)
    assert value(connection, "SELECT max(attempts) FROM outbox") == 0


def kill_with_tasks_waiting(machine: Machine) -> str:
    """Kill the broker when tasks wait in it and one that runs is not acknowledged; which run of it that was."""
    with redis.Redis.from_url(machine.urls.broker) as broker:
        wait_until(lambda: broker.llen(QUEUE) >= 2)
        assert broker.hlen(UNACKNOWLEDGED) >= 1
        server = str(broker.info("server")["run_id"])
        machine.kill(machine.valkey)
    return server


def nobody_takes(connection: Connection, course: int) -> bool:
    """Whether a change made now is still open a second later; a task that a process had taken before may take it."""
    change_a_name(connection, [course], f"Changed while there is no broker {uuid4().hex}")
    sleep(1)
    return rows_in_state(connection, "pending") > 0
