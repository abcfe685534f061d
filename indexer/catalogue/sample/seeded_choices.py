"""Pseudo-random choices that depend only on given words, so they are the same on every machine."""

from collections.abc import Sequence
from hashlib import blake2b
from math import log
from typing import TypeVar

T = TypeVar("T")

_STEPS = 1 << 53


def draw_fraction(*words: str) -> float:
    """Return a number from 0 (included) to 1 (excluded), computed from a hash of the words."""
    digest = blake2b("\x1f".join(words).encode(), digest_size=8).digest()
    return (int.from_bytes(digest, "big") >> 11) / _STEPS


def choose_option(options: Sequence[T], *words: str) -> T:
    """Choose one of the options by a hash of the words. Raises ValueError when there are none."""
    if not options:
        raise ValueError(f"options: none to pick from for {' / '.join(words)}")
    return options[int(draw_fraction(*words) * len(options))]


def draw_rank(weight: float, *words: str) -> float:
    """Return a sort key for a weighted draw without replacement; the smallest key is drawn first."""
    return -log(1.0 - draw_fraction(*words)) / weight
