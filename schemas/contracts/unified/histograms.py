"""The histograms in the response of POST /api/search."""

from typing_extensions import TypedDict


class FeeBucket(TypedDict):
    """Courses with lower <= fee < upper, in whole Pakistani rupees per year."""

    lower: int
    upper: int
    course_count: int


class FeeHistogram(TypedDict):
    """Buckets of step_pkr from 0 to max_pkr. The filters do not change the range.

    max_pkr: the max_fee of country/max_fee; the last bucket can end above it. unknown_selected and unknown_excluded:
    whether the request includes or excludes courses with the fee "To Be Confirmed".
    """

    step_pkr: int
    max_pkr: int
    buckets: list[FeeBucket]
    unknown_count: int
    unknown_selected: bool
    unknown_excluded: bool


class DurationBucket(TypedDict):
    """Courses with lower <= years < upper. The last bucket has no upper end.

    closed_count: courses with lower <= years <= upper, the number that a filter from lower to upper finds. When upper
    is 5, closed_count includes longer courses.
    """

    lower: float
    upper: float | None
    course_count: int
    closed_count: int


class DurationHistogram(TypedDict):
    """Buckets of half a year from 0 to 5, and one bucket for 5 or more."""

    buckets: list[DurationBucket]
    unknown_count: int
    unknown_selected: bool
    unknown_excluded: bool


class SearchHistograms(TypedDict):
    """Each histogram is counted under all filters except its own."""

    fees: FeeHistogram | None
    durations: DurationHistogram | None
