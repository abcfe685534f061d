"""GET v2/search/locations/: countries with states and cities, each with its courses and institutes."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from schemas.contracts.search_v2 import PlaceResult, SearchQuery
from search.answers.counts import FacetAnswers
from search.answers.location_tree import location_tree
from search.answers.place_institutes import institutes_by_place, place_tree
from search.catalogue import Catalogue
from search.engine import Answer
from search.listed_places import PlacesFound, places_found
from search.plans import Plan, state_body
from search.query.facets import Facet, facet_bodies, value_facet
from search.question.filter_table import PLACE_KINDS, Group
from search.question.from_query import question_of_query
from search.question.question import Question
from search.vocabulary.vocabulary import Place, Vocabulary

CAMPUSES = "campuses"

_NOTHING_CHOSEN = Question()


async def places(catalogue: Catalogue, query: SearchQuery) -> PlaceResult:
    """Places that the catalogue has a course in, and the chosen ones, counted under all filters but the place's."""

    def plan(vocabulary: Vocabulary) -> Plan[tuple[PlacesFound, Mapping[Place, int]]]:
        question = question_of_query(query, vocabulary)
        bodies = facet_bodies(question, _facets(question, vocabulary))
        return Plan([state_body(), *bodies], lambda answers: _read(answers, question, vocabulary))

    found, institutes = await catalogue.ask(plan)
    listed = await catalogue.listings.of(catalogue.ask, found.state)
    countries = location_tree(listed.shown(found.question), found.counts)
    return PlaceResult(count=len(countries), result=place_tree(countries, institutes))


def _facets(question: Question, vocabulary: Vocabulary) -> list[Facet]:
    """Campuses are counted as the places are: whatever place is chosen."""
    campuses = replace(value_facet(CAMPUSES, _NOTHING_CHOSEN, vocabulary), group=Group.PLACE)
    return [campuses, *(value_facet(key, question, vocabulary) for key in PLACE_KINDS)]


def _read(
    answers: Sequence[Answer], question: Question, vocabulary: Vocabulary
) -> tuple[PlacesFound, Mapping[Place, int]]:
    """The courses and the institutes of each place."""
    found = FacetAnswers(answers[1:])
    institutes = institutes_by_place(vocabulary, found.counts(CAMPUSES))
    return places_found(answers[0], found, question, vocabulary), institutes
