"""The tree of countries, states and cities, each with its count and what the question does with it."""

from collections import defaultdict

from schemas.contracts.search_answer import CityOption, CountryOption, StateOption
from search.answers.location_tree import CountsByKey, shown_places
from search.answers.marked import Marked, marked
from search.question.question import Question
from search.vocabulary.vocabulary import Vocabulary


def location_options(
    vocabulary: Vocabulary, counts: CountsByKey, listed: CountsByKey, question: Question
) -> list[CountryOption]:
    """What location_tree lists, in its order."""
    shown = shown_places(vocabulary, listed, question)
    marks = {key: marked(key, counts[key], question) for key in counts}
    cities = _cities(vocabulary, shown["city"], marks["cities"])
    states = _states(vocabulary, shown["state"], marks["states"], cities)
    of_countries = marks["countries"]
    return [
        CountryOption(
            id=country.id,
            slug=country.slug,
            name=country.name,
            iso2=country.extra["iso2"],
            course_count=of_countries.count(country.id),
            states=states[country.id],
            **of_countries.flags(country.id),
        )
        for country in vocabulary.ordered("country")
        if country.id in shown["country"]
    ]


def _states(
    vocabulary: Vocabulary, shown: set[int], marks: Marked, cities: dict[int, list[CityOption]]
) -> dict[int, list[StateOption]]:
    states: dict[int, list[StateOption]] = defaultdict(list)
    for state in vocabulary.ordered("state"):
        if state.id in shown:
            country_id = state.parents["country"]
            states[country_id].append(
                StateOption(
                    id=state.id,
                    slug=state.slug,
                    state_name=state.name,
                    country_id=country_id,
                    course_count=marks.count(state.id),
                    cities=cities[state.id],
                    **marks.flags(state.id),
                )
            )
    return states


def _cities(vocabulary: Vocabulary, shown: set[int], marks: Marked) -> dict[int, list[CityOption]]:
    cities: dict[int, list[CityOption]] = defaultdict(list)
    for city in vocabulary.ordered("city"):
        if city.id in shown:
            state_id = city.parents["state"]
            cities[state_id].append(
                CityOption(
                    id=city.id,
                    slug=city.slug,
                    city_name=city.name,
                    state_id=state_id,
                    course_count=marks.count(city.id),
                    **marks.flags(city.id),
                )
            )
    return cities
