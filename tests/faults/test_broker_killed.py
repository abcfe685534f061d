"""Valkey is killed while Celery tasks wait and run. No change of a course is lost.

In one case of the first test, Valkey keeps its data. In the other case, the data folder of Valkey is deleted. Changes
in PostgreSQL wait in the table `outbox`. A worker process claims these rows and writes them to the index, in slices
of 500 courses.
"""

from contextlib import ExitStack
from time import sleep
from uuid import uuid4

import psutil
import pytest
import redis

from indexer.scheduler import QUEUE
from indexer.shared.database import Connection
from tests.faults.kill_windows import count_rows_in_state, suspend
from tests.faults.machine import Machine, get_pid, is_alive, list_pids
from tests.faults.search_client import run_visitor
from tests.faults.test_elasticsearch_killed import change_a_name
from tests.faults.test_worker_killed import list_changing_courses, pause_after_first_slice, read_row_states
from tests.integration.indexer.celery_worker import wait_until
from tests.integration.indexer.index_contents import read_value

UNACKNOWLEDGED = "unacked"


@pytest.mark.usefixtures("outage_without_tracebacks")
@pytest.mark.parametrize("lost", [False, True], ids=["data kept", "data lost"])
def test_no_change_is_lost_when_the_broker_is_killed(
    machine: Machine, connection: Connection, lost: bool
) -> None:
    """A worker process has claimed 900 rows and indexed only the first slice.

    The Celery parent is suspended, so that further tasks wait in the queue of the broker.
    """
    others = list_pids(machine.postgres, machine.elasticsearch, machine.worker, machine.beat, machine.site)
    courses = list_changing_courses(connection)
    with run_visitor(machine) as visitor:
        with ExitStack() as standing_still:
            with pause_after_first_slice(machine, connection, courses):
                standing_still.enter_context(suspend([psutil.Process(get_pid(machine.worker))]))
                server = kill_with_tasks_waiting(machine)
                assert "claimed" in read_row_states(connection, courses)
            # The running task finishes its claimed rows without the broker. Later changes stay pending, because no
            # new task can start.
            wait_until(lambda: is_new_change_left_pending(connection, courses[0]))
        if lost:
            machine.lose_broker_data()
        machine.start(machine.valkey)
        with redis.Redis.from_url(machine.urls.broker) as broker:
            assert broker.info("server")["run_id"] != server
        machine.assert_no_drift()
    assert visitor.count_responses(503) == 0
    assert (
        list_pids(machine.postgres, machine.elasticsearch, machine.worker, machine.beat, machine.site)
        == others
    )
    assert all(is_alive(part) for part in machine.parts)
    assert read_value(connection, "SELECT max(attempts) FROM outbox") == 0


@pytest.mark.usefixtures("outage_without_tracebacks")
@pytest.mark.parametrize("back_first", [False, True], ids=["task ends first", "broker is back first"])
def test_the_worker_survives_when_the_broker_is_killed_while_one_task_runs(
    machine: Machine, connection: Connection, back_first: bool
) -> None:
    """The worker would shut down with the standard transport of Kombu (see indexer/broker_transport.py)."""
    worker = list_pids(machine.worker)
    forget_tasks_of_killed_brokers(machine)
    courses = list_changing_courses(connection)
    with ExitStack() as without_beat:
        with pause_after_first_slice(machine, connection, courses):
            without_beat.enter_context(suspend([psutil.Process(get_pid(machine.beat))]))
            kill_with_one_task_running(machine)
            if back_first:
                machine.start(machine.valkey)
                wait_until(lambda: is_a_worker_waiting_for_tasks(machine))
        wait_until(lambda: set(read_row_states(connection, courses)) == {"done"})
        if not back_first:
            machine.start(machine.valkey)
    machine.assert_no_drift()
    wait_until(lambda: is_a_worker_waiting_for_tasks(machine))
    assert list_pids(machine.worker) == worker
    assert is_alive(machine.worker)


def forget_tasks_of_killed_brokers(machine: Machine) -> None:
    """Delete the unacknowledged tasks, because the tasks of a killed broker would stay for an hour."""
    with redis.Redis.from_url(machine.urls.broker) as broker:
        broker.delete(UNACKNOWLEDGED)


def kill_with_one_task_running(machine: Machine) -> None:
    """Kill the broker when its queue is empty and one task is running. The caller must suspend the scheduler before."""
    with redis.Redis.from_url(machine.urls.broker) as broker:
        wait_until(lambda: (broker.llen(QUEUE), broker.hlen(UNACKNOWLEDGED)) == (0, 1))
        machine.kill(machine.valkey)


def is_a_worker_waiting_for_tasks(machine: Machine) -> bool:
    with redis.Redis.from_url(machine.urls.broker) as broker:
        return any(client["cmd"] == "brpop" for client in broker.client_list())


def kill_with_tasks_waiting(machine: Machine) -> str:
    """Wait until the queue has two tasks, assert that a task is running, and kill the broker.

    Returns the run id, which Valkey draws at each start.
    """
    with redis.Redis.from_url(machine.urls.broker) as broker:
        wait_until(lambda: broker.llen(QUEUE) >= 2)
        assert broker.hlen(UNACKNOWLEDGED) >= 1
        server = str(broker.info("server")["run_id"])
        machine.kill(machine.valkey)
    return server


def is_new_change_left_pending(connection: Connection, course: int) -> bool:
    """Change a course. Returns True if an outbox row is pending one second later."""
    change_a_name(connection, [course], f"Changed while there is no broker {uuid4().hex}")
    sleep(1)
    return count_rows_in_state(connection, "pending") > 0
