"""How likely visitors look at each position: estimated from the log, or stated if the log has too few clicks."""

from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest

from bench.search_log.behaviour import compute_look
from bench.search_log.preference import estimate_from_visits, list_visits, measure_recovery
from bench.search_log.simulation import simulate_day
from indexer.search_log.examination import estimation
from indexer.search_log.examination.curve import (
    KNOTS,
    STATED_CURVE,
    build_curve,
    get_stated_examination,
    list_propensities,
)
from indexer.search_log.examination.estimation import CLICKS_MIN, estimate_curve, solve
from indexer.search_log.examination.harvest import PositionCount, PositionHarvest
from indexer.search_log.examination.reading import build_rows
from indexer.search_log.visits import VisitLog


def build_visit(
    *searches: tuple[str, int | None, list[int]], clicks: tuple[tuple[str, int], ...] = (), **more: Any
) -> VisitLog:
    """searches: id, page and shown courses. clicks: the ids of the search and of the course."""
    log = VisitLog()
    for search_id, page, shown in searches:
        entry = {"query": "law", "selection": {}, "order": 0, "page": page, "shown": shown}
        log.searches[search_id] = entry | more
    log.choices += [{"search": search, "course": course, "outcome": "click"} for search, course in clicks]
    return log


def list_pairs(*visits: VisitLog) -> list[list[PositionCount]]:
    harvest = PositionHarvest()
    for visit in visits:
        harvest.add(visit)
    return list(harvest.list_pairs())


def plan_counts(views: int, appeal: float) -> Iterator[list[PositionCount]]:
    """Yield the expected counts of courses that were shown at position 1 and at one later position."""
    for position in range(2, 55):
        yield [
            PositionCount(each, views, round(views * appeal * compute_look(each))) for each in (1, position)
        ]


def test_the_stated_curve_falls_on_each_page() -> None:
    looks = {position: STATED_CURVE.examine(position) for position in (1, 2, 4, 27, 28, 29, 55, 10**6)}
    assert looks == pytest.approx(
        {1: 1, 2: 1 / 2, 4: 1 / 4, 27: 1 / 27, 28: 1 / 2, 29: 1 / 4, 55: 1 / 3, 10**6: 0.005}
    )
    assert not STATED_CURVE.is_estimated
    assert {row["clicks"] for row in build_rows(STATED_CURVE)} == {0}
    assert {row["lower"] for row in build_rows(STATED_CURVE)} == {None}


def test_a_curve_never_rises_within_a_page() -> None:
    zeros = ((0.0,) * len(KNOTS),) * len(KNOTS)
    rising = build_curve((0.0, 2.0, 0.0, 0.0, 0.0, 3.0), zeros, 1, 1)
    assert rising.examine(2) == rising.examine(3) == rising.examine(4) == 0.5
    assert rising.examine(28) == 1
    assert rising.compute_interval(4).lower == pytest.approx(rising.compute_interval(4).upper)


def test_the_looks_of_all_visitors_include_those_who_do_not_open_the_page() -> None:
    looks = list_propensities(STATED_CURVE, {1: 100, 2: 25}, 60)
    assert [looks[position - 1] for position in (1, 2, 28, 29, 55)] == pytest.approx(
        [1, 1 / 2, 1 / 8, 1 / 16, 1 / 300]
    )
    assert list_propensities(STATED_CURVE, {}, 28)[27] == 0.5


def test_only_clicked_courses_that_were_shown_at_several_positions_are_compared() -> None:
    first = build_visit(("1", 1, [7, 8, 9]), clicks=(("1", 8),))
    second = build_visit(("2", 1, [8, 7, 9]))
    assert list_pairs(first, second) == [[PositionCount(1, 1, 0), PositionCount(2, 1, 1)]]
    assert list_pairs(first, first) == []


def test_the_first_search_of_a_visit_that_shows_a_course_counts() -> None:
    twice = build_visit(("1", 1, [7, 8]), ("2", 1, [8, 7]), clicks=(("2", 7),))
    assert list_pairs(twice, build_visit(("3", 1, [8, 7]))) == []
    other_page = build_visit(("1", 2, [7, 8]), clicks=(("1", 7),))
    assert list_pairs(other_page, build_visit(("3", 1, [8, 7]))) == [
        [PositionCount(2, 1, 0), PositionCount(28, 1, 1)]
    ]


