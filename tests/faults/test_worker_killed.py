"""A worker or a part of it is killed while the worker indexes courses or scholarships. No change is lost.

The table `outbox` has the changes in PostgreSQL. A worker process claims such rows and takes their courses in slices of
500. For each slice, the process takes four steps:

1. It raises the versions in `ledger`.
2. It writes the documents to Elasticsearch.
3. It records the written versions in `ledger_generation`.
4. It marks the rows as done.

For changed scholarships, a worker process writes their value names, then their documents in the index of scholarships,
and then marks the rows as done.

The test locks a row that the worker process needs at a certain step, so the process waits at this step. The test
checks the states of the outbox rows. Then it kills the waiting process, its Celery parent, or the whole worker.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

import psutil
import pytest

from indexer.indexing import locks
from indexer.indexing.outbox.drain import COURSES_PER_SLICE
from indexer.shared.database import Connection, connect
from schemas.documents.aliases import courses_index, scholarships_index, value_name_index
from tests.faults.catalogue import (
    SCHOLARSHIPS,
    STILL,
    change_scholarships,
    list_changing_scholarships,
    read_scholarship_names,
)
from tests.faults.kill_windows import (
    count_rows_in_state,
    find_claiming_processes,
    find_lock_waiter_port,
    find_process_at_port,
    kill_process,
    read_indexed_names,
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
LOCK_WRITES, READ_SCHOLARSHIPS = "SELECT pg_advisory_lock_shared", "WITH changed"


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


def read_row_states(connection: Connection, ids: list[int], noun: str = "course") -> list[str]:
    """Return the state of the newest outbox row of each course or scholarship, ordered by id."""
    rows = connection.execute(
        "SELECT DISTINCT ON (row_id) state FROM outbox WHERE noun = %s AND row_id = ANY(%s) "
        "ORDER BY row_id, id DESC",
        (noun, ids),
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
    """Change the courses, and pause the worker process between the first and the second slice.

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
Kill = Callable[[Machine, psutil.Process], None]


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


def kill_in_window(
    machine: Machine, connection: Connection, ids: list[int], window: Window, kill: Kill
) -> None:
    """Kill the worker process while `window` pauses it, restart what has ended, and compare index and PostgreSQL."""
    with run_visitor(machine):
        with window(machine, connection, ids) as port:
            victim = find_process_at_port(port, machine.worker_children())
            assert find_claiming_processes(connection, machine.worker_children()) == [victim]
            kill(machine, victim)
        machine.start_dead()
        machine.assert_no_drift()


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
    machine: Machine, connection: Connection, window: Window, kill: Kill
) -> None:
    courses = list_changing_courses(connection)
    kill_in_window(machine, connection, courses, window, kill)
    assert read_row_states(connection, courses) == ["done"] * COURSES
    assert count_rows_in_state(connection, "poisoned") == 0
    assert read_value(connection, "SELECT max(attempts) FROM outbox") == 0


@contextmanager
def pause_before_scholarships(
    machine: Machine, connection: Connection, scholarships: list[int]
) -> Iterator[int]:
    """Change the scholarships, and pause the worker process when it has claimed the rows and written nothing.

    The process waits for the lock that a verification of the index also takes.
    """
    index = scholarships_index(read_live_generation(connection))
    before = read_scholarship_names(connection, scholarships)
    with connect(machine.urls.database) as holder, locks.hold_exclusively(holder, locks.WRITES):
        change_scholarships(connection, scholarships)
        port = wait_for_lock_waiter(connection, LOCK_WRITES)
        assert read_row_states(connection, scholarships, "scholarship") == ["claimed"] * SCHOLARSHIPS
        assert read_indexed_names(machine.client, index, scholarships) == before
        yield port


@contextmanager
def pause_between_indices(machine: Machine, connection: Connection, scholarships: list[int]) -> Iterator[int]:
    """Change the scholarships, and pause the worker process when only their value names are written.

    The process waits for a table that it reads only for the index of scholarships.
    """
    generation, before = read_live_generation(connection), read_scholarship_names(connection, scholarships)
    with connect(machine.urls.database) as holder, holder.transaction():
        holder.execute("LOCK TABLE scholarship_discipline IN ACCESS EXCLUSIVE MODE")
        change_scholarships(connection, scholarships)
        port = wait_for_lock_waiter(connection, READ_SCHOLARSHIPS)
        after = read_scholarship_names(connection, scholarships)
        assert read_indexed_names(machine.client, value_name_index(generation), scholarships) == after
        assert read_indexed_names(machine.client, scholarships_index(generation), scholarships) == before
        yield port


@contextmanager
def pause_before_marking_scholarships(
    machine: Machine, connection: Connection, scholarships: list[int]
) -> Iterator[int]:
    """Change the scholarships, and pause the worker process when all documents are written and no row is done."""
    index = scholarships_index(read_live_generation(connection))
    row = "SELECT FROM outbox WHERE noun = 'scholarship' AND row_id = %s AND state = 'claimed' FOR UPDATE"
    with connect(machine.urls.database) as second, second.transaction():
        with connect(machine.urls.database) as holder, locks.hold_exclusively(holder, locks.WRITES):
            change_scholarships(connection, scholarships)
            wait_for_lock_waiter(connection, LOCK_WRITES)
            assert second.execute(row, (scholarships[0],)).rowcount == 1
        port = wait_for_lock_waiter(connection, MARK)
        after = read_scholarship_names(connection, scholarships)
        assert read_indexed_names(machine.client, index, scholarships) == after
        assert read_row_states(connection, scholarships, "scholarship") == ["claimed"] * SCHOLARSHIPS
        yield port


@pytest.mark.parametrize("kill", [kill_child, kill_all])
@pytest.mark.parametrize(
    "window", [pause_before_scholarships, pause_between_indices, pause_before_marking_scholarships]
)
def test_no_changed_scholarship_is_lost_when_a_worker_is_killed(
    machine: Machine, connection: Connection, window: Window, kill: Kill
) -> None:
    scholarships = list_changing_scholarships(connection)
    kill_in_window(machine, connection, scholarships, window, kill)
    index = scholarships_index(read_live_generation(connection))
    names = read_scholarship_names(connection, scholarships)
    assert names[-1] is None
    assert read_indexed_names(machine.client, index, scholarships) == names
    assert read_row_states(connection, scholarships, "scholarship") == ["done"] * SCHOLARSHIPS
