"""How an import says where it is; whoever shows it decides how."""

from typing import Protocol


class Progress(Protocol):
    def __call__(self, step: str, done: int, total: int, /) -> None:
        """The step under way and how much of it is done."""


def no_progress(step: str, done: int, total: int) -> None:
    """Say nothing."""
