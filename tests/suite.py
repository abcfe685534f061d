"""The whole suite: three runs of pytest beside each other, each with services of its own.

What waits (for browsers, for killed processes, for the engine) goes beside what computes; on two processors that takes
half of the time of one after the other. What a run says is shown when it has ended, a failing one last: its summary
closes the output.
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
    "browsers, units, indexer and importers": (
        "tests/e2e",
        "tests/stack",
        "tests/unit",
        "tests/integration/indexer",
        "tests/integration/catalogue/importers",
    ),
    "faults and contract": (
        "tests/faults",
        "tests/relevance",
        "tests/fuzz",
        "tests/contract",
        "tests/known_faults",
    ),
}
"""What each run tests; they are about as long as each other, and as the run of everything else."""
EVERYTHING_ELSE = "everything else"
PYTEST = (sys.executable, "-m", "pytest")
TOLD_EVERY_SECONDS = 60.0


@dataclass(frozen=True)
class Run:
    name: str
    process: "subprocess.Popen[bytes]"
    output: IO[bytes]

    def said(self) -> str:
        self.output.seek(0)
        return self.output.read().decode(errors="replace")


def main() -> int:
    """0 when every test of all runs has passed."""
    with tempfile.TemporaryDirectory() as folder:
        runs = [
            _start(name, tests, Path(folder) / str(number))
            for number, (name, tests) in enumerate(_tests_by_run().items())
        ]
        try:
            _wait(runs)
        except KeyboardInterrupt:
            # All were interrupted by the same key and end what they started.
            for run in runs:
                run.process.wait()
        for run in sorted(runs, key=lambda run: run.process.returncode != 0):
            print(f"\n—— {run.name}: exit code {run.process.returncode}\n{run.said()}", flush=True)
    return int(any(run.process.returncode != 0 for run in runs))


def _tests_by_run() -> Mapping[str, Sequence[str]]:
    """pytest's arguments; every test is in exactly one run."""
    elsewhere = [f"--ignore={each}" for tests in RUNS.values() for each in tests]
    return {**RUNS, EVERYTHING_ELSE: ["tests", *elsewhere]}


def _start(name: str, arguments: Sequence[str], output: Path) -> Run:
    # Each keeps notes of its own of what failed last.
    own = ("-o", f"cache_dir=.pytest_cache/{output.name}", "--durations=12")
    written = output.open("w+b")
    return Run(
        name,
        subprocess.Popen([*PYTEST, *own, *arguments], stdout=written, stderr=subprocess.STDOUT),
        written,
    )


def _wait(runs: Sequence[Run]) -> None:
    started = told = time.monotonic()
    while any(run.process.poll() is None for run in runs):
        time.sleep(0.5)
        if time.monotonic() - told >= TOLD_EVERY_SECONDS:
            told = time.monotonic()
            at_work = " and ".join(run.name for run in runs if run.process.poll() is None)
            print(f"{told - started:4.0f} s: {at_work} under way", flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
