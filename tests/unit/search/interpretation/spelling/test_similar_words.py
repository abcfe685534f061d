"""A word with typos is corrected to a similar word.

English words and words from names of institutes are preferred to foreign words.
"""

import pytest

from search.interpretation.lexicon import Lexicon
from search.interpretation.spans import Meaning, SpanKind

SUBJECT = (Meaning(SpanKind.SUBJECT),)
PLACE = (Meaning(SpanKind.PLACE),)
INSTITUTE = (Meaning(SpanKind.INSTITUTE),)
ENGLISH = ("engineering", "auckland", "civil", "kuwait", "theology", "topology", "massachusets")


def build_lexicon() -> Lexicon:
    """A lexicon in which `engineering` and `civil` are frequent, and some phrases are foreign."""
    frequent = {f"engineering {number}": SUBJECT for number in range(20)} | {
        f"civil {number}": SUBJECT for number in range(20)
    }
    phrases = {
        "engineering": SUBJECT,
        "civil": SUBJECT,
        "injiniring": SUBJECT,
        "injiniring civil": SUBJECT,
        "sibil": SUBJECT,
        "sibil injiniring": SUBJECT,
        "theology": SUBJECT,
        "auckland": PLACE,
        "auckland region": PLACE,
        "aucland": PLACE,
        "university aucland": INSTITUTE,
        "kuwait": PLACE,
        "massachusetts": PLACE,
        "massachusetts bay": PLACE,
        "university of waikato": INSTITUTE,
        "waikato university": INSTITUTE,
        "otago": PLACE,
        "otago region": PLACE,
    }
    return Lexicon({**frequent, **phrases}, ordinary_words=["university"], dictionary_words=ENGLISH)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("enginering", "engineering"),
        ("engeniring", "engineering"),
        ("aukland", "auckland"),
        ("sivil", "civil"),
        ("kuwit", None),
        ("massachusets", "massachusetts"),
        ("waikatoo", "waikato"),
        ("otogo", "otago"),
        ("xyzzyx", None),
        ("injinerimk", None),
    ],
)
def test_english_words_and_names_of_institutes_are_preferred(typed: str, meant: str | None) -> None:
    assert build_lexicon().find_similar_word(typed) == meant


def test_a_foreign_word_is_the_correction_if_no_english_word_is_near() -> None:
    lexicon = Lexicon({"ingenieria": SUBJECT, "ingenieria civil": SUBJECT}, dictionary_words=["engineering"])
    assert lexicon.find_similar_word("ingenierya") == "ingenieria"


def test_a_rare_spelling_of_a_place_in_the_dictionary_is_a_typo() -> None:
    """Other words of the dictionary are known, even if they resemble a subject."""
    lexicon = build_lexicon()
    assert not lexicon.is_known_word("massachusets")
    assert lexicon.is_known_word("topology")
    assert lexicon.is_known_word("massachusetts")
