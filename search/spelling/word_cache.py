"""Caches words of the catalogue between writes, and guesses corrections of other words from them."""

from collections.abc import Iterable
from itertools import chain

from rapidfuzz.distance import OSA

from schemas.documents.value_name.document import ValueKind
from search.elasticsearch_access.point_in_time import IndexVersion
from search.spelling.word_ranking import SimilarWord, ranked
from search.text_folding import folded_words
from search.value_names.value_names import ValueNames

WORDS_KEPT_MAX = 10_000
"""About 17 MB."""
KNOWN_FROM_THE_START: tuple[ValueKind, ...] = ("discipline", "specialization", "degree_level", "country")
"""The few values that most texts are about; others are met as they are typed."""


class WordCache:
    """Folded words of the catalogue, collected from responses of Elasticsearch.

    `has` is valid for the last seen version of the index only. Guesses use words of all versions, so Elasticsearch must
    confirm a guess.
    """

    def __init__(self) -> None:
        self.state: IndexVersion | None = None
        """Last seen version of the index. None while the index is empty."""
        self._there: set[str] = set()
        self._courses: dict[str, int] = {}
        """Number of courses with each word, as far as known."""
        self._shortened: dict[str, list[str]] = {}
        """Words by each form without one letter, and by the whole word. Words one typo apart share a form."""

    def has(self, word: str) -> bool:
        """True when the catalogue has the word in this version. False when the word was never looked up."""
        return word in self._there

    def note(self, state: IndexVersion | None, value_names: ValueNames) -> None:
        """The state that the index is in, None when it is empty: what was there in another may be there no more."""
        if state == self.state:
            return
        if state is not None and (self.state is None or self.state.names != state.names):
            values = chain.from_iterable(map(value_names.ordered, KNOWN_FROM_THE_START))
            self.note_seen(SimilarWord(word, 1) for value in values for word in folded_words(value.name))
        self.state = state
        self._there = set()

    def note_there(self, words: Iterable[str], state: IndexVersion | None) -> None:
        """Adds words that courses have. Words from another index version are used for guesses only."""
        there = list(words)
        if state == self.state:
            self._there.update(there)
        self.note_seen(SimilarWord(word, 1) for word in there)

    def note_seen(self, candidates: Iterable[SimilarWord]) -> None:
        """Adds words for guesses. A full cache is emptied first; common words return soon."""
        if len(self._courses) > WORDS_KEPT_MAX:
            self._courses, self._shortened = {}, {}
        for each in candidates:
            if each.word not in self._courses:
                for short in _shortened(each.word):
                    self._shortened.setdefault(short, []).append(each.word)
            self._courses[each.word] = max(each.courses, self._courses.get(each.word, 0))

    def guess(self, typed: str) -> str | None:
        """The likeliest of the words that are one slip away: nearly every slip is one letter, and two letters away
        there is too much else."""
        found = {word for short in _shortened(typed) for word in self._shortened.get(short, ())}
        near = sorted(word for word in found if OSA.distance(typed, word) == 1)
        candidates = tuple(SimilarWord(word, self._courses[word]) for word in near)
        return next((word for _, word in ranked(typed, candidates)), None)


def _shortened(word: str) -> set[str]:
    """The word, and the word without each of its letters."""
    return {word, *(word[:at] + word[at + 1 :] for at in range(len(word)))}
