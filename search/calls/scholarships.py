"""The calls under scholarship/ that use Elasticsearch: the search, its facets, and the list of all scholarships."""

from collections.abc import Sequence
from datetime import UTC, date, datetime

from schemas.contracts.catalogue.scholarship import (
    ScholarshipFacetValue,
    ScholarshipFilters,
    ScholarshipPage,
    ScholarshipSearchPage,
)
from schemas.vocabulary.limits import LISTING_PAGE_SIZE
from search.calls.course_search import compute_page_slice
from search.elasticsearch_access.client import EsResponse
from search.execution.live_index import LiveIndex
from search.execution.search_plan import SearchPlan
from search.parsing.scholarship_query import FIELDS, parse_scholarship_filters
from search.requests.scholarships import build_page_body
from search.results.scholarship.page import (
    build_scholarship_facet,
    build_scholarship_facets,
    build_scholarship_page,
)
from search.value_names.value_names import ValueNames


async def search_scholarships(
    live_index: LiveIndex, filters: ScholarshipFilters, page: int
) -> ScholarshipSearchPage:
    """Read one page and all facets.

    Raises InvalidFilter if a filter is invalid, and for a page after the first 10,000 scholarships.
    """
    first, size = compute_page_slice(page, LISTING_PAGE_SIZE)

    def plan(value_names: ValueNames) -> SearchPlan[ScholarshipSearchPage]:
        query = parse_scholarship_filters(filters, value_names)
        body = build_page_body(query, first, size, FIELDS, value_names, _read_today())

        def read(responses: Sequence[EsResponse]) -> ScholarshipSearchPage:
            facets = build_scholarship_facets(responses[0], query, value_names)
            return {**build_scholarship_page(responses[0]), "facets": facets}

        return SearchPlan([], read, scholarships=[body])

    return await live_index.execute(plan)


async def list_scholarships(live_index: LiveIndex, page: int) -> ScholarshipPage:
    """Read one page of all scholarships, sorted by name."""
    first, size = compute_page_slice(page, LISTING_PAGE_SIZE)

    def plan(value_names: ValueNames) -> SearchPlan[ScholarshipPage]:
        query = parse_scholarship_filters(ScholarshipFilters(order=2), value_names)
        body = build_page_body(query, first, size, (), value_names, _read_today())
        return SearchPlan([], lambda responses: build_scholarship_page(responses[0]), scholarships=[body])

    return await live_index.execute(plan)


async def read_scholarship_facet(
    live_index: LiveIndex, filters: ScholarshipFilters, key: str
) -> list[ScholarshipFacetValue]:
    """Read the values of one filter. `key` is a key of FIELDS, such as `countries`."""

    def plan(value_names: ValueNames) -> SearchPlan[list[ScholarshipFacetValue]]:
        query = parse_scholarship_filters(filters, value_names)
        body = build_page_body(query, 0, 0, [key], value_names, _read_today())
        return SearchPlan(
            [],
            lambda responses: build_scholarship_facet(responses[0], key, query, value_names),
            scholarships=[body],
        )

    return await live_index.execute(plan)


def _read_today() -> date:
    return datetime.now(UTC).date()
