"""Builds the histograms of fees and durations.

The narrow intervals of Elasticsearch are merged into displayed steps (bars). For fees in another currency than the
rupee, Elasticsearch counts the steps themselves.
"""

from collections.abc import Mapping, Sequence
from math import ceil

from schemas.contracts.unified.histograms import DurationBucket, DurationHistogram, FeeBucket, FeeHistogram
from schemas.vocabulary.fee_slider import compute_slider_end_pkr
from schemas.vocabulary.limits import DURATION_MAX_YEARS, DURATION_STEP_YEARS, WEEKS_PER_YEAR
from search.elasticsearch_access.client import EsResponse
from search.parsing.fee_steps import FeeSteps
from search.parsing.ranges import RUPEE
from search.parsing.search_query import Range
from search.requests.histograms import (
    DURATION_STEPS,
    DURATION_UNKNOWN,
    FEE_GRAIN_PKR,
    FEE_STEPS,
    FEE_UNKNOWN,
)
from search.results.facet_counts import FacetCounts

FEE_BUCKETS_MAX = 40
DURATION_STEP_WEEKS = round(DURATION_STEP_YEARS * WEEKS_PER_YEAR)
DURATION_LAST = round(DURATION_MAX_YEARS / DURATION_STEP_YEARS)
"""The number of the last step, which has no upper end."""
_STEP_FACTORS = (1, 2, 4, 10)
"""The possible widths of fee steps are 50,000 rupees times these factors: 50,000, 100,000, 200,000, 500,000 …"""


def read_largest_fee(response: EsResponse) -> int | None:
    """Returns the fee in rupees. Returns None if no course has a fee."""
    value = response["aggregations"]["largest_fee"]["value"]
    return None if value is None else int(value)


def compute_fee_step(end: int) -> int:
    """Choose the width of a fee step in rupees, so that the slider has at most 40 steps."""
    scale = FEE_GRAIN_PKR
    while True:
        for factor in _STEP_FACTORS:
            if end <= scale * factor * FEE_BUCKETS_MAX:
                return scale * factor
        scale *= 10


def build_fee_histogram(found: FacetCounts, largest: int | None, chosen: Range | None) -> FeeHistogram:
    end = compute_slider_end_pkr(largest)
    step = compute_fee_step(end)
    counts = _merge_steps(found.read_steps(FEE_STEPS), step)
    last = max([*counts, ceil(end / step) - 1])
    return FeeHistogram(
        currency=RUPEE,
        step=step,
        max=end,
        buckets=_build_fee_buckets(step, [counts.get(number, 0) for number in range(last + 1)]),
        unknown_count=found.read_total(FEE_UNKNOWN),
        unknown_selected=_is_unknown_selected(chosen),
        unknown_excluded=_is_unknown_excluded(chosen),
    )


def build_converted_fee_histogram(found: FacetCounts, steps: FeeSteps, chosen: Range | None) -> FeeHistogram:
    return FeeHistogram(
        currency=steps.code,
        step=steps.width,
        max=steps.end,
        buckets=_build_fee_buckets(steps.width, found.read_ordered_steps(FEE_STEPS)),
        unknown_count=found.read_total(FEE_UNKNOWN),
        unknown_selected=_is_unknown_selected(chosen),
        unknown_excluded=_is_unknown_excluded(chosen),
    )


def build_duration_histogram(found: FacetCounts, chosen: Range | None) -> DurationHistogram:
    weeks = found.read_steps(DURATION_STEPS)
    counts = [0] * (DURATION_LAST + 1)
    for number, count in _merge_steps(weeks, DURATION_STEP_WEEKS).items():
        counts[min(number, DURATION_LAST)] += count
    at_end = [weeks.get(number * DURATION_STEP_WEEKS, 0) for number in range(1, DURATION_LAST)]
    # A duration filter up to 5 years has no upper end, so it includes the whole last step.
    at_end += [counts[DURATION_LAST], 0]
    return DurationHistogram(
        buckets=_build_duration_buckets(
            [(count, count + end) for count, end in zip(counts, at_end, strict=True)]
        ),
        unknown_count=found.read_total(DURATION_UNKNOWN),
        unknown_selected=_is_unknown_selected(chosen),
        unknown_excluded=_is_unknown_excluded(chosen),
    )


def _build_fee_buckets(step: int, counts: Sequence[int]) -> list[FeeBucket]:
    return [
        FeeBucket(lower=number * step, upper=(number + 1) * step, course_count=count)
        for number, count in enumerate(counts)
    ]


def _build_duration_buckets(counts: Sequence[tuple[int, int]]) -> list[DurationBucket]:
    """Build one bucket for each pair of counts.

    counts: two counts for each step. The second count includes courses whose duration is exactly the end of the step.
    """
    return [
        DurationBucket(
            lower=number * DURATION_STEP_YEARS,
            upper=None if number == DURATION_LAST else (number + 1) * DURATION_STEP_YEARS,
            course_count=count,
            closed_count=closed_count,
        )
        for number, (count, closed_count) in enumerate(counts)
    ]


def _merge_steps(fine: Mapping[int, int], step: int) -> Mapping[int, int]:
    """Merge narrow intervals into steps of this width. Returns course counts by step number, from 0."""
    counts: dict[int, int] = {}
    for lower, count in fine.items():
        number = lower // step
        counts[number] = counts.get(number, 0) + count
    return counts


def _is_unknown_selected(chosen: Range | None) -> bool:
    return chosen is not None and chosen.unknown


def _is_unknown_excluded(chosen: Range | None) -> bool:
    return chosen is not None and not chosen.unknown and chosen.lower is None and chosen.upper is None
