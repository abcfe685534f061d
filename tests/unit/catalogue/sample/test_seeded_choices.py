"""The sample's random choices depend only on the words that the caller gives. They are evenly distributed."""

import pytest

from indexer.catalogue.sample.seeded_choices import choose_option, draw_fraction, draw_rank


def test_fractions_are_the_same_on_every_machine() -> None:
    assert draw_fraction("fee", "university-of-leeds") == pytest.approx(0.5514200225188665)


def test_word_boundaries_change_the_fraction() -> None:
    assert draw_fraction("ab", "c") != draw_fraction("a", "bc")


def test_fractions_are_distributed_evenly() -> None:
    shares = [draw_fraction("even", str(number)) for number in range(10_000)]
    assert all(0 <= value < 1 for value in shares)
    tenths = [sum(int(value * 10) == tenth for value in shares) for tenth in range(10)]
    assert all(850 < count < 1_150 for count in tenths)


def test_every_option_is_chosen() -> None:
    assert {choose_option("abc", str(number)) for number in range(100)} == {"a", "b", "c"}


def test_an_empty_choice_is_an_error_that_names_the_words() -> None:
    with pytest.raises(ValueError, match="none to pick from for title / leeds"):
        choose_option((), "title", "leeds")


def test_an_option_with_twice_the_weight_ranks_first_twice_as_often() -> None:
    first = sum(draw_rank(2.0, "heavy", str(n)) < draw_rank(1.0, "light", str(n)) for n in range(6_000))
    assert 0.63 < first / 6_000 < 0.70
