"""GET v2/search/degree_levels/, disciplines/, specializations_v2/ and institutes_v2/: values with their courses."""

from collections.abc import Callable, Mapping, Sequence
from math import ceil
from typing import TypeVar

from schemas.contracts.search_v2 import (
    DegreeLevelResult,
    DisciplineResult,
    InstituteResult,
    SearchQuery,
    SpecializationResult,
)
from schemas.vocabulary.limits import RESULTS_VIEW_PAGE_SIZE
from search.elasticsearch_access.client import Answer
from search.elasticsearch_access.live_index import Catalogue
from search.elasticsearch_access.search_plan import Plan
from search.parsing.search_query import Question
from search.parsing.v2_parameters import question_of_query
from search.requests.facets import facet_bodies, value_facet
from search.results.degree_levels import degree_level_groups
from search.results.disciplines import discipline_facets
from search.results.facet_counts import Counts, FacetAnswers
from search.results.institutes import institute_facet, listed_institutes
from search.results.specializations import listed_specializations, specialization_facet
from search.value_names.named_value import Value
from search.value_names.value_names import Vocabulary

T = TypeVar("T")
Read = Callable[[Vocabulary, Question, Mapping[str, Counts]], T]


async def degree_levels(catalogue: Catalogue, query: SearchQuery) -> DegreeLevelResult:
    """Every level type with its levels."""

    def read(vocabulary: Vocabulary, _: Question, counts: Mapping[str, Counts]) -> DegreeLevelResult:
        groups = degree_level_groups(vocabulary, counts["degree_levels_types"], counts["degree_levels"])
        return DegreeLevelResult(count=len(groups), result=groups)

    return await _counted(catalogue, query, ("degree_levels_types", "degree_levels"), read)


async def disciplines(catalogue: Catalogue, query: SearchQuery) -> DisciplineResult:
    """Every discipline."""

    def read(vocabulary: Vocabulary, _: Question, counts: Mapping[str, Counts]) -> DisciplineResult:
        facets = discipline_facets(vocabulary, counts["disciplines"])
        return DisciplineResult(count=len(facets), result=facets)

    return await _counted(catalogue, query, ("disciplines",), read)


async def specializations(catalogue: Catalogue, query: SearchQuery) -> SpecializationResult:
    """One page of the specializations that would show a course under the chosen disciplines, and the chosen ones."""

    def read(
        vocabulary: Vocabulary, question: Question, counts: Mapping[str, Counts]
    ) -> SpecializationResult:
        courses = counts["specializations"]
        values = listed_specializations(vocabulary, question, courses)
        return SpecializationResult(
            count=len(values),
            page=query.page,
            total_pages=_pages(values),
            result=[specialization_facet(value, courses) for value in _on_page(values, query.page)],
        )

    return await _counted(catalogue, query, ("specializations",), read)


async def institutes(catalogue: Catalogue, query: SearchQuery) -> InstituteResult:
    """One page of the institutes that would show a course, and the chosen ones."""

    def read(vocabulary: Vocabulary, question: Question, counts: Mapping[str, Counts]) -> InstituteResult:
        courses = counts["institutes"]
        values = listed_institutes(vocabulary, question, courses)
        return InstituteResult(
            count=len(values),
            page=query.page,
            total_pages=_pages(values),
            result=[institute_facet(value, courses) for value in _on_page(values, query.page)],
        )

    return await _counted(catalogue, query, ("institutes",), read)


async def _counted(catalogue: Catalogue, query: SearchQuery, keys: Sequence[str], read: Read[T]) -> T:
    """What `read` makes of the counts of each key of the filter table."""

    def plan(vocabulary: Vocabulary) -> Plan[T]:
        question = question_of_query(query, vocabulary)

        def read_answers(answers: Sequence[Answer]) -> T:
            found = FacetAnswers(answers)
            return read(vocabulary, question, {key: found.counts(key) for key in keys})

        facets = [value_facet(key, question, vocabulary) for key in keys]
        return Plan(facet_bodies(question, facets), read_answers)

    return await catalogue.ask(plan)


def _pages(values: Sequence[Value]) -> int:
    return ceil(len(values) / RESULTS_VIEW_PAGE_SIZE)


def _on_page(values: Sequence[Value], page: int) -> Sequence[Value]:
    first = (page - 1) * RESULTS_VIEW_PAGE_SIZE
    return values[first : first + RESULTS_VIEW_PAGE_SIZE]
