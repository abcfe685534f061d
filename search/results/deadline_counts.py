"""Builds the facet of application deadlines."""

from schemas.contracts.unified.facets import DeadlineCounts
from search.requests.deadline_facets import DEADLINE_OPEN, DEADLINE_UNKNOWN
from search.results.facet_counts import FacetCounts


def read_deadline_counts(found: FacetCounts) -> DeadlineCounts:
    ((today, open_count),) = found.read_named_counts(DEADLINE_OPEN).items()
    return DeadlineCounts(
        today=today, open_count=open_count, unknown_count=found.read_total(DEADLINE_UNKNOWN)
    )
