"""Subjects and institutes are found by the beginnings of words in any of their names."""

import pytest

from search.calls.search_suggestions import find_names
from search.interpretation.interpretation import interpret
from search.interpretation.name_index import NameMatch
from tests.unit.search.interpretation.sample_value_names import build_real_lexicon, build_sample_value_names


def find(text: str) -> list[NameMatch]:
    """Find names, the best first. Equally good names are sorted by length.

    The real search sorts equally good names by their number of courses, which this test does not have.
    """
    found = find_names(interpret(text, build_real_lexicon()), build_sample_value_names())
    return sorted(found, key=lambda each: (each.is_similar, each.rank, len(each.name.value.name)))


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("nurs", "Nursing"), ("n", "Nursing"), ("computer science in", "Computer Science"),
        ("computer science in ", "Computer Science"), ("comp sci", "Computer Science"),
        ("mba", "Business Administration"), ("BBA", "Business Administration"), ("M.B.A.", "Business Administration"),
        ("نرسنگ", "Nursing"), ("\u200fنرسنگ\u200f", "Nursing"), ("krankenpfl", "Nursing"),
        ("cambridge", "University of Cambridge"), ("univ leeds", "University of Leeds"),
        ("leeds uni", "University of Leeds"), ("NURSİNG", "Nursing"), ("nursıng", "Nursing"),
        ("monash", "Monash University"), ("mit", "Massachusetts Institute of Technology"),
    ],
)  # fmt: skip
def test_the_beginning_of_a_name_in_any_language_is_enough(text: str, first: str) -> None:
    match = find(text)[0]
    assert (match.name.value.name, match.is_similar) == (first, False)


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("nursng", "Nursing"), ("nrusing", "Nursing"), ("nursn", "Nursing"), ("computr scence", "Computer Science"),
        ("artificial inteligence", "Artificial Intelligence"), ("kemistry", "Chemistry"),
        ("monahs", "Monash University"), ("acounting", "Accounting"),
    ],
)  # fmt: skip
def test_a_name_with_typos_is_found_and_marked_as_a_guess(text: str, first: str) -> None:
    match = find(text)[0]
    assert (match.name.value.name, match.is_similar) == (first, True)


@pytest.mark.parametrize("text", ["nice", "xq", "nxr", "nurse 🎓zz", "qqqqqqqq", "x" * 300, "law zzzz"])
def test_no_word_of_the_text_is_ignored_and_no_known_word_is_a_typo(text: str) -> None:
    assert find(text) == []


def test_each_value_is_found_once_by_its_best_name() -> None:
    found = [(each.name.value.kind, each.name.value.id) for each in find("n")]
    assert len(found) == len(set(found)) > 50
    nursing = next(each for each in find("nursing") if each.name.value.name == "Nursing")
    assert nursing.name.is_own
    assert nursing.is_sure
