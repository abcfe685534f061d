"""The callback through which an import reports its progress."""

from typing import Protocol


class Progress(Protocol):
    def __call__(self, step: str, done: int, total: int, /) -> None:
        """Report the current step and how much of the total is done."""


def no_progress(step: str, done: int, total: int) -> None:
    """Ignore the progress."""
