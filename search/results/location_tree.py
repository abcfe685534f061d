"""Builds the location facet: a tree of countries, states and cities with their course counts.

The tree contains these places:
- every country with a course in the catalogue. A filter therefore never hides a country from the next filter.
- every state and city with a course under the filters. A large catalogue has thousands of others.
- every selected or excluded place.
- the state and country of every listed city, and the country of every listed state.

A broad search lists thousands of places. Building an object for each place is slow, so the functions join JSON text.
The text of a place up to its count is prepared once per generation (`PlaceList.json_starts`).
"""

from collections.abc import Iterable, Mapping
from itertools import chain, pairwise, repeat
from typing import TypeVar, cast

import orjson

from schemas.contracts.listing.facets import CountryFacet
from schemas.contracts.unified.facets import SelectionFlags
from schemas.filters.declarations import PLACE_KINDS
from search.parsing.search_query import SearchQuery
from search.results.facet_counts import Counts
from search.results.flagged_counts import build_flagged_counts
from search.value_names.place_list import PlaceList
from search.value_names.value_names import ValueNames

T = TypeVar("T", int, bytes)

CountsByKey = Mapping[str, Counts]
"""Course counts by filter key (countries, states, cities) and place id."""

_SEPARATORS: Mapping[tuple[int, int], bytes] = {
    (0, 0): b',"states":[]},', (0, 1): b',"states":[',
    (1, 0): b',"cities":[]}]},', (1, 1): b',"cities":[]},', (1, 2): b',"cities":[',
    (2, 0): b"}]}]},", (2, 1): b"}]},", (2, 2): b"},",
}  # fmt: skip
"""The JSON between a place and the next place, by the depths of both. A state follows its country, a city its state."""
_ENDS = (b',"states":[]}]', b',"cities":[]}]}]', b"}]}]}]")
"""The JSON after the last place, by its depth."""


def build_location_json(
    value_names: ValueNames,
    countries: Iterable[str],
    counts: CountsByKey,
    institutes: Mapping[int, int],
    search_query: SearchQuery,
) -> bytes:
    """Build the tree as a JSON array of CountryFacet. Places are sorted by name on each level.

    countries: the ids of the countries with a course in the catalogue. institutes: counts by position.
    """
    selection = _select_places(value_names, countries, counts, search_query)
    return _join_json(value_names.places, selection, b'%b%d,"institute_count":%d%b', institutes, 0)


def build_flagged_location_json(
    value_names: ValueNames, countries: Iterable[str], counts: CountsByKey, search_query: SearchQuery
) -> bytes:
    """Build the tree as a JSON array of CountryOption. Each place also has its SelectionFlags."""
    selection = _select_places(value_names, countries, counts, search_query)
    unset_flags = _build_flags_json(SelectionFlags(selected=False, excluded=False, interpreted=False))
    set_flags = _list_set_flags(value_names, search_query)
    return _join_json(value_names.places, selection, b"%b%d%b%b", set_flags, unset_flags)


def build_location_tree(
    value_names: ValueNames,
    countries: Iterable[str],
    counts: CountsByKey,
    institutes: Mapping[int, int],
    search_query: SearchQuery,
) -> list[CountryFacet]:
    """Build the tree of `build_location_json` as objects."""
    tree: list[CountryFacet] = orjson.loads(
        build_location_json(value_names, countries, counts, institutes, search_query)
    )
    return tree


def _select_places(
    value_names: ValueNames, countries: Iterable[str], counts: CountsByKey, search_query: SearchQuery
) -> Mapping[int, int]:
    """Select the places of the tree. Returns course counts by position in the place list.

    Cities are processed first, because each selected city adds its state, and each selected state adds its country.
    Places without a loaded value name are left out. The loops run in C, for speed.
    """
    places = value_names.places
    selection: dict[int, int] = {}
    parents: set[int] = set()
    for key, kind in reversed(PLACE_KINDS.items()):
        positions = places.positions[kind]
        always_listed = {*map(str, search_query.get_selected_or_excluded(key))}
        if kind == "country":
            always_listed.update(countries)
        without_count = parents.union(positions[place] for place in always_listed if place in positions)
        of_kind = counts[key]
        selected: dict[int | None, int] = dict(
            zip(map(positions.get, of_kind), of_kind.values(), strict=True)
        )
        selected.pop(None, None)
        listed = cast(dict[int, int], selected)
        selection.update(dict.fromkeys(without_count.difference(listed), 0))
        selection |= listed
        parents = set(map(places.parents.__getitem__, without_count.union(listed)))
    return selection


def _list_set_flags(value_names: ValueNames, search_query: SearchQuery) -> Mapping[int, bytes]:
    """The flags of each selected or excluded place as JSON, by position in the place list."""
    flags: dict[int, bytes] = {}
    for key, kind in PLACE_KINDS.items():
        flagged, positions = build_flagged_counts(key, {}, search_query), value_names.places.positions[kind]
        for place in flagged.flagged_terms:
            if str(place) in positions:
                flags[positions[str(place)]] = _build_flags_json(flagged.get_flags(place))
    return flags


def _build_flags_json(flags: SelectionFlags) -> bytes:
    """The flags as JSON, with a leading comma and without braces."""
    return b"," + orjson.dumps(flags)[1:-1]


def _join_json(
    places: PlaceList,
    selection: Mapping[int, int],
    template: bytes,
    further: Mapping[int, T],
    default: T,
) -> bytes:
    """Join the JSON of the tree. A single format operation is the fastest way to join thousands of parts.

    selection: course counts by position. template: formats a place with its start, course count, further value and
    separator. further: further values by position. default: the value of all other places.
    """
    if not selection:
        return b"[]"
    order: list[int] = sorted(selection)
    depths = [places.depths[position] for position in order]
    separators = map(_SEPARATORS.__getitem__, pairwise(depths))
    parts = zip(
        map(places.json_starts.__getitem__, order),
        map(selection.__getitem__, order),
        map(further.get, order, repeat(default)),
        chain(separators, (_ENDS[depths[-1]],)),
        strict=True,
    )
    return b"[" + template * len(order) % tuple(chain.from_iterable(parts))
