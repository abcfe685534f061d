"""The tree of countries, states and cities with their counts.

A large catalogue has thousands of cities, and few of them have a course that passes the filters: all countries with a
course are listed, so that a filter never takes away the country that the next one would be set on; of states and
cities those that would show a course. `country/countries_states_cities` has them all, whatever is filtered.

A wide question still finds thousands, so the tree is put together as JSON from pieces that stand ready.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import cast

import orjson

from schemas.contracts.facets import CountryFacet
from schemas.contracts.search_answer import Flags
from search.answers.counts import Counts
from search.answers.marked import marked
from search.question.filter_table import PLACE_KINDS
from search.question.question import Question
from search.vocabulary.vocabulary import Vocabulary

CountsByKey = Mapping[str, Counts]
"""Courses by key of the filter table and by place."""

_BETWEEN: Sequence[Sequence[bytes]] = (
    (b',"states":[]},', b',"states":['),
    (b',"cities":[]}]},', b',"cities":[]},', b',"cities":['),
    (b"}]}]},", b"}]},", b"},"),
)
"""What stands between the count of an entry of one depth and the next entry, by both depths."""
_BEHIND = (b',"states":[]}]', b',"cities":[]}]}]', b"}]}]}]")
"""What stands behind the count of the last entry."""


def location_json(
    vocabulary: Vocabulary, listed: Iterable[str], counts: CountsByKey, question: Question
) -> bytes:
    """An array of CountryFacet, by name on each level. listed: the countries that stand there whatever is found; so do
    the places that the question names, with those they lie in."""
    return _written(vocabulary, _shown(vocabulary, listed, counts, question), {}, b"")


def marked_location_json(
    vocabulary: Vocabulary, listed: Iterable[str], counts: CountsByKey, question: Question
) -> bytes:
    """An array of CountryOption: the same, each place with what the question does with it."""
    shown = _shown(vocabulary, listed, counts, question)
    return _written(vocabulary, shown, _marks(vocabulary, question), _flags(selected=False, excluded=False))


def location_tree(
    vocabulary: Vocabulary, listed: Iterable[str], counts: CountsByKey, question: Question
) -> list[CountryFacet]:
    """The same to be read."""
    return cast(list[CountryFacet], orjson.loads(location_json(vocabulary, listed, counts, question)))


def _written(
    vocabulary: Vocabulary, shown: Mapping[int, int], marks: Mapping[int, bytes], unmarked: bytes
) -> bytes:
    """marks: what stands behind the count of some places, by position; unmarked: behind that of the others."""
    places = vocabulary.places
    pieces, before = [b"["], -1
    for position, count in sorted(shown.items()):
        depth = places.depths[position]
        if before >= 0:
            pieces.append(_BETWEEN[before][depth])
        pieces += (places.beginnings[position], b"%d" % count, marks.get(position, unmarked))
        before = depth
    pieces.append(_BEHIND[before] if before >= 0 else b"]")
    return b"".join(pieces)


def _marks(vocabulary: Vocabulary, question: Question) -> Mapping[int, bytes]:
    """By position, of the places that the question names."""
    marks: dict[int, bytes] = {}
    for key, kind in PLACE_KINDS.items():
        named, positions = marked(key, {}, question), vocabulary.places.positions[kind]
        for place in named.named:
            if str(place) in positions:
                marks[positions[str(place)]] = _flags(**named.flags(place))
    return marks


def _flags(*, selected: bool, excluded: bool) -> bytes:
    return b"," + orjson.dumps(Flags(selected=selected, excluded=excluded))[1:-1]


def _shown(
    vocabulary: Vocabulary, listed: Iterable[str], counts: CountsByKey, question: Question
) -> Mapping[int, int]:
    """Courses by position of each place that is listed; a place that the vocabulary does not know yet is left out."""
    places = vocabulary.places
    shown: dict[int, int] = {}
    for key, kind in PLACE_KINDS.items():
        positions = places.positions[kind]
        named = dict.fromkeys(map(str, question.named(key)), 0)
        always = dict.fromkeys(listed, 0) if kind == "country" else {}
        found = {**always, **named, **counts[key]}
        shown |= {positions[place]: count for place, count in found.items() if place in positions}
    for _ in range(len(PLACE_KINDS) - 1):
        around = {places.parents[position] for position in shown}
        shown |= dict.fromkeys(around - shown.keys(), 0)
    return shown
