"""`make game-day`: scripted faults on a separate machine (a complete stack), while a client searches all the time.

After each step, searches must be right again, all changes indexed, and the index must equal PostgreSQL. The last step
upgrades from an earlier commit, goes back and upgrades again. The table shows each step. The exit code is 0 if at
least one step ran, no step failed, no search was wrong, no document differs, and no log has a traceback.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console

from indexer.catalogue.reference.gazetteer import Gazetteer
from tests.faults.game_day.day import GameDay
from tests.faults.game_day.faults import FAULTS
from tests.faults.game_day.operations import OPERATIONS
from tests.faults.game_day.results import DayResult, StepResult
from tests.faults.game_day.run import Step, run_step
from tests.faults.machine import Machine
from tests.faults.tracebacks import find_tracebacks
from tests.faults.upgrade.run import RELEASE_BEFORE, upgrade_and_go_back

UPGRADE = "upgrade, go back, upgrade again"
STEPS = (*FAULTS, *OPERATIONS)
console = Console()


def main() -> int:
    parser = argparse.ArgumentParser(prog="make game-day", description=__doc__)
    parser.add_argument(
        "--only",
        nargs="*",
        default=[],
        metavar="TEXT",
        help="run the steps whose names contain one of these texts",
    )
    parser.add_argument("--seed", type=int, default=1, help="selects the random changes")
    parser.add_argument(
        "--before", default=RELEASE_BEFORE, help="the commit from which the last step upgrades"
    )
    parser.add_argument("--without-upgrade", action="store_true", help="leave out the last step")
    given = parser.parse_args()
    result = DayResult()
    chosen = [step for step in STEPS if _is_chosen(step.name, given.only)]
    try:
        if chosen:
            _run_machine(result, chosen, given.seed)
        if _is_chosen(UPGRADE, given.only) and not given.without_upgrade:
            _upgrade(result, given.before)
    finally:
        # After Ctrl-C, the table has the finished steps.
        console.print(result.build_table())
        for line in result.format_details():
            console.print(line, markup=False, highlight=False, soft_wrap=True)
    return int(not result.passed)


def _is_chosen(name: str, texts: Sequence[str]) -> bool:
    return not texts or any(text in name for text in texts)


def _run_machine(result: DayResult, steps: Sequence[Step], seed: int) -> None:
    gazetteer = Gazetteer(("AU",))
    with TemporaryDirectory(prefix="game-day-", ignore_cleanup_errors=True) as folder:
        machine = Machine(Path(folder))
        try:
            machine.fill(gazetteer)
            day = GameDay(machine, gazetteer, seed)
            with day.searches.run():
                for step in steps:
                    result.steps.append(run_step(day, step))
                    console.print(result.steps[-1].format_line(), highlight=False, soft_wrap=True)
        finally:
            machine.stop()
        result.tracebacks += find_tracebacks(machine.var.logs)


def _upgrade(result: DayResult, before: str) -> None:
    """Run all steps of `make upgrade-and-back` as one step. These steps verify the index themselves."""
    console.print(UPGRADE)
    with TemporaryDirectory(prefix="game-day-", ignore_cleanup_errors=True) as folder:
        upgrade = upgrade_and_go_back(Path(folder), before)
    failed = upgrade.failed
    result.steps.append(
        StepResult(
            UPGRADE,
            f"from {before}, two sites behind a proxy",
            right=upgrade.requests - len(failed),
            wrong=failed,
            drift=0 if upgrade.error is None else None,
            error=upgrade.error,
        )
    )
    result.tracebacks += upgrade.tracebacks


if __name__ == "__main__":
    sys.exit(main())
