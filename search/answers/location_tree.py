"""The tree of countries, states and cities with their counts.

A large catalogue has thousands of cities, and few of them have a course that passes the filters: all countries with a
course are listed, so that a filter never takes away the country that the next one would be set on; of states and
cities those that would show a course. `country/countries_states_cities` has them all, whatever is filtered.
"""

from collections import defaultdict
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from typing import Any, cast

from schemas.contracts.facets import CountryFacet
from schemas.contracts.search_answer import CountryOption
from search.answers.counts import Counts
from search.answers.marked import marked
from search.question.filter_table import PLACE_KINDS
from search.question.question import Question
from search.vocabulary.value import Value
from search.vocabulary.vocabulary import Vocabulary

CountsByKey = Mapping[str, Counts]
"""Courses by key of the filter table and by place."""

_Entry = dict[str, Any]
_UNNAMED: Mapping[str, bool] = {"selected": False, "excluded": False}


def location_tree(
    vocabulary: Vocabulary, listed: Iterable[str], counts: CountsByKey, question: Question
) -> list[CountryFacet]:
    """By name on each level. listed: the countries that stand there whatever is found; so do the places that the
    question names, with those they lie in."""
    return cast(list[CountryFacet], _tree(vocabulary, listed, counts, question))


def marked_location_tree(
    vocabulary: Vocabulary, listed: Iterable[str], counts: CountsByKey, question: Question
) -> list[CountryOption]:
    """The same, each place with what the question does with it."""
    tree = _tree(vocabulary, listed, counts, question, _UNNAMED)
    for key, entries in zip(PLACE_KINDS, _levels(tree), strict=True):
        marks = marked(key, counts[key], question)
        for entry in entries if marks.named else ():
            entry.update(marks.flags(entry["id"]))
    return cast(list[CountryOption], tree)


def _tree(
    vocabulary: Vocabulary,
    listed: Iterable[str],
    counts: CountsByKey,
    question: Question,
    flags: Mapping[str, bool] | None = None,
) -> list[_Entry]:
    more = flags or {}
    cities = _below(vocabulary, "cities", "state", (), counts, question)
    states = _below(vocabulary, "states", "country", map(str, cities), counts, question)
    countries = vocabulary.ordered_among(
        "country", _wanted("countries", [*listed, *map(str, states)], counts, question)
    )
    of_cities, of_states, of_countries = counts["cities"], counts["states"], counts["countries"]

    def city_entry(city: Value, state_id: int) -> _Entry:
        count = of_cities.get(city.key, 0)
        facts = {"id": city.id, "slug": city.slug, "city_name": city.name, "state_id": state_id}
        return {**facts, "course_count": count, **more}

    def state_entry(state: Value, country_id: int) -> _Entry:
        facts = {"id": state.id, "slug": state.slug, "state_name": state.name, "country_id": country_id}
        below = [city_entry(city, state.id) for city in cities.get(state.id, ())]
        return {**facts, "course_count": of_states.get(state.key, 0), **more, "cities": below}

    return [
        {
            "id": country.id,
            "slug": country.slug,
            "name": country.name,
            "iso2": country.extra["iso2"],
            "course_count": of_countries.get(country.key, 0),
            **more,
            "states": [state_entry(state, country.id) for state in states.get(country.id, ())],
        }
        for country in countries
    ]


def _below(
    vocabulary: Vocabulary,
    key: str,
    parent: str,
    parents_of_shown: Iterable[str],
    counts: CountsByKey,
    question: Question,
) -> Mapping[int, Sequence[Value]]:
    """The places to be listed by the id of what they lie in, each list by name."""
    lists: dict[int, list[Value]] = defaultdict(list)
    for place in vocabulary.ordered_among(PLACE_KINDS[key], _wanted(key, parents_of_shown, counts, question)):
        lists[place.parents[parent]].append(place)
    return lists


def _wanted(
    key: str, parents_of_shown: Iterable[str], counts: CountsByKey, question: Question
) -> Container[str]:
    return {*counts[key], *parents_of_shown, *map(str, question.named(key))}


def _levels(tree: Sequence[_Entry]) -> Iterator[Sequence[_Entry]]:
    """The entries of the countries, of the states and of the cities."""
    states = [state for country in tree for state in country["states"]]
    yield tree
    yield states
    yield [city for state in states for city in state["cities"]]
