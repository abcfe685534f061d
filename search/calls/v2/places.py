"""GET v2/search/locations/: countries with states and cities, each with its courses and institutes."""

from dataclasses import replace

from schemas.contracts.search_v2 import PlaceResult, SearchQuery
from schemas.filters.declarations import PLACE_KINDS, FilterGroup
from search.calls.place_course_counts import courses_of_places
from search.elasticsearch_access.live_index import Catalogue
from search.elasticsearch_access.search_plan import Plan
from search.parsing.search_query import Question
from search.parsing.v2_parameters import question_of_query
from search.requests.facets import Facet, facet_bodies, value_facet
from search.results.facet_counts import Counts, FacetAnswers
from search.results.institute_counts import institutes_by_place, place_tree
from search.results.location_tree import location_tree
from search.value_names.value_names import Vocabulary

CAMPUSES = "campuses"

_NOTHING_CHOSEN = Question()


async def places(catalogue: Catalogue, query: SearchQuery) -> PlaceResult:
    """The countries of the catalogue, states and cities with a course, and the chosen ones; counted under all filters
    but the place's."""

    countries = (await courses_of_places(catalogue))["country"]

    def plan(vocabulary: Vocabulary) -> Plan[PlaceResult]:
        question = question_of_query(query, vocabulary)
        bodies = facet_bodies(question, _facets(question, vocabulary))
        return Plan(bodies, lambda answers: _read(FacetAnswers(answers), question, vocabulary, countries))

    return await catalogue.ask(plan)


def _facets(question: Question, vocabulary: Vocabulary) -> list[Facet]:
    """Campuses are counted as the places are: whatever place is chosen."""
    campuses = replace(value_facet(CAMPUSES, _NOTHING_CHOSEN, vocabulary), group=FilterGroup.PLACE)
    return [campuses, *(value_facet(key, question, vocabulary) for key in PLACE_KINDS)]


def _read(found: FacetAnswers, question: Question, vocabulary: Vocabulary, countries: Counts) -> PlaceResult:
    """countries: of the whole catalogue."""
    counts = {key: found.counts(key) for key in PLACE_KINDS}
    institutes = institutes_by_place(vocabulary, found.counts(CAMPUSES))
    tree = location_tree(vocabulary, countries, counts, question)
    return PlaceResult(count=len(tree), result=place_tree(tree, institutes))
