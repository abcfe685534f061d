"""A phrase of a text with the words around it, for the rules that choose its meaning."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from search.interpretation.lexicon import Lexicon
from search.interpretation.spans import Meaning, PhraseMatch, Span, SpanKind
from search.interpretation.tokens import Token

VERB_MONTHS = frozenset({"fall", "spring", "march"})
VERB_HELPERS = frozenset(
    {
        "not",
        "to",
        "dont",
        "doesnt",
        "wont",
        "never",
        "they",
        "can",
        "cant",
        "could",
        "will",
        "would",
        "didnt",
        "may",
        "it",
    }
)
VERB_FOLLOWERS = frozenset(
    {
        "down",
        "apart",
        "over",
        "off",
        "on",
        "into",
        "onto",
        "asleep",
        "ill",
        "sick",
        "behind",
        "back",
        "out",
        "under",
    }
)
"""Words beside `fall` as a verb: `buildings that do not fall`, `houses that fall down`."""


@dataclass(slots=True)
class Phrase:
    """A phrase of the text, and what surrounds the phrase."""

    match: PhraseMatch
    tokens: Sequence[Token]
    lexicon: Lexicon
    before: str
    """The key of the token before the phrase. Empty at the start of the text."""
    after: str
    """The key of the token after the phrase. Empty at the end of the text."""
    other_subject: bool
    """Whether another phrase of the text is a subject."""
    subject_after: bool
    """Whether a subject follows the phrase directly."""
    month_after: bool
    """Whether a month follows the phrase directly."""
    has_place: bool
    """Whether a phrase of the text is a place."""
    has_level: bool
    """Whether a phrase of the text is a level."""
    after_place: bool
    """Whether a place is directly before the phrase."""
    is_free_behind: bool
    """Whether no other phrase begins directly after the phrase."""
    is_abroad: bool
    """Whether the text has a place or institute outside the countries where many people study in English: Germany."""

    def list_meanings(self, kind: SpanKind) -> tuple[Meaning, ...]:
        return tuple(meaning for meaning in self.match.meanings if meaning.kind is kind)

    def has(self, kind: SpanKind) -> bool:
        return has_kind(self.match, kind)

    def build_span(self, kind: SpanKind, *, is_certain: bool = True) -> Span:
        return self.build_span_of(kind, self.list_meanings(kind), is_certain=is_certain)

    def build_language_span(self, meanings: tuple[Meaning, ...]) -> Span:
        """Build the span of a language of instruction.

        The span includes "language" after the name: `in english language`.
        """
        span = self.build_span_of(SpanKind.LANGUAGE, meanings)
        if self.after != "language" or not self.is_free_behind:
            return span
        return replace(span, end=self.tokens[span.last].end, last=span.last + 1)

    def build_span_of(
        self, kind: SpanKind, meanings: tuple[Meaning, ...], *, is_certain: bool = True
    ) -> Span:
        first, last = self.match.first, self.match.last
        start, end = self.tokens[first].start, self.tokens[last - 1].end
        return Span(start, end, first, last, kind, meanings, is_certain=is_certain)


def is_verb(phrase: Phrase) -> bool:
    """Whether a phrase such as `fall`, which can also be a season, is a verb: `buildings that do not fall`."""
    return phrase.match.phrase in VERB_MONTHS and (
        phrase.before in VERB_HELPERS or phrase.after in VERB_FOLLOWERS
    )


def has_kind(match: PhraseMatch, kind: SpanKind) -> bool:
    # A loop takes half the time of `any` with a generator. This function runs for each rule and phrase.
    for meaning in match.meanings:  # noqa: SIM110
        if meaning.kind is kind:
            return True
    return False
