"""Splits a typed text into units. A unit is a word or a phrase of a synonym rule, such as `computer science`."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from schemas.taxonomy.synonyms import read_synonym_rules
from schemas.vocabulary.limits import EXACT_WORD_MAX_CHARACTERS
from search.interpretation.lexicon import CONNECTING_WORDS
from search.text_folding import fold_text

_MARKS_END = 0x20000
"""The first code point after all combining marks that occur in words."""


def _list_combining_marks() -> str:
    """List the combining marks and joiners as text for a character class of a regular expression."""
    joiners = "\u200c\u200d"
    return joiners + "".join(
        re.escape(chr(code)) for code in range(_MARKS_END) if unicodedata.category(chr(code))[0] == "M"
    )


_MARKS = _list_combining_marks()
_PIECE = re.compile(rf"[^\W_](?:[\w'’.{_MARKS}]*[^\W_{_MARKS}])?[{_MARKS}]*")
"""Matches one word. In scripts with spaces, the standard tokenizer of Elasticsearch finds the same words.

A word has letters and digits. It may also contain apostrophes, full stops, underscores, joiners and combining marks
(Hindi vowels, Arabic points). Every other character separates words.
"""

LONGEST_WORD = 30
"""The maximum number of letters of a word that matches with typos. A fuzzy search for a longer word is slow."""

CACHED_WORDS_MAX = 4_096
"""The number of words in each cache. Most search texts use the same few words."""

_POSSESSIVE = re.compile(r"'s$")
_STOP_OF_ABBREVIATION = re.compile(r"(?<=[^\W\d_])\.")


@dataclass(frozen=True, slots=True)
class Unit:
    """One word, or the words of one phrase of a synonym rule."""

    words: tuple[str, ...]

    @property
    def text(self) -> str:
        return " ".join(self.words)


def normalize_line(text: str) -> str:
    """Collapse spaces and normalize the text to NFC. In NFC, a letter with an accent is one character."""
    return " ".join(unicodedata.normalize("NFC", text).replace("\0", " ").split())


def drop_stops(text: str) -> str:
    """Drop the full stops of abbreviations: `M.B.A.` becomes MBA. The number 3.5 is unchanged."""
    return _STOP_OF_ABBREVIATION.sub("", text)


def split_words(text: str) -> tuple[str, ...]:
    """List the words of the text. Punctuation and emoji are dropped."""
    return tuple(_PIECE.findall(text))


def find_word_spans(text: str) -> list[tuple[int, int]]:
    """Find the start and the exclusive end of each word."""
    return [piece.span() for piece in _PIECE.finditer(text)]


def split_units(text: str) -> tuple[Unit, ...]:
    """Split the text into distinct units. Connecting words (`in`, `of`) are dropped if the text has other words."""
    units = tuple(dict.fromkeys(_split_words_and_phrases(text)))
    return tuple(unit for unit in units if unit.text.lower() not in CONNECTING_WORDS) or units


def _split_words_and_phrases(text: str) -> tuple[Unit, ...]:
    """Split the text into units. The longest phrases of the synonym rules stay together."""
    words = split_words(text)
    keys = [_fold_word(word) for word in words]
    units: list[Unit] = []
    start = 0
    while start < len(words):
        length = _find_phrase_length(keys, start)
        units.append(Unit(words[start : start + length]))
        start += length
    return tuple(units)


@lru_cache(CACHED_WORDS_MAX)
def allows_typos(word: str) -> bool:
    """Whether the word matches with typos. The word must have 4 to 30 letters and no digit."""
    length = len(fold_text(word))
    return EXACT_WORD_MAX_CHARACTERS < length <= LONGEST_WORD and not any(letter.isdigit() for letter in word)


def _find_phrase_length(keys: Sequence[str], start: int) -> int:
    phrases = list_synonym_phrases()
    longest = min(max(map(len, phrases), default=1), len(keys) - start)
    return next((size for size in range(longest, 1, -1) if tuple(keys[start : start + size]) in phrases), 1)


@lru_cache
def list_words_with_synonyms() -> frozenset[str]:
    """List the single words of the synonym rules, in lower case and without accents."""
    sides = (side for rule in read_synonym_rules() for part in rule.split("=>") for side in part.split(","))
    return frozenset(
        _fold_word(word) for side in sides for word in split_words(side) if len(split_words(side)) == 1
    )


@lru_cache
def list_synonym_phrases() -> frozenset[tuple[str, ...]]:
    """List the phrases that the synonym rules match, in lower case and without accents.

    These are all phrases of a rule such as `uk, united kingdom`, and the phrases left of `=>` in the other rules.
    """
    query_sides = [rule.split("=>")[0] for rule in read_synonym_rules()]
    sides = [side for rule in query_sides for side in rule.split(",")]
    phrases = {tuple(_fold_word(word) for word in split_words(side)) for side in sides}
    return frozenset(phrase for phrase in phrases if len(phrase) > 1)


@lru_cache(CACHED_WORDS_MAX)
def _fold_word(word: str) -> str:
    return _POSSESSIVE.sub("", fold_text(word))
