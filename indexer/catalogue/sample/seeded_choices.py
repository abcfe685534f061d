"""Pseudo-random choices. A choice depends only on the arguments, so it is the same on every machine."""

from collections.abc import Sequence
from hashlib import blake2b
from math import log
from typing import TypeVar

T = TypeVar("T")

_STEPS = 1 << 53


def draw_fraction(*words: str) -> float:
    """Return a number that is at least 0 and less than 1. The number is computed from a hash of the words."""
    digest = blake2b("\x1f".join(words).encode(), digest_size=8).digest()
    return (int.from_bytes(digest, "big") >> 11) / _STEPS


def choose_option(options: Sequence[T], *words: str) -> T:
    """Choose one option by a hash of the words. Raises ValueError if there are no options."""
    if not options:
        raise ValueError(f"options: none to pick from for {' / '.join(words)}")
    return options[int(draw_fraction(*words) * len(options))]


def draw_rank(weight: float, *words: str) -> float:
    """Return a sort key for a weighted draw without replacement.

    The option with the smallest key is drawn first.
    """
    return -log(1.0 - draw_fraction(*words)) / weight
