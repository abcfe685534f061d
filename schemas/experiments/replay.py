"""Estimates from logged clicks how many clicks another ranking would get, with inverse-propensity weighting.

A click is weighted by the probability that visitors look at the new position of the course, divided by the probability
for the logged position. Weights are clipped at WEIGHT_MAX and not self-normalised: a few clicks on low positions
would otherwise decide the result. Clipping underestimates courses that rise far. The interval uses the sums of whole
visits, because the searches of one visit depend on each other.

Sources: Joachims, Swaminathan and Schnabel, "Unbiased learning-to-rank with biased feedback", WSDM 2017 (weights);
Ionides, "Truncated importance sampling", 2008 (clipping).
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import inf, sqrt
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

WEIGHT_MAX = 10.0
CONFIDENCE = 0.95


class ReplayedSearch(NamedTuple):
    """A logged search and the results of both rankings for it.

    clicks: the position of each clicked course in the logged results, from 1.
    """

    visit: str
    clicks: Mapping[int, int]
    first: Sequence[int]
    second: Sequence[int]


class ReplayResult(NamedTuple):
    """Clicks per visit: the estimate for each ranking, and the interval of first minus second.

    The interval is unbounded with fewer than two visits. A difference is proven if the interval excludes 0.
    """

    visits: int
    first: float
    second: float
    lower: float
    upper: float


def replay(searches: Iterable[ReplayedSearch], propensities: Sequence[float]) -> ReplayResult:
    """propensities: the probability of a look at each position, from position 1, above 0.

    Clicks on later positions, and courses that a ranking has on later positions, do not count. The interval is valid
    for one look.
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
    half = NormalDist().inv_cdf((1 + CONFIDENCE) / 2) * stdev(differences) / sqrt(len(sums))
    middle = fmean(differences)
    return ReplayResult(len(sums), fmean(firsts), fmean(seconds), middle - half, middle + half)


def _estimate_clicks(
    clicks: Mapping[int, int], ranking: Sequence[int], propensities: Sequence[float]
) -> float:
    looks = dict(zip(ranking, propensities, strict=False))
    return sum(
        min(looks.get(course, 0.0) / propensities[position - 1], WEIGHT_MAX)
        for course, position in clicks.items()
        if position <= len(propensities)
    )
