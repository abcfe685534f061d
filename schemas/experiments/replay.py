"""Estimates from logged clicks how many clicks another ranking would get, with inverse-propensity weighting.

A click is weighted by the probability that visitors look at the new position of the course, divided by the probability
for the logged position. Weights are clipped at WEIGHT_MAX, because otherwise a few clicks on low positions would decide
the result. Weights are not self-normalised. Clipping underestimates the clicks on courses that get a much better
position. The interval uses the sums of whole visits, because the searches of one visit depend on each other. The
interval is an asymptotic confidence sequence: a replay may be repeated as the log grows, and may stop as soon as the
interval excludes 0.

Sources: Joachims, Swaminathan and Schnabel, "Unbiased learning-to-rank with biased feedback", WSDM 2017 (weights);
Ionides, "Truncated importance sampling", 2008 (clipping); Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas,
"Time-uniform central limit theory and asymptotic confidence sequences", Annals of Statistics 2024 (interval).
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import inf, log, sqrt
from statistics import fmean, stdev
from typing import NamedTuple

WEIGHT_MAX = 10.0
ERROR_RATE = 0.05
"""The highest probability that any of the intervals of repeated replays does not contain the true difference."""
NARROWEST_VISITS = 2_000
"""After about this many visits, the interval is narrowest in comparison with an interval for a single replay."""


class ReplayedSearch(NamedTuple):
    """A logged search and the results of both rankings for it.

    clicks: the position of each clicked course in the logged results, from 1.
    """

    visit: str
    clicks: Mapping[int, int]
    first: Sequence[int]
    second: Sequence[int]


class ReplayResult(NamedTuple):
    """The estimated clicks per visit of both rankings, and the interval of the difference (first minus second).

    The interval stays valid if the replay is repeated. With fewer than two visits, the interval is unbounded. A
    difference is proven if the interval excludes 0.
    """

    visits: int
    first: float
    second: float
    lower: float
    upper: float


def replay(searches: Iterable[ReplayedSearch], propensities: Sequence[float]) -> ReplayResult:
    """Estimate the clicks per visit of both rankings.

    propensities: the probability that a visitor looks at each position, from position 1. Each is above 0. Positions
    after the last propensity do not count: neither clicks on them, nor courses that a ranking places there.
    """
    sums: dict[str, tuple[float, float]] = defaultdict(lambda: (0.0, 0.0))
    for search in searches:
        first, second = sums[search.visit]
        sums[search.visit] = (
            first + _estimate_clicks(search.clicks, search.first, propensities),
            second + _estimate_clicks(search.clicks, search.second, propensities),
        )
    firsts, seconds = [each[0] for each in sums.values()], [each[1] for each in sums.values()]
    if len(sums) < 2:
        return ReplayResult(len(sums), sum(firsts), sum(seconds), -inf, inf)
    differences = [first - second for first, second in sums.values()]
    half = stdev(differences) * _compute_half_width(len(sums))
    middle = fmean(differences)
    return ReplayResult(len(sums), fmean(firsts), fmean(seconds), middle - half, middle + half)


def _compute_half_width(number: int) -> float:
    """Return half the width of the confidence sequence of a mean of `number` values with a standard deviation of 1."""
    weight = (-2 * log(ERROR_RATE) + log(1 - 2 * log(ERROR_RATE))) / NARROWEST_VISITS
    spread = number * weight + 1
    return sqrt(2 * spread / (number**2 * weight) * log(sqrt(spread) / ERROR_RATE))


def _estimate_clicks(
    clicks: Mapping[int, int], ranking: Sequence[int], propensities: Sequence[float]
) -> float:
    looks = dict(zip(ranking, propensities, strict=False))
    return sum(
        min(looks.get(course, 0.0) / propensities[position - 1], WEIGHT_MAX)
        for course, position in clicks.items()
        if position <= len(propensities)
    )
