"""The lexicon: phrases and their meanings, and the search for phrases in a text."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from rapidfuzz.distance import OSA

from schemas.filters.fixed_values import Term
from search.interpretation.spans import Meaning
from search.interpretation.tokens import Token

TYPO_LETTERS_MIN = 4
TWO_TYPOS_LETTERS_MIN = 8

PlaceTerm = tuple[str, Term]

CONNECTING_WORDS = frozenset(
    {"a", "an", "and", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to", "with"}
)
"""Words that the search ignores: `nursing in Sydney` searches for nursing and Sydney."""


@dataclass(frozen=True, slots=True)
class PhraseMatch:
    """A phrase of the lexicon at the tokens from `first` up to `last`, which is exclusive."""

    first: int
    last: int
    phrase: str
    meanings: tuple[Meaning, ...]


class Lexicon:
    """phrases: meanings by phrase key. ordinary_words: common English words, as keys.

    parents: by filter key and term of a place, the places that contain it.
    """

    def __init__(
        self,
        phrases: Mapping[str, tuple[Meaning, ...]],
        ordinary_words: Iterable[str] = (),
        parents: Mapping[PlaceTerm, frozenset[PlaceTerm]] | None = None,
    ) -> None:
        self._parents = parents or {}
        self._phrases = dict(phrases)
        self._beginnings = frozenset(
            beginning for phrase in self._phrases for beginning in _list_beginnings(phrase)
        )
        self.ordinary_words = frozenset(ordinary_words)
        self._word_counts = Counter(word for phrase in self._phrases for word in phrase.split())
        self._words_by_form: dict[tuple[str, int], list[str]] = {}
        for word in self._word_counts:
            self._words_by_form.setdefault((word[0], len(word)), []).append(word)

    def get(self, phrase: str) -> tuple[Meaning, ...]:
        return self._phrases.get(phrase, ())

    def get_parents(self, place: PlaceTerm) -> frozenset[PlaceTerm]:
        return self._parents.get(place, frozenset())

    def __len__(self) -> int:
        return len(self._phrases)

    def is_known_word(self, key: str) -> bool:
        """Whether a phrase has the word, or English does."""
        return key in self._word_counts or key in self.ordinary_words

    def find_similar_word(self, key: str) -> str | None:
        """The word of the lexicon that `key` is probably a typo of: the nearest one, and of these the most frequent.

        One letter may differ, from eight letters on two. The first letter must be right. A swap of neighbours is one.
        """
        if len(key) < TYPO_LETTERS_MIN or not key.isalpha():
            return None
        allowed = 1 if len(key) < TWO_TYPOS_LETTERS_MIN else 2
        lengths = range(len(key) - allowed, len(key) + allowed + 1)
        words = chain.from_iterable(self._words_by_form.get((key[0], length), ()) for length in lengths)
        near = [
            (distance, -self._word_counts[word], word)
            for word in words
            if (distance := OSA.distance(key, word, score_cutoff=allowed)) <= allowed
        ]
        return min(near)[2] if near else None

    def find_phrases(self, tokens: Sequence[Token]) -> Iterator[PhraseMatch]:
        """Every phrase at every position. Matches overlap."""
        for first, token in enumerate(tokens):
            phrase, last = token.key, first + 1
            while True:
                meanings = self._phrases.get(phrase)
                if meanings:
                    yield PhraseMatch(first, last, phrase, meanings)
                if last == len(tokens) or phrase not in self._beginnings:
                    break
                phrase, last = f"{phrase} {tokens[last].key}", last + 1


def _list_beginnings(phrase: str) -> Iterator[str]:
    """The first words of a phrase of several words: one word, two words, and so on."""
    end = phrase.find(" ")
    while end > 0:
        yield phrase[:end]
        end = phrase.find(" ", end + 1)
