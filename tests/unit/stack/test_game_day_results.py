"""The table of a game day, and the search for tracebacks in logs."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tests.faults.game_day.results import DayResult, StepResult
from tests.faults.tracebacks import find_tracebacks

RIGHT = StepResult("kill the broker", "SIGKILL", right=1_200, refused=3, recovery_seconds=2.5, drift=0)
CHAINED = """2026-11-25 10:00:00 ERROR a line before
Traceback (most recent call last):
  File "a.py", line 1, in f
    g()
KeyError: 'x'

During handling of the above exception, another exception occurred:

Traceback (most recent call last):
  File "a.py", line 3, in f
    raise ValueError("first line\\nsecond") from None
ValueError: first line
2026-11-25 10:00:01 INFO the next line
"""


def test_the_table_shows_each_step() -> None:
    output = StringIO()
    table = DayResult([RIGHT, StepResult("fill the disk", error="boom")]).build_table()
    Console(width=140, file=output).print(table)
    text = output.getvalue()
    assert all(
        each in text for each in ("kill the broker", "1,200", "2.5 s", "fill the disk", "failed", "unknown")
    )


@pytest.mark.parametrize(
    "changed",
    [
        DayResult(),
        DayResult([RIGHT, StepResult("a", drift=1)]),
        DayResult([RIGHT, StepResult("a", drift=None)]),
        DayResult([RIGHT, StepResult("a", drift=0, wrong=["200 with 3 results"])]),
        DayResult([RIGHT, StepResult("a", drift=0, error="Traceback")]),
        DayResult([RIGHT], tracebacks=["site.log, 1 times:\n…"]),
    ],
)
def test_a_day_passes_only_without_any_error(changed: DayResult) -> None:
    assert DayResult([RIGHT]).passed
    assert not changed.passed


def test_equal_tracebacks_are_found_once_with_their_log(tmp_path: Path) -> None:
    (tmp_path / "site.log").write_text(CHAINED * 2)
    (tmp_path / "worker.log.1").write_text("no error\n")
    (found,) = find_tracebacks(tmp_path)
    assert found.startswith("site.log, 2 times:\n2026-11-25 10:00:00 ERROR a line before\nTraceback")
    assert found.endswith("ValueError: first line")
    assert "KeyError" in found
