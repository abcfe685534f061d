"""Computes the ratio of paired measurements and its confidence interval."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from statistics import mean, stdev

T_95_PERCENT = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14, 2.13)
"""The critical values of Student's t distribution for a 95 % interval, for 1, 2, 3 … degrees of freedom."""
T_95_PERCENT_MANY = 2.1


@dataclass(frozen=True, slots=True)
class Ratio:
    """A ratio with its 95 % confidence interval, from `lower` to `upper`."""

    value: float
    """The geometric mean of the ratios of all pairs."""
    lower: float
    upper: float


def compare_pairs(ours: Sequence[float], theirs: Sequence[float]) -> Ratio:
    """Compare paired measurements. At least two pairs are necessary, and all measurements must be greater than 0."""
    logs = [log(one / other) for one, other in zip(ours, theirs, strict=True)]
    freedom = len(logs) - 1
    factor = T_95_PERCENT[freedom - 1] if freedom <= len(T_95_PERCENT) else T_95_PERCENT_MANY
    margin = factor * stdev(logs) / sqrt(len(logs))
    centre = mean(logs)
    return Ratio(exp(centre), exp(centre - margin), exp(centre + margin))
