"""Builds the histograms of fees and durations.

The fee filter does not apply to the fee histogram. The duration filter does not apply to the duration histogram.
Elasticsearch counts the courses in narrow intervals. `results/histograms.py` merges the intervals into the displayed
bars. For fees in another currency than the rupee, Elasticsearch counts the courses in the bars themselves.
"""

from collections.abc import Sequence
from itertools import pairwise

from schemas.filters.declarations import FilterGroup
from search.elasticsearch_access.client import Body
from search.requests.facets import Facet, build_missing_facet
from search.requests.filter_clauses import LIVE

FEE_GRAIN_PKR = 50_000
"""The smallest width of a counted interval. The width of a displayed bar is a multiple of this width."""

DURATION_GRAIN_WEEKS = 1
"""The width of a counted interval. A displayed bar includes the week at its end, so each week is counted separately."""

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

    grain: the width of the counted intervals in rupees. The width of a displayed bar must be a multiple of the grain.
    """
    steps: Body = {"histogram": {"field": "fee_pkr", "interval": grain, "min_doc_count": 1}}
    return Facet(FEE_STEPS, FilterGroup.FEE, steps), build_missing_facet(
        FEE_UNKNOWN, FilterGroup.FEE, "fee_pkr"
    )


def build_converted_fee_facets(bounds: Sequence[float]) -> tuple[Facet, ...]:
    """Build the fee histogram for a currency other than the rupee.

    bounds: the boundaries between the bars in unrounded rupees (field `fee_pkr_unrounded`). The first bar has no lower
    end, and the last bar has no upper end.
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
