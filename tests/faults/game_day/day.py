"""The machine of a game day, the client that searches, and the commands that an operator runs."""

import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import NamedTuple

from indexer.catalogue.reference.gazetteer import Gazetteer
from schemas.settings import ROOT
from stack.processes.child import stop_all
from tests.faults.game_day.searches import Searches, StepCounts
from tests.faults.machine import STOP_SECONDS, Machine, is_alive
from tests.faults.search_client import build_search_checks
from tests.faults.test_worker_killed import list_changing_courses
from tests.integration.indexer.celery_worker import wait_until

COMMAND_SECONDS = 180.0
RECOVERY_SECONDS = 180.0
CHANGED_COURSES = 10
FINDER = "import sys; from stack.cli.main import main; sys.exit(main())"
_CONTENT = (
    "SELECT (SELECT md5(string_agg(course::text, '|' ORDER BY id)) FROM course)"
    " || (SELECT md5(string_agg(institute::text, '|' ORDER BY id)) FROM institute)"
    " || (SELECT md5(string_agg(course_fee::text, '|' ORDER BY course_fee::text)) FROM course_fee)"
)


class CommandResult(NamedTuple):
    code: int
    output: str
    error: str


class GameDay:
    """seed: selects the random changes."""

    def __init__(self, machine: Machine, gazetteer: Gazetteer, seed: int) -> None:
        self.machine = machine
        self.gazetteer = gazetteer
        self.dice = random.Random(seed)
        self.recovery_seconds: float | None = None
        self._fault_ended: float | None = None
        with machine.connect_to_database() as connection:
            self.searches = Searches(machine.address, build_search_checks(connection))
            self.courses = list_changing_courses(connection)

    def begin_step(self) -> StepCounts:
        """Count searches in a new object, and clear the recovery time of the previous step."""
        self.recovery_seconds = self._fault_ended = None
        return self.searches.begin()

    def end_fault(self) -> None:
        """Start to measure the recovery."""
        self._fault_ended = time.monotonic()

    def wait_for_recovery(self) -> None:
        """Wait until several searches are right and no change waits. Assert that all services and programs run.

        The worker is started again if it has ended, as a supervisor does. Celery may end when it loses the broker.
        """
        ended = self._fault_ended or time.monotonic()
        counts, right = self.searches.counts, self.searches.counts.right
        wait_until(lambda: counts.right > right + 3, RECOVERY_SECONDS)
        if not is_alive(self.machine.worker):
            self.machine.start(self.machine.worker)
        self.machine.wait_until_outbox_is_empty(RECOVERY_SECONDS)
        assert all(is_alive(part) for part in self.machine.parts)
        self.recovery_seconds = time.monotonic() - ended

    def change_courses(self, name: str) -> None:
        """Rename some courses. After the step, the index must have the new names."""
        with self.machine.connect_to_database() as connection:
            connection.execute(
                "UPDATE course SET name = %s WHERE id = ANY(%s)", (name, self.courses[:CHANGED_COURSES])
            )

    def read_content(self) -> str:
        """Return a hash of all institutes, courses and fees."""
        with self.machine.connect_to_database() as connection:
            row = connection.execute(_CONTENT.encode()).fetchone()
        assert row is not None
        return str(row[0])

    def start_finder(self, *arguments: str) -> "subprocess.Popen[str]":
        """Start a command of `finder` on the services of the machine."""
        urls, var = self.machine.urls, self.machine.var
        return subprocess.Popen(
            [sys.executable, "-c", FINDER, *arguments],
            cwd=ROOT,
            env={**os.environ, **urls.as_environment(), "FINDER_VAR": str(var.root)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run_finder(self, *arguments: str, code: int = 0) -> CommandResult:
        """Run a command of `finder`. Assert its exit code, and that stderr has no traceback."""
        result = finish(self.start_finder(*arguments))
        assert result.code == code, f"finder {' '.join(arguments)}: {result}"
        assert "Traceback" not in result.error, result.error
        return result

    @contextmanager
    def restart_programs_with(self, environment: Mapping[str, str]) -> Iterator[None]:
        """During the block, the programs run with additional environment variables. Afterwards they restart."""
        machine = self.machine
        usual = machine.worker, machine.beat, machine.site
        with self.searches.without_site():
            stop_all([child for program in usual for child in program.children], STOP_SECONDS)
            machine.worker, machine.beat, machine.site = (
                replace(program, environment={**program.environment, **environment}, children=[])
                for program in usual
            )
            machine.start(machine.worker, machine.beat, machine.site)
        try:
            yield
        finally:
            with self.searches.without_site():
                changed = (machine.worker, machine.beat, machine.site)
                stop_all([child for program in changed for child in program.children], STOP_SECONDS)
                machine.worker, machine.beat, machine.site = usual
                machine.start(*usual)


def finish(command: "subprocess.Popen[str]") -> CommandResult:
    output, error = command.communicate(timeout=COMMAND_SECONDS)
    return CommandResult(command.returncode, output, error)
