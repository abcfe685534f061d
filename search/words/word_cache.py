"""Caches words of the catalogue, and guesses corrections of other words from the cached words."""

from collections.abc import Iterable
from itertools import chain

from rapidfuzz.distance import OSA

from schemas.documents.value_name.document import ValueKind
from search.text_folding import fold_words
from search.value_names.value_names import ValueNames
from search.value_names.version_stamp import IndexVersion
from search.words.word_ranking import SimilarWord, rank_words

CACHED_WORDS_MAX = 10_000
"""The words take about 17 MB."""
INITIAL_KINDS: tuple[ValueKind, ...] = ("discipline", "specialization", "degree_level", "country")
"""The cache starts with the words in the names of these values. Most texts contain only such words."""


class WordCache:
    """Folded words of the catalogue, collected from responses of Elasticsearch.

    `has` is correct for the current index version. `guess_correction` uses words of all versions, so Elasticsearch
    must confirm a guess.
    """

    def __init__(self) -> None:
        self.version: IndexVersion | None = None
        """The current version of the index. None while the index is empty."""
        self._found: set[str] = set()
        self._courses: dict[str, int] = {}
        """The number of courses with each word. The true number may be larger."""
        self._words_by_form: dict[str, list[str]] = {}
        """Words by their shortened forms. Two words with one typo between them have a common form."""

    def has(self, word: str) -> bool:
        """Whether a course is known to have the word. False for a word that was not looked up."""
        return word in self._found

    def set_version(self, version: IndexVersion | None, value_names: ValueNames) -> None:
        """Set the current version of the index. A new version clears the found words, which may be deleted."""
        if version == self.version:
            return
        if version is not None and (self.version is None or self.version.names != version.names):
            values = chain.from_iterable(map(value_names.list_values, INITIAL_KINDS))
            self.add_candidates(SimilarWord(word, 1) for value in values for word in fold_words(value.name))
        self.version = version
        self._found = set()

    def add_found_words(self, words: Iterable[str], version: IndexVersion | None) -> None:
        """Add words that courses have. Words of another index version are used for guesses only."""
        found = list(words)
        if version == self.version:
            self._found.update(found)
        self.add_candidates(SimilarWord(word, 1) for word in found)

    def add_candidates(self, candidates: Iterable[SimilarWord]) -> None:
        """Add words for guesses. A full cache is cleared first, and fills again with the next searches."""
        if len(self._courses) > CACHED_WORDS_MAX:
            self._courses, self._words_by_form = {}, {}
        for each in candidates:
            if each.word not in self._courses:
                for form in _list_shortened_forms(each.word):
                    self._words_by_form.setdefault(form, []).append(each.word)
            self._courses[each.word] = max(each.courses, self._courses.get(each.word, 0))

    def guess_correction(self, typed: str) -> str | None:
        """The likeliest word with exactly one typo. Most typos are one letter, and two typos match too many words."""
        found = {word for form in _list_shortened_forms(typed) for word in self._words_by_form.get(form, ())}
        near = sorted(word for word in found if OSA.distance(typed, word) == 1)
        candidates = tuple(SimilarWord(word, self._courses[word]) for word in near)
        return next((word for _, word in rank_words(typed, candidates)), None)


def _list_shortened_forms(word: str) -> set[str]:
    """The word, and the word without each of its letters."""
    return {word, *(word[:at] + word[at + 1 :] for at in range(len(word)))}
