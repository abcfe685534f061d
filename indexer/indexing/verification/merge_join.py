"""Joins two sorted streams by key."""

from collections.abc import Iterator
from typing import Protocol, TypeVar


class Keyed(Protocol):
    @property
    def key(self) -> int: ...


Left = TypeVar("Left", bound=Keyed)
Right = TypeVar("Right", bound=Keyed)


def merge_join(left: Iterator[Left], right: Iterator[Right]) -> Iterator[tuple[Left | None, Right | None]]:
    """Yield pairs with equal keys, with None for a missing side. Both streams must ascend by key."""
    one, other = next(left, None), next(right, None)
    while one is not None or other is not None:
        if other is None or (one is not None and one.key < other.key):
            yield one, None
            one = next(left, None)
        elif one is None or other.key < one.key:
            yield None, other
            other = next(right, None)
        else:
            yield one, other
            one, other = next(left, None), next(right, None)
