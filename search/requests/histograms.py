"""Builds the histograms of fees and durations. Each histogram ignores its own filter."""

from collections.abc import Sequence
from itertools import pairwise

from schemas.filters.declarations import FilterGroup
from search.elasticsearch_access.client import Body
from search.requests.facets import Facet, build_missing_facet
from search.requests.filter_clauses import LIVE

FEE_GRAIN_PKR = 50_000
"""The smallest step. Every displayed fee step is a multiple of this step."""

DURATION_GRAIN_WEEKS = 1
"""Durations are whole weeks. Steps of one week show how many courses end exactly at the end of a displayed step."""

FEE_STEPS, FEE_UNKNOWN = "fee_steps", "fee_unknown"
DURATION_STEPS, DURATION_UNKNOWN = "duration_steps", "duration_unknown"

DURATION_FACETS = (
    Facet(
        DURATION_STEPS,
        FilterGroup.DURATION,
        {"histogram": {"field": "duration_weeks", "interval": DURATION_GRAIN_WEEKS, "min_doc_count": 1}},
    ),
    build_missing_facet(DURATION_UNKNOWN, FilterGroup.DURATION, "duration_weeks"),
)


def build_fee_facets(grain: int) -> tuple[Facet, ...]:
    """grain: the width of the counted steps in rupees. The displayed step must be a multiple of the grain."""
    steps: Body = {"histogram": {"field": "fee_pkr", "interval": grain, "min_doc_count": 1}}
    return Facet(FEE_STEPS, FilterGroup.FEE, steps), build_missing_facet(
        FEE_UNKNOWN, FilterGroup.FEE, "fee_pkr"
    )


def build_converted_fee_facets(bounds: Sequence[float]) -> tuple[Facet, ...]:
    """bounds: the lower ends of the steps in unrounded rupees, from the second step on. The last step has no end."""
    ends = [None, *bounds, None]
    ranges = [
        {end: value for end, value in (("from", lower), ("to", upper)) if value is not None}
        for lower, upper in pairwise(ends)
    ]
    steps: Body = {"range": {"field": "fee_pkr_unrounded", "ranges": ranges}}
    return Facet(FEE_STEPS, FilterGroup.FEE, steps), build_missing_facet(
        FEE_UNKNOWN, FilterGroup.FEE, "fee_pkr"
    )


LARGEST_FEE: Body = {
    "size": 0,
    "query": {"bool": {"filter": [LIVE]}},
    "aggs": {"largest_fee": {"max": {"field": "fee_pkr"}}},
}
"""The largest fee of the whole catalogue. Elasticsearch caches this response between writes."""
