"""The histograms in the response of POST /api/search."""

from typing_extensions import TypedDict


class FeeBucket(TypedDict):
    """The number of courses with lower <= fee < upper. Fees are per year, in whole units of the currency."""

    lower: int
    upper: int
    course_count: int


class FeeHistogram(TypedDict):
    """The number of courses by fee per year. The range is from 0 to `max`, whatever the filters are.

    - currency: the ISO 4217 code of the currency of all amounts.
    - step: the width of a bucket in whole units of the currency.
    - max: the upper end of the range. In rupees, `max` is max_fee of country/max_fee. In another currency, `max` is
      fee_slider_max of currency/all.
    - buckets: in rupees, the last bucket can end above `max`. In another currency, the last bucket also contains all
      higher fees.
    - unknown_count: the number of courses with an unknown fee. The site shows their fee as "To Be Confirmed".
    - unknown_selected: true if `unknown` of the fee filter is "include".
    - unknown_excluded: true if `unknown` of the fee filter is "exclude" and the filter has no range.
    """

    currency: str
    step: int
    max: int
    buckets: list[FeeBucket]
    unknown_count: int
    unknown_selected: bool
    unknown_excluded: bool


class DurationBucket(TypedDict):
    """Courses by duration in years. `upper` is null in the last bucket.

    - course_count: the number of courses with lower <= years < upper.
    - closed_count: the number of courses that the duration filter from `lower` to `upper` finds. Both ends are
      included. If `upper` is 5 or null, courses of more than 5 years are included too.
    """

    lower: float
    upper: float | None
    course_count: int
    closed_count: int


class DurationHistogram(TypedDict):
    """The number of courses by duration.

    Ten buckets of half a year cover 0 to 5 years. The eleventh bucket has the courses of 5 years or more. The keys
    unknown_count, unknown_selected and unknown_excluded have the same meaning as in FeeHistogram.
    """

    buckets: list[DurationBucket]
    unknown_count: int
    unknown_selected: bool
    unknown_excluded: bool


class SearchHistograms(TypedDict):
    """The histograms. A histogram is null if it was not requested.

    All filters apply to the counts, except the histogram's own filter: the fee filter does not change `fees`.
    """

    fees: FeeHistogram | None
    durations: DurationHistogram | None
