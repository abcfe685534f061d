"""The tree of places as a flat list, built once per generation: each country, its states, and their cities."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import orjson

from search.value_names.named_value import NamedValue


@dataclass(frozen=True)
class PlaceList:
    """depths, parents and beginnings have one entry per position in the list.

    depths: 0 for a country, 1 for a state, 2 for a city. parents: the position of the parent, or the own position for
    a country. beginnings: the JSON of the facet entry up to its course count. positions: by kind and by id as text.
    """

    depths: Sequence[int]
    parents: Sequence[int]
    beginnings: Sequence[bytes]
    positions: Mapping[str, Mapping[str, int]]


def build_place_list(
    countries: Iterable[NamedValue], states: Iterable[NamedValue], cities: Iterable[NamedValue]
) -> PlaceList:
    """Keep the given order within each level."""
    cities_of = _group_by_parent(cities, "state")
    states_of = _group_by_parent(states, "country")
    depths: list[int] = []
    parents: list[int] = []
    beginnings: list[bytes] = []
    positions: dict[str, dict[str, int]] = {"country": {}, "state": {}, "city": {}}

    def add(place: NamedValue, depth: int, parent: int | None, facts: Mapping[str, Any]) -> int:
        position = len(depths)
        depths.append(depth)
        parents.append(position if parent is None else parent)
        beginnings.append(
            orjson.dumps({"id": place.id, "slug": place.slug, **facts})[:-1] + b',"course_count":'
        )
        positions[place.kind][place.key] = position
        return position

    for country in countries:
        of_country = add(country, 0, None, {"name": country.name, "iso2": country.extra["iso2"]})
        for state in states_of[country.id]:
            of_state = add(state, 1, of_country, {"state_name": state.name, "country_id": country.id})
            for city in cities_of[state.id]:
                add(city, 2, of_state, {"city_name": city.name, "state_id": state.id})
    return PlaceList(depths, parents, beginnings, positions)


def _group_by_parent(places: Iterable[NamedValue], parent: str) -> Mapping[int, Sequence[NamedValue]]:
    lists: dict[int, list[NamedValue]] = defaultdict(list)
    for place in places:
        lists[place.parents[parent]].append(place)
    return lists
