"""The tree of places as a flat list, made once for a vocabulary: each country, its states by name, their cities."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import orjson

from search.value_names.named_value import NamedValue


@dataclass(frozen=True)
class PlaceList:
    """By position in the list: the depth (0 for countries), the position of what a place lies in (its own for a
    country), and the beginning of its entry in a facet, up to where the number of its courses goes. positions: by kind
    and by id as the engine spells it."""

    depths: Sequence[int]
    parents: Sequence[int]
    beginnings: Sequence[bytes]
    positions: Mapping[str, Mapping[str, int]]


def listed_places(
    countries: Iterable[NamedValue], states: Iterable[NamedValue], cities: Iterable[NamedValue]
) -> PlaceList:
    """Each level in the order given."""
    cities_of = _by_parent(cities, "state")
    states_of = _by_parent(states, "country")
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


def _by_parent(places: Iterable[NamedValue], parent: str) -> Mapping[int, Sequence[NamedValue]]:
    lists: dict[int, list[NamedValue]] = defaultdict(list)
    for place in places:
        lists[place.parents[parent]].append(place)
    return lists
