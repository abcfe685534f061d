"""The whole suite: runs of pytest, some beside each other, each with services of its own.

What waits (for browsers, for killed processes, for the engine) goes beside what computes; on two processors that takes
half of the time of one after the other. The longest begin first, so that short ones fill the end. What a run says is
shown when all have ended, a failing one last: its summary closes the output.
"""

import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO

RUNS: Mapping[str, Sequence[str]] = {
    "faults": ("tests/faults",),
    "browsers": ("tests/e2e",),
    "importers and search": ("tests/integration/importers", "tests/integration/search"),
    "calls": ("tests/fuzz", "tests/contract", "tests/relevance", "tests/known_faults"),
    "stack and units": ("tests/stack", "tests/unit"),
}
"""What each run tests, the longest first; then comes everything else."""
AT_ONCE = 3
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
    runs: list[Run] = []
    with tempfile.TemporaryDirectory() as folder:
        try:
            _run_all(Path(folder), runs)
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


def _run_all(folder: Path, runs: list[Run]) -> None:
    """Each run begins as soon as one before it has ended, and is added to `runs` then."""
    waiting = deque(_tests_by_run().items())
    started = told = time.monotonic()
    while waiting or _at_work(runs):
        while waiting and len(_at_work(runs)) < AT_ONCE:
            name, tests = waiting.popleft()
            runs.append(_start(name, tests, folder / str(len(runs))))
        time.sleep(0.5)
        if time.monotonic() - told >= TOLD_EVERY_SECONDS:
            told = time.monotonic()
            names = ", ".join(run.name for run in _at_work(runs))
            print(f"{told - started:4.0f} s: {names} under way, {len(waiting)} to come", flush=True)


def _at_work(runs: Iterable[Run]) -> Sequence[Run]:
    return [run for run in runs if run.process.poll() is None]


if __name__ == "__main__":
    raise SystemExit(main())
