"""GET v2/search/courses_v2/ and v2/search/courses_count_v2/: one page of courses, and the number of courses."""

from collections.abc import Sequence
from functools import partial
from math import ceil

from schemas.contracts.search_v2 import CourseCount, CourseResult, V2SearchParameters
from schemas.vocabulary.limits import RESULTS_VIEW_PAGE_SIZE
from search.calls.course_search import compute_last_page, compute_page_slice
from search.elasticsearch_access.client import EsResponse
from search.execution.live_index import LiveIndex
from search.execution.search_plan import SearchPlan
from search.execution.widening import execute_widened
from search.parsing.search_query import SearchQuery
from search.parsing.v2_parameters import parse_v2_parameters
from search.requests.course_page import (
    TOTAL_POSITION,
    build_count_body,
    build_page_bodies,
    read_total,
)
from search.results.course_cards import build_course_cards
from search.value_names.value_names import ValueNames


async def read_courses(live_index: LiveIndex, query: V2SearchParameters) -> CourseResult:
    """Read one page of at most 29 courses. A page after the last course is empty.

    Raises InvalidFilter if a parameter is invalid, and for a page after the first 10,000 courses.
    """
    first, size = compute_page_slice(query.page, RESULTS_VIEW_PAGE_SIZE)

    def plan(search_query: SearchQuery, _: ValueNames) -> SearchPlan[CourseResult]:
        return SearchPlan(
            build_page_bodies(search_query, first, size),
            lambda responses: _build_page(responses, search_query, query.page),
            total_position=TOTAL_POSITION,
        )

    return await execute_widened(live_index.execute, partial(parse_v2_parameters, query), plan)


async def count_courses(live_index: LiveIndex, query: V2SearchParameters) -> CourseCount:
    """Count the courses exactly. Elasticsearch caches the count until the index changes."""

    def plan(search_query: SearchQuery, _: ValueNames) -> SearchPlan[CourseCount]:
        body = build_count_body(search_query)
        return SearchPlan([body], lambda responses: CourseCount(count=read_total(responses)))

    return await execute_widened(live_index.execute, partial(parse_v2_parameters, query), plan)


def _build_page(responses: Sequence[EsResponse], search_query: SearchQuery, page: int) -> CourseResult:
    count = read_total(responses)
    total_pages = ceil(count / RESULTS_VIEW_PAGE_SIZE)
    return CourseResult(
        count=count,
        page=page,
        total_pages=total_pages,
        last_page=min(total_pages, compute_last_page(RESULTS_VIEW_PAGE_SIZE)),
        result=build_course_cards(responses[0]["hits"]["hits"], search_query),
    )
