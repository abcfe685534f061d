"""Finds the words of a text that may be corrected, and replaces them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from schemas.vocabulary.limits import EXACT_WORD_MAX_CHARACTERS
from search.parsing.text_units import LONGEST_WORD, find_word_spans
from search.text_folding import fold_text

ACRONYM_MAX_LETTERS = 5
"""A word in capitals with at most this many letters is an acronym: UNSW, MBBS."""

WORDS_MAX = 12
"""A longer text is pasted rather than typed, and taken as it is; as in the search itself."""


@dataclass(frozen=True, slots=True)
class TypedWord:
    """A word that may be corrected. start: inclusive, end: exclusive. key: the folded form for comparisons."""

    text: str
    start: int
    end: int
    key: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "key", fold_text(self.text))


def find_correctable_words(text: str) -> list[TypedWord]:
    """Words of Latin letters alone, of four letters or more, that are no acronym; none of a long text."""
    spans = find_word_spans(text)
    if len(spans) > WORDS_MAX:
        return []
    words = [TypedWord(text[start:end], start, end) for start, end in spans]
    all_capitals = all(word.text.isupper() for word in words)
    return [word for word in words if _is_plain(word) and not _is_acronym(word.text, all_capitals)]


def replace_words(text: str, corrections: Mapping[TypedWord, str]) -> str:
    """The text with words replaced, each written as the word before it was."""
    for word, correction in sorted(corrections.items(), key=lambda each: -each[0].start):
        text = text[: word.start] + copy_case(word.text, correction) + text[word.end :]
    return text


def join_neighbours(text: str, words: Sequence[TypedWord]) -> list[TypedWord]:
    """Joins each two words that have only spaces between them."""
    return [
        TypedWord(text[one.start : other.end], one.start, other.end)
        for one, other in pairwise(words)
        if text[one.end : other.start].isspace()
    ]


def is_part_of(word: TypedWord, pair: TypedWord) -> bool:
    return pair.start <= word.start < pair.end


def copy_case(typed: str, word: str) -> str:
    """ENGINERING gives ENGINEERING, Enginering Engineering."""
    if typed.isupper():
        return word.upper()
    return word[:1].upper() + word[1:] if typed[:1].isupper() else word


def _is_plain(word: TypedWord) -> bool:
    key = word.key
    return key.isascii() and key.isalpha() and EXACT_WORD_MAX_CHARACTERS < len(key) <= LONGEST_WORD


def _is_acronym(word: str, all_capitals: bool) -> bool:
    """Capitals among small words, or short ones; and short words with a capital inside, such as MBAs and BEng."""
    if word.isupper():
        return len(word) <= ACRONYM_MAX_LETTERS or not all_capitals
    return len(word) <= ACRONYM_MAX_LETTERS and not word[1:].islower()
