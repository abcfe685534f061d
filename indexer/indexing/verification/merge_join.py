"""Joins two sorted streams by key."""

from collections.abc import Iterator
from typing import Protocol, TypeVar


class Keyed(Protocol):
    @property
    def key(self) -> int: ...


Left = TypeVar("Left", bound=Keyed)
Right = TypeVar("Right", bound=Keyed)


def merge_join(left: Iterator[Left], right: Iterator[Right]) -> Iterator[tuple[Left | None, Right | None]]:
    """Yield pairs with equal keys. If a key occurs in one stream only, the other element is None.

    The keys of both streams must ascend.
    """
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
