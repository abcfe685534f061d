"""The histograms in the response of POST /api/search."""

from typing_extensions import TypedDict


class FeeBucket(TypedDict):
    """Courses with lower <= fee < upper, in whole units of the currency per year."""

    lower: int
    upper: int
    course_count: int


class FeeHistogram(TypedDict):
    """Buckets of `step` from 0 to `max`, in whole units of `currency`. The filters do not change the range.

    max: in rupees the max_fee of country/max_fee, and the last bucket can end above it. In another currency the
    fee_slider_max of currency/all, and the last bucket also has all higher fees. unknown_selected and
    unknown_excluded: whether the request includes or excludes courses with the fee "To Be Confirmed".
    """

    currency: str
    step: int
    max: int
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
