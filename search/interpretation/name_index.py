"""Finds values, such as institutes, by the start of each word of a name: `uni lee` → University of Leeds."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum

from rapidfuzz import process
from rapidfuzz.distance import OSA

from schemas.documents.value_name.document import ValueKind
from search.interpretation.lexicon import CONNECTING_WORDS, Lexicon
from search.interpretation.spelling.similar_words import TWO_TYPOS_LETTERS_MIN, TYPO_LETTERS_MIN
from search.interpretation.tokens import split_tokens
from search.value_names.named_value import NamedValue

SIMILAR_WORDS_MAX = 20
NEAR_NAME_LETTERS_MIN = 4
TWO_TYPOS_NAME_LETTERS_MIN = 12
AFTER_EVERY_LETTER = "\U0010ffff"

ValueKey = tuple[ValueKind, int]


class NameRank(IntEnum):
    """How well a name matches the text, from the best to the worst."""

    WHOLE_NAME = 0
    WHOLE_OTHER_NAME = 1
    BEGINNING_OF_NAME = 2
    BEGINNING_OF_OTHER_NAME = 3
    WORDS = 4


SURE_RANKS = frozenset({NameRank.WHOLE_NAME, NameRank.WHOLE_OTHER_NAME})


@dataclass(frozen=True, slots=True)
class Name:
    """A name of a value, such as an institute."""

    value: NamedValue
    text: str
    key: str
    """The words of the name in lower case and without accents."""
    is_own: bool
    """Whether the site shows the value by this name."""

    @property
    def value_key(self) -> ValueKey:
        return self.value.kind, self.value.id


@dataclass(frozen=True, slots=True)
class NameMatch:
    rank: NameRank
    name: Name
    is_similar: bool = False
    """Whether the name matches only if a word of the text is a typo."""
    is_near: bool = False
    """Whether the whole name differs from the whole text only by one or two typos."""
    typed_letters: int = 0
    """The length of the key of the whole text. 0 in a match of `find_near_names`."""

    @property
    def value_key(self) -> ValueKey:
        return self.name.value_key

    @property
    def is_sure(self) -> bool:
        return self.rank in SURE_RANKS and not self.is_similar


@dataclass(frozen=True, slots=True)
class TypedWord:
    """A word of the typed text. Each word matches as a prefix, because a visitor may still type the word."""

    text: str
    key: str
    similar: tuple[str, ...]
    """Words of names that start almost like the typed word. Empty if the word is known."""
    is_known: bool
    """Whether the word is the prefix of a word in a name, or a known word of the lexicon."""


class NameIndex:
    """The index of 17,000 names is built in about 0.5 s and takes 6 MB."""

    def __init__(self, names: Iterable[Name], lexicon: Lexicon) -> None:
        self._names = tuple(names)
        self._lexicon = lexicon
        positions: dict[str, list[int]] = defaultdict(list)
        for position, name in enumerate(self._names):
            for word in dict.fromkeys(name.key.split()):
                positions[word].append(position)
        self._words = sorted(positions)
        self._positions = [positions[word] for word in self._words]
        self._by_length: dict[int, list[int]] = defaultdict(list)
        for position, name in enumerate(self._names):
            if name.is_own:
                self._by_length[len(name.key)].append(position)

    def read_words(self, words: Iterable[tuple[str, str]]) -> tuple[TypedWord, ...]:
        """Look up the typed words. Connecting words are left out if the text has other words.

        words: pairs of text and key.
        """
        pairs = list(dict.fromkeys(words))
        meant = [(text, key) for text, key in pairs if key not in CONNECTING_WORDS] or pairs
        return tuple(self._read_word(text, key) for text, key in meant)

    def find(self, words: Sequence[TypedWord], whole: str, *, is_corrected: bool = False) -> list[NameMatch]:
        """Find the values with a name that matches every word. Returns the best match of each value.

        whole: the key of the whole typed or corrected text. The rank of a match depends on this key.
        is_corrected: whether the words are corrected words.
        """
        if not words:
            return []
        found = set.intersection(*(self._find_positions(word) for word in words))
        is_similar = is_corrected or any(word.similar for word in words)
        best: dict[ValueKey, tuple[NameRank, bool, int]] = {}
        for position in found:
            name = self._names[position]
            candidate = (_rank(name, whole), not name.is_own, position)
            key = name.value_key
            if key not in best or candidate < best[key]:
                best[key] = candidate
        return [
            NameMatch(rank, self._names[position], is_similar, typed_letters=len(whole))
            for rank, _, position in best.values()
        ]

    def find_near_names(self, whole: str) -> list[NameMatch]:
        """Find the values whose own name differs from the whole text by one typo, or by two if the text is long.

        Any letter can be wrong, even the first letter. The typo may itself be a known word. Only the nearest names are
        returned.
        """
        if len(whole) < NEAR_NAME_LETTERS_MIN:
            return []
        allowed = 1 if len(whole) < TWO_TYPOS_NAME_LETTERS_MIN else 2
        lengths = range(len(whole) - allowed, len(whole) + allowed + 1)
        positions = [position for length in lengths for position in self._by_length.get(length, ())]
        keys = [self._names[position].key for position in positions]
        found = process.extract(whole, keys, scorer=OSA.distance, score_cutoff=allowed, limit=None)
        nearest = min((distance for _, distance, _ in found), default=0)
        return [
            NameMatch(NameRank.WHOLE_NAME, self._names[positions[index]], is_similar=True, is_near=True)
            for _, distance, index in found
            if distance == nearest
        ]

    def _read_word(self, text: str, key: str) -> TypedWord:
        first, last = self._find_range(key)
        if first < last or self._lexicon.is_known_word(key):
            return TypedWord(text, key, (), is_known=True)
        return TypedWord(text, key, tuple(self._find_similar_words(key)), is_known=False)

    def _find_range(self, key: str) -> tuple[int, int]:
        return bisect_left(self._words, key), bisect_left(self._words, key + AFTER_EVERY_LETTER)

    def _find_positions(self, word: TypedWord) -> set[int]:
        if word.similar:
            return {
                position
                for each in word.similar
                for position in self._positions[bisect_left(self._words, each)]
            }
        first, last = self._find_range(word.key)
        return set().union(*self._positions[first:last])

    def _find_similar_words(self, key: str) -> Iterator[str]:
        """List the words whose beginning differs from the key by one typo, or by two if the key is long.

        The first letter must be right.
        """
        if len(key) < TYPO_LETTERS_MIN or not key.isalpha():
            return
        first, last = self._find_range(key[0])
        words = self._words[first:last]
        allowed = 1 if len(key) < TWO_TYPOS_LETTERS_MIN else 2
        distances: dict[str, float] = {}
        for length in range(len(key) - allowed, len(key) + allowed + 1):
            beginnings = [word[:length] for word in words]
            for _, distance, position in process.extract(
                key, beginnings, scorer=OSA.distance, score_cutoff=allowed, limit=None
            ):
                word = words[position]
                distances[word] = min(distance, distances.get(word, allowed))
        nearest = min(distances.values(), default=0)
        yield from [word for word, distance in distances.items() if distance == nearest][:SIMILAR_WORDS_MAX]


def build_name(value: NamedValue, text: str, *, is_own: bool) -> Name:
    words = (token.key for token in split_tokens(text) if not token.is_sign)
    return Name(value, text, " ".join(words), is_own)


def _rank(name: Name, whole: str) -> NameRank:
    if name.key == whole:
        return NameRank.WHOLE_NAME if name.is_own else NameRank.WHOLE_OTHER_NAME
    if name.key.startswith(whole):
        return NameRank.BEGINNING_OF_NAME if name.is_own else NameRank.BEGINNING_OF_OTHER_NAME
    return NameRank.WORDS
