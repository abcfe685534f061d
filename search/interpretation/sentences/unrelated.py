"""Tells a text about something else, such as `pizza delivery near me`, from a text about studying."""

from collections.abc import Iterable, Iterator, Sequence

from search.interpretation.spans import PhraseMatch, Span, SpanKind
from search.interpretation.tokens import Token

STUDY = "study"
"""The value of fillers that state the wish to study: `course`, `i want to become`."""
_STUDY_KINDS = frozenset({SpanKind.INSTITUTE, SpanKind.ENGLISH_TEST})
"""Kinds of spans with several words that only texts about studying have. Single words are often other names: `nova`."""
EXPLAINED_TOKENS_MIN = 2


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


def states_study(chosen: Iterable[PhraseMatch], spans: Iterable[Span]) -> bool:
    """Whether the text has a level, an institute, an English test or a word of studying such as `course`.

    chosen: the phrases of the lexicon in the text.
    """
    return any(_is_about_study(span) for span in spans) or any(
        meaning.kind is SpanKind.LEVEL or (meaning.kind is SpanKind.FILLER and meaning.value == STUDY)
        for match in chosen
        for meaning in match.meanings
    )


def _is_about_study(span: Span) -> bool:
    return span.is_certain and span.kind in _STUDY_KINDS and span.last - span.first >= EXPLAINED_TOKENS_MIN


def has_unrelated_phrase(found: Iterable[range], spans: Iterable[Span]) -> bool:
    """Whether the text has an unrelated phrase that is no part of a longer subject.

    found: the positions of the unrelated phrases.
    """
    explained = {
        position
        for span in spans
        if span.is_certain
        and span.kind is SpanKind.SUBJECT
        and span.last - span.first >= EXPLAINED_TOKENS_MIN
        for position in range(span.first, span.last)
    }
    return not all(explained.issuperset(positions) for positions in found)
