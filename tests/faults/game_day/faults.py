"""Steps that kill, freeze or disconnect a part of the machine, fill its disk, or shift its clock."""

import time
from collections.abc import Callable

import psutil

from tests.faults.full_disk import BLOCKED, fill_disk
from tests.faults.game_day.day import GameDay
from tests.faults.game_day.network import Network
from tests.faults.game_day.run import Step
from tests.faults.kill_windows import suspend
from tests.faults.machine import get_pid
from tests.faults.soak.changes import RandomChanges
from tests.faults.soak.kills import KILLS_IN_3000, Killer
from tests.faults.test_clock_set_back import HOUR, Clock, assert_clock_reads
from tests.integration.indexer.celery_worker import wait_until

FAULT_SECONDS = 15.0
KILL_SECONDS = 120.0
PAUSE_SECONDS = 0.01
CHANGES = 100
SHIFTS_HOURS = (-1, 24, 0)


def _kill_during_work(part: str) -> Callable[[GameDay], str]:
    def act(day: GameDay) -> str:
        machine = day.machine
        with machine.connect_to_database() as connection, machine.connect_to_database() as reading:
            changes, killer = RandomChanges(connection, day.dice), Killer(machine, reading)
            deadline, made = time.monotonic() + KILL_SECONDS, 0
            while not killer.try_kill(part):
                assert time.monotonic() < deadline, "no worker process has claimed rows"
                changes.make()
                made += 1
                time.sleep(PAUSE_SECONDS)
            day.end_fault()
        return f"SIGKILL during work, after {made} changes"

    return act


def _kill_postgresql(day: GameDay) -> str:
    day.change_courses("Before PostgreSQL is killed")
    day.machine.kill(day.machine.postgres)
    time.sleep(FAULT_SECONDS)
    day.end_fault()
    day.machine.start(day.machine.postgres)
    return f"SIGKILL, started again after {FAULT_SECONDS:.0f} s"


def _kill_everything(day: GameDay) -> str:
    machine = day.machine
    with machine.connect_to_database() as connection:
        changes = RandomChanges(connection, day.dice)
        for _ in range(CHANGES):
            changes.make()
    with day.searches.without_site():
        for part in reversed(machine.parts):
            machine.kill(part)
        day.end_fault()
        machine.start_dead()
    return f"SIGKILL of all services and programs after {CHANGES} changes"


def _freeze_elasticsearch(day: GameDay) -> str:
    with suspend([psutil.Process(get_pid(day.machine.elasticsearch))]):
        day.change_courses("While Elasticsearch is frozen")
        time.sleep(FAULT_SECONDS)
    day.end_fault()
    return f"SIGSTOP for {FAULT_SECONDS:.0f} s"


def _fill_disk(day: GameDay) -> str:
    with fill_disk(day.machine.client):
        day.change_courses("While the disk is full")
        wait_until(lambda: BLOCKED in day.machine.log_since_start(day.machine.worker))
        time.sleep(FAULT_SECONDS)
    day.end_fault()
    return "index blocked at the flood stage, block removed later"


def _cut_network(*services: str) -> Callable[[GameDay], str]:
    def act(day: GameDay) -> str:
        network = Network(day.machine.urls)
        with network.run(), day.restart_programs_with(network.urls.as_environment()):
            day.change_courses(f"Before the network to {services[0]} is cut")
            with network.cut(*services):
                day.change_courses(f"While the network to {services[0]} is cut")
                time.sleep(FAULT_SECONDS)
            day.end_fault()
            day.wait_for_recovery()
        return f"no byte passes for {FAULT_SECONDS:.0f} s"

    return act


def _shift_clock(day: GameDay) -> str:
    clock = Clock(day.machine.var.root / "clock")
    with day.restart_programs_with(clock.environment):
        for hours in SHIFTS_HOURS:
            clock.set(hours * HOUR)
            day.change_courses(f"With a clock that is off by {hours} hours")
            day.machine.assert_no_drift()
            assert_clock_reads(day.machine, clock, hours * HOUR)
        day.end_fault()
        day.wait_for_recovery()
    return "an hour back, a day forward, right again"


FAULTS = (
    *(Step(f"kill {part}", _kill_during_work(part)) for part in KILLS_IN_3000),
    Step("kill PostgreSQL", _kill_postgresql),
    Step("kill everything", _kill_everything),
    Step("freeze Elasticsearch", _freeze_elasticsearch),
    Step("fill the disk of Elasticsearch", _fill_disk),
    Step("cut the network to Elasticsearch", _cut_network("Elasticsearch")),
    Step("cut the network to PostgreSQL and the broker", _cut_network("PostgreSQL", "the broker")),
    Step("shift the clock of the programs", _shift_clock),
)
