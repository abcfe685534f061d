"""GET v2/search/degree_levels/, disciplines/, specializations_v2/ and institutes_v2/: facets with course counts."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import ceil
from typing import TypeVar

from schemas.contracts.search_v2 import (
    DegreeLevelResult,
    DisciplineResult,
    InstituteResult,
    SpecializationResult,
    V2SearchParameters,
)
from schemas.vocabulary.limits import RESULTS_VIEW_PAGE_SIZE
from search.elasticsearch_access.client import EsResponse
from search.execution.live_index import LiveIndex
from search.execution.search_plan import SearchPlan
from search.execution.widening import execute_widened
from search.parsing.search_query import SearchQuery
from search.parsing.v2_parameters import parse_v2_parameters
from search.requests.facets import build_facet_bodies, build_value_facet
from search.results.degree_levels import build_degree_level_groups
from search.results.disciplines import build_discipline_facets
from search.results.facet_counts import Counts, FacetCounts
from search.results.flagged_counts import build_flagged_counts
from search.results.institutes import build_institute_facet, select_institutes
from search.results.specializations import build_specialization_facet, select_specializations
from search.value_names.named_value import NamedValue
from search.value_names.value_names import ValueNames

T = TypeVar("T")
LEVEL_KEYS = ("degree_levels_types", "degree_levels")
Read = Callable[[ValueNames, SearchQuery, Mapping[str, Counts]], T]


async def list_degree_levels(live_index: LiveIndex, query: V2SearchParameters) -> DegreeLevelResult:
    """List all level types, each with all its degree levels. The counts can be 0."""

    def read(
        value_names: ValueNames, search_query: SearchQuery, counts: Mapping[str, Counts]
    ) -> DegreeLevelResult:
        of_groups, of_levels = (build_flagged_counts(key, counts[key], search_query) for key in LEVEL_KEYS)
        groups = build_degree_level_groups(value_names, of_groups, of_levels)
        return DegreeLevelResult(count=len(groups), result=groups)

    return await _count_values(live_index, query, LEVEL_KEYS, read)


async def list_disciplines(live_index: LiveIndex, query: V2SearchParameters) -> DisciplineResult:
    """List all disciplines. The counts can be 0."""

    def read(value_names: ValueNames, _: SearchQuery, counts: Mapping[str, Counts]) -> DisciplineResult:
        facets = build_discipline_facets(value_names, counts["disciplines"])
        return DisciplineResult(count=len(facets), result=facets)

    return await _count_values(live_index, query, ("disciplines",), read)


async def list_specializations(live_index: LiveIndex, query: V2SearchParameters) -> SpecializationResult:
    """List one page of specializations.

    A specialization is listed if it is selected, or if it has a course that passes all other kinds of filters. If
    disciplines are selected, an unselected specialization must also belong to one of them.
    """

    def read(
        value_names: ValueNames, search_query: SearchQuery, counts: Mapping[str, Counts]
    ) -> SpecializationResult:
        courses = counts["specializations"]
        values = select_specializations(value_names, search_query, courses)
        return SpecializationResult(
            count=len(values),
            page=query.page,
            total_pages=_count_pages(values),
            result=[build_specialization_facet(value, courses) for value in _slice_page(values, query.page)],
        )

    return await _count_values(live_index, query, ("specializations",), read)


async def list_institutes(live_index: LiveIndex, query: V2SearchParameters) -> InstituteResult:
    """List one page of institutes.

    An institute is listed if it is selected, or if it has a course that passes all other kinds of filters.
    """

    def read(
        value_names: ValueNames, search_query: SearchQuery, counts: Mapping[str, Counts]
    ) -> InstituteResult:
        courses = counts["institutes"]
        values = select_institutes(value_names, search_query, courses)
        return InstituteResult(
            count=len(values),
            page=query.page,
            total_pages=_count_pages(values),
            result=[build_institute_facet(value, courses) for value in _slice_page(values, query.page)],
        )

    return await _count_values(live_index, query, ("institutes",), read)


async def _count_values(
    live_index: LiveIndex, query: V2SearchParameters, keys: Sequence[str], read: Read[T]
) -> T:
    """Count the courses of each value of the filter keys, and build the response from the counts."""

    def plan(search_query: SearchQuery, value_names: ValueNames) -> SearchPlan[T]:
        def read_responses(responses: Sequence[EsResponse]) -> T:
            found = FacetCounts(responses)
            return read(value_names, search_query, {key: found.read_counts(key) for key in keys})

        facets = [build_value_facet(key, search_query, value_names) for key in keys]
        return SearchPlan(build_facet_bodies(search_query, facets), read_responses)

    return await execute_widened(live_index.execute, partial(parse_v2_parameters, query), plan)


def _count_pages(values: Sequence[NamedValue]) -> int:
    return ceil(len(values) / RESULTS_VIEW_PAGE_SIZE)


def _slice_page(values: Sequence[NamedValue], page: int) -> Sequence[NamedValue]:
    first = (page - 1) * RESULTS_VIEW_PAGE_SIZE
    return values[first : first + RESULTS_VIEW_PAGE_SIZE]
