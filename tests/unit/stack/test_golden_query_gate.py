"""What a golden query asks, and when its answer is what it means."""

from typing import Any

import pytest

from stack.indexing.golden_query_gate import GoldenQuery, add_typo, is_met


def answer(*cards: dict[str, Any]) -> dict[str, Any]:
    return {"hits": {"hits": [{"_source": card} for card in cards]}}


def card(name: str, institute: str, title: str | None = None) -> dict[str, Any]:
    return {"name": name, "course_title": title, "institute_names": [institute]}


@pytest.mark.parametrize(
    ("name", "slipped"),
    [
        ("Nursing", "Nursign"),
        ("Master of Engineering", "Master of Engineerign"),
        ("Law", None),
        ("MBA 2", None),
        (" ".join(f"Engineering{letter}" for letter in "abcdefghijklmnopqrstuvwxyz"), None),
    ],
)
def test_the_last_two_letters_of_the_longest_word_are_swapped(name: str, slipped: str | None) -> None:
    assert add_typo(name) == slipped


def test_the_first_result_bears_the_name() -> None:
    golden = GoldenQuery("Nursing", "nursing")
    assert is_met(golden, answer(card("Nursing", "Here"), card("Law", "There")))
    assert is_met(golden, answer(card("Care", "College of Nursing")))
    assert not is_met(golden, answer(card("Law", "There"), card("Nursing", "Here")))
    assert not is_met(golden, answer())


def test_a_slip_finds_something() -> None:
    assert is_met(GoldenQuery("Nursign", None), answer(card("Law", "There")))
    assert not is_met(GoldenQuery("Nursign", None), answer())
