"""POST course/course_related_institutes_new/: institutes and their numbers of courses, sorted by name."""

from collections.abc import Sequence
from functools import partial

from schemas.contracts.listing.facets import InstituteFacetPage
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
from search.results.institutes import build_institute_facet, get_other_names, select_institutes
from search.value_names.named_value import NamedValue
from search.value_names.value_names import ValueNames

KEY = "institutes"


async def list_by_name(
    live_index: LiveIndex, filters: ListingFilters, page_request: FacetPageRequest
) -> InstituteFacetPage:
    """Read one page of institutes.

    An institute is listed if it is selected, or if it has a course that passes all other kinds of filters. If
    `page_request` has a text, only institutes with a matching name are listed.
    """

    def plan(search_query: SearchQuery, value_names: ValueNames) -> SearchPlan[InstituteFacetPage]:

        def read(responses: Sequence[EsResponse]) -> InstituteFacetPage:
            counts = FacetCounts(responses).read_counts(KEY)
            values = select_institutes(value_names, search_query, counts)
            narrowed = page_request.filter_by_text(values, get_other_names(value_names))
            return _build_page(narrowed, counts, page_request)

        return SearchPlan(
            build_facet_bodies(search_query, [build_value_facet(KEY, search_query, value_names)]), read
        )

    return await execute_widened(live_index.execute, partial(parse_listing_filters, filters), plan)


def _build_page(
    narrowed: list[NamedValue], counts: Counts, page_request: FacetPageRequest
) -> InstituteFacetPage:
    return InstituteFacetPage(
        count=len(narrowed),
        results=[build_institute_facet(value, counts) for value in page_request.slice(narrowed)],
        links=page_request.build_link(len(narrowed)),
    )
