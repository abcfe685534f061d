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

    `currency` is the ISO 4217 code for a fee. The search uses the first of these currencies that is known:
    - the currency that the text states,
    - the currency of the country, if the text names exactly one country,
    - the default currency.

    `currency` is null for a duration, for a score, and for a currency that the catalogue does not have.
    """

    lower: float | None
    upper: float | None
    currency: str | None


class UnderstoodSpan(TypedDict):
    """A part of the text that has a meaning. "nursing in london" has two spans: subject Nursing and place London.

    - start, end: the character positions of the span. Each run of white space in the text counts as one space. The end
      is exclusive.
    - kind: the kind of meaning. A "wish" sorts the courses, such as `cheap`. A "want" is a request for which the
      catalogue has no data, such as `with scholarship`.
    - values: the names of at most three values that the span means. value_count is the number of all these values.
    - value: "cheap", "best" or "fast" for a wish, a word such as "funding" for a want, "other-test" for
      `without ielts`, or the earliest deadline (ISO 8601) for `deadline after march`.
    - effect: what the span does in the search.
      - filter: the search finds only courses with one of the values.
      - exclude: the search finds no course with one of the values.
      - subject: the search finds only courses of this subject.
      - boost: courses with the value come first. The words of the span are searched as text too.
      - order: the span sets the order of the courses.
      - note: the catalogue does not have the data, so the span changes nothing.
      - overridden: the span changes nothing, because the request has its own filter of this kind, or its own order.
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
    """How a search was widened. A search is widened if fewer than 5 courses meet the whole text.

    A widened search also finds courses that meet only a part of the text.

    - full_total: the number of courses that meet the whole text. These courses come first.
    - corrected_text: the text after the correction of typos, or null if nothing was corrected.
    - similar_words: the words of the text that also match words with a similar spelling.
    - lacks: the kinds of requirements in the text, such as "fee", that the additional courses need not meet.
    - words: the words of the text that are optional. An additional course may lack some of these words.
    """

    full_total: int
    corrected_text: str | None
    similar_words: list[str]
    lacks: list[LackedPart]
    words: list[str]


class TextInterpretation(TypedDict):
    """The meaning of the search text. `spans` lists the parts of the text that have a meaning, from left to right.

    - widening: null if the search was not widened, because at least 5 courses meet the whole text or because a wider
      search finds no further course.
    - widening_steps: the number of steps by which the search was widened, or 0. Each step requires less of the text.
      Send this number in the requests for later pages, facets and the map, so that they describe the same courses.
    """

    spans: list[UnderstoodSpan]
    widening_steps: int
    widening: Widening | None
