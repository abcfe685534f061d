"""The whole suite: three parallel runs of pytest, each with its own services.

Each run mixes tests that wait (for browsers, killed processes, Elasticsearch) with tests that use the processor. On two
processors, the suite takes half the time of a single run. The output of each run is printed when all runs have ended.
Failed runs come last, so that the output ends with the failures.
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
"""The folders of each run. All runs, including "everything else", take about equally long."""
EVERYTHING_ELSE = "everything else"
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
    """Exit code 0 when all tests of all runs passed."""
    with tempfile.TemporaryDirectory() as folder:
        runs = [
            _start(name, tests, Path(folder) / str(number))
            for number, (name, tests) in enumerate(_tests_by_run().items())
        ]
        try:
            _wait(runs)
        except KeyboardInterrupt:
            # Ctrl-C also interrupts the runs, which then stop the services.
            for run in runs:
                run.process.wait()
        for run in sorted(runs, key=lambda run: run.process.returncode != 0):
            print(f"\n—— {run.name}: exit code {run.process.returncode}\n{run.read_output()}", flush=True)
    return int(any(run.process.returncode != 0 for run in runs))


def _tests_by_run() -> Mapping[str, Sequence[str]]:
    """The arguments of pytest for each run. Every test belongs to exactly one run."""
    elsewhere = [f"--ignore={each}" for tests in RUNS.values() for each in tests]
    return {**RUNS, EVERYTHING_ELSE: ["tests", *elsewhere]}


def _start(name: str, arguments: Sequence[str], output: Path) -> Run:
    # Each run has its own cache of failed tests.
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
