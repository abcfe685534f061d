"""A sequential test of whether one of two interleaved rankings wins more visits.

The test may be evaluated at any time and repeatedly. Each visit is one vote for the team with more clicked courses, so
a visitor who clicks everything counts once. A visit with equal clicks has no vote. If the rankings do not differ, both
teams are equally likely to get a vote, because the interleaving is symmetric.
The test divides the likelihood of the votes under a beta mixture of win shares by their likelihood under one win share.
This ratio is a martingale, so it ever exceeds 1 / ERROR_RATE with a probability of at most ERROR_RATE (Ville 1939).
No approximation for large samples is needed.

Sources: Robbins, "Statistical methods related to the law of the iterated logarithm", 1970; Howard, Ramdas, McAuliffe
and Sekhon, "Time-uniform, nonparametric, nonasymptotic confidence sequences", Annals of Statistics 2021.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import exp, inf, lgamma, log
from typing import NamedTuple

from schemas.experiments.interleaving import Team

ERROR_RATE = 0.01
"""The highest probability of ever finding a difference in an experiment if there is none.

With the limit 0.05, the exact probability of such a false result is 0.032 for 1,000 votes. In 100 experiments, the
probability of more than 5 false results is then 0.1. With the limit 0.01, the exact probability for one experiment is
0.006.
"""

MIXTURE = 10.0
"""Both parameters of the beta mixture. Most of its weight is on win shares between 0.3 and 0.7."""

STEPS = 50
"""The number of bisection steps for each bound of the interval."""


class Interval(NamedTuple):
    lower: float
    upper: float


@dataclass(frozen=True)
class Votes:
    """The number of visits that each team wins, and of visits without a winner."""

    first: int = 0
    second: int = 0
    ties: int = 0

    def add(self, credit: int) -> "Votes":
        """Return the votes with one more visit. credit: the result of `credit_clicks` for all clicks of the visit."""
        return Votes(self.first + (credit > 0), self.second + (credit < 0), self.ties + (credit == 0))


def count_votes(credits_of_visits: Iterable[int]) -> Votes:
    votes = Votes()
    for credit in credits_of_visits:
        votes = votes.add(credit)
    return votes


def find_better_team(votes: Votes, error_rate: float = ERROR_RATE) -> Team | None:
    """Return the team that wins more visits, or None while the votes do not prove a difference.

    An experiment may stop as soon as this function returns a team, even if the function is called after each visit.
    """
    if _compute_log_ratio(votes, 0.5) < -log(error_rate):
        return None
    return Team.FIRST if votes.first > votes.second else Team.SECOND


def compute_p_value(votes: Votes) -> float:
    """Return a p-value that stays valid if it is computed repeatedly during an experiment."""
    return min(1.0, exp(-_compute_log_ratio(votes, 0.5)))


def compute_interval(votes: Votes, error_rate: float = ERROR_RATE) -> Interval:
    """Return an interval of the first team's share of the votes.

    With a probability of at least 1 - error_rate, every interval during an experiment contains the true share.
    """
    total = votes.first + votes.second
    if not total:
        return Interval(0.0, 1.0)
    limit = -log(error_rate)
    best = votes.first / total
    return Interval(
        _find_bound(votes, best, 0.0, limit) if votes.first else 0.0,
        _find_bound(votes, best, 1.0, limit) if votes.second else 1.0,
    )


def _find_bound(votes: Votes, inside: float, outside: float, limit: float) -> float:
    """Bisect between a share inside the interval and a share outside, and return the outer end."""
    for _ in range(STEPS):
        middle = (inside + outside) / 2
        if _compute_log_ratio(votes, middle) < limit:
            inside = middle
        else:
            outside = middle
    return outside


def _compute_log_ratio(votes: Votes, share: float) -> float:
    """Return the logarithm of the likelihood of the votes under the mixture divided by the likelihood under `share`."""
    mixture = _log_beta(votes.first + MIXTURE, votes.second + MIXTURE) - _log_beta(MIXTURE, MIXTURE)
    return mixture - _log_power(share, votes.first) - _log_power(1 - share, votes.second)


def _log_power(base: float, exponent: int) -> float:
    if not exponent:
        return 0.0
    return exponent * log(base) if base else -inf


def _log_beta(first: float, second: float) -> float:
    return lgamma(first) + lgamma(second) - lgamma(first + second)
