"""The tree of places, made once for a vocabulary: what never changes of a facet's entry stands ready in it.

`json` is the beginning of an entry's JSON, up to where the number of its courses goes: a large catalogue has
thousands of cities, and each answer with the tree names them all.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import orjson

from schemas.contracts.facets import CityFacts, CountryFacts, StateFacts
from search.vocabulary.value import Value


@dataclass(frozen=True, slots=True)
class CityNode:
    """key: the id as the engine spells it."""

    key: str
    facts: CityFacts
    json: bytes


@dataclass(frozen=True, slots=True)
class StateNode:
    key: str
    facts: StateFacts
    json: bytes
    cities: tuple[CityNode, ...]


@dataclass(frozen=True, slots=True)
class CountryNode:
    key: str
    facts: CountryFacts
    json: bytes
    states: tuple[StateNode, ...]


def place_nodes(
    countries: Iterable[Value], states: Iterable[Value], cities: Iterable[Value]
) -> tuple[CountryNode, ...]:
    """Every country with its states and their cities, each level in the order given."""
    cities_of: dict[int, list[CityNode]] = defaultdict(list)
    for city in cities:
        cities_of[city.parents["state"]].append(_city(city))
    states_of: dict[int, list[StateNode]] = defaultdict(list)
    for state in states:
        states_of[state.parents["country"]].append(_state(state, cities_of[state.id]))
    return tuple(_country(country, states_of[country.id]) for country in countries)


def _city(value: Value) -> CityNode:
    facts: CityFacts = {
        "id": value.id,
        "slug": value.slug,
        "city_name": value.name,
        "state_id": value.parents["state"],
    }
    return CityNode(value.key, facts, _beginning(facts))


def _state(value: Value, cities: Iterable[CityNode]) -> StateNode:
    facts: StateFacts = {
        "id": value.id,
        "slug": value.slug,
        "state_name": value.name,
        "country_id": value.parents["country"],
    }
    return StateNode(value.key, facts, _beginning(facts), tuple(cities))


def _country(value: Value, states: Iterable[StateNode]) -> CountryNode:
    facts: CountryFacts = {
        "id": value.id,
        "slug": value.slug,
        "name": value.name,
        "iso2": value.extra["iso2"],
    }
    return CountryNode(value.key, facts, _beginning(facts), tuple(states))


def _beginning(facts: Mapping[str, Any]) -> bytes:
    return orjson.dumps(facts)[:-1] + b',"course_count":'
