"""POST course/course_search/: one page of courses and the exact count."""

from collections.abc import Sequence
from functools import partial
from math import ceil

from schemas.contracts.course.card import CourseSearchPage
from schemas.contracts.listing.filters import NO_FILTERS, ListingFilters
from schemas.vocabulary.limits import LISTING_PAGE_SIZE, NUMBERED_RESULTS_MAX
from search.elasticsearch_access.client import EsResponse
from search.errors import FieldError, InvalidFilter
from search.execution.live_index import LiveIndex
from search.execution.search_plan import SearchPlan
from search.execution.widening import BuildQuery, execute_widened
from search.parsing.listing_filters import parse_listing_filters
from search.parsing.search_query import SearchQuery
from search.requests.course_page import TOTAL_POSITION, build_page_bodies, read_total
from search.results.course_cards import build_course_cards
from search.value_names.value_names import ValueNames


async def search_courses(live_index: LiveIndex, filters: ListingFilters, page: int) -> CourseSearchPage:
    """Read one page. The first page is 1. A page after the last course is empty.

    Raises InvalidFilter if a filter is invalid, and for a page after the first 10,000 courses.
    """
    compute = partial(read_course_page, live_index, partial(parse_listing_filters, filters), page)
    if page == 1 and filters == NO_FILTERS:
        return await live_index.get_cached_result("course_search", compute)
    return await compute()


async def read_course_page(live_index: LiveIndex, parse: BuildQuery, page: int) -> CourseSearchPage:
    """Read one page of any search query.

    parse: builds the search query from the ids, slugs and names of all filter values.
    """
    first, size = compute_page_slice(page, LISTING_PAGE_SIZE)

    def plan(search_query: SearchQuery, _: ValueNames) -> SearchPlan[CourseSearchPage]:
        return SearchPlan(
            build_page_bodies(search_query, first, size),
            lambda responses: _build_page(responses, search_query),
            total_position=TOTAL_POSITION,
        )

    return await execute_widened(live_index.execute, parse, plan)


def compute_last_page(page_size: int) -> int:
    """Compute the number of the page that contains result 10,000."""
    return ceil(NUMBERED_RESULTS_MAX / page_size)


def compute_page_slice(page: int, page_size: int) -> tuple[int, int]:
    """Compute the position of the first result of a page, from 0, and the size of the page.

    Raises InvalidFilter for a page after the first 10,000 results. The page with result 10,000 can be smaller.
    """
    last = compute_last_page(page_size)
    if page > last:
        reason = f"pages end at {last}, that is {NUMBERED_RESULTS_MAX} results; narrow the search"
        raise InvalidFilter(FieldError("page", reason))
    first = (page - 1) * page_size
    return first, min(page_size, NUMBERED_RESULTS_MAX - first)


def _build_page(responses: Sequence[EsResponse], search_query: SearchQuery) -> CourseSearchPage:
    count = read_total(responses)
    total_pages = ceil(count / LISTING_PAGE_SIZE)
    return CourseSearchPage(
        count=count,
        results=build_course_cards(responses[0]["hits"]["hits"], search_query),
        total_pages=total_pages,
        last_page=min(total_pages, compute_last_page(LISTING_PAGE_SIZE)),
    )
