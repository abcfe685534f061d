"""Runs all tests except CHECKED_BY_LINT in three concurrent pytest processes ("runs"). Each has its own services.

Each run mixes tests that mostly wait (for browsers, killed processes, Elasticsearch) with tests that use the
processor. On two processors, three runs take half the time of a single run. The output is printed when all runs have
ended. Failed runs are printed last, so that their errors are at the end of the output.
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
    "browsers, units and indexer": (
        "tests/e2e",
        "tests/stack",
        "tests/unit",
        "tests/integration/indexer",
    ),
    "faults and contract": (
        "tests/faults",
        "tests/relevance",
        "tests/fuzz",
        "tests/contract",
        "tests/known_faults",
    ),
}
"""The test folders of two runs.

A third run has all other folders except CHECKED_BY_LINT. The three runs take about the same time.
"""
EVERYTHING_ELSE = "everything else"
CHECKED_BY_LINT = ("tests/architecture",)
"""`make test` has run these folders before, with `make lint`."""
PYTEST = (sys.executable, "-m", "pytest")
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
        runs = [
            _start(name, tests, Path(folder) / str(number))
            for number, (name, tests) in enumerate(_tests_by_run().items())
        ]
        try:
            _wait(runs)
        except KeyboardInterrupt:
            # Ctrl-C also interrupts the runs. Wait until they have stopped their services.
            for run in runs:
                run.process.wait()
        for run in sorted(runs, key=lambda run: run.process.returncode != 0):
            print(f"\n—— {run.name}: exit code {run.process.returncode}\n{run.read_output()}", flush=True)
    return int(any(run.process.returncode != 0 for run in runs))


def _tests_by_run() -> Mapping[str, Sequence[str]]:
    """Return the arguments of pytest for each run. Every test outside of CHECKED_BY_LINT is in exactly one run."""
    elsewhere = [f"--ignore={each}" for tests in (*RUNS.values(), CHECKED_BY_LINT) for each in tests]
    return {**RUNS, EVERYTHING_ELSE: ["tests", *elsewhere]}


def _start(name: str, arguments: Sequence[str], output: Path) -> Run:
    # A separate cache folder, because pytest stores the failed tests there.
    own = ("-o", f"cache_dir=.pytest_cache/{output.name}", "--durations=12")
    written = output.open("w+b")
    return Run(
        name,
        subprocess.Popen([*PYTEST, *own, *arguments], stdout=written, stderr=subprocess.STDOUT),
        written,
    )


def _wait(runs: Sequence[Run]) -> None:
    started = reported = time.monotonic()
    while any(run.process.poll() is None for run in runs):
        time.sleep(0.5)
        if time.monotonic() - reported >= REPORT_INTERVAL_SECONDS:
            reported = time.monotonic()
            running = " and ".join(run.name for run in runs if run.process.poll() is None)
            print(f"{reported - started:4.0f} s: {running} running", flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
