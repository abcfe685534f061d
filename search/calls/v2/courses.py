"""GET v2/search/courses_v2/ and courses_count_v2/: one page of courses, and how many there are."""

from collections.abc import Sequence
from math import ceil

from schemas.contracts.search_v2 import CourseCount, CourseResult, V2SearchParameters
from schemas.vocabulary.limits import RESULTS_VIEW_PAGE_SIZE
from search.calls.course_search import last_numbered_page, page_slice
from search.elasticsearch_access.client import EsResponse
from search.elasticsearch_access.live_index import LiveIndex
from search.elasticsearch_access.search_plan import SearchPlan
from search.parsing.search_query import SearchQuery
from search.parsing.v2_parameters import question_of_query
from search.requests.course_page import count_body, page_bodies, total_of
from search.results.course_cards import course_cards
from search.value_names.value_names import ValueNames


async def courses(live_index: LiveIndex, query: V2SearchParameters) -> CourseResult:
    """The page asked for, of 29; numbered pages end at 10,000 results, a page beyond the last result is empty."""
    first, size = page_slice(query.page, RESULTS_VIEW_PAGE_SIZE)

    def plan(value_names: ValueNames) -> SearchPlan[CourseResult]:
        search_query = question_of_query(query, value_names)
        return SearchPlan(
            page_bodies(search_query, first, size),
            lambda responses: _page(responses, search_query, query.page),
        )

    return await live_index.execute(plan)


async def course_count(live_index: LiveIndex, query: V2SearchParameters) -> CourseCount:
    """The exact number alone, which the engine can keep between writes."""

    def plan(value_names: ValueNames) -> SearchPlan[CourseCount]:
        body = count_body(question_of_query(query, value_names))
        return SearchPlan([body], lambda responses: CourseCount(count=total_of(responses)))

    return await live_index.execute(plan)


def _page(responses: Sequence[EsResponse], search_query: SearchQuery, page: int) -> CourseResult:
    count = total_of(responses)
    total_pages = ceil(count / RESULTS_VIEW_PAGE_SIZE)
    return CourseResult(
        count=count,
        page=page,
        total_pages=total_pages,
        last_page=min(total_pages, last_numbered_page(RESULTS_VIEW_PAGE_SIZE)),
        result=course_cards(responses[0]["hits"]["hits"], search_query),
    )
