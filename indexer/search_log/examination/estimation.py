"""Estimates the curve of examination from counts of views and clicks by position (see `harvest.py`).

At each position, a course with the relevance r is expected to get views * examination(position) * r clicks. For a given
total number of clicks, the distribution of the clicks over the positions does not depend on r. Each position gets
clicks in proportion to views * examination(position). The estimate maximises this conditional likelihood over all pairs
of search and course. The estimate stays unbiased even if clicks are not Poisson variables. The confidence interval is
also valid in this case, because it uses the sandwich estimator.

A normal prior around the stated curve keeps the estimate near that curve where the log has few clicks.

Source: Hausman, Hall and Griliches, "Econometric models for count data", Econometrica 1984 (conditional likelihood).
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from math import exp, log

from indexer.search_log.examination.curve import (
    PARAMETERS,
    STATED_CURVE,
    ExaminationCurve,
    Matrix,
    Vector,
    build_curve,
    build_features,
    get_stated_examination,
    multiply,
)
from indexer.search_log.examination.harvest import PositionCount

CLICKS_MIN = 300
"""If courses that were shown at several positions have fewer clicks than this, the stated curve is used."""
PRIOR_DEVIATION = 0.5
"""The standard deviation of the prior of each coefficient. A coefficient is the logarithm of a factor of the curve."""
PAIRS_MAX = 10_000
"""At most this many pairs of search and course are compared, which takes about a second.

The compared pairs are a random sample. A choice of the pairs with the most clicks would bias the estimate: a view has
at most one click, so the clicks of these pairs are distributed too evenly over the positions.
"""
_STEPS_MAX = 50
_STEP_MAX = 1.0
_PRECISION = 1e-6
_PRIOR_PRECISION = PRIOR_DEVIATION**-2

Pair = Sequence[PositionCount]


def estimate_curve(pairs: Iterable[Pair]) -> ExaminationCurve:
    """Estimate the curve. Returns the stated curve if the pairs have fewer than CLICKS_MIN clicks.

    pairs: the counts of each pair of search and course by position, in random order.
    """
    compared = list(islice(pairs, PAIRS_MAX))
    clicks = sum(map(count_clicks, compared))
    if clicks < CLICKS_MIN:
        return STATED_CURVE
    likelihood = ConditionalLikelihood(compared)
    coefficients: Vector = (0.0,) * PARAMETERS
    for _ in range(_STEPS_MAX):
        step = solve(likelihood.compute_information(coefficients), likelihood.compute_gradient(coefficients))
        longest = max(map(abs, step))
        shorter = _STEP_MAX / max(longest, _STEP_MAX)
        coefficients = tuple(each + shorter * change for each, change in zip(coefficients, step, strict=True))
        if longest < _PRECISION:
            break
    return build_curve(coefficients, likelihood.compute_covariance(coefficients), clicks, len(compared))


def count_clicks(pair: Pair) -> int:
    return sum(count.clicks for count in pair)


class ConditionalLikelihood:
    """The likelihood of the clicks of all pairs, with the prior."""

    def __init__(self, pairs: Sequence[Pair]) -> None:
        positions = {count.position for pair in pairs for count in pair}
        self._features = {each: build_features(each) for each in positions}
        self._stated = {each: log(get_stated_examination(each)) for each in positions}
        self._pairs = pairs

    def compute_gradient(self, coefficients: Vector) -> Vector:
        surplus = dict.fromkeys(self._features, 0.0)
        for pair, shares in self._compute_shares(coefficients):
            clicks = count_clicks(pair)
            for count, share in zip(pair, shares, strict=True):
                surplus[count.position] += count.clicks - clicks * share
        gradient = [-_PRIOR_PRECISION * each for each in coefficients]
        for position, clicks_more in surplus.items():
            for place, feature in enumerate(self._features[position]):
                gradient[place] += clicks_more * feature
        return tuple(gradient)

    def compute_information(self, coefficients: Vector) -> Matrix:
        """Compute the negative second derivative: the prior, and for each pair clicks * covariance of the features."""
        information = _build_diagonal(_PRIOR_PRECISION)
        expected = dict.fromkeys(self._features, 0.0)
        for pair, shares in self._compute_shares(coefficients):
            clicks = count_clicks(pair)
            for count, share in zip(pair, shares, strict=True):
                expected[count.position] += clicks * share
            _add_product(information, self._sum_weighted_features(pair, shares), -clicks)
        for position, clicks_expected in expected.items():
            _add_product(information, self._features[position], clicks_expected)
        return _mirror(information)

    def compute_covariance(self, coefficients: Vector) -> Matrix:
        """Compute the sandwich estimator.

        The result is inverse of the information * squares * inverse of the information. `squares` is the precision of
        the prior plus the sum of the squared gradients of the pairs.
        """
        squares = _build_diagonal(_PRIOR_PRECISION)
        for pair, shares in self._compute_shares(coefficients):
            clicks = count_clicks(pair)
            observed = self._sum_weighted_features(pair, [count.clicks for count in pair])
            mean = self._sum_weighted_features(pair, shares)
            _add_product(squares, [a - clicks * b for a, b in zip(observed, mean, strict=True)], 1.0)
        information = self.compute_information(coefficients)
        half = [solve(information, column) for column in _mirror(squares)]
        return tuple(solve(information, [row[place] for row in half]) for place in range(PARAMETERS))

    def _compute_shares(self, coefficients: Vector) -> Iterator[tuple[Pair, list[float]]]:
        """Yield each pair with the share of its clicks that each position is expected to get."""
        looks = {
            position: exp(stated + multiply(coefficients, self._features[position]))
            for position, stated in self._stated.items()
        }
        for pair in self._pairs:
            weights = [count.views * looks[count.position] for count in pair]
            total = sum(weights)
            yield pair, [weight / total for weight in weights]

    def _sum_weighted_features(self, pair: Pair, weights: Sequence[float]) -> list[float]:
        """Return the weighted sum of the features of the positions."""
        features = [self._features[count.position] for count in pair]
        return [multiply(weights, column) for column in zip(*features, strict=True)]


def _add_product(lower: list[list[float]], vector: Sequence[float], weight: float) -> None:
    """Add weight * the products of the values of a vector to the lower half of a matrix."""
    for row, first in enumerate(vector):
        if first:
            weighted = weight * first
            of_row = lower[row]
            for column in range(row + 1):
                of_row[column] += weighted * vector[column]


def _build_diagonal(value: float) -> list[list[float]]:
    return [[value if row == column else 0.0 for column in range(PARAMETERS)] for row in range(PARAMETERS)]


def _mirror(lower: Sequence[Sequence[float]]) -> Matrix:
    """Complete a symmetric matrix whose lower half is given."""
    size = range(len(lower))
    return tuple(tuple(lower[max(row, column)][min(row, column)] for column in size) for row in size)


def solve(matrix: Sequence[Sequence[float]], values: Sequence[float]) -> Vector:
    """Solve a linear system with a positive definite matrix by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, values, strict=True)]
    size = len(rows)
    for place in range(size):
        for below in range(place + 1, size):
            factor = rows[below][place] / rows[place][place]
            rows[below] = [
                each - factor * above for each, above in zip(rows[below], rows[place], strict=True)
            ]
    solution = [0.0] * size
    for place in reversed(range(size)):
        known = sum(rows[place][other] * solution[other] for other in range(place + 1, size))
        solution[place] = (rows[place][size] - known) / rows[place][place]
    return tuple(solution)
