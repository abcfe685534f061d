"""The spans of a search text, and their meanings."""

from dataclasses import dataclass
from enum import StrEnum

from schemas.filters.fixed_values import Term


class SpanKind(StrEnum):
    """The kind of a span.

    WISH: sorts the courses: `cheap`.
    WANT: a request that the catalogue has no data for: `with scholarship`. The site shows a note.
    FILLER: a word that is ignored: `please`.
    BOUNDARY: a phrase that limits, excludes or explains the value beside it: `under`, `not in`, `i am from`.
    """

    SUBJECT = "subject"
    LEVEL = "level"
    PLACE = "place"
    INSTITUTE = "institute"
    STUDY_MODE = "study mode"
    LANGUAGE = "language"
    MONTH = "month"
    FEE = "fee"
    DURATION = "duration"
    ENGLISH_TEST = "english test"
    DEADLINE = "deadline"
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
        SpanKind.ENGLISH_TEST,
        SpanKind.DEADLINE,
        SpanKind.STUDY_MODE,
        SpanKind.LANGUAGE,
    }
)
"""The kinds of spans that are rarely part of the name of a course."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """One meaning of a phrase."""

    kind: SpanKind
    terms: tuple[tuple[str, Term], ...] = ()
    """Pairs of filter key and term. A course matches with any of the terms."""
    names: tuple[str, ...] = ()
    """Other names of the same subject or award in course names."""
    value: str = ""
    """The value of a wish, want, boundary, filler or English test, such as "cheap" or "fee-max".

    For a deadline, the value is the first month: "2027-04", or "--04" without a year.
    """


@dataclass(frozen=True, slots=True)
class PhraseMatch:
    """A phrase of the lexicon at the tokens from `first` up to `last`, which is exclusive."""

    first: int
    last: int
    phrase: str
    meanings: tuple[Meaning, ...]


@dataclass(frozen=True, slots=True)
class Amount:
    """A range of fees per year or of durations in weeks, or an upper limit for a score. An end of None is open."""

    lower: float | None
    upper: float | None
    currency: str | None = None
    """The ISO 4217 code of the currency. None for a duration or a score, or if the text has no currency."""


@dataclass(frozen=True, slots=True)
class Span:
    """A part of the text with one meaning."""

    start: int
    """The position of the first character in the text."""
    end: int
    """The position after the last character."""
    first: int
    """The position of the first token."""
    last: int
    """The position after the last token."""
    kind: SpanKind
    meanings: tuple[Meaning, ...] = ()
    amount: Amount | None = None
    is_certain: bool = True
    """Whether the meaning is certain. A certain place, for example, filters the courses.

    An uncertain meaning only raises the score of courses, and the words of the span must match as text.
    """
    is_excluded: bool = False
    """Whether courses with these values are excluded: `not in london`."""

    @property
    def terms(self) -> dict[str, tuple[Term, ...]]:
        """The distinct terms of all meanings by filter key."""
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
