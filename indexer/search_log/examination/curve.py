"""The curve of examination: the probability that a visitor looks at a position of a page that was shown.

The curve is relative to the first result of page 1, which has the value 1. Within a page, the curve changes by one
factor between two knots each. Later pages have one further factor. Pure functions.
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
"""A click on a course counts at most 200 times as much as one on the first result."""
CONFIDENCE = 0.95
_POSITIONS = 40 * RESULTS_PER_PAGE
"""Later positions have the value of the last one of these."""


class Interval(NamedTuple):
    lower: float
    upper: float


def get_stated_examination(position: int) -> float:
    """The stated curve: half for the second result, a third for the third. Later pages begin at 1 / their number."""
    page, rank = divmod(position - 1, RESULTS_PER_PAGE)
    return 1.0 / ((rank + 1) * (page + 1))


def build_features(position: int) -> Vector:
    """How far the position is in each interval between two knots, in doublings, and whether the page is a later one."""
    page, rank = divmod(position - 1, RESULTS_PER_PAGE)
    doublings = (log(min(max(rank + 1, lower), upper) / lower, 2) for lower, upper in pairwise(KNOTS))
    return (*doublings, float(page > 0))


@dataclass(frozen=True, slots=True)
class ExaminationCurve:
    """The stated curve, multiplied by exp(coefficients * features).

    - coefficients: zero for the stated curve. covariance: of the coefficients.
    - clicks, pairs: how many clicks and pairs of search and course were compared. Zero for the stated curve.
    - looks: the values from position 1. They do not rise within a page.
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
        """The relative probability that a visitor looks at the position, from 1."""
        return self.looks[min(position, len(self.looks)) - 1]

    def compute_interval(self, position: int) -> Interval:
        """The interval that contains the true value with 95 % confidence, before the curve is made to fall."""
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
    """List the probability that a visitor looks at each position from 1, including that the visitor opens its page.

    searches_by_page: how many searches were read on each page. A page that nobody opened counts as opened once.
    """
    first = max(searches_by_page.get(1, 0), 1)
    propensities = []
    for position in range(1, depth + 1):
        page = (position - 1) // RESULTS_PER_PAGE + 1
        opened = min(1.0, max(searches_by_page.get(page, 0), 1) / first)
        propensities.append(curve.examine(position) * opened)
    return propensities


def multiply(first: Sequence[float], second: Sequence[float]) -> float:
    """The scalar product."""
    return sum(a * b for a, b in zip(first, second, strict=True))


_ZEROS = (0.0,) * PARAMETERS
STATED_CURVE = build_curve(_ZEROS, (_ZEROS,) * PARAMETERS, 0, 0)
"""The curve of a log with too few clicks."""
