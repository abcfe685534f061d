"""What the search understood of the text, in the response of POST /api/search."""

from typing import Literal

from typing_extensions import TypedDict

SpanEffect = Literal["filter", "exclude", "subject", "boost", "order", "note", "overridden"]
SpanKindName = Literal[
    "subject", "level", "place", "institute", "study mode", "language", "month", "fee", "duration", "wish", "want"
]  # fmt: skip
LackedPart = Literal[
    "words", "language", "study mode", "intake", "duration", "fee", "subject", "institute", "level", "place"
]  # fmt: skip


class UnderstoodAmount(TypedDict):
    """A fee per year or a duration in weeks. A null end is open.

    currency: of a fee, as a code of ISO 4217: the stated one, that of the only country in the text, or the default.
    Null for a duration, and for a currency that the catalogue lacks.
    """

    lower: float | None
    upper: float | None
    currency: str | None


class UnderstoodSpan(TypedDict):
    """A part of the text with a meaning. start, end: positions in the text on one line; the end is exclusive.

    effect:
    - filter: only courses with one of the values are found.
    - exclude: courses with one of the values are not found.
    - subject: only courses about it are found.
    - boost: such courses come first. The words must match as text too.
    - order: the courses are sorted by it.
    - note: the catalogue does not know this, so it changes nothing.
    - overridden: a filter or the order of the request takes precedence.

    values: names of the first values; value_count: the number of all values. value: the wish or want.
    """

    text: str
    start: int
    end: int
    kind: SpanKindName
    effect: SpanEffect
    values: list[str]
    value_count: int
    value: str | None
    amount: UnderstoodAmount | None


class Widening(TypedDict):
    """Fewer than 5 courses meet the whole text, so the response has further courses.

    full_total: the courses that meet the whole text. They come first. corrected_text: the text with corrected words,
    or null. similar_words: words of the text that match with typos too. lacks: parts of the text that the further
    courses may lack. words: the words among them.
    """

    full_total: int
    corrected_text: str | None
    similar_words: list[str]
    lacks: list[LackedPart]
    words: list[str]


class TextInterpretation(TypedDict):
    """spans: in the order of the text. widening: null when at least 5 courses meet the text, or no step finds more."""

    spans: list[UnderstoodSpan]
    widening: Widening | None
