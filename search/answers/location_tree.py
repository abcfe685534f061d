"""The tree of countries, states and cities with their counts."""

from collections.abc import Container, Iterable, Iterator, Mapping

from schemas.contracts.facets import CountryFacet, StateFacet
from search.answers.counts import Counts
from search.question.question import Question
from search.vocabulary.places import CityNode, CountryNode, StateNode
from search.vocabulary.vocabulary import Vocabulary

CountsByKey = Mapping[str, Counts]
ShownState = tuple[StateNode, list[CityNode]]
ShownCountry = tuple[CountryNode, list[ShownState]]


def location_tree(shown: Iterable[ShownCountry], counts: CountsByKey) -> list[CountryFacet]:
    """What `shown_places` lists, each place with its count."""
    of_countries = counts["countries"]
    return [
        {
            **country.facts,
            "course_count": of_countries.get(country.key, 0),
            "states": [_state(state, cities, counts) for state, cities in states],
        }
        for country, states in shown
    ]


def shown_places(vocabulary: Vocabulary, listed: CountsByKey, question: Question) -> Iterator[ShownCountry]:
    """By name on each level. A place stands there when the catalogue has a course in it (`listed`) or the question
    names it, and so do the places it lies in."""
    countries, states, cities = (_wanted(key, listed, question) for key in ("countries", "states", "cities"))
    for country in vocabulary.places:
        below = list(_shown_states(country, states, cities))
        if below or country.key in countries:
            yield country, below


def _shown_states(
    country: CountryNode, states: Container[str], cities: Container[str]
) -> Iterator[ShownState]:
    for state in country.states:
        below = [city for city in state.cities if city.key in cities]
        if below or state.key in states:
            yield state, below


def _wanted(key: str, listed: CountsByKey, question: Question) -> Container[str]:
    named = question.named(key)
    return {*listed[key], *map(str, named)} if named else listed[key]


def _state(state: StateNode, cities: list[CityNode], counts: CountsByKey) -> StateFacet:
    of_cities = counts["cities"]
    return {
        **state.facts,
        "course_count": counts["states"].get(state.key, 0),
        "cities": [{**city.facts, "course_count": of_cities.get(city.key, 0)} for city in cities],
    }
