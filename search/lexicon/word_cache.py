"""Caches words of the catalogue between writes, and guesses corrections of other words from them."""

from collections.abc import Iterable
from itertools import chain

from rapidfuzz.distance import OSA

from schemas.documents.value_name.document import ValueKind
from search.lexicon.word_ranking import SimilarWord, rank_words
from search.text_folding import fold_words
from search.value_names.value_names import ValueNames
from search.value_names.version_stamp import IndexVersion

CACHED_WORDS_MAX = 10_000
"""About 17 MB."""
INITIAL_KINDS: tuple[ValueKind, ...] = ("discipline", "specialization", "degree_level", "country")
"""The few values that most texts are about; others are met as they are typed."""


class WordCache:
    """Folded words of the catalogue, collected from responses of Elasticsearch.

    `has` is valid for the last seen version of the index only. Guesses use words of all versions, so Elasticsearch must
    confirm a guess.
    """

    def __init__(self) -> None:
        self.version: IndexVersion | None = None
        """Last seen version of the index. None while the index is empty."""
        self._found: set[str] = set()
        self._courses: dict[str, int] = {}
        """Number of courses with each word, as far as known."""
        self._shortened: dict[str, list[str]] = {}
        """Words by each form without one letter, and by the whole word. Words one typo apart share a form."""

    def has(self, word: str) -> bool:
        """True when the catalogue has the word in this version. False when the word was never looked up."""
        return word in self._found

    def set_version(self, version: IndexVersion | None, value_names: ValueNames) -> None:
        """The version that the index is in, None when it is empty: what was there in another may be there no more."""
        if version == self.version:
            return
        if version is not None and (self.version is None or self.version.names != version.names):
            values = chain.from_iterable(map(value_names.list_values, INITIAL_KINDS))
            self.add_candidates(SimilarWord(word, 1) for value in values for word in fold_words(value.name))
        self.version = version
        self._found = set()

    def add_found_words(self, words: Iterable[str], version: IndexVersion | None) -> None:
        """Adds words that courses have. Words from another index version are used for guesses only."""
        there = list(words)
        if version == self.version:
            self._found.update(there)
        self.add_candidates(SimilarWord(word, 1) for word in there)

    def add_candidates(self, candidates: Iterable[SimilarWord]) -> None:
        """Adds words for guesses. A full cache is emptied first; common words return soon."""
        if len(self._courses) > CACHED_WORDS_MAX:
            self._courses, self._shortened = {}, {}
        for each in candidates:
            if each.word not in self._courses:
                for short in _list_shortened_forms(each.word):
                    self._shortened.setdefault(short, []).append(each.word)
            self._courses[each.word] = max(each.courses, self._courses.get(each.word, 0))

    def guess(self, typed: str) -> str | None:
        """The likeliest of the words that are one slip away: nearly every slip is one letter, and two letters away
        there is too much else."""
        found = {word for short in _list_shortened_forms(typed) for word in self._shortened.get(short, ())}
        near = sorted(word for word in found if OSA.distance(typed, word) == 1)
        candidates = tuple(SimilarWord(word, self._courses[word]) for word in near)
        return next((word for _, word in rank_words(typed, candidates)), None)


def _list_shortened_forms(word: str) -> set[str]:
    """The word, and the word without each of its letters."""
    return {word, *(word[:at] + word[at + 1 :] for at in range(len(word)))}
