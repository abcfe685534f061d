"""Caches words of the catalogue. The cached words are also used to guess the correction of a typo."""

from collections.abc import Iterable
from itertools import chain

from rapidfuzz.distance import OSA

from schemas.documents.value_name.document import ValueKind
from search.text_folding import fold_words
from search.value_names.value_names import ValueNames
from search.value_names.version_stamp import IndexVersion
from search.words.word_ranking import SimilarWord, rank_words

CACHED_WORDS_MAX = 10_000
"""A full cache takes about 17 MB."""
INITIAL_KINDS: tuple[ValueKind, ...] = ("discipline", "specialization", "degree_level", "country")
"""A new cache contains the words in the names of these values. Most search texts have only words from such names."""


class WordCache:
    """Words of the catalogue, in lower case and without accents.

    The words come from the responses of Elasticsearch, and from the names of the values of INITIAL_KINDS.

    `has` uses words of the current index version. `guess_correction` also uses words of older versions. A caller must
    therefore check in Elasticsearch that a guessed word still occurs.
    """

    def __init__(self) -> None:
        self.version: IndexVersion | None = None
        """The last version that was read. None before the first read."""
        self._found: set[str] = set()
        self._courses: dict[str, int] = {}
        """The largest number of courses that a response has stated for each word. 1 if no response has stated it."""
        self._words_by_form: dict[str, list[str]] = {}
        """Words by shortened form. Two words that differ by one typo have a shortened form in common."""

    def has(self, word: str) -> bool:
        """Whether the word was found in a course. Returns False for a word that was never looked up."""
        return word in self._found

    def set_version(self, version: IndexVersion | None, value_names: ValueNames) -> None:
        """Set the current version of the index. A new version clears the found words."""
        if version == self.version:
            return
        if version is not None and (self.version is None or self.version.names != version.names):
            values = chain.from_iterable(map(value_names.list_values, INITIAL_KINDS))
            self.add_candidates(SimilarWord(word, 1) for value in values for word in fold_words(value.name))
        self.version = version
        self._found = set()

    def add_found_words(self, words: Iterable[str], version: IndexVersion | None) -> None:
        """Add words that occur in courses. Words of an older index version are used only for guesses."""
        found = list(words)
        if version == self.version:
            self._found.update(found)
        self.add_candidates(SimilarWord(word, 1) for word in found)

    def add_candidates(self, candidates: Iterable[SimilarWord]) -> None:
        """Add words for guesses. A full cache is cleared first."""
        if len(self._courses) > CACHED_WORDS_MAX:
            self._courses, self._words_by_form = {}, {}
        for each in candidates:
            if each.word not in self._courses:
                for form in _list_shortened_forms(each.word):
                    self._words_by_form.setdefault(form, []).append(each.word)
            self._courses[each.word] = max(each.courses, self._courses.get(each.word, 0))

    def guess_correction(self, typed: str) -> str | None:
        """Return the likeliest cached word that differs by exactly one typo. Two typos would match too many words."""
        found = {word for form in _list_shortened_forms(typed) for word in self._words_by_form.get(form, ())}
        near = sorted(word for word in found if OSA.distance(typed, word) == 1)
        candidates = tuple(SimilarWord(word, self._courses[word]) for word in near)
        return next((word for _, word in rank_words(typed, candidates)), None)


def _list_shortened_forms(word: str) -> set[str]:
    """List the word, and the word without each letter: `fee` → `fee`, `ee`, `fe`."""
    return {word, *(word[:at] + word[at + 1 :] for at in range(len(word)))}
