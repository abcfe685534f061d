"""The clock of worker and beat is set back by one hour while the worker indexes courses, and corrected later.

Changes must still be indexed within seconds: no program may wait until its clock shows the old time again. Changes
wait in the table `outbox` until a worker process claims these rows and writes them to the index.
The module `set_clock/sitecustomize.py` shifts the clock of the two programs.
"""

import re
import struct
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import psutil
import pytest

from indexer.shared.database import Connection
from stack.processes.child import stop_all
from tests.faults.kill_windows import count_rows_in_state, find_process_at_port, kill_process
from tests.faults.machine import Machine, get_pid, list_pids
from tests.faults.search_client import run_visitor
from tests.faults.test_elasticsearch_killed import change_a_name
from tests.faults.test_worker_killed import list_changing_courses, pause_after_first_slice
from tests.integration.indexer.celery_worker import wait_until
from tests.integration.indexer.index_contents import read_value

HOUR = 3_600.0
SOON_SECONDS = 20.0
CLOCK = Path(__file__).with_name("set_clock")


class Clock:
    """The clock of programs that run with `environment`. `set` takes the difference from the true time in seconds."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.seconds = 0.0
        file.write_bytes(struct.pack("d", 0.0))

    def set(self, seconds: float) -> None:
        self.seconds = seconds
        with self.file.open("r+b") as output:
            output.write(struct.pack("d", seconds))

    @property
    def environment(self) -> dict[str, str]:
        return {"PYTHONPATH": str(CLOCK), "CLOCK_OFFSET_FILE": str(self.file)}


@pytest.fixture
def clock(machine: Machine, tmp_path: Path) -> Iterator[Clock]:
    """Restart worker and beat with a clock that the test can shift."""
    clock = Clock(tmp_path / "clock")
    usual = machine.worker, machine.beat
    stop_all([child for program in usual for child in program.children])
    machine.worker, machine.beat = (
        replace(program, environment={**program.environment, **clock.environment}, children=[])
        for program in usual
    )
    try:
        machine.start(machine.worker, machine.beat)
        yield clock
    finally:
        stop_all([child for program in (machine.worker, machine.beat) for child in program.children])
        machine.worker, machine.beat = usual


def last_time_written(machine: Machine) -> datetime:
    """Return the last time in the worker's log since its start, as local time without a time zone."""
    stamps = re.findall(
        r"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", machine.log_since_start(machine.worker), re.MULTILINE
    )
    return datetime.fromisoformat(stamps[-1])


def assert_clock_reads(machine: Machine, clock: Clock, off_by: float) -> None:
    """Assert that both programs use the clock file, and that the worker logs the shifted time."""
    for program in (machine.worker, machine.beat):
        assert str(clock.file) in {each.path for each in psutil.Process(get_pid(program)).memory_maps()}
    seconds = (last_time_written(machine) - datetime.now()).total_seconds()
    assert abs(seconds - off_by) < timedelta(minutes=10).total_seconds()


def test_changes_are_indexed_soon_after_the_clock_is_set_back_and_right(
    machine: Machine, connection: Connection, clock: Clock
) -> None:
    programs = list_pids(machine.worker, machine.beat)
    courses = list_changing_courses(connection)
    with run_visitor(machine) as visitor:
        for off_by in (-HOUR, 0.0):
            with pause_after_first_slice(machine, connection, courses):
                clock.set(off_by)
            wait_until(lambda: count_rows_in_state(connection, "done") > 0, SOON_SECONDS)
            machine.assert_no_drift()
            for number in range(3):
                change_a_name(connection, courses[:1], f"After {off_by:.0f} {number}")
                wait_until(lambda: count_rows_in_state(connection, "pending") == 0, SOON_SECONDS)
            machine.assert_no_drift()
            assert_clock_reads(machine, clock, off_by)
    assert list_pids(machine.worker, machine.beat) == programs
    assert visitor.count_responses(503) == 0


def test_a_worker_killed_with_a_clock_one_hour_behind(
    machine: Machine, connection: Connection, clock: Clock
) -> None:
    """As soon as the lock of the killed worker is free, another process may take its claimed rows.

    The clock of the killed worker has no effect on this.
    """
    courses = list_changing_courses(connection)
    clock.set(-HOUR)
    with pause_after_first_slice(machine, connection, courses) as port:
        kill_process(find_process_at_port(port, machine.worker_children()))
    machine.assert_no_drift()
    assert_clock_reads(machine, clock, -HOUR)
    assert read_value(connection, "SELECT max(attempts) FROM outbox") == 0
