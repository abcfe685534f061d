"""The popularity of courses against values computed by hand."""

import random
from typing import Any

import pytest

from indexer.search_log.popularity import (
    KNOBS,
    CourseEvidence,
    choose_popularity,
    choose_threshold,
    compute_decay,
    compute_scores,
    read_visit,
)
from indexer.search_log.visits import VISIT_COURSES_MAX


def search(search_id: str, *shown: int, page: int | None = 1, **more: Any) -> dict[str, Any]:
    entry = {
        "kind": "search",
        "id": search_id,
        "page": page,
        "shown": list(shown),
        "settled": True,
        "device": "phone",
    }
    return entry | more


def outcome(name: str, search_id: str, course: int, **more: Any) -> dict[str, Any]:
    return {"kind": "outcome", "outcome": name, "search": search_id, "course": course, **more}


def test_evidence_loses_half_of_its_weight_in_two_weeks() -> None:
    assert [compute_decay(days) for days in (0, 14, 28)] == [1, 0.5, 0.25]


def test_a_visit_counts_a_course_once_although_several_searches_show_it() -> None:
    """Two searches show course 9.

    In each search, a visitor looks at it with a probability of 1/2: 1 - 1/2 * 1/2 = 0.75.
    """
    entries = [
        search("a", 7, 8),
        search("b", 9, 7, page=2),
        search("c", 7, 9),
        *[outcome("click", "b", 7)] * 1_000,
        outcome("detail", "b", 7, dwell="long"),
        outcome("detail", "a", 8, dwell="short"),
        outcome("apply", "a", 8),
    ]
    assert read_visit(entries) == {
        7: CourseEvidence(1.0, 2.0, views=1, visits=1),
        8: CourseEvidence(0.5, 5.0, views=1, visits=1, applications=1),
        9: CourseEvidence(0.75, 0.0, views=1),
    }


def test_what_does_not_count() -> None:
    robot = [search("a", 7, device="robot"), outcome("click", "a", 7)]
    unseen = [search("a", 7, settled=False), outcome("click", "a", 7)]
    later_page = [search("a", 7, page=None), outcome("click", "a", 7)]
    assert read_visit(robot) == read_visit(unseen) == read_visit(later_page) == read_visit([]) == {}
    not_shown = [
        search("a", 7),
        outcome("click", "a", 8),
        outcome("click", "b", 7),
        outcome("settled", "a", 7),
    ]
    assert read_visit(not_shown) == {7: CourseEvidence(1.0, 0.0, views=1)}


def test_a_visit_that_opens_everything_does_not_count() -> None:
    courses = range(VISIT_COURSES_MAX + 1)
    entries = [search("a", *courses), *(outcome("click", "a", course) for course in courses)]
    assert read_visit(entries) == {}
    assert len(read_visit(entries[:-1])) == len(courses)


def test_scores_of_a_hand_computed_catalogue() -> None:
    # The average value per examination is (30 + 30) / (20 + 60 + 40) = 0.5. Each course gets 20 more examinations with
    # this average, which adds 20 * 0.5 = 10 to its value.
    evidence = {
        1: CourseEvidence(20, 30, visits=30),
        2: CourseEvidence(60, 30, visits=30),
        3: CourseEvidence(40, 0),
    }
    # (30 + 10) / 40 = 1.0 is twice the average, 40 / 80 is the average, 10 / 60 is a third. Scores are log2 of these.
    assert compute_scores(evidence) == pytest.approx({1: 1.0, 2: 0.0, 3: -1.5849625})


def test_little_evidence_moves_a_course_little() -> None:
    background = {1: CourseEvidence(10_000, 1_000, visits=900)}
    few = compute_scores({**background, 2: CourseEvidence(2, 2, visits=2), 3: CourseEvidence(3, 3, visits=3)})
    assert few[2] == 0
    assert 0 < few[3] < 1.5
    assert compute_scores({**background, 2: CourseEvidence(1_000, 2_000, visits=900)})[2] < KNOBS.largest
    assert compute_scores({**background, 2: CourseEvidence(10, 9_000, visits=900)})[2] == KNOBS.largest


def test_without_clicks_every_course_is_average() -> None:
    assert compute_scores({}) == {}
    assert compute_scores({1: CourseEvidence(500, 0), 2: CourseEvidence(1, 0)}) == {1: 0, 2: 0}


def test_the_position_of_a_course_does_not_change_its_score() -> None:
    """Courses at position 1 get twelve times the clicks of equally good courses at position 12."""
    rng = random.Random(5)  # not a secret
    appeal = {course: 0.6 if course % 2 else 0.3 for course in range(12)}
    evidence = {course: CourseEvidence() for course in appeal}
    clicks = dict.fromkeys(appeal, 0)
    for _ in range(20_000):
        entries = [search("a", *appeal)]
        for position, course in enumerate(appeal, 1):
            if rng.random() < appeal[course] / position:
                clicks[course] += 1
                entries.append(outcome("click", "a", course))
        for course, each in read_visit(entries).items():
            evidence[course].add(each)
    assert clicks[0] > 2 * clicks[11]
    scores = compute_scores(evidence)
    differences = {scores[course] - scores[course - 1] for course in range(1, 12, 2)}
    assert all(abs(difference - 1) < 0.2 for difference in differences)


def test_clicks_at_position_1_alone_show_no_preference() -> None:
    evidence = {course: CourseEvidence() for course in (1, 2)}
    for number in range(100):
        entries = [search("a", 1, 2)] + [outcome("click", "a", 1)] * (number < 30)
        entries += [search("b", 2, 1)] + [outcome("click", "b", 2)] * (number >= 70)
        for course, each in read_visit(entries).items():
            evidence[course].add(each)
    scores = compute_scores(evidence)
    assert scores == pytest.approx({1: 0, 2: 0})


@pytest.mark.parametrize(
    ("score", "current", "new"),
    [(0.0, 0.0, 0.0), (0.49, 0.0, 0.0), (0.5, 0.0, 0.5), (0.8, 0.5, 0.5), (1.3, 0.5, 1.5), (-0.6, 0.0, -0.5),
     (0.01, 0.5, 0.5), (0.0, 0.5, 0.0)],
)  # fmt: skip
def test_popularity_changes_by_a_step(score: float, current: float, new: float) -> None:
    assert choose_popularity(score, current) == new
    assert choose_popularity(score, new) == new


@pytest.mark.parametrize(
    ("above", "current", "threshold"),
    [
        ([], None, None),
        ([], 1.0, 1.0),
        ([2.0], None, 2.0),
        ([2.0] * 5 + [1.0] * 5 + [0.5] * 10, None, 1.0),
        ([2.0] * 5 + [1.0] * 5 + [0.5] * 10, 2.0, 2.0),
        ([2.0] * 4 + [1.0] * 6 + [0.5] * 10, 2.0, 1.0),
        ([1.0] * 20, 1.0, 1.0),
        ([2.0] * 10 + [1.0] * 11, 1.0, 2.0),
        ([1.0] * 5, 3.0, 1.0),
    ],
)
def test_a_tenth_of_a_level_is_popular(
    above: list[float], current: float | None, threshold: float | None
) -> None:
    popularities = [*above, *[0.0] * (100 - len(above))]
    assert choose_threshold(popularities, current) == threshold
