"""The tree of countries, states and cities with their counts.

All countries with a course are listed, so that a filter never hides the country for the next filter. States and cities
are listed only when they have a course under the filters, because a large catalogue has thousands of cities.
`country/countries_states_cities` lists all places, whatever the filters.

A broad search still finds thousands of places, so the tree is joined from prepared pieces of JSON.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, pairwise

import orjson

from schemas.contracts.listing.facets import CountryFacet
from schemas.contracts.unified.facets import SelectionFlags
from schemas.filters.declarations import PLACE_KINDS
from search.parsing.search_query import SearchQuery
from search.results.facet_counts import Counts
from search.results.flagged_counts import build_flagged_counts
from search.value_names.value_names import ValueNames

CountsByKey = Mapping[str, Counts]
"""Courses by filter key and place."""

_BETWEEN: Sequence[Sequence[bytes]] = (
    (b',"states":[]},', b',"states":['),
    (b',"cities":[]}]},', b',"cities":[]},', b',"cities":['),
    (b"}]}]},", b"}]},", b"},"),
)
"""What stands between the count of an entry of one depth and the next entry, by both depths."""
_BEHIND = (b',"states":[]}]', b',"cities":[]}]}]', b"}]}]}]")
"""What stands behind the count of the last entry."""


def build_location_json(
    value_names: ValueNames, listed: Iterable[str], counts: CountsByKey, search_query: SearchQuery
) -> bytes:
    """An array of CountryFacet, by name on each level. listed: the countries that stand there whatever is found; so do
    the places that the question names, with those they lie in."""
    return _written(value_names, _shown(value_names, listed, counts, search_query), {}, b"")


def build_flagged_location_json(
    value_names: ValueNames, listed: Iterable[str], counts: CountsByKey, search_query: SearchQuery
) -> bytes:
    """An array of CountryOption: the same, each place with what the question does with it."""
    shown = _shown(value_names, listed, counts, search_query)
    return _written(
        value_names, shown, _marks(value_names, search_query), _flags(selected=False, excluded=False)
    )


def build_location_tree(
    value_names: ValueNames, listed: Iterable[str], counts: CountsByKey, search_query: SearchQuery
) -> list[CountryFacet]:
    """The same to be read."""
    tree: list[CountryFacet] = orjson.loads(build_location_json(value_names, listed, counts, search_query))
    return tree


def _written(
    value_names: ValueNames, shown: Mapping[int, int], marks: Mapping[int, bytes], unmarked: bytes
) -> bytes:
    """marks: what stands behind the count of some places, by position; unmarked: behind that of the others."""
    if not shown:
        return b"[]"
    places = value_names.places
    order = sorted(shown)
    depths = [places.depths[position] for position in order]
    between = [_BETWEEN[before][depth] for before, depth in pairwise(depths)]
    entries = zip(
        [places.beginnings[position] for position in order],
        [shown[position] for position in order],
        [marks.get(position, unmarked) for position in order],
        [*between, _BEHIND[depths[-1]]],
        strict=True,
    )
    return b"[" + b"%b%d%b%b" * len(order) % tuple(chain.from_iterable(entries))


def _marks(value_names: ValueNames, search_query: SearchQuery) -> Mapping[int, bytes]:
    """By position, of the places that the question names."""
    marks: dict[int, bytes] = {}
    for key, kind in PLACE_KINDS.items():
        named, positions = build_flagged_counts(key, {}, search_query), value_names.places.positions[kind]
        for place in named.selected_or_excluded:
            if str(place) in positions:
                marks[positions[str(place)]] = _flags(**named.flags(place))
    return marks


def _flags(*, selected: bool, excluded: bool) -> bytes:
    return b"," + orjson.dumps(SelectionFlags(selected=selected, excluded=excluded))[1:-1]


def _shown(
    value_names: ValueNames, listed: Iterable[str], counts: CountsByKey, search_query: SearchQuery
) -> Mapping[int, int]:
    """Courses by position of each place that is listed; a place that the vocabulary does not know yet is left out."""
    places = value_names.places
    shown: dict[int, int] = {}
    inner: Iterable[int] = ()
    for key, kind in reversed(PLACE_KINDS.items()):
        position_of = places.positions[kind].get
        found = dict(zip(map(position_of, counts[key]), counts[key].values(), strict=True))
        always = [
            *map(str, search_query.get_selected_or_excluded(key)),
            *(listed if kind == "country" else ()),
        ]
        for position in {*map(position_of, always), *(places.parents[each] for each in inner)}:
            found.setdefault(position, 0)
        inner = {position: count for position, count in found.items() if position is not None}
        shown |= inner
    return shown
