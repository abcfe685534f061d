"""Terminal output. On a terminal, a running step shows a progress bar. A successful step prints its duration."""

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
    """A callback for progress.

    done: the number of finished items. total: the number of all items. part: the part of the step that is running.
    """

    def __call__(self, done: int, total: int, part: str = "") -> None: ...


console = Console(highlight=False)


@contextmanager
def show_step(title: str) -> Iterator[ReportProgress]:
    """Show a progress bar during the block, if stdout is a terminal. After a successful block, print its duration."""
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
