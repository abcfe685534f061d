"""What the person in front of the terminal sees: one line per step, a bar where a step is long."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TextColumn,
    TimeElapsedColumn,
)


class ReportProgress(Protocol):
    """Called as work goes on: how many are done, of how many, and what part of the step it is."""

    def __call__(self, done: int, total: int, part: str = "") -> None: ...


console = Console(highlight=False)


@contextmanager
def step(title: str) -> Iterator[ReportProgress]:
    """Show a step while it lasts and how long it took."""
    started = time.monotonic()
    with Progress(
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
        disable=not sys.stdout.isatty(),
    ) as progress:
        task = progress.add_task(title, total=None)

        def report(done: int, total: int, part: str = "") -> None:
            description = f"{title}: {part}" if part else title
            progress.update(task, description=description, completed=done, total=total)

        yield report
    console.print(f"✓ {title} ({time.monotonic() - started:.1f} s)")
