"""Finds descriptions of a subject by their words, in any order and inflection: `person who fixes teeth`."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache

from search.interpretation.spans import Meaning, PhraseMatch
from search.interpretation.spelling.word_variants import list_english_forms
from search.interpretation.tokens import Token, build_key

WORDS_CACHED = 4_096
BETWEEN_MAX = 4
"""The maximum number of connecting words and fillers between two words of a paraphrase."""

Slots = dict[int, int]
"""For one word of the text: the words of paraphrases that it can match.

The key is the number of a paraphrase. The value has the bit `1 << i` if the word can be word `i` of this paraphrase.
"""


class Paraphrases:
    """entries: pairs of words and meaning, for example `person fix/repair tooth`. "/" separates alternatives."""

    def __init__(self, entries: Iterable[tuple[str, Meaning]]) -> None:
        self._meanings: list[Meaning] = []
        self._complete: list[int] = []
        self._slots: dict[str, Slots] = {}
        for number, (words, meaning) in enumerate(entries):
            slots = words.split()
            self._meanings.append(meaning)
            self._complete.append((1 << len(slots)) - 1)
            for position, alternatives in enumerate(slots):
                for word in alternatives.split("/"):
                    of_word = self._slots.setdefault(build_key(word), {})
                    of_word[number] = of_word.get(number, 0) | 1 << position
        self._find_cached_slots = lru_cache(WORDS_CACHED)(self._find_slots)

    def find(self, tokens: Sequence[Token], is_between_words: Callable[[str], bool]) -> Iterator[PhraseMatch]:
        """Find the paraphrases in a text.

        If several paraphrases match the same words, they form one match with several meanings.

        is_between_words: whether a word may occur between the words of a paraphrase.
        """
        slots = [self._find_cached_slots(token.key) for token in tokens]
        for first, of_first in enumerate(slots):
            if of_first:
                yield from self._find_from(first, slots, tokens, is_between_words)

    def _find_slots(self, key: str) -> Slots:
        """Find the words of paraphrases that this word can match.

        `building` matches `building`, and `build` as its base form.
        """
        found: Slots = {}
        for of_form in filter(None, map(self._slots.get, list_english_forms(key))):
            for number, bits in of_form.items():
                found[number] = found.get(number, 0) | bits
        return found

    def _find_from(
        self,
        first: int,
        slots: Sequence[Slots],
        tokens: Sequence[Token],
        is_between_words: Callable[[str], bool],
    ) -> Iterator[PhraseMatch]:
        of_first = slots[first]
        begun: Slots = {}
        between = 0
        for position in range(first + 1, len(tokens)):
            of_word = slots[position]
            if not begun:
                # Most words begin no paraphrase, and a common verb begins hundreds. The dictionary is therefore built
                # only when needed.
                if of_first.keys().isdisjoint(of_word.keys()):
                    if not is_between_words(tokens[position].key) or between == BETWEEN_MAX:
                        return
                    between += 1
                    continue
                begun = {number: bits & -bits for number, bits in of_first.items()}
            found = {
                number: begun[number] | _take_free(of_word[number], begun[number])
                for number in begun.keys() & of_word.keys()
            }
            complete = [number for number, bits in found.items() if bits == self._complete[number]]
            for number in complete:
                del found[number]
                del begun[number]
            if complete:
                words = " ".join(token.key for token in tokens[first : position + 1])
                meanings = tuple(self._meanings[number] for number in sorted(complete))
                yield PhraseMatch(first, position + 1, words, meanings)
            if is_between_words(tokens[position].key) and between < BETWEEN_MAX:
                begun, between = (begun | found if found else begun), between + 1
            else:
                begun, between = found, 0
            if not begun:
                return


def _take_free(bits: int, taken: int) -> int:
    """Return one bit of `bits` that is not in `taken`. Returns 0 if there is no such bit."""
    free = bits & ~taken
    return free & -free
