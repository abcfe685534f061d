"""A rebuild whose worker is killed, at every step of it: another goes on, searches notice nothing, nothing is lost.

A step is held open by PostgreSQL until the test lets go, and the state of the rebuild is asserted there before the
kill. What was finished then is not done again: it keeps the very moment at which it was finished.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime

import pytest

from indexer.app import celery_app
from indexer.indexing import locks
from indexer.indexing.elasticsearch import indices
from indexer.indexing.generations import batches, records
from indexer.indexing.generations.records import Generation
from indexer.rebuild_requests import TASK
from indexer.shared.database import Connection
from schemas.documents.aliases import courses_index
from schemas.settings import ROOT
from schemas.vocabulary.kinds import GenerationState
from tests.faults.held_steps import Step, cut_off_who_waits, held, wait_until_somebody_waits
from tests.faults.machine import Machine
from tests.faults.search_client import visitor
from tests.integration.indexer.celery_worker import wait_until
from tests.integration.indexer.index_contents import live_generation, published_ids, value

LAST_BATCH = 4
"""The vocabulary, the places, a thousand courses, and the rest."""
GONE_ON_WITHIN_SECONDS = 90.0

BEFORE_ANY_BATCH = Step("UPDATE OF claimed_by", "rebuild_batch", "NEW.claimed_by IS NOT NULL")
BETWEEN_BATCHES = Step(
    "UPDATE OF claimed_by", "rebuild_batch", f"NEW.claimed_by IS NOT NULL AND NEW.number = {LAST_BATCH}"
)
BATCH_WRITTEN_NOT_RECORDED = Step("INSERT", "ledger_generation", "NEW.generation_id > 0")
BATCH_RECORDED_NOT_MARKED = Step(
    "UPDATE OF finished_at", "rebuild_batch", f"NEW.finished_at IS NOT NULL AND NEW.number = {LAST_BATCH}"
)
LOADED = Step("UPDATE OF documents_done", "index_generation", "NEW.state = 'building'")
GATES_PASSED = Step("UPDATE OF state", "index_generation", "NEW.state = 'live'")
SWAPPED = Step("UPDATE OF state", "index_generation", "NEW.state = 'live'", deferred=True)


def no_batch_is_finished(machine: Machine, connection: Connection, building: Generation) -> None:
    assert batches.count_batches(connection, building.id).finished == 0
    assert indices.exists(machine.client, building.id)


def all_but_the_last_are_finished(machine: Machine, connection: Connection, building: Generation) -> None:
    wait_until(lambda: batches.count_batches(connection, building.id).finished == LAST_BATCH - 1)
    assert value(connection, "SELECT claimed_by FROM rebuild_batch WHERE number = %s ORDER BY generation_id DESC "
                 "LIMIT 1", LAST_BATCH) is None  # fmt: skip
    assert 0 < stored(machine, building) < len(published_ids(connection))


def the_engine_has_more_than_the_ledger_knows(
    machine: Machine, connection: Connection, building: Generation
) -> None:
    """A batch half done: written, acknowledged, and recorded nowhere."""
    assert stored(machine, building) > known(connection, building) == 0
    assert all(each is None for number, each in finished(connection, building.id).items() if number > 2)


def the_ledger_knows_what_no_batch_says(
    machine: Machine, connection: Connection, building: Generation
) -> None:
    wait_until(lambda: stored(machine, building) == known(connection, building))
    assert known(connection, building) > batches.courses_written(connection, building.id)
    assert finished(connection, building.id)[LAST_BATCH] is None


def every_batch_is_finished(machine: Machine, connection: Connection, building: Generation) -> None:
    """And nothing is shown yet: the index does not refresh before the gates look at it."""
    assert batches.count_batches(connection, building.id).is_complete
    assert refresh_interval(machine, building) == "-1"


def it_is_searchable_and_not_searched(machine: Machine, connection: Connection, building: Generation) -> None:
    assert refresh_interval(machine, building) == "1s"
    assert indices.is_pointed_to(machine.client, live_generation(connection))


def it_is_searched_and_not_recorded(machine: Machine, connection: Connection, building: Generation) -> None:
    assert indices.is_pointed_to(machine.client, building.id)
    assert live_generation(connection) != building.id


Proof = Callable[[Machine, Connection, Generation], None]
STEPS: Mapping[str, tuple[Step, Proof]] = {
    "before any batch": (BEFORE_ANY_BATCH, no_batch_is_finished),
    "between batches": (BETWEEN_BATCHES, all_but_the_last_are_finished),
    "a batch half written": (BATCH_WRITTEN_NOT_RECORDED, the_engine_has_more_than_the_ledger_knows),
    "a batch not marked": (BATCH_RECORDED_NOT_MARKED, the_ledger_knows_what_no_batch_says),
    "after loading, before the gates": (LOADED, every_batch_is_finished),
    "after the gates, before the swap": (GATES_PASSED, it_is_searchable_and_not_searched),
    "after the swap": (SWAPPED, it_is_searched_and_not_recorded),
}


def stored(machine: Machine, generation: Generation) -> int:
    """Courses in the engine, shown or not."""
    machine.client.indices.refresh(index=courses_index(generation.id))
    return int(machine.client.count(index=courses_index(generation.id))["count"])


def known(connection: Connection, generation: Generation) -> int:
    """Courses of which the ledger says that the engine has them."""
    counted = "SELECT count(*) FROM ledger_generation WHERE generation_id = %s"
    return int(value(connection, counted, generation.id))


def refresh_interval(machine: Machine, generation: Generation) -> str:
    name = courses_index(generation.id)
    answer = machine.client.indices.get_settings(index=name)
    return str(answer[name]["settings"]["index"]["refresh_interval"])


def finished(connection: Connection, generation: int) -> dict[int, datetime | None]:
    return dict(
        connection.execute(
            "SELECT number, finished_at FROM rebuild_batch WHERE generation_id = %s ORDER BY number",
            (generation,),
        ).fetchall()
    )


def ask_for_a_rebuild(machine: Machine) -> None:
    celery_app(machine.urls.broker).send_task(TASK)


def build_it_here(machine: Machine) -> "subprocess.Popen[bytes]":
    """The command line's own process, beside the workers."""
    return subprocess.Popen(
        [sys.executable, "-c", "from stack.cli.main import main; raise SystemExit(main())",
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
    """A rebuild that was killed at the step: its record then."""
    step, proof = STEPS[at]
    with held(machine.urls.database, step):
        begin()
        wait_until_somebody_waits(connection)
        building = records.building(connection)
        assert building is not None
        proof(machine, connection, building)
        kill()
        cut_off_who_waits(connection)
    yield building


def assert_gone_on_with(
    machine: Machine, connection: Connection, interrupted: Generation, before: Mapping[int, datetime | None]
) -> None:
    """Without anybody's help: the same generation goes live, and no finished batch was touched."""
    wait_until(lambda: live_generation(connection) == interrupted.id, GONE_ON_WITHIN_SECONDS)
    wait_until(lambda: not locks.is_held(connection, locks.REBUILD))
    after = finished(connection, interrupted.id)
    assert all(after.values())
    assert {number: after[number] for number, moment in before.items() if moment} == {
        number: moment for number, moment in before.items() if moment
    }
    assert batches.courses_written(connection, interrupted.id) == len(published_ids(connection))
    assert indices.count_documents_written(machine.client, interrupted.id) == len(published_ids(connection))
    assert records.building(connection) is None
    assert [
        each for each in records.in_state(connection, GenerationState.FAILED) if each.id > interrupted.id
    ] == []
    machine.assert_no_drift()


@pytest.mark.parametrize("at", STEPS)
def test_a_worker_killed_in_the_middle_of_a_rebuild(
    machine: Machine, connection: Connection, at: str
) -> None:
    live = live_generation(connection)
    with visitor(machine) as seen:

        def begin() -> None:
            ask_for_a_rebuild(machine)

        with interrupted(machine, connection, at, begin, lambda: machine.kill(machine.worker)) as building:
            before = finished(connection, building.id)
            assert building.id > live == live_generation(connection)
            machine.start(machine.worker)
            assert_gone_on_with(machine, connection, building, before)
    assert seen.asked(503) == 0


@pytest.mark.parametrize("at", ["between batches", "after the gates, before the swap"])
def test_a_command_killed_in_the_middle_of_its_rebuild(
    machine: Machine, connection: Connection, at: str
) -> None:
    """The worker, which only helped, goes on with it."""
    commands: list[subprocess.Popen[bytes]] = []

    def begin() -> None:
        commands.append(build_it_here(machine))

    def kill() -> None:
        (command,) = commands
        command.kill()
        command.communicate(timeout=30)
        assert command.returncode == -signal.SIGKILL

    with visitor(machine) as seen, interrupted(machine, connection, at, begin, kill) as building:
        assert_gone_on_with(machine, connection, building, finished(connection, building.id))
    assert seen.asked(503) == 0
