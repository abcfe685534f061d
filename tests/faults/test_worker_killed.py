"""A worker is killed while it indexes courses. Another process finishes its work, and no change is lost.

The table `outbox` has the changes in PostgreSQL. A worker process claims such rows and takes their courses in slices of
500. For each slice, the process takes four steps:

1. It raises the versions in `ledger`.
2. It writes the documents to Elasticsearch.
3. It records the written versions in `ledger_generation`.
4. It marks the rows as done.

The test locks a row that the worker process needs at a certain step, so the process waits at this step. The test
checks the states of the outbox rows. Then it kills the waiting process, its Celery parent, or the whole worker.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

import psutil
import pytest

from indexer.indexing.outbox.drain import COURSES_PER_SLICE
from indexer.shared.database import Connection, connect
from schemas.documents.aliases import courses_index
from tests.faults.catalogue import STILL
from tests.faults.kill_windows import (
    count_rows_in_state,
    find_claiming_processes,
    find_lock_waiter_port,
    find_process_at_port,
    kill_process,
)
from tests.faults.machine import Machine, get_pid
from tests.faults.search_client import run_visitor
from tests.integration.indexer.celery_worker import wait_until
from tests.integration.indexer.index_contents import read_live_generation, read_value

COURSES = 900
"""The number of changed courses. A worker process claims them together, and indexes them in two slices."""
RAISE_VERSION, RECORD_WRITTEN, MARK = (
    "INSERT INTO ledger AS",
    "INSERT INTO ledger_generation",
    "UPDATE outbox SET state = 'done'",
)


def list_changing_courses(connection: Connection) -> list[int]:
    rows = connection.execute(
        "SELECT course.id FROM published_course JOIN course USING (id) JOIN institute ON institute.id = institute_id "
        "WHERE institute.source_code <> %s ORDER BY course.id LIMIT %s",
        (STILL, COURSES),
    )
    courses = [course_id for (course_id,) in rows]
    assert len(courses) == COURSES
    return courses


def rename_courses(connection: Connection, courses: list[int]) -> None:
    connection.execute("UPDATE course SET name = name || ' x' WHERE id = ANY(%s)", (courses,))


@contextmanager
def hold_row_lock(machine: Machine, table: str, condition: str, *values: object) -> Iterator[Connection]:
    """Open another database session that locks one row of the table until the block ends."""
    with connect(machine.urls.database) as holder, holder.transaction():
        statement = f"SELECT FROM {table} WHERE {condition} FOR UPDATE"
        assert holder.execute(statement.encode(), values).rowcount == 1
        yield holder


def wait_for_lock_waiter(connection: Connection, statement: str) -> int:
    wait_until(lambda: find_lock_waiter_port(connection, statement) is not None)
    port = find_lock_waiter_port(connection, statement)
    assert port is not None
    return port


def read_row_states(connection: Connection, courses: list[int]) -> list[str]:
    """Return the state of the newest outbox row of each course, ordered by course."""
    rows = connection.execute(
        "SELECT DISTINCT ON (row_id) state FROM outbox WHERE noun = 'course' AND row_id = ANY(%s) "
        "ORDER BY row_id, id DESC",
        (courses,),
    )
    return [state for (state,) in rows]


@contextmanager
def pause_after_claim(machine: Machine, connection: Connection, courses: list[int]) -> Iterator[int]:
    """Change the courses, and pause the worker process when it has claimed all outbox rows.

    The process then waits before it raises the versions in `ledger`. Yields the client port of its connection to
    PostgreSQL.
    """
    with hold_row_lock(machine, "ledger", "course_id = %s", courses[0]):
        rename_courses(connection, courses)
        port = wait_for_lock_waiter(connection, RAISE_VERSION)
        assert read_row_states(connection, courses) == ["claimed"] * COURSES
        yield port


@contextmanager
def pause_after_first_slice(machine: Machine, connection: Connection, courses: list[int]) -> Iterator[int]:
    """Change the courses, and pause the worker process when the first slice is done and the second one is not.

    Yields the client port of its connection to PostgreSQL.
    """
    with hold_row_lock(machine, "ledger", "course_id = %s", courses[-1]):
        rename_courses(connection, courses)
        port = wait_for_lock_waiter(connection, RAISE_VERSION)
        done, waiting = COURSES_PER_SLICE, COURSES - COURSES_PER_SLICE
        assert read_row_states(connection, courses) == ["done"] * done + ["claimed"] * waiting
        yield port


@contextmanager
def pause_before_recording(machine: Machine, connection: Connection, courses: list[int]) -> Iterator[int]:
    """Change the courses, and pause the worker process when Elasticsearch has the documents of the second slice.

    The process then waits before it records the versions in `ledger_generation`. Yields the client port of its
    connection to PostgreSQL.
    """
    generation, last = read_live_generation(connection), courses[-1]
    with hold_row_lock(
        machine, "ledger_generation", "generation_id = %s AND course_id = %s", generation, last
    ):
        rename_courses(connection, courses)
        port = wait_for_lock_waiter(connection, RECORD_WRITTEN)
        standing = machine.client.get(index=courses_index(generation), id=str(last))
        assert standing["_source"]["name"] == read_value(
            connection, "SELECT name FROM course WHERE id = %s", last
        )
        known = "SELECT version FROM ledger_generation WHERE generation_id = %s AND course_id = %s"
        assert standing["_version"] > read_value(connection, known, generation, last)
        assert read_row_states(connection, courses)[-1] == "claimed"
        yield port


@contextmanager
def pause_before_marking(machine: Machine, connection: Connection, courses: list[int]) -> Iterator[int]:
    """Change the courses, and pause the worker process when all documents are written and recorded.

    The process then waits before it marks the outbox rows of the second slice as done. A lock on an outbox row causes
    this wait. The lock is taken while another lock holds the process at an earlier step. Yields the client port of its
    connection to PostgreSQL.
    """
    generation, last = read_live_generation(connection), courses[-1]
    row = "noun = 'course' AND row_id = %s AND state = 'claimed'"
    with connect(machine.urls.database) as second, second.transaction():
        with hold_row_lock(machine, "ledger", "course_id = %s", last):
            rename_courses(connection, courses)
            wait_for_lock_waiter(connection, RAISE_VERSION)
            statement = f"SELECT FROM outbox WHERE {row} FOR UPDATE"
            assert second.execute(statement.encode(), (last,)).rowcount == 1
        port = wait_for_lock_waiter(connection, MARK)
        settled = (
            "SELECT settled_version = ledger.version FROM ledger JOIN ledger_generation USING (course_id) "
            "WHERE generation_id = %s AND course_id = %s"
        )
        assert read_value(connection, settled, generation, last)
        assert read_row_states(connection, courses)[-1] == "claimed"
        yield port


Window = Callable[[Machine, Connection, list[int]], AbstractContextManager[int]]


def kill_child(machine: Machine, victim: psutil.Process) -> None:
    """Kill the worker process. The Celery parent then starts another one."""
    kill_process(victim)
    assert psutil.Process(get_pid(machine.worker)).is_running()


def kill_parent(machine: Machine, victim: psutil.Process) -> None:
    """Kill the Celery parent. The worker process keeps working on its rows."""
    machine.kill_leader(machine.worker)
    assert victim.is_running()


def kill_all(machine: Machine, victim: psutil.Process) -> None:
    machine.kill(machine.worker)
    wait_until(lambda: not victim.is_running() or victim.status() == psutil.STATUS_ZOMBIE)


@pytest.mark.parametrize(
    ("window", "kill"),
    [
        (pause_after_claim, kill_all),
        (pause_after_first_slice, kill_child),
        (pause_after_first_slice, kill_parent),
        (pause_after_first_slice, kill_all),
        (pause_before_recording, kill_child),
        (pause_before_marking, kill_child),
    ],
)
def test_no_change_is_lost_when_a_worker_is_killed_during_a_batch(
    machine: Machine, connection: Connection, window: Window, kill: Callable[[Machine, psutil.Process], None]
) -> None:
    courses = list_changing_courses(connection)
    with run_visitor(machine):
        with window(machine, connection, courses) as port:
            victim = find_process_at_port(port, machine.worker_children())
            assert find_claiming_processes(connection, machine.worker_children()) == [victim]
            kill(machine, victim)
        machine.start_dead()
        machine.assert_no_drift()
    assert read_row_states(connection, courses) == ["done"] * COURSES
    assert count_rows_in_state(connection, "poisoned") == 0
    assert read_value(connection, "SELECT max(attempts) FROM outbox") == 0
