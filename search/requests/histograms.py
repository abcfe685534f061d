"""Builds the histograms of fees and durations.

The fee filter does not apply to the fee histogram. The duration filter does not apply to the duration histogram.
Elasticsearch counts in narrow steps, the counted steps. They are added up to the displayed steps of the page.
"""

from collections.abc import Sequence
from itertools import pairwise

from schemas.filters.declarations import FilterGroup
from search.elasticsearch_access.client import Body
from search.requests.facets import Facet, build_missing_facet
from search.requests.filter_clauses import LIVE

FEE_GRAIN_PKR = 50_000
"""The smallest width of a counted step. The width of a displayed step is a multiple of it."""

DURATION_GRAIN_WEEKS = 1
"""The width of a counted step. A displayed step includes the week at its end, so each week is counted by itself."""

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
    """Build the fee histogram in rupees.

    grain: the width of the counted steps in rupees. The width of a displayed step must be a multiple of the grain.
    """
    steps: Body = {"histogram": {"field": "fee_pkr", "interval": grain, "min_doc_count": 1}}
    return Facet(FEE_STEPS, FilterGroup.FEE, steps), build_missing_facet(
        FEE_UNKNOWN, FilterGroup.FEE, "fee_pkr"
    )


def build_converted_fee_facets(bounds: Sequence[float]) -> tuple[Facet, ...]:
    """Build the fee histogram for a currency other than the rupee.

    bounds: the boundaries between the steps in rupees, as in `fee_pkr_unrounded`. The first step has no lower end, and
    the last step has no upper end.
    """
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
"""Finds the largest fee of the whole catalogue. Elasticsearch caches the response until the next write."""
