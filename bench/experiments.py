"""Simulates experiments that compare two rankings: `python -m bench.experiments`.

Simulated visitors look at each position with a known probability and click courses that they like. The sequential test
runs after every visit. The bounds for 100 experiments:

- The test finds the better of two different rankings at least 95 times.
- The test finds a difference between two equal rankings at most 5 times.
- The interval of the replay contains the true difference at least 90 times.
"""

import argparse
import sys
from dataclasses import dataclass
from math import pow
from random import Random

from rich.console import Console
from rich.table import Table

from schemas.experiments.interleaving import DEPTH, Team, credit_clicks, interleave
from schemas.experiments.replay import ReplayedSearch, replay
from schemas.experiments.sequential_test import Votes, find_better_team

FOUND_MIN, FALSE_MAX, COVERED_MIN = 0.95, 0.05, 0.90
COURSES = 150
PROPENSITIES = [pow(position, -0.7) for position in range(1, DEPTH + 1)]
"""The probability that a simulated visitor looks at each position."""


@dataclass(frozen=True)
class Query:
    """A query with two rankings of courses.

    relevance: the probability that a visitor clicks a course after looking at it, by course number.
    better, worse: the two rankings, as course numbers.
    """

    relevance: tuple[float, ...]
    better: tuple[int, ...]
    worse: tuple[int, ...]


@dataclass(frozen=True)
class Shares:
    """Shares of simulated experiments.

    - found: the test chose the better ranking. wrong: the test chose the worse ranking.
    - false: the test found a difference between equal rankings.
    - covered: the interval of a replay contained the true difference.
    """

    found: float
    wrong: float
    false: float
    covered: float

    @property
    def holds(self) -> bool:
        return self.found >= FOUND_MIN and self.false <= FALSE_MAX and self.covered >= COVERED_MIN


def make_queries(random: Random, number: int = 20) -> list[Query]:
    """Build queries with a better and a worse ranking. The better ranking estimates relevance with smaller errors."""
    queries = []
    for _ in range(number):
        relevance = tuple(0.5 * random.random() ** 4 for _ in range(COURSES))
        queries.append(Query(relevance, _rank(relevance, 0.05, random), _rank(relevance, 0.15, random)))
    return queries


def _rank(relevance: tuple[float, ...], error: float, random: Random) -> tuple[int, ...]:
    estimates = [value + random.gauss(0, error) for value in relevance]
    return tuple(sorted(range(COURSES), key=lambda course: -estimates[course])[:DEPTH])


def simulate_clicks(shown: list[int], query: Query, random: Random) -> dict[int, int]:
    """Return the clicked courses with their positions from 1."""
    return {
        course: position
        for position, (course, look) in enumerate(zip(shown, PROPENSITIES, strict=False), 1)
        if random.random() < look * query.relevance[course]
    }


def run_experiment(random: Random, visits: int, *, is_equal: bool) -> Team | None:
    """Interleave two rankings for one visit after another, until the test finds a better ranking.

    A random draw decides whether the better ranking is the first or the second team. In the result, Team.FIRST always
    means the better ranking, and Team.SECOND the worse ranking. None: no difference was found.
    """
    queries, votes, is_swapped = make_queries(random), Votes(), random.random() < 0.5
    for visit in range(visits):
        query = random.choice(queries)
        rankings = (query.better, query.better if is_equal else query.worse)
        teams = interleave(*(rankings[::-1] if is_swapped else rankings), f"{random.random()} {visit}")
        votes = votes.add(credit_clicks(teams, simulate_clicks([*teams], query, random)))
        found = find_better_team(votes)
        if found:
            return found if not is_swapped else Team.FIRST if found is Team.SECOND else Team.SECOND
    return None


def run_replay(random: Random, visits: int) -> bool:
    """Log clicks on a third ranking and replay them. True if the interval contains the true difference in clicks."""
    queries, searches, truth = make_queries(random), [], 0.0
    logged = [_rank(query.relevance, 0.1, random) for query in queries]
    for visit in range(visits):
        number = random.randrange(len(queries))
        query = queries[number]
        clicks = simulate_clicks([*logged[number]], query, random)
        searches.append(ReplayedSearch(str(visit), clicks, query.better, query.worse))
        truth += _expect_clicks(query, query.better, logged[number])
        truth -= _expect_clicks(query, query.worse, logged[number])
    result = replay(searches, PROPENSITIES)
    return result.lower <= truth / visits <= result.upper


def _expect_clicks(query: Query, ranking: tuple[int, ...], logged: tuple[int, ...]) -> float:
    """Return the expected clicks on those courses that the logged ranking shows too.

    Other courses are omitted, because the log contains no clicks on them.
    """
    shown = {*logged}
    pairs = zip(ranking, PROPENSITIES, strict=False)
    return sum(look * query.relevance[course] for course, look in pairs if course in shown)


def simulate(seed: int, experiments: int, visits: int) -> Shares:
    random = Random(seed)
    found = [run_experiment(random, visits, is_equal=False) for _ in range(experiments)]
    false = [run_experiment(random, visits, is_equal=True) for _ in range(experiments)]
    covered = [run_replay(random, visits // 4) for _ in range(experiments)]
    return Shares(
        found.count(Team.FIRST) / experiments,
        found.count(Team.SECOND) / experiments,
        sum(each is not None for each in false) / experiments,
        sum(covered) / experiments,
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3])
    parser.add_argument("--experiments", type=int, default=100)
    parser.add_argument("--visits", type=int, default=2_000, help="the most visits of an experiment")
    options = parser.parse_args()
    table = Table("Seed", "Better found", "Worse found", "Difference of equals", "Replay contains truth")
    results = []
    for seed in options.seeds:
        shares = simulate(seed, options.experiments, options.visits)
        results.append(shares)
        values = (shares.found, shares.wrong, shares.false, shares.covered)
        table.add_row(str(seed), *(f"{value:.2f}" for value in values))
    table.add_row("Limit", f"≥ {FOUND_MIN:.2f}", "", f"≤ {FALSE_MAX:.2f}", f"≥ {COVERED_MIN:.2f}")
    Console().print(table)
    sys.exit(not all(each.holds for each in results))


if __name__ == "__main__":
    main()
