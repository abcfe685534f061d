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
from search.answers.counts import Counts, FacetAnswers
from search.answers.disciplines import discipline_facets
from search.answers.institutes import institute_facet, listed_institutes
from search.answers.levels import degree_level_groups
from search.answers.specializations import listed_specializations, specialization_facet
from search.catalogue import Catalogue
from search.engine import Answer
from search.plans import Plan
from search.query.facets import facet_bodies, value_facet
from search.question.from_query import question_of_query
from search.question.question import Question
from search.vocabulary.value import Value
from search.vocabulary.vocabulary import Vocabulary

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
