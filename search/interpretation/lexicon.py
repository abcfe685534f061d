"""The lexicon has phrases and their meanings: `london` → city London. The lexicon also finds its phrases in a text."""

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from itertools import chain

from schemas.filters.fixed_values import Term
from search.interpretation.paraphrases import Paraphrases
from search.interpretation.sentences.unrelated import STUDY, UnrelatedPhrases
from search.interpretation.spans import Meaning, PhraseMatch, SpanKind
from search.interpretation.spelling.similar_words import TYPO_LETTERS_MIN, SimilarWords
from search.interpretation.spelling.word_variants import (
    list_base_forms,
    list_words_without_ending,
)
from search.interpretation.tokens import Token
from search.interpretation.word_set import WordSet

BEGINNING_LETTERS = 4
JOINED_LETTERS_MIN = 6
OTHER_NUMBER_LETTERS_MIN = 4
JOINED_PART_LETTERS_MIN = 3
JOINED_KINDS = frozenset({SpanKind.SUBJECT, SpanKind.LEVEL, SpanKind.PLACE, SpanKind.INSTITUTE})

TURNING_WORDS = frozenset({"of", "for"})
"""Words between the parts of a subject in reversed order: `management of hotels` is hotel management."""

PlaceTerm = tuple[str, Term]

