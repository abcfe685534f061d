"""The statistics of a comparison of two checkouts."""

import pytest

from bench.commits.statistics import compare_pairs


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
