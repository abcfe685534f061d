"""The meaning that the search finds in the text, in the response of POST /api/search."""

from typing import Literal

from typing_extensions import TypedDict

SpanEffect = Literal["filter", "exclude", "subject", "boost", "order", "note", "overridden"]
SpanKindName = Literal[
    "subject", "level", "place", "institute", "study mode", "language", "month", "fee", "duration", "english test",
    "deadline", "wish", "want",
]  # fmt: skip
LackedPart = Literal[
    "words", "english test", "deadline", "language", "study mode", "intake", "duration", "fee", "subject", "institute",
    "level", "place",
]  # fmt: skip


class UnderstoodAmount(TypedDict):
    """A fee per year, a duration in weeks, or the score of an English test. A missing lower or upper end is null.

    `currency` is the ISO 4217 code of a fee. The first known one of these is used:
    - the currency that the text states,
    - the currency of the country, if the text names exactly one country,
    - the default currency.

    `currency` is null for a duration and a score, and for a currency that the catalogue does not have.
    """

    lower: float | None
    upper: float | None
    currency: str | None


class UnderstoodSpan(TypedDict):
    """A part of the text that has a meaning: "nursing in london" → subject Nursing, place London.

    - start, end: character positions in the text after all white space became single spaces. The end is exclusive.
    - values: the names of the first values. value_count is the number of all values.
    - value: the name of the wish or want, other-test for `without ielts`, or the earliest deadline (ISO 8601) for
      `deadline after march`.
    - effect: what the span does.
      - filter: the search finds only courses with one of the values.
      - exclude: the search finds no course with one of the values.
      - subject: the search finds only courses of this subject.
      - boost: courses with the value come first. The words must also match as text.
      - order: the span sorts the courses.
      - note: the catalogue has no such data, so the span changes nothing.
      - overridden: the request has a filter or an order that replaces the span.
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
    """Additional results, because fewer than 5 courses meet the whole text.

    - full_total: the number of courses that meet the whole text. They come first.
    - corrected_text: the text with corrected words, or null.
    - similar_words: the words that also match with typos.
    - lacks: the parts of the text that the additional courses may not meet.
    - words: the words of the text that the additional courses may not contain.
    """

    full_total: int
    corrected_text: str | None
    similar_words: list[str]
    lacks: list[LackedPart]
    words: list[str]


class TextInterpretation(TypedDict):
    """The spans of the text from left to right, and the widening of the search.

    `widening` is null if at least 5 courses meet the text, or if a wider search finds no further course.

    `widening_steps` is the number of steps by which the search is widened, and 0 without widening. Requests for later
    pages, facets and the map send this number, and show the same courses.
    """

    spans: list[UnderstoodSpan]
    widening_steps: int
    widening: Widening | None
