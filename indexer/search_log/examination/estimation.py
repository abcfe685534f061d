"""Estimates the curve of examination from the counts of the harvest.

A course with the relevance r gets views * examination(position) * r clicks at a position. Given all its clicks, their
distribution over the positions does not depend on r: positions get clicks in proportion to views * examination. The
estimate maximises this conditional likelihood over all pairs of search and course. The equation stays unbiased if
clicks are not Poisson variables. The interval uses the sandwich estimator for the same reason.

A normal prior around the stated curve keeps the estimate near the curve where the log says little.

Source: Hausman, Hall and Griliches, "Econometric models for count data", Econometrica 1984 (conditional likelihood).
"""

from collections.abc import Iterable, Sequence
from math import exp, log

from indexer.search_log.examination.curve import (
    PARAMETERS,
    STATED_CURVE,
    ExaminationCurve,
    Matrix,
    Vector,
    build_curve,
    build_features,
    multiply,
    state_examination,
)
from indexer.search_log.examination.harvest import PositionCount

CLICKS_MIN = 300
"""With fewer clicks on courses that were shown at several positions, the stated curve holds."""
PRIOR_DEVIATION = 0.5
"""The standard deviation of each coefficient, before the log is read: of the logarithm of a factor."""
_STEPS_MAX = 50
_STEP_MAX = 1.0
_PRECISION = 1e-6
_PRIOR_PRECISION = PRIOR_DEVIATION**-2

Pair = Sequence[PositionCount]


def estimate_curve(pairs: Iterable[Pair]) -> ExaminationCurve:
    """Return the stated curve if fewer than CLICKS_MIN clicks can be compared."""
    compared = list(pairs)
    clicks = sum(count.clicks for pair in compared for count in pair)
    if clicks < CLICKS_MIN:
        return STATED_CURVE
    likelihood = ConditionalLikelihood(compared)
    coefficients: Vector = (0.0,) * PARAMETERS
    for _ in range(_STEPS_MAX):
        gradient, information, _ = likelihood.differentiate(coefficients)
        step = solve(information, gradient)
        shorter = min(1.0, _STEP_MAX / max(map(abs, step)))
        coefficients = tuple(each + shorter * change for each, change in zip(coefficients, step, strict=True))
        if max(map(abs, step)) < _PRECISION:
            break
    _, information, scores = likelihood.differentiate(coefficients)
    return build_curve(coefficients, _build_covariance(information, scores), clicks, len(compared))


class ConditionalLikelihood:
    """The likelihood of the clicks of all pairs, with the prior."""

    def __init__(self, pairs: Sequence[Pair]) -> None:
        positions = {count.position for pair in pairs for count in pair}
        self._features = {each: build_features(each) for each in positions}
        self._stated = {each: log(state_examination(each)) for each in positions}
        self._pairs = pairs

    def differentiate(self, coefficients: Vector) -> tuple[Vector, Matrix, Matrix]:
        """Return the gradient, the negative second derivative, and the sum of the squared gradients of the pairs."""
        looks = {
            position: exp(stated + multiply(coefficients, self._features[position]))
            for position, stated in self._stated.items()
        }
        places = range(PARAMETERS)
        gradient = [-_PRIOR_PRECISION * each for each in coefficients]
        information = _build_diagonal(_PRIOR_PRECISION)
        scores = _build_diagonal(_PRIOR_PRECISION)
        for pair in self._pairs:
            weights = [count.views * looks[count.position] for count in pair]
            features = [self._features[count.position] for count in pair]
            total, clicks = sum(weights), sum(count.clicks for count in pair)
            shares = [weight / total for weight in weights]
            mean = [multiply(shares, [each[place] for each in features]) for place in places]
            score = [
                sum(count.clicks * each[place] for count, each in zip(pair, features, strict=True))
                - clicks * mean[place]
                for place in places
            ]
            for row in places:
                gradient[row] += score[row]
                for column in range(row + 1):
                    scores[row][column] += score[row] * score[column]
                    second = sum(
                        share * each[row] * each[column]
                        for share, each in zip(shares, features, strict=True)
                    )
                    information[row][column] += clicks * (second - mean[row] * mean[column])
        return tuple(gradient), _mirror(information), _mirror(scores)


def _build_diagonal(value: float) -> list[list[float]]:
    return [[value if row == column else 0.0 for column in range(PARAMETERS)] for row in range(PARAMETERS)]


def _mirror(lower: Sequence[Sequence[float]]) -> Matrix:
    """Complete a symmetric matrix whose lower half is given."""
    size = range(len(lower))
    return tuple(tuple(lower[max(row, column)][min(row, column)] for column in size) for row in size)


def _build_covariance(information: Matrix, scores: Matrix) -> Matrix:
    """The sandwich estimator: the inverse, the squared scores, the inverse."""
    half = [solve(information, column) for column in scores]
    return tuple(solve(information, [row[place] for row in half]) for place in range(len(half)))


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
