"""The curve of examination: the probability that a visitor looks at a position of a page that was shown.

The curve is relative to the first result of page 1, which has the value 1. The stated curve (1 / position on the page /
number of the page) is an assumption. The estimated curve multiplies the stated curve by factors: one factor for each
interval between two neighbouring KNOTS (positions on a page), and one for later pages. Pure functions.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import exp, log, sqrt
from statistics import NormalDist
from typing import NamedTuple

from indexer.search_log.visits import RESULTS_PER_PAGE

Vector = tuple[float, ...]
Matrix = tuple[Vector, ...]

KNOTS = (1, 2, 4, 8, 16, RESULTS_PER_PAGE)
PARAMETERS = len(KNOTS)
"""One factor for each interval between two knots, and one for later pages."""
EXAMINATION_MIN = 0.005
"""The lowest value of the curve. A click counts at most 200 times as much as a click on the first result."""
CONFIDENCE = 0.95
_POSITIONS = 40 * RESULTS_PER_PAGE
"""The curve has values for this many positions. Later positions have the value of the last of them."""


class Interval(NamedTuple):
    lower: float
    upper: float


def get_stated_examination(position: int) -> float:
    """Return the value of the stated curve: 1 / 2 for the second result, 1 / 3 for the third.

    The first result of page n has the value 1 / n.
    """
    page, rank = divmod(position - 1, RESULTS_PER_PAGE)
    return 1.0 / ((rank + 1) * (page + 1))


def build_features(position: int) -> Vector:
    """Return the features of a position: one number for each interval between two knots, and 1 for a later page.

    The number is log2(position on its page / start of the interval). A position outside the interval counts as the
    nearest end of the interval. Example: position 6 has the number 1 for the intervals 1 to 2 and 2 to 4, log2(6 / 4)
    for 4 to 8, and 0 for the later intervals.
    """
    page, rank = divmod(position - 1, RESULTS_PER_PAGE)
    doublings = (log(min(max(rank + 1, lower), upper) / lower, 2) for lower, upper in pairwise(KNOTS))
    return (*doublings, float(page > 0))


@dataclass(frozen=True, slots=True)
class ExaminationCurve:
    """The stated curve, multiplied by exp(coefficients * features), within the limits of `looks`.

    - coefficients: zero for the stated curve. covariance: the covariance of the coefficients.
    - clicks, pairs: the numbers of compared clicks and of compared pairs of search and course. Zero for the stated
    curve.
    - looks: the values of the curve from position 1 on. Each value is between EXAMINATION_MIN and 1. The values do not
    rise within a page.
    """

    coefficients: Vector
    covariance: Matrix
    clicks: int
    pairs: int
    looks: Vector

    @property
    def is_estimated(self) -> bool:
        return self.clicks > 0

    def examine(self, position: int) -> float:
        """Return the relative probability that a visitor looks at the position. position: from 1."""
        return self.looks[min(position, len(self.looks)) - 1]

    def compute_interval(self, position: int) -> Interval:
        """Return the 95 % confidence interval of the value at the position.

        The interval ignores the limits of `looks`.
        """
        features = build_features(position)
        middle = log(get_stated_examination(position)) + multiply(self.coefficients, features)
        variance = multiply(features, [multiply(row, features) for row in self.covariance])
        half = NormalDist().inv_cdf((1 + CONFIDENCE) / 2) * sqrt(variance)
        return Interval(exp(middle - half), exp(middle + half))


def build_curve(coefficients: Vector, covariance: Matrix, clicks: int, pairs: int) -> ExaminationCurve:
    looks: list[float] = []
    for position in range(1, _POSITIONS + 1):
        look = get_stated_examination(position) * exp(multiply(coefficients, build_features(position)))
        is_first_of_page = (position - 1) % RESULTS_PER_PAGE == 0
        limit = 1.0 if is_first_of_page else looks[-1]
        looks.append(max(EXAMINATION_MIN, min(look, limit)))
    return ExaminationCurve(coefficients, covariance, clicks, pairs, tuple(looks))


def list_propensities(
    curve: ExaminationCurve, searches_by_page: Mapping[int, int], depth: int
) -> list[float]:
    """List the propensity of each position from 1 to `depth`.

    The propensity is the probability that a visitor opens the page of the position and looks at the position.

    searches_by_page: the number of searches of each page. A page that nobody opened counts as opened once.
    """
    first = max(searches_by_page.get(1, 0), 1)
    propensities = []
    for position in range(1, depth + 1):
        page = (position - 1) // RESULTS_PER_PAGE + 1
        opened = min(1.0, max(searches_by_page.get(page, 0), 1) / first)
        propensities.append(curve.examine(position) * opened)
    return propensities


def multiply(first: Sequence[float], second: Sequence[float]) -> float:
    """Return the scalar product."""
    return sum(a * b for a, b in zip(first, second, strict=True))


_ZEROS = (0.0,) * PARAMETERS
STATED_CURVE = build_curve(_ZEROS, (_ZEROS,) * PARAMETERS, 0, 0)
"""The curve that is used if the log has too few clicks for an estimate."""
