"""The relevance lab: the knobs (constants) of the ranking, and the list of words that the search does not know."""

import pytest

from search.parsing.search_query import SearchText
from search.parsing.text_units import Unit
from search.requests import ranking_knobs, text_clauses
from stack.relevance.knobs import Knob, list_knobs
from stack.relevance.unexplained_words import find_unexplained_words
from tests.unit.search.interpretation.sample_value_names import build_real_lexicon


def find_knob(name: str) -> Knob:
    return next(knob for knob in list_knobs() if knob.name == name)


def build_scores() -> str:
    return str(text_clauses.build_score_clauses(SearchText("nursing", (Unit(("nursing",)),))))


def test_every_boost_and_field_is_a_knob() -> None:
    names = [knob.name for knob in list_knobs()]
    assert len(set(names)) == len(names)
    assert {"EXACT_NAME_BOOST", "FULL_MATCH_BOOST", "SCORED_FIELDS name", "PHRASE_FIELDS name"} <= {*names}


def test_a_changed_knob_changes_the_requests_and_is_restored() -> None:
    before = build_scores()
    assert "'name^8'" in before
    with find_knob("SCORED_FIELDS name").use_value(16):
        assert "'name^16'" in build_scores()
    with find_knob("SCORED_FIELDS name").use_value(0):
        assert "'name^" not in build_scores()
    with find_knob("EXACT_NAME_BOOST").use_value(7):
        assert "'boost': 7" in build_scores()
    assert build_scores() == before


def test_a_knob_is_restored_after_an_error() -> None:
    before = build_scores()
    changed = find_knob("EXACT_NAME_BOOST").use_value(0.5)
    with pytest.raises(AttributeError), changed:
        text_clauses.build_score_clauses(None)  # type: ignore[arg-type]
    assert build_scores() == before


def test_a_share_is_at_most_one() -> None:
    with find_knob("SUBJECT_SHARE").use_value(1.6):
        assert ranking_knobs.SUBJECT_SHARE == 1


def test_words_without_a_meaning_are_listed_with_the_most_frequent_first() -> None:
    texts = [
        "nursing blorptastic in canada",
        "BLORPTASTIC masters",
        "law quibbly",
        "cheap law",
        "nursing sunday",
    ]
    found = find_unexplained_words(texts, build_real_lexicon())
    assert [(each.word, each.count, each.is_english) for each in found] == [
        ("blorptastic", 2, False), ("quibbly", 1, False), ("sunday", 1, True),
    ]  # fmt: skip
    assert found[0].texts == ("nursing blorptastic in canada", "BLORPTASTIC masters")
