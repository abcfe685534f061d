"""Institutes with branches in other countries, and places with the name of a university."""

import pytest

from tests.unit.search.interpretation.readable_spans import describe


@pytest.mark.parametrize(
    ("text", "institute"),
    [
        ("monash malaysia", "Monash University Malaysia"),
        ("monash university in malaysia nursing", "Monash University Malaysia"),
        ("malaysia campus of monash university", "Monash University Malaysia"),
        ("monash but not australia", "Monash University Malaysia"),
        ("monash outside australia", "Monash University Malaysia"),
        ("monash australia", "Monash University"),
        ("monash not in canada", "Monash University"),
        ("monash", "Monash University"),
        ("nottingham malaysia", "University of Nottingham Malaysia"),
        ("nottingham university but not in england", "University of Nottingham Malaysia"),
        ("nottingham, malaysia campus", "University of Nottingham Malaysia"),
        ("nottingham university uk", "University of Nottingham"),
    ],
)
def test_the_places_of_a_text_choose_the_institute(text: str, institute: str) -> None:
    spans = [span for span in describe(text) if span.startswith("institute")]
    assert [span.partition(" = ")[2] for span in spans] == [institute]


@pytest.mark.parametrize(
    "text",
    [
        "nottingham uk",
        "nottingham or malaysia",
        "nottingham and malaysia",
        "nottingham not london",
        "oxford canada",
    ],
)
def test_a_place_without_a_university_in_the_other_place_stays_a_place(text: str) -> None:
    assert [span for span in describe(text) if span.startswith("institute")] == []
