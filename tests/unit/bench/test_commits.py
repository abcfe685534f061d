"""The statistics of a comparison of two checkouts."""

import pytest

from bench.commits.limits import list_slower
from bench.commits.rounds import Comparison, Figures
from bench.commits.statistics import compare_pairs

NAMES = ("this checkout", "the other")


def build_comparison(group: str, ours: list[float]) -> Comparison:
    """Build a comparison. In each of three rounds, the other checkout needs 10 ms."""
    return {(1, group): {NAMES[0]: Figures(ours, ours), NAMES[1]: Figures([10.0] * 3, [10.0] * 3)}}


def test_equal_measurements_have_the_ratio_one_and_no_margin() -> None:
    ratio = compare_pairs([2.0, 3.0, 5.0], [2.0, 3.0, 5.0])
    assert (ratio.value, ratio.lower, ratio.upper) == (1, 1, 1)


def test_the_ratio_is_the_geometric_mean_of_the_pairs() -> None:
    assert compare_pairs([2.0, 1.0], [1.0, 2.0]).value == pytest.approx(1)


def test_the_interval_follows_students_t() -> None:
    """The logarithms of the three ratios are -0.1, 0 and 0.1. Their standard deviation is 0.1.

    Student's t for 2 degrees of freedom and 95 % is 4.30.
    """
    ratio = compare_pairs([0.904837, 1.0, 1.105171], [1.0, 1.0, 1.0])
    assert ratio.upper == pytest.approx(2.71828 ** (4.30 * 0.1 / 3**0.5), rel=1e-4)
    assert ratio.lower == pytest.approx(1 / ratio.upper)


@pytest.mark.parametrize(
    ("group", "slower"),
    [("with text", 14.0), ("all", 14.0), ("without text", 11.0), ("spell-check", 10.3)],
)
def test_a_limit_is_exceeded_if_the_whole_interval_is_above_it(group: str, slower: float) -> None:
    found = list_slower(build_comparison(group, [slower, slower * 1.001, slower]), NAMES, 1.05, 1.3)
    assert [each.partition(":")[0] for each in found] == [
        f"1 clients, {group}, median_ms",
        f"1 clients, {group}, p95_ms",
    ]
    uncertain = build_comparison(group, [slower, slower * 2, slower / 2])
    assert list_slower(uncertain, NAMES, 1.05, 1.3) == []
    faster = build_comparison(group, [9.9, 9.9, 9.9])
    assert list_slower(faster, NAMES, 1.05, 1.3) == []


def test_without_limits_every_time_is_accepted() -> None:
    assert list_slower(build_comparison("all", [30.0, 30.0, 30.0]), NAMES, None, None) == []
