"""Phrases and words are recognised with an extra or a missing space, a case ending, or a typo."""

import pytest

from search.interpretation.spelling.word_variants import list_words_without_ending
from search.interpretation.tokens import build_key
from search.interpretation.word_set import WordSet
from tests.unit.search.interpretation.readable_spans import describe, read_text
from tests.unit.search.interpretation.sample_value_names import build_real_lexicon


@pytest.mark.parametrize(
    ("text", "spans"),
    [
        ("bio technology", ["subject 'bio technology' = Biotechnology"]),
        ("mining of data", ["subject 'mining of data' = Data Science, Data Analytics"]),
        ("doctor for animals", ["subject 'doctor for animals' = Veterinary Medicine"]),
        ("management of hotels", ["subject 'management of hotels' = Hospitality Management"]),
        ("computerscience", ["subject 'computerscience' = Computer Science"]),
        ("mechanicalengineering canada", [
            "subject 'mechanicalengineering' = Mechanical Engineering", "place 'canada' = Canada"]),
        ("в германии", ["place 'германии' = Germany"]),
        ("в канаде", ["place 'канаде' = Canada"]),
        ("w kanadzie", ["place 'kanadzie' = Canada"]),
        ("w szwecji", ["place 'szwecji' = Sweden"]),
        ("w niemczech", ["place 'niemczech' = Germany"]),
        ("almanya'daki", ["place 'almanya'daki' = Germany"]),
        ("캐나다로", ["place '캐나다로' = Canada"]),
        ("norveç'te", ["place 'norveç'te' = Norway"]),
        ("কানাডায়", ["place 'কানাডায়' = Canada"]),
        ("캐나다에서", ["place '캐나다에서' = Canada"]),
        ("अस्ट्रेलियामा", ["place 'अस्ट्रेलियामा' = Australia"]),
        ("கனடாவில்", ["place 'கனடாவில்' = Canada"]),
        ("இங்கிலாந்தில்", ["place 'இங்கிலாந்தில்' = United Kingdom"]),
        ("ஜெர்மனிக்கு", ["place 'ஜெர்மனிக்கு' = Germany"]),
        ("மருத்துவத்தில்", ["subject 'மருத்துவத்தில்' = Medicine"]),
        ("కెనడాలో", ["place 'కెనడాలో' = Canada"]),
        ("ఫ్రాన్స్‌లో", ["place 'ఫ్రాన్స్‌లో' = France"]),
        ("канадада", ["place 'канадада' = Canada"]),
        ("almaniyada", ["place 'almaniyada' = Germany"]),
        ("간호학을", ["subject '간호학을' = Nursing"]),
        ("l'architecture", ["subject 'l'architecture' = Architecture"]),
        ("nell'informatica", ["subject 'nell'informatica' = Computing and IT, Computer Science"]),
    ],
)  # fmt: skip
def test_other_forms_of_a_phrase_are_found(text: str, spans: list[str]) -> None:
    assert describe(text) == spans


@pytest.mark.parametrize(
    ("word", "base"),
    [("корее", "корея"), ("японию", "япония"), ("японію", "японія"),
     ("китае", "китай"), ("нидерландах", "нидерланды"), ("китаї", "китай"), ("кореї", "корея"),
     ("włoszech", "włochy"), ("chinach", "chiny"), ("paryżu", "paryż")],
)  # fmt: skip
def test_a_place_in_its_case_has_its_name_as_a_variant(word: str, base: str) -> None:
    assert build_key(base) in list_words_without_ending(build_key(word))


@pytest.mark.parametrize("text", ["law in dia", "for est", "candle", "candida", "dart", "lindia"])
def test_no_phrase_is_made_of_other_words(text: str) -> None:
    assert not [span for span in describe(text) if span.startswith("place")]


@pytest.mark.parametrize(
    ("typed", "corrected"),
    [
        ("farmacy", "pharmacy"), ("kemistry", "chemistry"), ("sychology", "psychology"), ("enginering", "engineering"),
        ("nursin", "nursing"), ("nusring", "nursing"), ("hospitallity", "hospitality"),
        # A known word is corrected only if the correction completes a phrase.
        ("supply chian management", "supply chain management"), ("diary farming", "dairy farming"),
        ("masters pubic health", "masters public health"), ("rowing chian", None),
    ],
)  # fmt: skip
def test_a_typo_is_corrected_also_in_the_first_sound(typed: str, corrected: str | None) -> None:
    assert read_text(typed).corrected == corrected


@pytest.mark.parametrize("typed", ["qwzx", "plmkvbn", "UCSD", "9x7k2p"])
def test_nonsense_and_capitals_are_not_corrected(typed: str) -> None:
    assert read_text(typed).corrected is None


@pytest.mark.parametrize(
    "word", ["planning", "weighted", "nationally", "proceeded", "candies", "darkness", "angels"]
)
def test_a_form_of_an_english_word_is_known_and_not_corrected(word: str) -> None:
    assert build_real_lexicon().is_known_word(word)
    assert read_text(word).corrected is None


@pytest.mark.parametrize("word", ["topology", "kannada", "metrology", "transistor", "heaven"])
def test_a_word_of_the_dictionary_is_not_corrected(word: str) -> None:
    """The lexicon has no meaning for these words, but one for a word that differs by one or two letters.

    Such words are theology, Canada and translator.
    """
    assert build_real_lexicon().get(word) == ()
    assert read_text(word).corrected is None


@pytest.mark.parametrize(
    ("word", "is_explained"),
    [("nurs", True), ("engi", True), ("plom", False), ("cort", False), ("bron", False)],
)
def test_only_beginnings_of_subjects_of_one_english_word_are_explained(
    word: str, *, is_explained: bool
) -> None:
    """`plom` and `cort` begin Spanish subjects, and `bron` begins the two words bronze casting. They may be typos."""
    assert build_real_lexicon().explains_word(word) is is_explained


def test_a_hebrew_word_is_also_found_without_its_prefix() -> None:
    assert next(list_words_without_ending("בצרפת")) == "צרפת"
    assert list(list_words_without_ending("צרפת")) == []


def test_an_amharic_word_is_also_found_without_its_prefix_or_its_ending_of_the_object() -> None:
    assert next(list_words_without_ending("በካናዳ")) == "ካናዳ"
    assert list(list_words_without_ending("ካናዳ")) == []
    assert list(list_words_without_ending("ነርሲንግን")) == ["ነርሲንግ"]


def test_a_word_set_has_its_words() -> None:
    words = WordSet(["beta", "alpha", "alpha"])
    assert "alpha" in words
    assert "beta" in words
    assert "gamma" not in words
    assert "alpha" not in WordSet([])
