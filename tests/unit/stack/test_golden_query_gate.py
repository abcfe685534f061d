"""Golden queries search a new index before it goes live.

The tests check the typos in these queries, and which responses count as right.
"""

from typing import Any

import pytest

from stack.indexing.golden_query_gate import GoldenQuery, add_typo, is_satisfied


def response(*cards: dict[str, Any]) -> dict[str, Any]:
    return {"hits": {"hits": [{"_source": card} for card in cards]}}


def card(name: str, institute: str, title: str | None = None) -> dict[str, Any]:
    return {"name": name, "course_title": title, "institute_names": [institute]}


@pytest.mark.parametrize(
    ("name", "typo"),
    [
        ("Nursing", "Nursign"),
        ("Master of Engineering", "Master of Engineerign"),
        ("Law", None),
        ("MBA 2", None),
        (" ".join(f"Engineering{letter}" for letter in "abcdefghijklmnopqrstuvwxyz"), None),
    ],
)
def test_the_last_two_letters_of_the_longest_word_are_swapped(name: str, typo: str | None) -> None:
    assert add_typo(name) == typo


def test_the_first_hit_must_have_the_name() -> None:
    golden = GoldenQuery("Nursing", "nursing")
    assert is_satisfied(golden, response(card("Nursing", "Here"), card("Law", "There")))
    assert is_satisfied(golden, response(card("Care", "College of Nursing")))
    assert not is_satisfied(golden, response(card("Law", "There"), card("Nursing", "Here")))
    assert not is_satisfied(golden, response())


def test_a_query_with_a_typo_accepts_any_hit() -> None:
    assert is_satisfied(GoldenQuery("Nursign", None), response(card("Law", "There")))
    assert not is_satisfied(GoldenQuery("Nursign", None), response())
