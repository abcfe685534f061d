"""Words that the catalogue has, remembered: between writes nobody need ask for them again, and what is not among them
may be a slip of one that is."""

from collections.abc import Iterable
from itertools import chain

from rapidfuzz import process
from rapidfuzz.distance import OSA

from schemas.documents.vocabulary.document import VocabularyKind
from search.spelling.ranking import Candidate, ranked
from search.visits import State
from search.vocabulary.folding import folded_words
from search.vocabulary.vocabulary import Vocabulary

WORDS_KEPT_MAX = 20_000
SLIPS_GUESSED = 1
"""Nearly every slip is one letter, and two letters away there is too much else."""
KNOWN_FROM_THE_START: tuple[VocabularyKind, ...] = ("discipline", "specialization", "degree_level", "country")
"""The few values that most texts are about; others are met as they are typed."""


class KnownWords:
    """Folded words of the catalogue, by what the engine has answered.

    That a word is there holds for one state of the index alone, the one that was seen last. Guesses are made of all
    that was ever seen, and are worth nothing until the engine has said the same.
    """

    def __init__(self) -> None:
        self.state: State | None = None
        """Of the index, as it was seen last; None while it is empty."""
        self._there: set[str] = set()
        self._courses: dict[int, dict[str, int]] = {}
        """How many courses have each word, as far as that is known; by the word's length."""

    def has(self, word: str) -> bool:
        """Whether the catalogue has it in this state; False where nobody has asked."""
        return word in self._there

    def note(self, state: State | None, vocabulary: Vocabulary) -> None:
        """The state that the index is in, None when it is empty: what was there in another may be there no more."""
        if state == self.state:
            return
        if state is not None and (self.state is None or self.state.names != state.names):
            values = chain.from_iterable(map(vocabulary.ordered, KNOWN_FROM_THE_START))
            self.note_seen(Candidate(word, 1) for value in values for word in folded_words(value.name))
        self.state = state
        self._there = set()

    def note_there(self, words: Iterable[str], state: State | None) -> None:
        """Words that courses of a state have; who asked while the index went on to another tells nothing of that."""
        there = list(words)
        if state == self.state:
            self._there.update(there)
        self.note_seen(Candidate(word, 1) for word in there)

    def note_seen(self, candidates: Iterable[Candidate]) -> None:
        """Words to guess from. When there are too many, all are forgotten: those that are common are soon back."""
        if sum(map(len, self._courses.values())) > WORDS_KEPT_MAX:
            self._courses = {}
        for each in candidates:
            of_length = self._courses.setdefault(len(each.word), {})
            of_length[each.word] = max(each.courses, of_length.get(each.word, 0))

    def guess(self, typed: str) -> str | None:
        """The likeliest of the words that are one slip away."""
        near: list[Candidate] = []
        for letters in range(len(typed) - SLIPS_GUESSED, len(typed) + SLIPS_GUESSED + 1):
            courses = self._courses.get(letters, {})
            found = process.extract(
                typed, courses.keys(), scorer=OSA.distance, score_cutoff=SLIPS_GUESSED, limit=None
            )
            near += [Candidate(word, courses[word]) for word, *_ in found if word != typed]
        return next((word for _, word in ranked(typed, tuple(near))), None)
