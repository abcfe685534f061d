"""Builds the location facet: a tree of countries, states and cities with their course counts.

The tree contains these places:
- every country with a course in the catalogue. A filter therefore never hides a country from the next filter.
- every state and city with a course under the filters. A large catalogue has thousands of others.
- every selected or excluded place.
- the state and country of every listed city, and the country of every listed state.

A broad search lists thousands of places. Building an object for each place is slow, so the functions join JSON text.
The text of a place up to its count is prepared once per generation (`PlaceList.json_starts`).
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
from search.value_names.place_list import PlaceList
from search.value_names.value_names import ValueNames

CountsByKey = Mapping[str, Counts]
"""Course counts by filter key (countries, states, cities) and place id."""

_SEPARATORS: Sequence[Sequence[bytes]] = (
    (b',"states":[]},', b',"states":['),
    (b',"cities":[]}]},', b',"cities":[]},', b',"cities":['),
    (b"}]}]},", b"}]},", b"},"),
)
"""The JSON between a place and the next place: by the depth of the place, then by the depth of the next place."""
_ENDS = (b',"states":[]}]', b',"cities":[]}]}]', b"}]}]}]")
"""The JSON after the last place, by its depth."""


def build_location_json(
    value_names: ValueNames, countries: Iterable[str], counts: CountsByKey, search_query: SearchQuery
) -> bytes:
    """Build the tree as a JSON array of CountryFacet. Places are sorted by name on each level.

    countries: the ids of the countries with a course in the catalogue.
    """
    return _join_json(
        value_names.places, _select_places(value_names, countries, counts, search_query), {}, b""
    )


def build_flagged_location_json(
    value_names: ValueNames, countries: Iterable[str], counts: CountsByKey, search_query: SearchQuery
) -> bytes:
    """Build the tree as a JSON array of CountryOption. Each place also has its SelectionFlags."""
    selection = _select_places(value_names, countries, counts, search_query)
    unset_flags = _build_flags_json(SelectionFlags(selected=False, excluded=False, interpreted=False))
    return _join_json(value_names.places, selection, _list_set_flags(value_names, search_query), unset_flags)


def build_location_tree(
    value_names: ValueNames, countries: Iterable[str], counts: CountsByKey, search_query: SearchQuery
) -> list[CountryFacet]:
    """Build the tree of `build_location_json` as objects."""
    tree: list[CountryFacet] = orjson.loads(build_location_json(value_names, countries, counts, search_query))
    return tree


def _select_places(
    value_names: ValueNames, countries: Iterable[str], counts: CountsByKey, search_query: SearchQuery
) -> Mapping[int, int]:
    """Select the places of the tree. Returns course counts by position in the place list.

    Cities are processed first, because each selected city adds its state, and each selected state adds its country.
    Places without a loaded value name are left out.
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
        selected = dict.fromkeys(without_count, 0)
        selected.update(
            (positions[place], count) for place, count in counts[key].items() if place in positions
        )
        parents = {places.parents[position] for position in selected}
        selection |= selected
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
    places: PlaceList, selection: Mapping[int, int], set_flags: Mapping[int, bytes], unset_flags: bytes
) -> bytes:
    """Join the JSON of the tree. A single format operation is the fastest way to join thousands of parts.

    selection: course counts by position. set_flags: flags by position. unset_flags: the flags of all other places.
    """
    if not selection:
        return b"[]"
    order = sorted(selection)
    depths = [places.depths[position] for position in order]
    separators = [_SEPARATORS[depth][next_depth] for depth, next_depth in pairwise(depths)]
    parts = zip(
        [places.json_starts[position] for position in order],
        [selection[position] for position in order],
        [set_flags.get(position, unset_flags) for position in order],
        [*separators, _ENDS[depths[-1]]],
        strict=True,
    )
    return b"[" + b"%b%d%b%b" * len(order) % tuple(chain.from_iterable(parts))
