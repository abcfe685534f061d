"""The facet of specializations in the selected disciplines. The order is by name or by number of courses."""

from collections.abc import Callable, Sequence
from functools import partial

from schemas.contracts.listing.facets import SpecializationFacetPage
from schemas.contracts.listing.filters import ListingFilters
from search.elasticsearch_access.client import EsResponse
from search.execution.live_index import LiveIndex
from search.execution.search_plan import SearchPlan
from search.execution.widening import execute_widened
from search.parsing.listing_filters import parse_listing_filters
from search.parsing.search_query import SearchQuery
from search.requests.facets import build_facet_bodies, build_value_facet
from search.results.facet_counts import Counts, FacetCounts
from search.results.facet_page import FacetPageRequest
from search.results.specializations import build_specialization_facet, select_specializations
from search.value_names.named_value import NamedValue
from search.value_names.value_names import ValueNames

KEY = "specializations"

Arrange = Callable[[list[NamedValue], Counts], list[NamedValue]]


async def list_by_name(
    live_index: LiveIndex, filters: ListingFilters, page_request: FacetPageRequest
) -> SpecializationFacetPage:
    return await _list_specializations(live_index, filters, page_request, lambda values, _: values)


async def list_by_count(
    live_index: LiveIndex, filters: ListingFilters, page_request: FacetPageRequest
) -> SpecializationFacetPage:
    """The specialization with the most courses is first. Equal counts are sorted by name."""
    return await _list_specializations(live_index, filters, page_request, _sort_by_count)


async def _list_specializations(
    live_index: LiveIndex, filters: ListingFilters, page_request: FacetPageRequest, arrange: Arrange
) -> SpecializationFacetPage:
    def plan(search_query: SearchQuery, value_names: ValueNames) -> SearchPlan[SpecializationFacetPage]:

        def read(responses: Sequence[EsResponse]) -> SpecializationFacetPage:
            counts = FacetCounts(responses).read_counts(KEY)
            return _build_page(
                arrange(select_specializations(value_names, search_query, counts), counts),
                counts,
                page_request,
            )

        return SearchPlan(
            build_facet_bodies(search_query, [build_value_facet(KEY, search_query, value_names)]), read
        )

    return await execute_widened(live_index.execute, partial(parse_listing_filters, filters), plan)


def _sort_by_count(values: list[NamedValue], counts: Counts) -> list[NamedValue]:
    return sorted(values, key=lambda value: -counts.get(value.key, 0))


def _build_page(
    values: list[NamedValue], counts: Counts, page_request: FacetPageRequest
) -> SpecializationFacetPage:
    narrowed = page_request.filter_by_text(values)
    return SpecializationFacetPage(
        count=len(narrowed),
        results=[build_specialization_facet(value, counts) for value in page_request.slice(narrowed)],
        links=page_request.build_link(len(narrowed)),
    )
