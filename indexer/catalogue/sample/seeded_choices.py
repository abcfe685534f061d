"""Choices that look random and are the same on every machine: each follows from the words that name it."""

from collections.abc import Sequence
from hashlib import blake2b
from math import log
from typing import TypeVar

T = TypeVar("T")

_STEPS = 1 << 53


def draw_fraction(*words: str) -> float:
    """A number from 0 (included) to 1 (excluded) that only the words decide."""
    digest = blake2b("\x1f".join(words).encode(), digest_size=8).digest()
    return (int.from_bytes(digest, "big") >> 11) / _STEPS


def choose_option(options: Sequence[T], *words: str) -> T:
    """One of the options; ValueError when there is none."""
    if not options:
        raise ValueError(f"options: none to pick from for {' / '.join(words)}")
    return options[int(draw_fraction(*words) * len(options))]


def draw_rank(weight: float, *words: str) -> float:
    """A place in a drawing without replacement, smaller comes first: twice the weight comes first twice as often."""
    return -log(1.0 - draw_fraction(*words)) / weight
