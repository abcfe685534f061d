"""Estimates from logged clicks how many clicks another ranking would get, with inverse-propensity weighting.

A click is weighted by the probability that visitors look at the new position of the course, divided by the probability
for the logged position. Weights are clipped at WEIGHT_MAX and not self-normalised: a few clicks on low positions
would otherwise decide the result. Clipping underestimates courses that rise far. The interval uses the sums of whole
visits, because the searches of one visit depend on each other. It is an asymptotic confidence sequence: a replay may be
repeated as the log grows, and may stop as soon as the interval excludes 0.

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
"""The greatest probability that an interval does not contain the true difference, over all looks together."""
NARROWEST_VISITS = 2_000
"""The interval is narrowest, compared with an interval for one look, after about so many visits."""


class ReplayedSearch(NamedTuple):
    """A logged search and the results of both rankings for it.

    clicks: the position of each clicked course in the logged results, from 1.
    """

    visit: str
    clicks: Mapping[int, int]
    first: Sequence[int]
    second: Sequence[int]


class ReplayResult(NamedTuple):
    """Clicks per visit: the estimate for each ranking, and the interval of first minus second at every look.

    The interval is unbounded with fewer than two visits. A difference is proven if the interval excludes 0.
    """

    visits: int
    first: float
    second: float
    lower: float
    upper: float


def replay(searches: Iterable[ReplayedSearch], propensities: Sequence[float]) -> ReplayResult:
    """propensities: the probability of a look at each position, from position 1, above 0.

    Clicks on later positions, and courses that a ranking has on later positions, do not count.
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
    """Half the width of the confidence sequence of a mean, for a standard deviation of 1."""
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
