"""A search text is split into tokens: words and numbers with a normalized key for lookups."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from search.interpretation.tokens import build_phrase_key, split_tokens


def list_keys(text: str) -> list[str]:
    return [token.key for token in split_tokens(text)]


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ("", []),
        ("  ", []),
        ("???", []),
        ("Nursing in Sydney", ["nursing", "in", "sydney"]),
        ("M.B.A.", ["mba"]),
        ("MBA.", ["mba"]),
        ("B.Tech", ["btech"]),
        ("m.arch in march", ["m arch", "in", "march"]),
        ("B.Ed. and U.K.", ["bed", "and", "uk"]),
        ("Ph.D", ["phd"]),
        ("Ph.D. in law", ["phd", "in", "law"]),
        ("I study law. Now", ["i", "study", "law", "now"]),
        ("Master's", ["masters"]),
        ("Master’s degree", ["masters", "degree"]),
        ("'law'", ["law"]),
        ("Zürich", ["zurich"]),
        ("Straße", ["strasse"]),
        ("e-learning", ["e", "learning"]),
        ("art & design", ["art", "design"]),
        ("arts/law", ["arts", "law"]),
        ("course_name", ["course", "name"]),
    ],
)
def test_words_are_folded_without_apostrophes_and_full_stops(text: str, keys: list[str]) -> None:
    assert list_keys(text) == keys


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ("20000", ["20000"]),
        ("20,000", ["20,000"]),
        ("20.000", ["20.000"]),
        ("20 000", ["20000"]),
        ("1 500 000", ["1500000"]),
        ("2026 500", ["2026", "500"]),
        ("2 years", ["2", "years"]),
        ("1 20 300", ["1", "20300"]),
        ("under 3.5.", ["under", "3.5"]),
        ("10k", ["10", "k"]),
        ("10th", ["10", "th"]),
        ("3d", ["3", "d"]),
        ("£12k", ["£", "12", "k"]),
        ("US$ 5", ["us", "$", "5"]),
        ("10-20", ["10", "-", "20"]),
        ("10 – 20", ["10", "–", "20"]),
        ("10-£20", ["10", "-", "£", "20"]),
        ("full-time", ["full", "time"]),
        ("₨ 5", ["rs", "5"]),
    ],
)
def test_numbers_stay_whole_and_are_split_from_letters_and_signs(text: str, keys: list[str]) -> None:
    assert list_keys(text) == keys


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ("护理学", ["护", "理", "学"]),
        ("看護 コース", ["看", "護", "コ", "ー", "ス"]),
        ("간호학", ["간호학"]),
        ("طب", ["طب"]),
        ("نرسنگ کورس", ["نرسنگ", "کورس"]),
        ("MBA在英国", ["mba", "在", "英", "国"]),
        ("медицина", ["медицина"]),
    ],
)
def test_scripts_without_spaces_have_one_token_for_each_character(text: str, keys: list[str]) -> None:
    assert len(list_keys(text)) == len(keys)
    assert build_phrase_key(text) == " ".join(list_keys(text))


def test_a_phrase_key_is_equal_with_and_without_vowel_marks_in_composed_and_decomposed_letters() -> None:
    assert build_phrase_key("Québec") == build_phrase_key("Que\u0301bec") == "quebec"


@pytest.mark.parametrize(
    ("text", "acronyms"),
    [
        ("IT", [True]),
        ("it", [False]),
        ("It", [False]),
        ("U.S.", [True]),
        ("MBA in UK", [True, False, True]),
        ("NURSING", [False]),
        ("A", [False]),
        ("B2", [False, False]),
    ],
)
def test_capitals_of_two_to_five_letters_are_acronyms(text: str, acronyms: list[bool]) -> None:
    assert [token.is_acronym for token in split_tokens(text)] == acronyms


@given(st.text(max_size=60))
def test_tokens_are_distinct_parts_of_the_text_in_its_order(text: str) -> None:
    end = 0
    for token in split_tokens(text):
        assert end <= token.start < token.end <= len(text)
        assert " " not in token.key
        end = token.end


@given(st.text(max_size=60))
def test_a_phrase_key_has_the_keys_of_the_tokens(text: str) -> None:
    assert build_phrase_key(text) == " ".join(list_keys(text))
