"""Decides whether a text is about studying or about something else, such as `pizza delivery near me`."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from search.interpretation.spans import Meaning, PhraseMatch, Span, SpanKind
from search.interpretation.tokens import Token

STUDY = "study"
"""The value of fillers that state the wish to study: `course`, `i want to become`."""
_STUDY_KINDS = frozenset({SpanKind.INSTITUTE, SpanKind.ENGLISH_TEST})
"""Spans of these kinds with several words occur only in texts about studying.

A single word, such as `nova`, often has another meaning.
"""
EXPLAINED_TOKENS_MIN = 2
ACTIVITY_LETTERS_MIN = 5
ACTIVITY_BEGINNING_TOKENS = 4
ACTIVITY_VERBS = frozenset(
    {
        "make", "design", "build", "create", "develop", "help", "teach", "draw", "write", "paint", "work", "protect",
        "save", "treat", "solve", "grow", "invent", "program", "manage", "restore", "investigate", "explore",
    }
)  # fmt: skip
ACTIVITY_BEGINNINGS = [
    beginning.split()
    for beginning in (
        "want to", "i want to", "wanna", "i wanna", "i like", "i love", "i enjoy", "like to", "i would like to",
        "id like to", "how to become", "how to be a", "how do i become", "become", "becoming", "be a", "work with",
        "work in", "work at", "work as", "work on", "job with", "jobs with", "job in", "jobs in", "career in",
        "careers in", "people who", "person who", "someone who", "learn", "learn to", "learn how to", "study of",
        "science of", "the science of", "the study of", "art of", "the art of",
    )
]  # fmt: skip
"""Beginnings of texts that describe an activity. A verb such as `making` is also such a beginning."""


class UnrelatedPhrases:
    """Phrases of texts that are not about studying: `near me open`, `lyrics`.

    phrases: the keys of the phrases.
    """

    def __init__(self, phrases: Iterable[str]) -> None:
        self._phrases = frozenset(phrases)
        self._longest: dict[str, int] = {}
        for phrase in self._phrases:
            words = phrase.split()
            self._longest[words[0]] = max(len(words), self._longest.get(words[0], 0))

    def find(self, tokens: Sequence[Token]) -> Iterator[range]:
        """Find the positions of each phrase in the text."""
        for first, token in enumerate(tokens):
            phrase = ""
            for position in range(first, min(first + self._longest.get(token.key, 0), len(tokens))):
                phrase = f"{phrase} {tokens[position].key}" if phrase else token.key
                if phrase in self._phrases:
                    yield range(first, position + 1)


def states_study(
    chosen: Iterable[PhraseMatch], spans: Iterable[Span], find_meanings: Callable[[str], Iterable[Meaning]]
) -> bool:
    """Whether the text has a level, a study word such as `course`, or an institute or English test of several words.

    chosen: the phrases of the lexicon in the text. A span for a sort order can contain a study word: `best course`.
    find_meanings: returns the meanings of a phrase of the lexicon.
    """
    if any(_is_about_study(span) for span in spans):
        return True
    return any(
        any(map(_states_study, match.meanings))
        or (
            match.meanings[0].kind in (SpanKind.WISH, SpanKind.WANT)
            and any(_states_study(each) for word in match.phrase.split() for each in find_meanings(word))
        )
        for match in chosen
    )


def _states_study(meaning: Meaning) -> bool:
    return meaning.kind is SpanKind.LEVEL or (meaning.kind is SpanKind.FILLER and meaning.value == STUDY)


def describes_activity(tokens: Sequence[Token], find_meanings: Callable[[str], Iterable[Meaning]]) -> bool:
    """Whether the text begins with a described activity: `finding bugs …`, `want to pass the bar`.

    A subject such as `nursing` does not count as an activity.
    """
    keys = [token.key for token in tokens[:ACTIVITY_BEGINNING_TOKENS]]
    if not keys:
        return False
    if keys[0] in ACTIVITY_VERBS:
        return True
    if len(keys) > 1 and len(keys[0]) >= ACTIVITY_LETTERS_MIN and keys[0].endswith("ing"):
        return all(meaning.kind is not SpanKind.SUBJECT for meaning in find_meanings(keys[0]))
    return any(keys[: len(beginning)] == beginning for beginning in ACTIVITY_BEGINNINGS)


def _is_about_study(span: Span) -> bool:
    return span.is_certain and span.kind in _STUDY_KINDS and span.last - span.first >= EXPLAINED_TOKENS_MIN


def has_unrelated_phrase(found: Iterable[range], spans: Iterable[Span]) -> bool:
    """Whether the text has an unrelated phrase that is not part of a longer subject.

    found: the positions of the unrelated phrases.
    """
    explained = {position for span in _list_long_subjects(spans) for position in range(span.first, span.last)}
    return not all(explained.issuperset(positions) for positions in found)


def has_long_subject(spans: Iterable[Span]) -> bool:
    """Whether several words of the text describe a subject: `make games`."""
    return any(True for _ in _list_long_subjects(spans))


def _list_long_subjects(spans: Iterable[Span]) -> Iterator[Span]:
    for span in spans:
        is_long = span.last - span.first >= EXPLAINED_TOKENS_MIN
        if is_long and span.is_certain and span.kind is SpanKind.SUBJECT:
            yield span
