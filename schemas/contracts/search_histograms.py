"""The histograms in the response of POST /api/search."""

from typing_extensions import TypedDict


class FeeBucket(TypedDict):
    """Courses with lower <= fee < upper, whole rupees a year."""

    lower: int
    upper: int
    course_count: int


class FeeHistogram(TypedDict):
    """Equal steps from 0 to max_pkr (as country/max_fee) or just beyond, whatever is filtered. unknown_selected and
    unknown_excluded say what the question does with fees To Be Confirmed."""

    step_pkr: int
    max_pkr: int
    buckets: list[FeeBucket]
    unknown_count: int
    unknown_selected: bool
    unknown_excluded: bool


class DurationBucket(TypedDict):
    """Courses with lower <= years < upper; the last bucket has no upper end. closed_count is what a filter from
    lower to upper finds, with those of exactly upper years; 5 as upper end means 5 or more there."""

    lower: float
    upper: float | None
    course_count: int
    closed_count: int


class DurationHistogram(TypedDict):
    """Half years from 0 to 5, and 5 or more."""

    buckets: list[DurationBucket]
    unknown_count: int
    unknown_selected: bool
    unknown_excluded: bool


class SearchHistograms(TypedDict):
    """Each counted under all filters but its own."""

    fees: FeeHistogram | None
    durations: DurationHistogram | None
