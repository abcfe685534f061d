"""A set of many words that needs 8 bytes for each word."""

from array import array
from bisect import bisect_left
from collections.abc import Iterable


class WordSet:
    """A set that stores the hashes of its words, sorted. Two different words have the same hash once in 2**64 pairs.

    A lookup takes 1 µs. In a frozenset, it takes 0.05 µs, but a frozenset of 122,000 words needs 4 MB for its table.
    """

    def __init__(self, words: Iterable[str]) -> None:
        self._hashes = array("q", sorted(set(map(hash, words))))

    def __contains__(self, word: str) -> bool:
        hashed = hash(word)
        position = bisect_left(self._hashes, hashed)
        return position < len(self._hashes) and self._hashes[position] == hashed
