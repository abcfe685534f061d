"""The tree of places as a flat list. Each country is followed by its states, and each state by its cities."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import orjson

from search.value_names.named_value import NamedValue


@dataclass(frozen=True)
class PlaceList:
    """The places, identified by their position in the list."""

    depths: Sequence[int]
    """The depth of each place: 0 for a country, 1 for a state, 2 for a city."""
    parents: Sequence[int]
    """The position of the parent of each place. The parent of a country is the country itself."""
    json_starts: Sequence[bytes]
    """The JSON of each place up to its course count: `{"id":1,"slug":"pakistan",…,"course_count":`."""
    positions: Mapping[str, Mapping[str, int]]
    """The position of each place. The keys are the kind and the place id as text."""


def build_place_list(
    countries: Iterable[NamedValue], states: Iterable[NamedValue], cities: Iterable[NamedValue]
) -> PlaceList:
    """The places of one parent stay in the given order."""
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
