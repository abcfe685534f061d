"""The tree of countries, states and cities with their counts."""

from collections import defaultdict
from collections.abc import Mapping

from schemas.contracts.facets import CityFacet, CountryFacet, StateFacet
from schemas.documents.vocabulary.document import VocabularyKind
from search.answers.counts import Counts
from search.question.filter_table import PLACE_KINDS
from search.question.question import Question
from search.vocabulary.value import Value
from search.vocabulary.vocabulary import Vocabulary

CountsByKey = Mapping[str, Counts]


def location_tree(
    vocabulary: Vocabulary, counts: CountsByKey, listed: CountsByKey, question: Question
) -> list[CountryFacet]:
    """By name on each level. A place stands there when the catalogue has a course in it (`listed`) or it is chosen,
    and so do the places it lies in."""
    shown = shown_places(vocabulary, listed, question)
    states, cities = _below(vocabulary, shown, "state", "country"), _below(vocabulary, shown, "city", "state")
    return [
        CountryFacet(
            id=country.id,
            slug=country.slug,
            name=country.name,
            iso2=country.extra["iso2"],
            course_count=counts["countries"].get(str(country.id), 0),
            states=[_state(state, counts, cities[state.id]) for state in states[country.id]],
        )
        for country in vocabulary.ordered("country")
        if country.id in shown["country"]
    ]


def _state(state: Value, counts: CountsByKey, cities: list[Value]) -> StateFacet:
    return StateFacet(
        id=state.id,
        slug=state.slug,
        state_name=state.name,
        country_id=state.parents["country"],
        course_count=counts["states"].get(str(state.id), 0),
        cities=[
            CityFacet(
                id=city.id,
                slug=city.slug,
                city_name=city.name,
                state_id=state.id,
                course_count=counts["cities"].get(str(city.id), 0),
            )
            for city in cities
        ],
    )


def shown_places(
    vocabulary: Vocabulary, listed: CountsByKey, question: Question
) -> dict[VocabularyKind, set[int]]:
    shown: dict[VocabularyKind, set[int]] = {
        kind: {int(term) for term in [*listed[key], *question.named(key)]}
        for key, kind in PLACE_KINDS.items()
    }
    shown["state"] |= {city.parents["state"] for city in _values(vocabulary, "city", shown["city"])}
    shown["country"] |= {state.parents["country"] for state in _values(vocabulary, "state", shown["state"])}
    return shown


def _values(vocabulary: Vocabulary, kind: VocabularyKind, ids: set[int]) -> list[Value]:
    return [value for value in vocabulary.ordered(kind) if value.id in ids]


def _below(
    vocabulary: Vocabulary,
    shown: Mapping[VocabularyKind, set[int]],
    kind: VocabularyKind,
    parent: VocabularyKind,
) -> dict[int, list[Value]]:
    below: dict[int, list[Value]] = defaultdict(list)
    for value in _values(vocabulary, kind, shown[kind]):
        below[value.parents[parent]].append(value)
    return below
