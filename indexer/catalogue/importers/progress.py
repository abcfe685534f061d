"""The callback that an import calls to report its progress."""

from typing import Protocol


class Progress(Protocol):
    def __call__(self, step: str, done: int, total: int, /) -> None:
        """Report the current step, the finished work and the total work of the step."""


def no_progress(step: str, done: int, total: int) -> None:
    """Ignore the progress."""
