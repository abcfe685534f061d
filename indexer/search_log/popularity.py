"""The popularity of courses: how much more often visitors choose a course than an average course at the same positions.

Pure functions. A visitor who is shown a course at position k examines (looks at) it with the probability `examine(k)`
of the curve of examination. An average course would be chosen in proportion to the sum of these probabilities. So for
the same popularity, a course at the bottom of the results needs fewer clicks than a course at the top (position-based
model).
"""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from indexer.search_log.examination.curve import STATED_CURVE, ExaminationCurve
from indexer.search_log.visits import RESULTS_PER_PAGE, read_visit_log


@dataclass(frozen=True, slots=True)
class PopularityKnobs:
    """The constants of the popularity.

    - half_life_days: after this many days, a view or click has half of its weight.
    - prior_examinations: the weight of the average appeal in the estimate, as a number of examinations.
    - visits_min: the score of a course is above the average only if at least this many visits chose it.
    - step, largest: popularity changes by at least one step, and is between -largest and largest.
    """

    half_life_days: float = 14.0
    prior_examinations: float = 20.0
    visits_min: int = 3
    step: float = 0.5
    largest: float = 3.0


KNOBS = PopularityKnobs()
VALUES: Mapping[str, float] = {
    "click": 1.0,
    "detail": 1.0,
    "favourite": 3.0,
    "compare": 2.0,
    "share": 3.0,
    "apply": 5.0,
    "enquiry": 5.0,
}
"""The value of each outcome. If a visit has several outcomes for a course, only the highest value counts."""
LONG_VIEW_VALUE = 2.0
APPLICATIONS = frozenset({"apply", "enquiry"})


@dataclass(slots=True)
class CourseEvidence:
    """Sums over the visits that were shown a course. `examinations` and `value` lose weight with time.

    - examinations: the sum of the probabilities that a visit examined the course.
    - value: the sum of the values of the visits.
    - views: visits that were shown the course. visits: visits that chose the course.
    - applications: visits that sent an application or enquiry.
    """

    examinations: float = 0.0
    value: float = 0.0
    views: int = 0
    visits: int = 0
    applications: int = 0

    def add(self, other: "CourseEvidence", weight: float = 1.0) -> None:
        """Add other evidence. weight: the weight of its examinations and values."""
        self.examinations += weight * other.examinations
        self.value += weight * other.value
        self.views += other.views
        self.visits += other.visits
        self.applications += other.applications


def compute_decay(days: float, knobs: PopularityKnobs = KNOBS) -> float:
    return float(0.5 ** (days / knobs.half_life_days))


def read_visit(
    entries: Iterable[Mapping[str, Any]], curve: ExaminationCurve = STATED_CURVE
) -> dict[int, CourseEvidence]:
    """Compute the evidence of one visit for each course that it was shown.

    If several searches show a course, its examination is the probability that the visitor looked at it at least once. A
    repeated click or application counts once. An outcome counts only if its search has shown the course. Robots, bursts
    (visits with very many choices), searches whose results nobody saw, and searches with a cursor are ignored.
    """
    log = read_visit_log(
        entry for entry in entries if entry["kind"] == "outcome" or entry["page"] is not None
    )
    found: dict[int, CourseEvidence] = {}
    for search in log.searches.values():
        first = (search["page"] - 1) * RESULTS_PER_PAGE + 1
        for position, course in enumerate(search["shown"], first):
            evidence = found.setdefault(course, CourseEvidence(views=1))
            evidence.examinations += (1 - evidence.examinations) * curve.examine(position)
    for outcome in log.choices:
        evidence = found[outcome["course"]]
        value = VALUES[outcome["outcome"]]
        if outcome.get("dwell") == "long":
            value = max(value, LONG_VIEW_VALUE)
        evidence.visits = 1
        evidence.value = max(evidence.value, value)
        if outcome["outcome"] in APPLICATIONS:
            evidence.applications = 1
    return found


def compute_scores(
    evidence: Mapping[int, CourseEvidence], knobs: PopularityKnobs = KNOBS
) -> dict[int, float]:
    """Compute the score of each course: 0 is the average, 1 means chosen twice as often, and -1 half as often.

    The appeal of a course is its value per examination. In the model, the value of a course is a Poisson variable with
    the mean examinations * appeal. The prior of the appeal is a gamma distribution around the average appeal. The
    estimated appeal is the mean of the posterior.
    """
    examinations = sum(each.examinations for each in evidence.values())
    value = sum(each.value for each in evidence.values())
    if not examinations or not value:
        return dict.fromkeys(evidence, 0.0)
    average = value / examinations
    return {course: _compute_score(each, average, knobs) for course, each in evidence.items()}


def _compute_score(evidence: CourseEvidence, average: float, knobs: PopularityKnobs) -> float:
    prior = knobs.prior_examinations
    appeal = (evidence.value + prior * average) / (evidence.examinations + prior)
    score = math.log2(appeal / average)
    if evidence.visits < knobs.visits_min:
        score = min(score, 0.0)
    return max(-knobs.largest, min(score, knobs.largest))


def choose_popularity(score: float, current: float, knobs: PopularityKnobs = KNOBS) -> float:
    """Return the score, rounded to a step. Returns `current` if the score differs from it by less than a step.

    The step avoids small changes, because each change writes a document to the index.
    """
    if abs(score - current) < knobs.step:
        return current
    return round(score / knobs.step) * knobs.step + 0.0


def choose_threshold(popularities: Iterable[float], current: float | None) -> float | None:
    """Choose the popularity from which a course counts as popular, so that about a tenth of the courses are popular.

    popularities: the popularities of all published courses of one degree level. Only courses above the average can be
    popular. A new threshold causes an update of all documents of the level. So `current` stays while 5 to 20 % of the
    courses are popular, or if no course is above the average.
    """
    ordered = sorted(popularities, reverse=True)
    above = sum(each > 0 for each in ordered)
    if not above:
        return current
    wanted = max(1, round(len(ordered) / 10))
    if current is not None:
        popular = sum(each >= current for each in ordered)
        if popular and wanted <= 2 * popular and popular <= 2 * wanted:
            return current
    return ordered[min(wanted, above) - 1]
