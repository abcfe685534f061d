"""A worker is killed at each step of a rebuild, or the leading command is ended. The rebuild and searches continue.

A trigger in PostgreSQL pauses the rebuild at a step. The test checks that the rebuild has reached this step, and then
kills the worker. A rebuild loads its documents in batches (rows of `rebuild_batch`). The test compares the times in
`finished_at`, to check that no finished batch is repeated. A generation is one complete build of the index. Value names
are the names of filter values, such as countries and subjects.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime

import pytest

from indexer.app import create_celery_app
from indexer.indexing import locks
from indexer.indexing.documents.scholarship.conversion import build_scholarship_id
from indexer.indexing.elasticsearch import indices
from indexer.indexing.generations import batches, records
from indexer.indexing.generations.records import Generation
from indexer.rebuild_requests import TASK
from indexer.shared.database import Connection
from schemas.documents.aliases import courses_index, scholarships_index
from schemas.settings import ROOT
from schemas.vocabulary.kinds import GenerationState
from tests.faults.held_steps import Step, end_waiting_sessions, hold_step, wait_until_a_session_waits
from tests.faults.machine import Machine
from tests.faults.search_client import run_visitor
from tests.integration.indexer.celery_worker import wait_until
from tests.integration.indexer.index_contents import read_live_generation, read_published_ids, read_value

LOOKUP_BATCHES, LAST_BATCH = 3, 5
"""The batches are: value names, suggestions, scholarships, the first 1,000 courses, and the other courses."""
GONE_ON_WITHIN_SECONDS = 90.0

BEFORE_ANY_BATCH = Step("UPDATE OF claimed_by", "rebuild_batch", "NEW.claimed_by IS NOT NULL")
BETWEEN_BATCHES = Step(
    "UPDATE OF claimed_by", "rebuild_batch", f"NEW.claimed_by IS NOT NULL AND NEW.number = {LAST_BATCH}"
)
BATCH_WRITTEN_NOT_RECORDED = Step("INSERT", "ledger_generation", "NEW.generation_id > 0")
BATCH_RECORDED_NOT_MARKED = Step(
    "UPDATE OF finished_at", "rebuild_batch", f"NEW.finished_at IS NOT NULL AND NEW.number = {LAST_BATCH}"
)
SCHOLARSHIPS_WRITTEN_NOT_MARKED = Step(
    "UPDATE OF finished_at", "rebuild_batch", f"NEW.finished_at IS NOT NULL AND NEW.number = {LOOKUP_BATCHES}"
)
LOADED = Step("UPDATE OF documents_done", "index_generation", "NEW.state = 'building'")
GATES_PASSED = Step("UPDATE OF state", "index_generation", "NEW.state = 'live'")
SWAPPED = Step("UPDATE OF state", "index_generation", "NEW.state = 'live'", deferred=True)


def assert_no_batch_is_finished(machine: Machine, connection: Connection, building: Generation) -> None:
    assert batches.count_batches(connection, building.id).finished == 0
    assert indices.has_all_indices(machine.client, building.id)


def assert_all_but_the_last_are_finished(
    machine: Machine, connection: Connection, building: Generation
) -> None:
    wait_until(lambda: batches.count_batches(connection, building.id).finished == LAST_BATCH - 1)
    assert read_value(connection, "SELECT claimed_by FROM rebuild_batch WHERE number = %s ORDER BY generation_id DESC "
                 "LIMIT 1", LAST_BATCH) is None  # fmt: skip
    assert 0 < count_stored(machine, building) < len(read_published_ids(connection))


def assert_documents_are_written_and_not_recorded(
    machine: Machine, connection: Connection, building: Generation
) -> None:
    """Elasticsearch has the documents of a batch, but the table `ledger_generation` has no rows for them yet."""
    assert count_stored(machine, building) > count_recorded(connection, building) == 0
    assert all(
        each is None
        for number, each in read_finish_times(connection, building.id).items()
        if number > LOOKUP_BATCHES
    )


def assert_documents_are_recorded_and_not_marked(
    machine: Machine, connection: Connection, building: Generation
) -> None:
    wait_until(lambda: count_stored(machine, building) == count_recorded(connection, building))
    assert count_recorded(connection, building) > batches.count_courses_written(connection, building.id)
    assert read_finish_times(connection, building.id)[LAST_BATCH] is None


def assert_scholarships_are_written_and_not_marked(
    machine: Machine, connection: Connection, building: Generation
) -> None:
    published = read_value(connection, "SELECT count(*) FROM scholarship WHERE status = 'published'")
    machine.client.indices.refresh(index=scholarships_index(building.id))
    assert machine.client.count(index=scholarships_index(building.id))["count"] == published > 0
    assert read_finish_times(connection, building.id)[LOOKUP_BATCHES] is None


def assert_every_batch_is_finished(machine: Machine, connection: Connection, building: Generation) -> None:
    """The index has no automatic refresh ("-1") until the gates (the checks before it goes live) run."""
    assert batches.count_batches(connection, building.id).is_complete
    assert read_refresh_interval(machine, building) == "-1"


def assert_generation_is_searchable_and_not_live(
    machine: Machine, connection: Connection, building: Generation
) -> None:
    assert read_refresh_interval(machine, building) == "1s"
    assert indices.has_all_aliases(machine.client, read_live_generation(connection))


def assert_generation_is_live_and_not_recorded(
    machine: Machine, connection: Connection, building: Generation
) -> None:
    assert indices.has_all_aliases(machine.client, building.id)
    assert read_live_generation(connection) != building.id


Proof = Callable[[Machine, Connection, Generation], None]
STEPS: Mapping[str, tuple[Step, Proof]] = {
    "before any batch": (BEFORE_ANY_BATCH, assert_no_batch_is_finished),
    "between batches": (BETWEEN_BATCHES, assert_all_but_the_last_are_finished),
    "a batch half written": (BATCH_WRITTEN_NOT_RECORDED, assert_documents_are_written_and_not_recorded),
    "a batch not marked": (BATCH_RECORDED_NOT_MARKED, assert_documents_are_recorded_and_not_marked),
    "the batch of scholarships not marked": (
        SCHOLARSHIPS_WRITTEN_NOT_MARKED,
        assert_scholarships_are_written_and_not_marked,
    ),
    "after loading, before the gates": (LOADED, assert_every_batch_is_finished),
    "after the gates, before the swap": (GATES_PASSED, assert_generation_is_searchable_and_not_live),
    "after the swap": (SWAPPED, assert_generation_is_live_and_not_recorded),
}


def count_stored(machine: Machine, generation: Generation) -> int:
    """Count the courses in the index after a refresh."""
    machine.client.indices.refresh(index=courses_index(generation.id))
    return int(machine.client.count(index=courses_index(generation.id))["count"])


def count_recorded(connection: Connection, generation: Generation) -> int:
    """Count the courses that the table `ledger_generation` has for the generation."""
    counted = "SELECT count(*) FROM ledger_generation WHERE generation_id = %s"
    return int(read_value(connection, counted, generation.id))


def read_refresh_interval(machine: Machine, generation: Generation) -> str:
    name = courses_index(generation.id)
    response = machine.client.indices.get_settings(index=name)
    return str(response[name]["settings"]["index"]["refresh_interval"])


def read_finish_times(connection: Connection, generation: int) -> dict[int, datetime | None]:
    return dict(
        connection.execute(
            "SELECT number, finished_at FROM rebuild_batch WHERE generation_id = %s ORDER BY number",
            (generation,),
        ).fetchall()
    )


def request_rebuild(machine: Machine) -> None:
    create_celery_app(machine.urls.broker).send_task(TASK)


def start_rebuild_command(machine: Machine) -> "subprocess.Popen[bytes]":
    """Start `finder index rebuild --here`. SIGINT ends it even if this test runs in the background of a shell."""
    return subprocess.Popen(
        [sys.executable, "-c", "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
         "from stack.cli.main import main; raise SystemExit(main())",
         "index", "rebuild", "--here", "--json"],
        cwd=ROOT,
        env={**os.environ, **machine.urls.as_environment(), "FINDER_VAR": str(machine.var.root)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )  # fmt: skip


@contextmanager
def interrupted(
    machine: Machine, connection: Connection, at: str, begin: Callable[[], object], kill: Callable[[], None]
) -> Iterator[Generation]:
    """Start a rebuild with `begin`, and call `kill` when the rebuild is at the step.

    Yields the record of its generation.
    """
    step, proof = STEPS[at]
    with hold_step(machine.urls.database, step):
        begin()
        wait_until_a_session_waits(connection)
        building = records.find_building(connection)
        assert building is not None
        proof(machine, connection, building)
        kill()
        end_waiting_sessions(connection)
    yield building


def assert_rebuild_continued(
    machine: Machine, connection: Connection, interrupted: Generation, before: Mapping[int, datetime | None]
) -> None:
    """Assert that the interrupted rebuild continues without a new request, and that no finished batch is repeated.

    before: the times at which the batches were finished before the kill.
    """
    wait_until(lambda: read_live_generation(connection) == interrupted.id, GONE_ON_WITHIN_SECONDS)
    wait_until(lambda: not locks.is_held(connection, locks.REBUILD))
    after = read_finish_times(connection, interrupted.id)
    assert all(after.values())
    assert {number: after[number] for number, moment in before.items() if moment} == {
        number: moment for number, moment in before.items() if moment
    }
    assert batches.count_courses_written(connection, interrupted.id) == len(read_published_ids(connection))
    assert indices.count_documents_written(machine.client, interrupted.id) == len(
        read_published_ids(connection)
    )
    assert records.find_building(connection) is None
    assert [
        each for each in records.list_in_state(connection, GenerationState.FAILED) if each.id > interrupted.id
    ] == []
    machine.assert_no_drift()


@pytest.mark.parametrize("at", STEPS)
def test_a_rebuild_continues_after_its_worker_is_killed(
    machine: Machine, connection: Connection, at: str
) -> None:
    live = read_live_generation(connection)
    with run_visitor(machine) as visitor:

        def begin() -> None:
            request_rebuild(machine)

        with interrupted(machine, connection, at, begin, lambda: machine.kill(machine.worker)) as building:
            before = read_finish_times(connection, building.id)
            assert building.id > live == read_live_generation(connection)
            machine.start(machine.worker)
            assert_rebuild_continued(machine, connection, building, before)
    assert visitor.count_responses(503) == 0


@pytest.mark.parametrize(
    ("at", "sent", "exit_code", "printed"),
    [
        ("between batches", signal.SIGKILL, -signal.SIGKILL, ""),
        ("after the gates, before the swap", signal.SIGKILL, -signal.SIGKILL, ""),
        ("after the gates, before the swap", signal.SIGINT, 130, "finder: the rebuild is interrupted. "),
    ],
)
def test_a_rebuild_continues_after_its_command_is_ended(
    machine: Machine, connection: Connection, at: str, sent: signal.Signals, exit_code: int, printed: str
) -> None:
    """`finder index rebuild --here` leads the rebuild, and the worker helps. After the signal, the worker continues."""
    commands: list[subprocess.Popen[bytes]] = []

    def begin() -> None:
        commands.append(start_rebuild_command(machine))

    def kill() -> None:
        (command,) = commands
        command.send_signal(sent)
        errors = command.communicate(timeout=30)[1].decode()
        assert command.returncode == exit_code, errors
        assert errors.startswith(printed)
        assert errors.count("\n") == (1 if printed else 0)

    try:
        with run_visitor(machine) as visitor, interrupted(machine, connection, at, begin, kill) as building:
            before = read_finish_times(connection, building.id)
            assert_rebuild_continued(machine, connection, building, before)
    finally:
        for command in commands:
            command.kill()  # A failed test must not leave a rebuild to the next test.
    assert visitor.count_responses(503) == 0


@pytest.mark.parametrize(
    "at",
    ["the batch of scholarships not marked", "after the gates, before the swap", "after the swap"],
)
def test_scholarships_that_change_before_the_kill_are_in_the_new_generation(
    machine: Machine, connection: Connection, at: str
) -> None:
    """One scholarship is renamed and another one is withdrawn while the rebuild waits. The worker is killed at once."""
    rows = connection.execute("SELECT id FROM scholarship WHERE status = 'published' ORDER BY id LIMIT 2")
    (renamed,), (withdrawn,) = rows.fetchall()

    def change_and_kill() -> None:
        connection.execute("UPDATE scholarship SET name = name || ' y' WHERE id = %s", (renamed,))
        connection.execute("UPDATE scholarship SET status = 'withdrawn' WHERE id = %s", (withdrawn,))
        machine.kill(machine.worker)

    with interrupted(machine, connection, at, lambda: request_rebuild(machine), change_and_kill) as building:
        before = read_finish_times(connection, building.id)
        machine.start(machine.worker)
        assert_rebuild_continued(machine, connection, building, before)
    index = scholarships_index(building.id)
    document = machine.client.get(index=index, id=build_scholarship_id("scholarship", renamed))
    assert document["_source"]["name"].endswith(" y")
    assert not machine.client.exists(index=index, id=build_scholarship_id("scholarship", withdrawn))
