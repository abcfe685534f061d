"""The search corrects typos to words of the lexicon (the words that have a meaning for the search).

Nearly all correct words stay unchanged.

The tests use public lists of misspelt words with the correct word.
"""

from pathlib import Path

import pytest

from search.interpretation.interpretation import interpret
from search.interpretation.lexicon import Lexicon
from search.interpretation.spelling.similar_words import TYPO_LETTERS_MIN
from stack.relevance.unexplained_words import read_lexicon
from tests.relevance.test_spelling import read_pairs

SOURCES = ("norvig", "birkbeck")
CORRECTED_MIN = {"norvig": 0.6, "birkbeck": 0.4}
"""For each list: at least this share of the misspelt lexicon words must be corrected to the right word."""
TO_ANOTHER_WORD_MAX = {"norvig": 0.13, "birkbeck": 0.13}
HARMED_MAX = 0.01
"""At most this share of the correct words may be changed."""


@pytest.fixture(scope="module")
def lexicon(sample_database_url: str, elasticsearch_url: str) -> Lexicon:
    assert sample_database_url
    return read_lexicon(elasticsearch_url)


@pytest.mark.parametrize("source", SOURCES)
def test_right_words_are_left_alone(lexicon: Lexicon, shared_data: Path, source: str) -> None:
    words = sorted({right for _, right in read_pairs(shared_data / "spell" / f"{source}.csv.gz")})
    assert len(words) > 200
    changes = {word: interpret(word, lexicon).corrected for word in words}
    harmed = {word: corrected for word, corrected in changes.items() if corrected is not None}
    print(
        f"{source}: {len(harmed)} of {len(words)} right words harmed, {len(harmed) / len(words):.4f}: {harmed}"
    )
    assert len(harmed) <= len(words) * HARMED_MAX, harmed


@pytest.mark.parametrize("source", SOURCES)
def test_most_typos_of_lexicon_words_are_corrected(lexicon: Lexicon, shared_data: Path, source: str) -> None:
    pairs = [
        (wrong, right)
        for wrong, right in read_pairs(shared_data / "spell" / f"{source}.csv.gz")
        if wrong.isalpha()
        and len(wrong) >= TYPO_LETTERS_MIN
        and is_lexicon_word(right, lexicon)
        and not lexicon.is_known_word(wrong)
    ]
    assert len(pairs) >= 10
    corrections = [(right, interpret(wrong, lexicon).corrected) for wrong, right in pairs]
    corrected = sum(found == right for right, found in corrections) / len(pairs)
    others = sum(found not in (None, right) for right, found in corrections) / len(pairs)
    print(f"{source}: {len(pairs)} typos, {corrected:.3f} corrected, {others:.3f} to another word")
    assert corrected >= CORRECTED_MIN[source]
    assert others <= TO_ANOTHER_WORD_MAX[source]


def is_lexicon_word(word: str, lexicon: Lexicon) -> bool:
    """True if the lexicon has a meaning for this single word."""
    return bool(lexicon.get(word))
