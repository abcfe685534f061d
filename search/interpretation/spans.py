"""Spans of a search text and what they mean."""

from dataclasses import dataclass
from enum import StrEnum

from schemas.filters.fixed_values import Term


class SpanKind(StrEnum):
    """What a span speaks of. A boundary is a word before a number or a month, such as `under` or `starting in`."""

    SUBJECT = "subject"
    LEVEL = "level"
    PLACE = "place"
    INSTITUTE = "institute"
    STUDY_MODE = "study mode"
    LANGUAGE = "language"
    MONTH = "month"
    FEE = "fee"
    DURATION = "duration"
    WISH = "wish"
    WANT = "want"
    FILLER = "filler"
    BOUNDARY = "boundary"


DESCRIBING_KINDS = frozenset(
    {
        SpanKind.PLACE,
        SpanKind.INSTITUTE,
        SpanKind.MONTH,
        SpanKind.FEE,
        SpanKind.DURATION,
        SpanKind.STUDY_MODE,
        SpanKind.LANGUAGE,
    }
)
"""What the name of a course seldom says."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """One meaning of a phrase.

    terms: pairs of filter key and term; a course with any of them is meant. names: wordings in course names that mean
    the same. value: the wish, want or boundary.
    """

    kind: SpanKind
    terms: tuple[tuple[str, Term], ...] = ()
    names: tuple[str, ...] = ()
    value: str = ""


@dataclass(frozen=True, slots=True)
class Amount:
    """A fee per year or a duration in weeks, as a closed range; None is an open end.

    currency: code of ISO 4217; None when the text states none, and for durations.
    """

    lower: float | None
    upper: float | None
    currency: str | None = None


@dataclass(frozen=True, slots=True)
class Span:
    """A part of the text with one meaning.

    start, end: positions in the text; the end is exclusive. first, last: positions of its tokens; last is exclusive.
    is_certain: the span filters. Other spans only raise the score, and their words must match as text.
    is_excluded: courses with the values are excluded: "not in London".
    """

    start: int
    end: int
    first: int
    last: int
    kind: SpanKind
    meanings: tuple[Meaning, ...] = ()
    amount: Amount | None = None
    is_certain: bool = True
    is_excluded: bool = False

    @property
    def terms(self) -> dict[str, tuple[Term, ...]]:
        """The terms of all meanings by filter key, without duplicates."""
        found: dict[str, dict[Term, None]] = {}
        for meaning in self.meanings:
            for key, term in meaning.terms:
                found.setdefault(key, {})[term] = None
        return {key: tuple(terms) for key, terms in found.items()}

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(name for meaning in self.meanings for name in meaning.names))

    @property
    def value(self) -> str:
        return self.meanings[0].value if self.meanings else ""
