"""POST course/course_related_intakes/: the number of courses that start in each month, grouped by quarter."""

from collections.abc import Sequence
from functools import partial

from schemas.contracts.listing.facets import IntakeFacet, IntakeFacets
from schemas.contracts.listing.filters import ListingFilters
from schemas.filters.declarations import FilterGroup
from schemas.vocabulary.months import QUARTERS, to_month_number
from search.elasticsearch_access.client import EsResponse
from search.execution.live_index import LiveIndex
from search.execution.search_plan import SearchPlan
from search.execution.widening import execute_widened
from search.parsing.listing_filters import parse_listing_filters
from search.parsing.search_query import SearchQuery
from search.requests.facets import build_facet_bodies, build_missing_facet, build_value_facet
from search.results.facet_counts import FacetCounts
from search.value_names.value_names import ValueNames

KEY = "intakes"
UNKNOWN = "intakes_unknown"


async def count_intakes(live_index: LiveIndex, filters: ListingFilters) -> IntakeFacets:
    """Count the courses that start in each month, and the courses without known months. Counts can be 0."""

    def plan(search_query: SearchQuery, value_names: ValueNames) -> SearchPlan[IntakeFacets]:
        facets = [
            build_value_facet(KEY, search_query, value_names),
            build_missing_facet(UNKNOWN, FilterGroup.INTAKE, KEY),
        ]
        return SearchPlan(build_facet_bodies(search_query, facets), _read_intakes)

    return await execute_widened(live_index.execute, partial(parse_listing_filters, filters), plan)


def _read_intakes(responses: Sequence[EsResponse]) -> IntakeFacets:
    found = FacetCounts(responses)
    counts = found.read_counts(KEY)
    quarters = {
        quarter: [
            IntakeFacet(month=month, course_count=counts.get(str(to_month_number(month)), 0))
            for month in months
        ]
        for quarter, months in QUARTERS.items()
    }
    return IntakeFacets(
        firstQuarter=quarters["firstQuarter"],
        secondQuarter=quarters["secondQuarter"],
        thirdQuarter=quarters["thirdQuarter"],
        fourthQuarter=quarters["fourthQuarter"],
        unknown_count=found.read_total(UNKNOWN),
    )
