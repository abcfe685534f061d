"""The tree of countries, states and cities, each with its count and what the question does with it."""

from collections.abc import Mapping

from schemas.contracts.search_answer import CityOption, CountryOption, StateOption
from search.answers.location_tree import CountsByKey, shown_places
from search.answers.marked import Marked, marked
from search.question.question import Question
from search.vocabulary.places import CityNode, StateNode
from search.vocabulary.vocabulary import Vocabulary


def location_options(
    vocabulary: Vocabulary, counts: CountsByKey, listed: CountsByKey, question: Question
) -> list[CountryOption]:
    """What location_tree lists, in its order."""
    marks = {key: marked(key, counts[key], question) for key in counts}
    of_countries = marks["countries"]
    return [
        {
            **country.facts,
            "course_count": of_countries.count_of(country.key),
            "states": [_state(state, cities, marks) for state, cities in states],
            **of_countries.flags(country.facts["id"]),
        }
        for country, states in shown_places(vocabulary, listed, question)
    ]


def _state(state: StateNode, cities: list[CityNode], marks: Mapping[str, Marked]) -> StateOption:
    of_states, of_cities = marks["states"], marks["cities"]
    return {
        **state.facts,
        "course_count": of_states.count_of(state.key),
        "cities": [_city(city, of_cities) for city in cities],
        **of_states.flags(state.facts["id"]),
    }


def _city(city: CityNode, marks: Marked) -> CityOption:
    return {
        **city.facts,
        "course_count": marks.count_of(city.key),
        **marks.flags(city.facts["id"]),
    }
