"""Positions of the keys on a QWERTY keyboard."""

from functools import lru_cache
from math import hypot

ROWS = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
SHIFT = (0.0, 0.25, 0.75)
"""Offset of each row to the right, in key widths."""

REACH = 1.2
"""Maximum distance between the centres of neighbouring keys, in key widths."""


@lru_cache
def _locate_keys() -> dict[str, tuple[float, float]]:
    return {
        key: (column + shift, float(row))
        for row, (keys, shift) in enumerate(zip(ROWS, SHIFT, strict=True))
        for column, key in enumerate(keys)
    }


def are_neighbours(one: str, other: str) -> bool:
    """Whether two letters have neighbouring keys. Returns False for a character without a key."""
    places = _locate_keys()
    if one not in places or other not in places or one == other:
        return False
    (x, y), (other_x, other_y) = places[one], places[other]
    return hypot(x - other_x, y - other_y) <= REACH