@pytest.mark.parametrize(
    "other",
    [
        {"query": "art"},
        {"order": 1},
        {"selection": {"filters": {"fees": {"upper": 900}}}},
        {"selection": None},
        {"page": None},
    ],
)
def test_other_searches_are_not_compared(other: dict[str, Any]) -> None:
    first = build_visit(("1", 1, [7, 8]), clicks=(("1", 8),))
    assert len(list_pairs(first, build_visit(("2", 1, [8, 7])))) == 1
    assert list_pairs(first, build_visit(("2", 1, [8, 7]), **other)) == []


def test_an_entry_of_an_earlier_release_has_no_selection() -> None:
    def build_earlier(search: str, shown: list[int], **more: Any) -> VisitLog:
        log = build_visit((search, 1, shown), clicks=((search, 8),), **more)
        del log.searches[search]["selection"]  # type: ignore[attr-defined]
        return log

    plain: dict[str, Any] = {"filters": [], "location": "text"}
    assert len(list_pairs(*(build_earlier(*each, **plain) for each in (("1", [7, 8]), ("2", [8, 7]))))) == 1
    for unknown in ({"filters": ["fee"]}, {"location": "point"}, {"query": "[mail]"}):
        both = (build_earlier(*each, **(plain | unknown)) for each in (("1", [7, 8]), ("2", [8, 7])))
        assert list_pairs(*both) == []


def test_the_curve_follows_the_clicks_and_needs_enough_of_them() -> None:
    curve = estimate_curve(plan_counts(4_000, 0.2))
    assert curve.is_estimated
    for position in (1, 2, 4, 8, 16, 27, 28, 30, 54):
        assert curve.examine(position) == pytest.approx(compute_look(position), rel=0.05), position
    few = list(plan_counts(1, 1.0))[:5]
    assert 0 < sum(count.clicks for pair in few for count in pair) < CLICKS_MIN
    assert estimate_curve(few) == estimate_curve([]) == STATED_CURVE


def test_positions_without_clicks_follow_the_stated_curve() -> None:
    pairs = [[PositionCount(1, 100, 20), PositionCount(2, 100, 15)]] * CLICKS_MIN
    curve = estimate_curve(pairs)
    assert curve.examine(2) == pytest.approx(0.75, rel=0.02)
    for position in (4, 8, 27):
        assert curve.examine(position) / curve.examine(2) == pytest.approx(
            get_stated_examination(position) / get_stated_examination(2)
        )
    narrow, wide = (curve.compute_interval(position) for position in (2, 27))
    assert wide.upper / wide.lower > 5 * narrow.upper / narrow.lower
    always_second = estimate_curve([[PositionCount(1, 10, 0), PositionCount(2, 10, 1)]] * CLICKS_MIN)
    assert always_second.examine(2) == 1, "a later position is not more likely than the first one"


def test_the_planted_looks_and_appeals_are_recovered_within_their_intervals() -> None:
    recovery = measure_recovery(simulate_day(date(2026, 10, 31), searches=8_000, visitors=1_300))
    assert recovery.holds
    assert recovery.courses_by_stated_curve < 0.85, "the simulation has no bias to correct"


def test_a_sample_of_the_pairs_does_not_depend_on_the_order_of_the_visits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    visits = list_visits(simulate_day(date(2026, 10, 31), 4_000, 600))
    curve, reversed_curve = estimate_from_visits(visits), estimate_from_visits(reversed(visits))
    assert curve.coefficients == pytest.approx(reversed_curve.coefficients)
    assert curve.pairs > 400
    monkeypatch.setattr(estimation, "PAIRS_MAX", 400)
    sampled, reversed_sample = estimate_from_visits(visits), estimate_from_visits(reversed(visits))
    assert sampled.pairs == 400
    assert sampled.clicks == reversed_sample.clicks
    assert sampled.coefficients == pytest.approx(reversed_sample.coefficients)
    assert sampled.coefficients != pytest.approx(curve.coefficients)


def test_a_sample_has_pairs_with_few_and_with_many_clicks(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the sample had only the pairs with the most clicks, it would have twice as many clicks for each pair."""
    visits = list_visits(simulate_day(date(2026, 10, 31), 8_000, 1_000))
    curve = estimate_from_visits(visits)
    monkeypatch.setattr(estimation, "PAIRS_MAX", curve.pairs // 2)
    sampled = estimate_from_visits(visits)
    assert sampled.clicks / sampled.pairs == pytest.approx(curve.clicks / curve.pairs, rel=0.05)


def test_a_linear_system_is_solved() -> None:
    assert solve([[4.0, 2.0], [2.0, 3.0]], [8.0, 8.0]) == pytest.approx((1, 2))
