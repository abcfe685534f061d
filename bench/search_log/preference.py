"""Checks that the estimates from the search log are correct: `python -m bench.search_log.preference`.

In each simulated day, two kinds of probabilities are fixed (planted): that a visitor looks at a position, and that a
visitor likes a course (its appeal). Liked courses are often at the top of the results. The benchmark estimates the
curve of examination (how likely visitors look at each position) and the appeals from the clicks of the day.

In the mean of all simulated days, at least 90 % of the 95 % intervals must contain the planted value. This applies to
the intervals of the curve, and to the intervals of the appeals of courses. For comparison, the intervals of the appeals
are also computed with the default curve (STATED_CURVE), which differs from the planted curve.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from math import log, log2, sqrt
from statistics import NormalDist, fmean
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.search_log.behaviour import compute_look, get_appeal
from bench.search_log.simulation import SimulatedDay, simulate_day
from indexer.search_log.examination.curve import CONFIDENCE, STATED_CURVE, ExaminationCurve
from indexer.search_log.examination.estimation import estimate_curve
from indexer.search_log.examination.harvest import PositionHarvest
from indexer.search_log.popularity import CourseEvidence, read_visit
from indexer.search_log.visits import read_visit_log

COVERED_MIN = 0.90
POSITIONS = (2, 3, 5, 8, 13, 20, 27, 28, 35, 54)
VISITS_MIN = 20
"""Only courses that at least this many visits chose are checked. The intervals of other courses are too wide."""
_DAY = date(2026, 10, 31)

Evidence = Mapping[int, CourseEvidence]


@dataclass(frozen=True, slots=True)
class Recovery:
    """The shares of intervals that contain the planted value.

    - positions: of the intervals of the curve.
    - courses: of the intervals of courses, computed with the estimated curve.
    - courses_by_stated_curve: of the intervals of courses, computed with STATED_CURVE.
    """

    positions: float
    courses: float
    courses_by_stated_curve: float

    @property
    def holds(self) -> bool:
        return min(self.positions, self.courses) >= COVERED_MIN


def list_visits(day: SimulatedDay) -> list[list[dict[str, Any]]]:
    """List the entries of each visit, as they are in the search log."""
    visits: defaultdict[str, list[dict[str, Any]]] = defaultdict(list)
    for search in day.searches:
        of_visit = visits[search.entry["visit"]]
        of_visit.append({**search.entry, "settled": search.is_settled})
        of_visit += (dict(outcome) for outcome in search.outcomes)
    return list(visits.values())


def estimate_from_visits(visits: Iterable[Iterable[Mapping[str, Any]]]) -> ExaminationCurve:
    harvest = PositionHarvest()
    for entries in visits:
        harvest.add(read_visit_log(entries))
    return estimate_curve(harvest.list_pairs())


def sum_evidence(visits: Iterable[Iterable[Mapping[str, Any]]], curve: ExaminationCurve) -> Evidence:
    evidence: defaultdict[int, CourseEvidence] = defaultdict(CourseEvidence)
    for entries in visits:
        for course, each in read_visit(entries, curve).items():
            evidence[course].add(each)
    return evidence


def check_curve(curve: ExaminationCurve) -> Iterator[bool]:
    """Yield True for each of POSITIONS whose interval contains the planted value, otherwise False."""
    for position in POSITIONS:
        interval = curve.compute_interval(position)
        yield interval.lower <= compute_look(position) <= interval.upper


def check_appeals(evidence: Evidence) -> Iterator[bool]:
    """Yield True for each checked course (VISITS_MIN) whose interval contains the planted appeal, otherwise False.

    The appeals are relative to the mean appeal of all courses.
    """
    examinations = sum(each.examinations for each in evidence.values())
    average = sum(each.visits for each in evidence.values()) / examinations
    planted = sum(get_appeal(course) * each.examinations for course, each in evidence.items()) / examinations
    width = NormalDist().inv_cdf((1 + CONFIDENCE) / 2) / log(2)
    for course, each in evidence.items():
        if each.visits >= VISITS_MIN:
            found = log2(each.visits / each.examinations / average)
            yield abs(found - log2(get_appeal(course) / planted)) <= width / sqrt(each.visits)


def measure_recovery(day: SimulatedDay) -> Recovery:
    visits = list_visits(day)
    curve = estimate_from_visits(visits)
    return Recovery(
        fmean(check_curve(curve)),
        fmean(check_appeals(sum_evidence(visits, curve))),
        fmean(check_appeals(sum_evidence(visits, STATED_CURVE))),
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.search_log.preference", description=__doc__)
    parser.add_argument("--days", type=int, default=20)
    parser.add_argument("--searches", type=int, default=15_000)
    parser.add_argument("--visitors", type=int, default=2_500)
    given = parser.parse_args()
    table = Table("Day", "Looks contain truth", "Appeals contain truth", "With the stated curve")
    found = []
    for seed in range(given.days):
        found.append(measure_recovery(simulate_day(_DAY, given.searches, given.visitors, seed)))
        values = (found[-1].positions, found[-1].courses, found[-1].courses_by_stated_curve)
        table.add_row(str(seed), *(f"{value:.2f}" for value in values))
    columns = ("positions", "courses", "courses_by_stated_curve")
    mean = Recovery(*(fmean(getattr(each, name) for each in found) for name in columns))
    table.add_row("All", *(f"{getattr(mean, name):.2f}" for name in columns))
    table.add_row("Limit", f"≥ {COVERED_MIN:.2f}", f"≥ {COVERED_MIN:.2f}", "")
    Console().print(table)
    return int(not mean.holds)


if __name__ == "__main__":
    sys.exit(main())
