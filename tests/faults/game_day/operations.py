"""Steps in which an operator makes a mistake or undoes something: imports, a cancelled rebuild, a restore."""

import json
from dataclasses import replace

from indexer.indexing import locks
from indexer.indexing.elasticsearch import indices
from indexer.indexing.generations import records
from stack.cli.exit_codes import ExitCode
from stack.processes.child import stop_all
from tests.faults.catalogue import STILL, register
from tests.faults.game_day.day import GameDay, finish
from tests.faults.game_day.run import Step
from tests.faults.held_steps import hold_step, wait_until_a_session_waits
from tests.faults.machine import STOP_SECONDS
from tests.faults.soak.changes import RandomChanges
from tests.faults.test_rebuild_interrupted import BETWEEN_BATCHES, request_rebuild
from tests.integration.indexer.celery_worker import wait_until
from tests.integration.indexer.index_contents import read_live_generation
from tests.unit.catalogue.importers.small_register import APRIL

CHANGES = 50


def _import_broken_file(day: GameDay) -> str:
    file = replace(register(), title=APRIL).write(day.machine.var.root / "broken.xlsx")
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
    before = day.read_content()
    result = day.run_finder("import", "cricos", str(file), "--keep-sample", code=ExitCode.FAILED)
    assert len(result.error.splitlines()) == 1, result.error
    assert day.read_content() == before
    return "half a file refused in one line, nothing stored"


def _import_shrunken_file(day: GameDay) -> str:
    whole = replace(register(), title=APRIL)
    shrunken = replace(
        whole,
        courses=tuple(each for each in whole.courses if each.provider_code == STILL),
        course_locations=tuple(each for each in whole.course_locations if each.provider_code == STILL),
    )
    file = shrunken.write(day.machine.var.root / "shrunken.xlsx")
    before = day.read_content()
    day.run_finder("import", "cricos", str(file), "--keep-sample", code=ExitCode.NEEDS_APPROVAL)
    assert day.read_content() == before
    return "a file without most courses needs approval, nothing stored"


def _cancel_rebuild(day: GameDay) -> str:
    machine = day.machine
    with machine.connect_to_database() as connection:
        live = read_live_generation(connection)
        with hold_step(machine.urls.database, BETWEEN_BATCHES):
            request_rebuild(machine)
            wait_until_a_session_waits(connection)
            building = records.find_building(connection)
            assert building is not None
            command = day.start_finder("index", "rebuild", "--cancel", "--json")
            day.change_courses("While a rebuild is cancelled")
        result = finish(command)
        assert result.code == 0, result
        assert json.loads(result.output)["generation"] == building.id
        day.end_fault()
        wait_until(lambda: not locks.is_held(connection, locks.REBUILD))
        wait_until(lambda: not indices.has_all_indices(machine.client, building.id))
        assert records.find_building(connection) is None
        assert read_live_generation(connection) == live
    return "cancelled between two batches, searches keep the live index"


def _restore_backup(day: GameDay) -> str:
    machine = day.machine
    machine.wait_until_outbox_is_empty()
    file = machine.var.root / "day.backup"
    day.run_finder("db", "backup", str(file))
    before = day.read_content()
    with machine.connect_to_database() as connection:
        changes = RandomChanges(connection, day.dice)
        for _ in range(CHANGES):
            changes.make()
    assert day.read_content() != before
    stop_all([*machine.beat.children, *machine.worker.children], STOP_SECONDS)
    day.run_finder("db", "restore", "--replace", str(file))
    day.end_fault()
    machine.start(machine.worker, machine.beat)
    assert day.read_content() == before
    return f"backup, {CHANGES} changes, restore with a new index"


OPERATIONS = (
    Step("import a broken file", _import_broken_file),
    Step("import a shrunken file", _import_shrunken_file),
    Step("cancel a rebuild", _cancel_rebuild),
    Step("back up and restore", _restore_backup),
)
