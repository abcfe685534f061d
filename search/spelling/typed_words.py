"""Finds the words of a text that the spelling correction may change, and replaces words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from schemas.vocabulary.limits import EXACT_WORD_MAX_CHARACTERS
from search.parsing.text_units import LONGEST_WORD, find_word_spans
from search.text_folding import fold_text

ACRONYM_MAX_LETTERS = 5
"""A word in capital letters is an acronym if the word has at most this many letters: UNSW, MBBS."""

WORDS_MAX = 12
"""A text with more words than this is not corrected."""


@dataclass(frozen=True, slots=True)
class TypedWord:
    """A word from `start` to the exclusive `end` of the text."""

    text: str
    start: int
    end: int
    key: str = field(init=False)
    """The word in lower case and without accents."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "key", fold_text(self.text))


def find_correctable_words(text: str) -> list[TypedWord]:
    """Find the words of 4 to 30 Latin letters that are not acronyms. A text of more than WORDS_MAX words has none."""
    spans = find_word_spans(text)
    if len(spans) > WORDS_MAX:
        return []
    words = [TypedWord(text[start:end], start, end) for start, end in spans]
    all_capitals = all(word.text.isupper() for word in words)
    return [word for word in words if _is_plain(word) and not _is_acronym(word.text, all_capitals)]


def replace_words(text: str, corrections: Mapping[TypedWord, str]) -> str:
    """Replace words of the text. Each replacement gets the upper or lower case of the replaced word."""
    for word, correction in sorted(corrections.items(), key=lambda each: -each[0].start):
        text = text[: word.start] + copy_case(word.text, correction) + text[word.end :]
    return text


def join_neighbours(text: str, words: Sequence[TypedWord]) -> list[TypedWord]:
    """List each pair of consecutive words that only spaces separate."""
    return [
        TypedWord(text[one.start : other.end], one.start, other.end)
        for one, other in pairwise(words)
        if text[one.end : other.start].isspace()
    ]


def is_part_of(word: TypedWord, pair: TypedWord) -> bool:
    return pair.start <= word.start < pair.end


def copy_case(typed: str, word: str) -> str:
    """Write `word` in the case of `typed`: `ENGINERING` → `ENGINEERING`, `Enginering` → `Engineering`."""
    if typed.isupper():
        return word.upper()
    return word[:1].upper() + word[1:] if typed[:1].isupper() else word


def _is_plain(word: TypedWord) -> bool:
    key = word.key
    return key.isascii() and key.isalpha() and EXACT_WORD_MAX_CHARACTERS < len(key) <= LONGEST_WORD


def _is_acronym(word: str, all_capitals: bool) -> bool:
    """Whether the word is an acronym.

    A word in capital letters is an acronym if the word is short, or if the text also has words in lower case.
    Another short word is an acronym if the word has a capital letter after the first letter: MBAs, BEng.
    """
    if word.isupper():
        return len(word) <= ACRONYM_MAX_LETTERS or not all_capitals
    return len(word) <= ACRONYM_MAX_LETTERS and not word[1:].islower()
