"""Finds the known words that are nearest to a word with typos."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain
from typing import NamedTuple

from rapidfuzz import process
from rapidfuzz.distance import OSA

from search.interpretation.spans import Meaning, SpanKind
from search.interpretation.spelling.word_variants import list_other_spellings

TYPO_LETTERS_MIN = 5
TWO_TYPOS_LETTERS_MIN = 8
THREE_TYPOS_LETTERS_MIN = 10
OTHER_BEGINNING_LETTERS_MIN = 6
MEANT_PHRASES_MIN = 2
MEANT_LETTERS_MIN = 7
FREQUENT_PHRASES_MIN = 20
FREQUENT_LETTERS_MIN = 6
TYPOS_MAX = 2
"""The maximum number of typos, unless the correction is a frequent English word."""
FOREIGN_WORD_TYPOS = 2
"""The number of typos that is added for a correction that is not an English word."""


_WordsByForm = dict[tuple[str, int], list[str]]


class _Correction(NamedTuple):
    """A possible correction of a word with typos. The smallest tuple is the best correction."""

    typos: int
    """The number of typos, plus FOREIGN_WORD_TYPOS if the correction is a foreign word."""
    is_foreign: bool
    is_near_other_spelling: bool
    """Whether the correction was found for another spelling of the typed word with the same sound."""
    has_other_letters: bool
    """False if the correction has the same letters in another order."""
    negative_count: int
    """The negative number of lexicon phrases with the word."""
    word: str


class SimilarWords:
    """The words of the lexicon that can be meant by a word with typos.

    counts: the number of phrases with each word. phrases: the meanings by phrase. is_ordinary: whether a word is a
    common English word. is_in_dictionary: whether a word is any English word.
    """

    def __init__(
        self,
        counts: Mapping[str, int],
        phrases: Mapping[str, tuple[Meaning, ...]],
        is_ordinary: Callable[[str], bool],
        is_in_dictionary: Callable[[str], bool],
    ) -> None:
        self._counts = counts
        self._phrases = phrases
        self._is_ordinary = is_ordinary
        self._is_in_dictionary = is_in_dictionary
        self._institute_words = frozenset(
            word
            for phrase, meanings in phrases.items()
            if meanings and meanings[0].kind is SpanKind.INSTITUTE
            for word in phrase.split()
            if not self._is_place(word)
        )
        meant = list(filter(self._can_be_meant, counts))
        self._by_form = _group_by_form(meant)
        self._places_by_form = _group_by_form(filter(self._is_place, meant))

    def find_nearest(self, key: str) -> str | None:
        """Find the word with the fewest typos. Returns None if no word is near enough.

        Of equally near words, English words and words with the same letters come before frequent words.

        One typo is allowed. Two typos are allowed in a word of eight letters or more. Three typos are allowed in a word
        of ten letters or more if the correction is a frequent English word. Two swapped letters are one typo. The first
        letter must be right or have the same sound.
        """
        if len(key) < TYPO_LETTERS_MIN or not key.isalpha():
            return None
        best = min(self._list_corrections(key, key), default=None)
        if best is not None and best.typos <= 1:
            return best.word
        others = list(list_other_spellings(key))
        if len(key) < OTHER_BEGINNING_LETTERS_MIN:
            same_sound = (other for other in others if self._counts.get(other, 0) >= FREQUENT_PHRASES_MIN)
            return next(same_sound, best.word if best else None)
        more = chain.from_iterable(self._list_corrections(other, key) for other in others)
        best = min(chain([best] if best else [], more), default=None)
        return best.word if best else None

    def is_near_frequent_word(self, key: str) -> bool:
        """Whether one letter separates the word from a frequent word: `mastes` is a typo of master, not a form of mast.

        A long word needs only a few phrases: `hospitallity` is a typo of hospitality, not a form of hospital.
        """
        if len(key) < FREQUENT_LETTERS_MIN:
            return False
        near = min(self.list_near_words(key, 1 if len(key) < TWO_TYPOS_LETTERS_MIN else 2), default=None)
        count_min = FREQUENT_PHRASES_MIN if len(key) < TWO_TYPOS_LETTERS_MIN else MEANT_PHRASES_MIN
        return near is not None and near[0] == 1 and self._counts[near[-1]] >= count_min

    def is_near_place(self, key: str) -> bool:
        """Whether one letter separates a long word from the name of a place: `massachusets`."""
        if len(key) < TWO_TYPOS_LETTERS_MIN:
            return False
        places = _list_words_of_forms(self._places_by_form, key, 1)
        return process.extractOne(key, places, scorer=OSA.distance, score_cutoff=1) is not None

    def list_near_words(self, key: str, allowed: int) -> list[tuple[int, bool, int, str]]:
        """List the words with at most this number of typos.

        Returns tuples of the distance, whether the letters differ, the negative number of phrases, and the word. The
        smallest tuple is the best correction: for `duabi`, `dubai` comes before `dhabi`.
        """
        letters = sorted(key)
        words = _list_words_of_forms(self._by_form, key, allowed)
        found = process.extract(key, words, scorer=OSA.distance, score_cutoff=allowed, limit=None)
        return [(distance, sorted(word) != letters, -self._counts[word], word) for word, distance, _ in found]

    def _list_corrections(self, spelling: str, key: str) -> Iterator[_Correction]:
        """Yield the words near a spelling of the key.

        A visitor sees the correction, so English words are preferred: `engeniring` → engineering, not the Hindi
        `injiniring`.
        """
        for distance, has_other_letters, negative_count, word in self.list_near_words(
            spelling, _allow_typos(spelling)
        ):
            is_foreign = self._is_foreign(word)
            if distance <= TYPOS_MAX or (not is_foreign and -negative_count >= FREQUENT_PHRASES_MIN):
                typos = distance + FOREIGN_WORD_TYPOS * is_foreign
                yield _Correction(typos, is_foreign, spelling != key, has_other_letters, negative_count, word)

    def _can_be_meant(self, word: str) -> bool:
        """Whether the word can be the correction of a typo. The word must have at least five letters.

        It must also be a common English word, a word of several phrases, or a long English word that is a phrase.
        """
        is_common = self._is_ordinary(word) or self._counts[word] >= MEANT_PHRASES_MIN
        is_english = len(word) >= MEANT_LETTERS_MIN and word in self._phrases and self._is_in_dictionary(word)
        return len(word) >= TYPO_LETTERS_MIN and (is_common or is_english)

    def _is_foreign(self, word: str) -> bool:
        """Whether the word is neither English nor a word in the name of an institute, such as `waikato`."""
        return not (self._is_ordinary(word) or self._is_in_dictionary(word) or word in self._institute_words)

    def _is_place(self, word: str) -> bool:
        return any(meaning.kind is SpanKind.PLACE for meaning in self._phrases.get(word, ()))


def _group_by_form(words: Iterable[str]) -> _WordsByForm:
    """Group words by their first letter and their length."""
    by_form: _WordsByForm = {}
    for word in words:
        by_form.setdefault((word[0], len(word)), []).append(word)
    return by_form


def _list_words_of_forms(by_form: _WordsByForm, key: str, allowed: int) -> list[str]:
    """List the words with the first letter of the key whose length differs by at most `allowed` letters."""
    lengths = range(len(key) - allowed, len(key) + allowed + 1)
    return list(chain.from_iterable(by_form.get((key[0], length), ()) for length in lengths))


def _allow_typos(spelling: str) -> int:
    if len(spelling) < TWO_TYPOS_LETTERS_MIN:
        return 1
    return TYPOS_MAX if len(spelling) < THREE_TYPOS_LETTERS_MIN else TYPOS_MAX + 1
