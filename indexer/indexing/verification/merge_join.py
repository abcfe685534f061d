"""Two ascending streams walked together."""

from collections.abc import Iterator
from typing import Protocol, TypeVar


class Keyed(Protocol):
    @property
    def key(self) -> int: ...


Left = TypeVar("Left", bound=Keyed)
Right = TypeVar("Right", bound=Keyed)


def merge_join(left: Iterator[Left], right: Iterator[Right]) -> Iterator[tuple[Left | None, Right | None]]:
    """Pairs of equal keys; None where one side lacks the key. Both streams ascend by key."""
    mine, theirs = next(left, None), next(right, None)
    while mine is not None or theirs is not None:
        if theirs is None or (mine is not None and mine.key < theirs.key):
            yield mine, None
            mine = next(left, None)
        elif mine is None or theirs.key < mine.key:
            yield None, theirs
            theirs = next(right, None)
        else:
            yield mine, theirs
            mine, theirs = next(left, None), next(right, None)
