"""The tree of places straight as JSON. A large catalogue has thousands of cities, and each answer names them all: the
text stands ready with every count 0, and an answer puts its numbers in."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from search.answers.location_tree import CountsByKey, ShownCountry
from search.question.filter_table import PLACE_KINDS

Endings = Mapping[str, Mapping[str, bytes]]
"""How the entries of named places end, by key of the filter table and of the place."""

_Entry = tuple[str, bytes, "Iterable[_Entry]"]
"""The id as the engine spells it, the JSON up to the count, the entries below."""


@dataclass(frozen=True, slots=True)
class _Level:
    """key: of the filter table; opening, closing: around the entries below, which follow the count."""

    key: str
    opening: bytes
    closing: bytes


_LEVELS = (
    _Level("countries", b',"states":[', b"]"),
    _Level("states", b',"cities":[', b"]"),
    _Level("cities", b"", b""),
)
assert {level.key for level in _LEVELS} == PLACE_KINDS.keys()


class TreeWriter:
    """Writes the tree of the same places again and again. ending: of an entry that no question names."""

    def __init__(self, shown: Iterable[ShownCountry], ending: bytes) -> None:
        self._ending = ending
        self._pieces: list[bytes] = []
        self._count_at: dict[str, dict[str, int]] = {key: {} for key in PLACE_KINDS}
        self._ending_at: dict[str, dict[str, int]] = {key: {} for key in PLACE_KINDS}
        text = bytearray(b"[")
        self._add(0, _entries(shown), text)
        self._pieces.append(bytes(text + b"]"))

    def written(self, counts: CountsByKey, endings: Endings) -> bytes:
        """The array of countries. A place that is not in the tree is left out; each of `endings` has to be there."""
        pieces = self._pieces.copy()
        for level in _LEVELS:
            count_at = self._count_at[level.key].get
            for key, count in counts[level.key].items():
                at = count_at(key)
                if at is not None:
                    pieces[at] = b"%d" % count
            for key, ending in endings.get(level.key, {}).items():
                pieces[self._ending_at[level.key][key]] = ending
        return b"".join(pieces)

    def _add(self, depth: int, entries: Iterable[_Entry], text: bytearray) -> None:
        """text: what stands since the last number or ending."""
        for number, (key, json, below) in enumerate(entries):
            level = _LEVELS[depth]
            text += b"," + json if number else json
            self._place(self._count_at[level.key], key, b"0", text)
            text += level.opening
            self._add(depth + 1, below, text)
            text += level.closing
            self._place(self._ending_at[level.key], key, self._ending, text)

    def _place(self, positions: dict[str, int], key: str, content: bytes, text: bytearray) -> None:
        self._pieces += [bytes(text), content]
        positions[key] = len(self._pieces) - 1
        text.clear()


def _entries(shown: Iterable[ShownCountry]) -> Iterable[_Entry]:
    for country, states in shown:
        yield (
            country.key,
            country.json,
            [
                (state.key, state.json, [(city.key, city.json, ()) for city in cities])
                for state, cities in states
            ],
        )
