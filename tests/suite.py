"""Runs all tests in four processes of pytest, and the checks of the code, at the same time.

Each run of pytest has its own services. It mixes tests that mostly wait (for browsers, killed processes,
Elasticsearch) with tests that use the processor. On two processors, this takes half the time of a single run. The
output is printed when all runs have ended. Failed runs are printed last, so that their errors are at the end of the
output.
"""

import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO

RUNS: Mapping[str, Sequence[str]] = {
    "browsers and units": ("tests/e2e", "tests/unit"),
    "faults and relevance": ("tests/faults", "tests/relevance", "tests/fuzz"),
    "accounts and catalogue": (
        "tests/integration/account",
        "tests/integration/alerts",
        "tests/integration/api",
        "tests/integration/catalogue",
    ),
}
"""The test folders of three runs. A fourth run has all other folders. The four runs take about the same time."""
EVERYTHING_ELSE = "everything else"
PYTEST = (sys.executable, "-m", "pytest")
CHECKS = "lint, types and web"
CHECK_COMMAND = ("make", "--no-print-directory", "lint", "typecheck", "web-check")
REPORT_INTERVAL_SECONDS = 60.0


@dataclass(frozen=True)
class Run:
    name: str
    process: "subprocess.Popen[bytes]"
    output: IO[bytes]

    def read_output(self) -> str:
        self.output.seek(0)
        return self.output.read().decode(errors="replace")


def main() -> int:
    """Return the exit code: 0 if all tests passed, otherwise 1."""
    with tempfile.TemporaryDirectory() as folder:
        commands = {CHECKS: CHECK_COMMAND, **_commands_by_run()}
        runs = [_start(name, command, Path(folder) / name) for name, command in commands.items()]
        try:
            _wait(runs)
        except KeyboardInterrupt:
            # Ctrl-C also interrupts the runs. Wait until they have stopped their services.
            for run in runs:
                run.process.wait()
        for run in sorted(runs, key=lambda run: run.process.returncode != 0):
            print(f"\n—— {run.name}: exit code {run.process.returncode}\n{run.read_output()}", flush=True)
    return int(any(run.process.returncode != 0 for run in runs))


def _commands_by_run() -> Mapping[str, Sequence[str]]:
    """Return the command of each run of pytest. Every test belongs to exactly one run."""
    elsewhere = [f"--ignore={each}" for tests in RUNS.values() for each in tests]
    tests_by_run = {**RUNS, EVERYTHING_ELSE: ["tests", *elsewhere]}
    # Each run has its own cache folder, because pytest stores the failed tests there.
    return {
        name: (*PYTEST, "-o", f"cache_dir=.pytest_cache/{name}", "--durations=12", *tests)
        for name, tests in tests_by_run.items()
    }


def _start(name: str, command: Sequence[str], output: Path) -> Run:
    written = output.open("w+b")
    return Run(name, subprocess.Popen(command, stdout=written, stderr=subprocess.STDOUT), written)


def _wait(runs: Sequence[Run]) -> None:
    """Wait until all runs have ended. Print a line each minute, and when a run ends."""
    started = reported = time.monotonic()
    running = list(runs)
    while running:
        time.sleep(0.5)
        now = time.monotonic()
        for run in [each for each in running if each.process.poll() is not None]:
            running.remove(run)
            print(f"{now - started:4.0f} s: {run.name}: exit code {run.process.returncode}", flush=True)
        if running and now - reported >= REPORT_INTERVAL_SECONDS:
            reported = now
            print(f"{now - started:4.0f} s: running: {'; '.join(run.name for run in running)}", flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