CONNECTING_WORDS = frozenset(
    {"a", "an", "and", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to", "with"}
)
"""Words that the search ignores if the text has other words. `nursing in Sydney` searches for nursing and Sydney."""


class Lexicon:
    """Phrases with their meanings, and English words. Keys are in lower case and without accents.

    phrases: the meanings by phrase key.
    ordinary_words: the keys of common English words.
    parents: the places that contain a place or an institute: pairs of filter key and id, such as `("cities", 5)`.
    dictionary_words: the keys of all English words with at least five letters. Such a word is a typo only if it is
        near the name of a place: `massachusets`.
    paraphrases: pairs of words and meaning. In a text, the words can be in any order: `fix tooth` → dentistry.
    unrelated: the keys of phrases which show that a text is not about studying: `lyrics`, `near me open`.
    related_subjects: the ids of the nearest specializations by the id of a specialization.
    english_countries: the ids of countries where many people study in English.
    branches: by institute, its branches in other countries: Monash University → Monash University Malaysia.
    """

    def __init__(
        self,
        phrases: Mapping[str, tuple[Meaning, ...]],
        ordinary_words: Iterable[str] = (),
        parents: Mapping[PlaceTerm, frozenset[PlaceTerm]] | None = None,
        dictionary_words: Iterable[str] = (),
        paraphrases: Iterable[tuple[str, Meaning]] = (),
        unrelated: Iterable[str] = (),
        related_subjects: Mapping[Term, Sequence[Term]] | None = None,
        english_countries: Iterable[Term] = (),
        branches: Mapping[PlaceTerm, Sequence[PlaceTerm]] | None = None,
    ) -> None:
        self.branches = branches or {}
        self._parents = parents or {}
        self._english_countries = frozenset(("countries", country) for country in english_countries)
        self._phrases = dict(phrases)
        # Words and beginnings that are phrases share the string of the phrase, to save memory.
        shared = {phrase: phrase for phrase in self._phrases}
        self._beginnings = frozenset(
            shared.get(each, each) for phrase in self._phrases for each in _list_beginnings(phrase)
        )
        self.ordinary_words = frozenset(ordinary_words)
        self._dictionary_words = WordSet(dictionary_words)
        words = chain.from_iterable(map(str.split, self._phrases))
        self._word_counts = Counter(shared.get(word, word) for word in words)
        self._subject_beginnings = frozenset(
            phrase[:BEGINNING_LETTERS]
            for phrase, meanings in self._phrases.items()
            if len(phrase) > BEGINNING_LETTERS
            and meanings[0].kind is SpanKind.SUBJECT
            and self.is_english_word(phrase)
        )
        self._paraphrases = Paraphrases(paraphrases)
        self.unrelated = UnrelatedPhrases(unrelated)
        self.related_subjects = related_subjects or {}
        self._similar_words = SimilarWords(
            self._word_counts,
            self._phrases,
            self.ordinary_words.__contains__,
            self._dictionary_words.__contains__,
        )

    def get(self, phrase: str) -> tuple[Meaning, ...]:
        return self._phrases.get(phrase, ())

    def begins_phrase(self, key: str) -> bool:
        return key in self._beginnings

    def list_phrases(self) -> list[str]:
        return list(self._phrases)

    def get_parents(self, place: PlaceTerm) -> frozenset[PlaceTerm]:
        return self._parents.get(place, frozenset())

    def is_in_english_country(self, place: PlaceTerm) -> bool:
        return place in self._english_countries or not self._english_countries.isdisjoint(
            self.get_parents(place)
        )

    def __len__(self) -> int:
        return len(self._phrases)

    def is_known_word(self, key: str) -> bool:
        """Whether the word occurs in a phrase or in English.

        A form of an English word is also known, unless it is more likely a typo of a frequent word. The dictionary has
        rare spellings of places, such as `massachusets` and `woolongong`. These spellings count as typos.
        """
        if key in self._word_counts or key in self.ordinary_words:
            return True
        if key in self._dictionary_words:
            return not self._similar_words.is_near_place(key)
        is_form = key.isascii() and any(base in self.ordinary_words for base in list_base_forms(key))
        return is_form and not self._similar_words.is_near_frequent_word(key)

    def explains_word(self, key: str) -> bool:
        """Whether the word is a phrase, the first four letters of a subject (`nurs`), or a common English word.

        A beginning counts only for a subject that is one English word. Many typos, such as `cort` and `bron`, equal the
        beginning of another subject. A rare English word does not count: `latter` may be a typo of `later`.
        """
        return key in self._phrases or key in self.ordinary_words or key in self._subject_beginnings

    def find_similar_word(self, key: str) -> str | None:
        """Find the known word with the fewest typos."""
        return self._similar_words.find_nearest(key)

    def is_english_word(self, word: str) -> bool:
        """Whether the word is a common or a rare English word. Rare words have at least five letters."""
        return word in self.ordinary_words or word in self._dictionary_words

    def find_word_of_phrase(self, before: str, key: str, after: str) -> str | None:
        """Find a known word that differs from the key by one typo and forms a phrase with a neighbour: `supply chian`.

        before, after: the words before and after the key. Empty at the ends of the text, and in place of a
        connecting word or a number.
        """
        if len(key) < TYPO_LETTERS_MIN or not key.isalpha() or not (before or after):
            return None
        for _, _, _, word in sorted(self._similar_words.list_near_words(key, 1)):
            for phrase in (f"{before} {word}" if before else "", f"{word} {after}" if after else ""):
                meanings = self._phrases.get(phrase)
                if meanings and meanings[0].kind in JOINED_KINDS and word != key:
                    return word
        return None

    def find_unknown_words(self, tokens: Sequence[Token]) -> frozenset[str]:
        """Find the keys of the tokens that are neither words of the lexicon nor English words."""
        return frozenset(key for key in {token.key for token in tokens} if not self.is_known_word(key))

    def find_phrases(self, tokens: Sequence[Token], unknown: Container[str]) -> Iterator[PhraseMatch]:
        """Find every phrase at every position. Matches may overlap.

        unknown: the keys of unknown words (`find_unknown_words`).

        A phrase also matches with an extra space (`bio technology`), without a space (`computerscience`), in reversed
        order (`mining of data`), in the singular or plural, and as a paraphrase. A phrase of one word also matches with
        the ending of a grammatical case (`в германии`).
        """
        for first, token in enumerate(tokens):
            yield from self._find_phrases_at(first, tokens)
            if first + 1 < len(tokens):
                yield from self._find_split_word(first, tokens)
                yield from self._find_turned_phrase(first, tokens)
            if token.key in unknown:
                yield from self._find_variants(first, token.key)
        yield from self._paraphrases.find(tokens, self._is_between_words)

    def _is_between_words(self, key: str) -> bool:
        """Whether the word may occur between the words of a paraphrase, because the word is not about a subject.

        A word such as `university` may not, because it separates two different topics.
        """
        meanings = self._phrases.get(key)
        if meanings and meanings[0].value == STUDY:
            return False
        return key in CONNECTING_WORDS or bool(meanings and meanings[0].kind is SpanKind.FILLER)

    def _find_phrases_at(self, first: int, tokens: Sequence[Token]) -> Iterator[PhraseMatch]:
        phrase, last = tokens[first].key, first + 1
        while True:
            meanings = self._phrases.get(phrase) or self._get_in_other_number(phrase)
            if meanings:
                yield PhraseMatch(first, last, phrase, meanings)
            if last == len(tokens) or phrase not in self._beginnings:
                return
            phrase, last = f"{phrase} {tokens[last].key}", last + 1

    def _get_in_other_number(self, phrase: str) -> tuple[Meaning, ...]:
        """Return the subject with the same words in the singular or plural: `solar panel` is `solar panels`.

        A single word in the singular does not match a subject in the plural. The singular often means something else,
        such as `plant`.
        """
        is_plural = phrase[-1] == "s"
        if len(phrase) < OTHER_NUMBER_LETTERS_MIN or not (is_plural or " " in phrase):
            return ()
        meanings = self._phrases.get(phrase[:-1] if is_plural else phrase + "s")
        return meanings if meanings and meanings[0].kind is SpanKind.SUBJECT else ()

    def _find_split_word(self, first: int, tokens: Sequence[Token]) -> Iterator[PhraseMatch]:
        parts = [token.key for token in tokens[first : first + 2]]
        word = "".join(parts)
        if len(word) < JOINED_LETTERS_MIN or not word.isalpha() or not CONNECTING_WORDS.isdisjoint(parts):
            return
        meanings = self._phrases.get(word)
        if meanings and " ".join(parts) not in self._phrases:
            yield PhraseMatch(first, first + 2, word, meanings)

    def _find_turned_phrase(self, first: int, tokens: Sequence[Token]) -> Iterator[PhraseMatch]:
        """Find a subject by its words in the other order: `mining of data`, `doctor for animals`."""
        words = [token.key for token in tokens[first : first + 3]]
        if len(words) < 3 or words[1] not in TURNING_WORDS or " ".join(words) in self._phrases:
            return
        for word in (words[2], *list_base_forms(words[2])):
            meanings = self._phrases.get(f"{word} {words[0]}")
            if meanings and meanings[0].kind is SpanKind.SUBJECT:
                yield PhraseMatch(first, first + 3, f"{word} {words[0]}", meanings)
                return

    def _find_variants(self, position: int, key: str) -> Iterator[PhraseMatch]:
        joined = self._find_joined_phrase(key)
        words = [joined] if joined else list_words_without_ending(key)
        for word in words:
            meanings = self._phrases.get(word)
            if meanings:
                yield PhraseMatch(position, position + 1, word, meanings)
                return

    def _find_joined_phrase(self, key: str) -> str | None:
        """Find the phrase of two words that are typed without a space: `computerscience`."""
        for end in range(JOINED_PART_LETTERS_MIN, len(key) - JOINED_PART_LETTERS_MIN + 1):
            phrase = f"{key[:end]} {key[end:]}"
            meanings = self._phrases.get(phrase)
            if meanings and meanings[0].kind in JOINED_KINDS:
                return phrase
        return None


def _list_beginnings(phrase: str) -> Iterator[str]:
    """List the beginnings of a phrase: `master of arts` → `master`, `master of`."""
    end = phrase.find(" ")
    while end > 0:
        yield phrase[:end]
        end = phrase.find(" ", end + 1)
