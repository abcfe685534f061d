"""Team-draft interleaving of two rankings, and the credit of clicks.

Source: Radlinski, Kurup and Joachims, "How does clickthrough data reflect retrieval quality?", CIKM 2008.
"""

from collections.abc import Collection, Mapping, Sequence
from enum import Enum
from random import Random

DEPTH = 100
"""Only the first 100 results of both rankings are interleaved."""


class Team(Enum):
    """The ranking that placed a course in the interleaved list."""

    FIRST = "first"
    SECOND = "second"


def interleave(first: Sequence[int], second: Sequence[int], seed: str, depth: int = DEPTH) -> dict[int, Team]:
    """Return the courses of the interleaved list with their teams, in the order of the list.

    In each round, a random choice decides which ranking places a course first. Each ranking places its best course that
    is not in the list yet. If a ranking has no further course, only the other ranking places courses.

    seed: a text made of the experiment, the visit and the search. The same seed and rankings give the same list.
    """
    random = Random(seed)
    remaining = {Team.FIRST: iter(first[:depth]), Team.SECOND: iter(second[:depth])}
    placed: dict[int, Team] = {}
    size = min(depth, len({*first[:depth], *second[:depth]}))
    while len(placed) < size:
        order = (Team.FIRST, Team.SECOND) if random.random() < 0.5 else (Team.SECOND, Team.FIRST)
        for team in order:
            course = next((each for each in remaining[team] if each not in placed), None)
            if course is not None and len(placed) < size:
                placed[course] = team
    return placed


def credit_clicks(teams: Mapping[int, Team], clicks: Collection[int]) -> int:
    """Return the number of clicked courses of the first team minus the number of those of the second team.

    A course counts once. Courses outside the interleaved list, such as those after position 100, do not count.
    """
    clicked = [teams[course] for course in {*clicks} if course in teams]
    return clicked.count(Team.FIRST) - clicked.count(Team.SECOND)
