"""Typed text as the words and known phrases that must each be found. What is typed is text, never syntax."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from schemas.taxonomy.synonyms import read_synonym_rules
from schemas.vocabulary.limits import EXACT_WORD_MAX_CHARACTERS
from search.text_folding import folded

_MARKS_END = 0x20000
"""Beyond it there are ideographs and signs."""


def _marks() -> str:
    """The signs that belong to the letter before them, as the inside of a character class."""
    joiners = "\u200c\u200d"
    return joiners + "".join(
        re.escape(chr(code)) for code in range(_MARKS_END) if unicodedata.category(chr(code))[0] == "M"
    )


_MARKS = _marks()
_PIECE = re.compile(rf"[^\W_](?:[\w'’.{_MARKS}]*[^\W_{_MARKS}])?[{_MARKS}]*")
"""A word as the engine's standard tokenizer leaves it: apostrophes and full stops stay inside, marks stay with their
letters (vowels of Hindi, points of Arabic), the rest separates."""

CONNECTING_WORDS = frozenset(
    {"a", "an", "and", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to", "with"}
)
"""Words that join others: `nursing in Sydney` asks for nursing and Sydney."""

LONGEST_WORD = 30
"""Letters; looking for typos in something longer costs much and finds nothing."""

WORDS_KEPT_MAX = 4_096
"""Of what is known of a word: few words are most of what is typed."""

_POSSESSIVE = re.compile(r"'s$")


@dataclass(frozen=True, slots=True)
class Unit:
    """One word, or the words of a phrase that a synonym rule knows."""

    words: tuple[str, ...]

    @property
    def text(self) -> str:
        return " ".join(self.words)


def normalize_line(text: str) -> str:
    """The text with single spaces, each letter with its accent as one."""
    return " ".join(unicodedata.normalize("NFC", text).replace("\0", " ").split())


def split_words(text: str) -> tuple[str, ...]:
    """Letters and digits; signs and emoji are no words."""
    return tuple(_PIECE.findall(text))


def find_word_spans(text: str) -> list[tuple[int, int]]:
    """Where each of the words stands: its start, and the position after its end."""
    return [piece.span() for piece in _PIECE.finditer(text)]


def split_units(text: str) -> tuple[Unit, ...]:
    """What must be found, each once. Words that only join others are left out, unless there are no others."""
    units = tuple(dict.fromkeys(_words_and_phrases(text)))
    return tuple(unit for unit in units if unit.text.lower() not in CONNECTING_WORDS) or units


def _words_and_phrases(text: str) -> tuple[Unit, ...]:
    """The words of a text, the longest phrases that synonym rules know kept together."""
    words = split_words(text)
    keys = [_key(word) for word in words]
    units: list[Unit] = []
    start = 0
    while start < len(words):
        length = _phrase_length(keys, start)
        units.append(Unit(words[start : start + length]))
        start += length
    return tuple(units)


@lru_cache(WORDS_KEPT_MAX)
def allows_typos(word: str) -> bool:
    """Short words, words with a digit and what is longer than any word are taken to the letter."""
    length = len(folded(word))
    return EXACT_WORD_MAX_CHARACTERS < length <= LONGEST_WORD and not any(letter.isdigit() for letter in word)


def _phrase_length(keys: Sequence[str], start: int) -> int:
    phrases = synonym_phrases()
    longest = min(max(map(len, phrases), default=1), len(keys) - start)
    return next((size for size in range(longest, 1, -1) if tuple(keys[start : start + size]) in phrases), 1)


@lru_cache
def words_with_synonyms() -> frozenset[str]:
    """Each single word that a synonym rule knows, folded."""
    sides = (side for rule in read_synonym_rules() for part in rule.split("=>") for side in part.split(","))
    return frozenset(
        _key(word) for side in sides for word in split_words(side) if len(split_words(side)) == 1
    )


@lru_cache
def synonym_phrases() -> frozenset[tuple[str, ...]]:
    """Each side of a synonym rule that a query may contain and that has more than one word, folded."""
    asked_for = [rule.split("=>")[0] for rule in read_synonym_rules()]
    sides = [side for rule in asked_for for side in rule.split(",")]
    phrases = {tuple(_key(word) for word in split_words(side)) for side in sides}
    return frozenset(phrase for phrase in phrases if len(phrase) > 1)


@lru_cache(WORDS_KEPT_MAX)
def _key(word: str) -> str:
    return _POSSESSIVE.sub("", folded(word))
