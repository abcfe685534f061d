"""The tree of places straight as JSON. A large catalogue has thousands of cities, and each answer names them all:
what has no course under the filters, most of it as a rule, stands ready and is only put in its place."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from search.answers.location_tree import CountsByKey, ShownCountry
from search.question.filter_table import PLACE_KINDS

Endings = Mapping[str, Mapping[str, bytes]]
"""How the entries of named places end, by key of the filter table and of the place."""


@dataclass(frozen=True, slots=True)
class _Entry:
    """key: the id as the engine spells it; json: up to its count; nothing: whole, with all counts 0 and unmarked."""

    key: str
    json: bytes
    below: "tuple[_Entry, ...]"
    nothing: bytes


@dataclass(frozen=True, slots=True)
class _Level:
    """key: of the filter table; opening: what stands between an entry's count and the entries below it."""

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
        self._countries = tuple(
            self._entry(
                0,
                country.key,
                country.json,
                tuple(
                    self._entry(
                        1,
                        state.key,
                        state.json,
                        tuple(self._entry(2, city.key, city.json, ()) for city in cities),
                    )
                    for state, cities in states
                ),
            )
            for country, states in shown
        )

    def written(self, counts: CountsByKey, endings: Endings) -> bytes:
        """The array of countries. What has courses or is named is written; so is what it lies in."""
        written = [{*counts[level.key], *endings.get(level.key, ())} for level in _LEVELS]
        if endings:
            self._reach_up(written)
        return b"[%b]" % self._entries(self._countries, 0, counts, endings, written)

    def _reach_up(self, written: list[set[str]]) -> None:
        """A named place may have no course, and lie in places that have none."""
        for country in self._countries:
            for state in country.below:
                if any(city.key in written[2] for city in state.below):
                    written[1].add(state.key)
            if any(state.key in written[1] for state in country.below):
                written[0].add(country.key)

    def _entries(
        self,
        entries: tuple[_Entry, ...],
        depth: int,
        counts: CountsByKey,
        endings: Endings,
        written: list[set[str]],
    ) -> bytes:
        level = _LEVELS[depth]
        count_of, ending_of = counts[level.key].get, endings.get(level.key, {}).get
        here, opening, closing, ending = written[depth], level.opening, level.closing, self._ending
        return b",".join(
            [
                b"%b%d%b%b%b%b"
                % (
                    entry.json,
                    count_of(entry.key, 0),
                    opening,
                    self._entries(entry.below, depth + 1, counts, endings, written) if entry.below else b"",
                    closing,
                    ending_of(entry.key, ending),
                )
                if entry.key in here
                else entry.nothing
                for entry in entries
            ]
        )

    def _entry(self, depth: int, key: str, json: bytes, below: tuple[_Entry, ...]) -> _Entry:
        level = _LEVELS[depth]
        inner = b",".join([each.nothing for each in below])
        return _Entry(
            key, json, below, b"%b0%b%b%b%b" % (json, level.opening, inner, level.closing, self._ending)
        )
