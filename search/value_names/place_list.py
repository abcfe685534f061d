"""The tree of places as a flat list: each country, followed by its states, each followed by its cities."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import orjson

from search.value_names.named_value import NamedValue


@dataclass(frozen=True)
class PlaceList:
    """A place is identified by its position in the list. depths, parents and json_starts are indexed by position.

    depths: 0 for a country, 1 for a state, 2 for a city. parents: the position of the parent; for a country, its own
    position. json_starts: the JSON of the facet entry up to its course count. positions: by kind and id as text.
    """

    depths: Sequence[int]
    parents: Sequence[int]
    json_starts: Sequence[bytes]
    positions: Mapping[str, Mapping[str, int]]


def build_place_list(
    countries: Iterable[NamedValue], states: Iterable[NamedValue], cities: Iterable[NamedValue]
) -> PlaceList:
    """Build the list. Places of one parent keep the given order."""
    cities_by_state = _group_by_parent(cities, "state")
    states_by_country = _group_by_parent(states, "country")
    depths: list[int] = []
    parents: list[int] = []
    json_starts: list[bytes] = []
    positions: dict[str, dict[str, int]] = {"country": {}, "state": {}, "city": {}}

    def add(place: NamedValue, depth: int, parent: int | None, fields: Mapping[str, Any]) -> int:
        position = len(depths)
        depths.append(depth)
        parents.append(position if parent is None else parent)
        json_start = orjson.dumps({"id": place.id, "slug": place.slug, **fields})[:-1] + b',"course_count":'
        json_starts.append(json_start)
        positions[place.kind][place.key] = position
        return position

    for country in countries:
        of_country = add(country, 0, None, {"name": country.name, "iso2": country.extra["iso2"]})
        for state in states_by_country[country.id]:
            of_state = add(state, 1, of_country, {"state_name": state.name, "country_id": country.id})
            for city in cities_by_state[state.id]:
                add(city, 2, of_state, {"city_name": city.name, "state_id": state.id})
    return PlaceList(depths, parents, json_starts, positions)


def _group_by_parent(places: Iterable[NamedValue], parent: str) -> Mapping[int, Sequence[NamedValue]]:
    groups: dict[int, list[NamedValue]] = defaultdict(list)
    for place in places:
        groups[place.parents[parent]].append(place)
    return groups
