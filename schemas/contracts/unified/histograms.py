"""The histograms in the response of POST /api/search."""

from typing_extensions import TypedDict


class FeeBucket(TypedDict):
    """The courses with lower <= fee < upper. Fees are per year, in whole units of the currency."""

    lower: int
    upper: int
    course_count: int


class FeeHistogram(TypedDict):
    """The number of courses by fee per year. The filters do not change the range from 0 to `max`.

    - currency: the ISO 4217 code of the currency of all amounts.
    - step: the width of a bucket in whole units of the currency.
    - max: the upper end of the range. In rupees, `max` is max_fee of country/max_fee. In another currency, `max` is
      fee_slider_max of currency/all.
    - buckets: in rupees, the last bucket can end above `max`. In another currency, the last bucket also contains all
      higher fees.
    - unknown_count: the courses whose fee is "To Be Confirmed".
    - unknown_selected, unknown_excluded: whether the request includes or excludes these courses.
    """

    currency: str
    step: int
    max: int
    buckets: list[FeeBucket]
    unknown_count: int
    unknown_selected: bool
    unknown_excluded: bool


class DurationBucket(TypedDict):
    """The courses with lower <= years < upper. The last bucket has no upper end.

    closed_count is the number of courses with lower <= years <= upper.
    A filter from lower to upper finds these courses. If upper is 5, closed_count includes all longer courses.
    """

    lower: float
    upper: float | None
    course_count: int
    closed_count: int


class DurationHistogram(TypedDict):
    """The number of courses by duration. Ten buckets of half a year cover 0 to 5 years. The last bucket is 5 or more
    years.
    """

    buckets: list[DurationBucket]
    unknown_count: int
    unknown_selected: bool
    unknown_excluded: bool


class SearchHistograms(TypedDict):
    """Each histogram is counted under all filters except its own."""

    fees: FeeHistogram | None
    durations: DurationHistogram | None
