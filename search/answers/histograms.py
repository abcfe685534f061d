"""Histograms: the fine steps that the engine counted, put together to the ones that are shown."""

from collections import Counter
from collections.abc import Mapping
from math import ceil

from schemas.contracts.search_answer import DurationBucket, DurationHistogram, FeeBucket, FeeHistogram
from schemas.vocabulary.fee_slider import slider_end_pkr
from schemas.vocabulary.limits import DURATION_MAX_YEARS, DURATION_STEP_YEARS, WEEKS_PER_YEAR
from search.answers.counts import FacetAnswers
from search.engine import Answer
from search.query.histograms import (
    DURATION_STEPS,
    DURATION_UNKNOWN,
    FEE_GRAIN_PKR,
    FEE_STEPS,
    FEE_UNKNOWN,
)
from search.question.question import Range

FEE_BUCKETS_MAX = 40
_NICE = (1, 2, 4, 10)
"""Steps of 50,000, 100,000, 200,000, 500,000, 1,000,000 … rupees."""


def largest_fee(answer: Answer) -> int | None:
    """None when no fee is known."""
    value = answer["aggregations"]["largest_fee"]["value"]
    return None if value is None else int(value)


def fee_step(end: int) -> int:
    """The smallest nice step with which 40 buckets reach the end of the slider."""
    scale = FEE_GRAIN_PKR
    while True:
        for nice in _NICE:
            if end <= scale * nice * FEE_BUCKETS_MAX:
                return scale * nice
        scale *= 10


def fee_histogram(found: FacetAnswers, largest: int | None, chosen: Range | None) -> FeeHistogram:
    end = slider_end_pkr(largest)
    step = fee_step(end)
    counts = _put_together(found.steps(FEE_STEPS), step)
    last = max([*counts, ceil(end / step) - 1])
    return FeeHistogram(
        step_pkr=step,
        max_pkr=end,
        buckets=[
            FeeBucket(lower=number * step, upper=(number + 1) * step, course_count=counts.get(number, 0))
            for number in range(last + 1)
        ],
        unknown_count=found.total(FEE_UNKNOWN),
        unknown_selected=_selected(chosen),
        unknown_excluded=_excluded(chosen),
    )


def duration_histogram(found: FacetAnswers, chosen: Range | None) -> DurationHistogram:
    step = round(DURATION_STEP_YEARS * WEEKS_PER_YEAR)
    last = round(DURATION_MAX_YEARS / DURATION_STEP_YEARS)
    weeks = found.steps(DURATION_STEPS)
    counts: Counter[int] = Counter()
    for number, count in _put_together(weeks, step).items():
        counts[min(number, last)] += count

    def at_end(number: int) -> int:
        """An upper end of 5 years is open."""
        return (
            counts[last] if number == last - 1 else weeks.get((number + 1) * step, 0) if number < last else 0
        )

    return DurationHistogram(
        buckets=[
            DurationBucket(
                lower=number * DURATION_STEP_YEARS,
                upper=None if number == last else (number + 1) * DURATION_STEP_YEARS,
                course_count=counts[number],
                closed_count=counts[number] + at_end(number),
            )
            for number in range(last + 1)
        ],
        unknown_count=found.total(DURATION_UNKNOWN),
        unknown_selected=_selected(chosen),
        unknown_excluded=_excluded(chosen),
    )


def _put_together(fine: Mapping[int, int], step: int) -> Mapping[int, int]:
    """Courses by the number of the step."""
    counts: dict[int, int] = {}
    for lower, count in fine.items():
        number = lower // step
        counts[number] = counts.get(number, 0) + count
    return counts


def _selected(chosen: Range | None) -> bool:
    return chosen is not None and chosen.unknown


def _excluded(chosen: Range | None) -> bool:
    return chosen is not None and not chosen.unknown and chosen.lower is None and chosen.upper is None
