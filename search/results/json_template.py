"""Lists whose entries are always the same: JSON that stands ready, into which counts are only written.

Whoever makes such a list makes it once with slots where its counts will stand.
"""

from collections.abc import Hashable, Iterable
from typing import Any, cast

import orjson

from search.results.facet_counts import Counts

_EDGE = "\0"
"""JSON never contains it as it is."""


class Slots:
    """Stand for counts. They are numbers to those who make an answer, and what is written of them is a mark."""

    def __init__(self) -> None:
        self.keys: list[Any] = []

    def slot(self, key: Hashable) -> int:
        """Where the count of `key` will stand."""
        self.keys.append(key)
        return cast(int, orjson.Fragment(f"{_EDGE}{len(self.keys) - 1}{_EDGE}"))

    def counts(self, facet: str) -> Counts:
        """A slot under (facet, term) for each term that is looked up."""
        return cast(Counts, _SlotsOfFacet(self, facet))

    def total(self, facet: str) -> int:
        """A slot under (facet, None)."""
        return self.slot((facet, None))


class Prepared:
    """An answer made with slots. keys: of its slots, in the order in which they stand."""

    def __init__(self, response: object, slots: Slots) -> None:
        self._pieces = orjson.dumps(response).decode().split(_EDGE)
        self.keys = [slots.keys[int(number)] for number in self._pieces[1::2]]

    def filled(self, counts: Iterable[int]) -> orjson.Fragment:
        """The JSON with these counts, one for each of `keys`."""
        pieces = self._pieces.copy()
        pieces[1::2] = map(str, counts)
        return orjson.Fragment("".join(pieces))


class _SlotsOfFacet:
    """What of a facet's counts is asked by those who make lists."""

    def __init__(self, slots: Slots, facet: str) -> None:
        self._slots = slots
        self._facet = facet

    def get(self, term: str, _: int) -> int:
        return self._slots.slot((self._facet, term))
