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
    tree = _tree(vocabulary, listed, counts, question)
    for key, entries in zip(PLACE_KINDS, _levels(tree), strict=True):
        marks = marked(key, counts[key], question)
        for entry in entries:
            entry.update(marks.flags(entry["id"]))
    return cast(list[CountryOption], tree)


def _tree(
    vocabulary: Vocabulary, listed: Iterable[str], counts: CountsByKey, question: Question
) -> list[_Entry]:
    """Thousands of entries, so each is made at once."""
    cities = _below(vocabulary, "cities", "state", (), counts, question)
    states = _below(vocabulary, "states", "country", map(str, cities), counts, question)
    shown = _wanted("countries", [*listed, *map(str, states)], counts, question)
    of_countries, of_states, of_cities = (counts[key].get for key in PLACE_KINDS)
    return [
        {
            "id": country.id,
            "slug": country.slug,
            "name": country.name,
            "iso2": country.extra["iso2"],
            "course_count": of_countries(country.key, 0),
            "states": [
                {
                    "id": state.id,
                    "slug": state.slug,
                    "state_name": state.name,
                    "country_id": country.id,
                    "course_count": of_states(state.key, 0),
                    "cities": [
                        {
                            "id": city.id,
                            "slug": city.slug,
                            "city_name": city.name,
                            "state_id": state.id,
                            "course_count": of_cities(city.key, 0),
                        }
                        for city in cities.get(state.id, ())
                    ],
                }
                for state in states.get(country.id, ())
            ],
        }
        for country in vocabulary.ordered_among("country", shown)
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
