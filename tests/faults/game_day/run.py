"""Runs one step, and measures what clients saw and how long the recovery took."""

import traceback
from collections.abc import Callable
from typing import NamedTuple

from indexer.indexing.verification.verification import verify
from tests.faults.game_day.day import GameDay
from tests.faults.game_day.results import StepResult


class Step(NamedTuple):
    """act: causes a fault, ends it, and returns one line that describes what happened.

    `act` can call `day.end_fault`, to measure the recovery from then on. Otherwise the recovery begins after `act`.
    """

    name: str
    act: Callable[[GameDay], str]


def run_step(day: GameDay, step: Step) -> StepResult:
    """Run a step, wait for the recovery, and compare the index with PostgreSQL.

    If the step fails, the result has the traceback, and the dead parts of the machine are started again, so that the
    next step can run.
    """
    counts = day.begin_step()
    result = StepResult(step.name)
    try:
        result.happened = step.act(day)
        if day.recovery_seconds is None:
            day.wait_for_recovery()
        result.recovery_seconds = day.recovery_seconds
        found = verify(day.machine.urls.database, day.machine.client, 100)
        result.drift = found.drift + found.waiting
        day.machine.assert_no_drift()
    except Exception:
        result.error = traceback.format_exc()
        with day.searches.without_site():
            day.machine.start_dead()
    result.right, result.refused, result.wrong = counts.right, counts.refused, counts.wrong
    return result
