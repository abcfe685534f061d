"""Marks the spans that a text excludes: `not in london`, `except the usa`."""

from collections.abc import Sequence
from dataclasses import replace

from search.interpretation.lexicon import ALTERNATIVE_WORDS
from search.interpretation.spans import Span, SpanKind
from search.interpretation.tokens import Token

EXCLUDING = "excluded"
"""The value of a boundary phrase such as `not in`, which excludes the values after the phrase."""
EXCLUDABLE_KINDS = frozenset(SpanKind) - {
    SpanKind.FEE, SpanKind.DURATION, SpanKind.ENGLISH_TEST, SpanKind.DEADLINE,
    SpanKind.WISH, SpanKind.WANT, SpanKind.FILLER, SpanKind.BOUNDARY,
}  # fmt: skip
LIST_WORDS = ALTERNATIVE_WORDS | {"and", "nor"}


def mark_excluded(spans: Sequence[Span], tokens: Sequence[Token]) -> list[Span]:
    """Mark the spans after a boundary such as `not in`. `not in london or paris` excludes two places.

    Only spans of the same kind are excluded together: `not in london, bachelor` excludes no bachelor's degree. The
    boundary itself becomes a filler, a word that is ignored.

    A subject is excluded only if the text has another subject: `history but not art history`. Of an award with a
    subject, such as MBA in `business masters but not mba`, only the subject is excluded.

    spans: the spans in the order of the text.
    """
    marked = _mark(spans, tokens)
    if any(span.kind is SpanKind.SUBJECT and span.is_certain and not span.is_excluded for span in marked):
        return marked
    return [replace(span, is_excluded=False) if span.kind is SpanKind.SUBJECT else span for span in marked]


def _mark(spans: Sequence[Span], tokens: Sequence[Token]) -> list[Span]:
    result: list[Span] = []
    end: int | None = None
    kinds = EXCLUDABLE_KINDS
    for span in spans:
        if span.kind is SpanKind.BOUNDARY:
            end = span.last if span.value == EXCLUDING else None
            kinds = EXCLUDABLE_KINDS
            result.append(replace(span, kind=SpanKind.FILLER, meanings=()))
        elif end is not None and _is_award_of_subject(span, spans) and _is_next(span, end, tokens):
            result.append(replace(span, kind=SpanKind.FILLER, meanings=()))
        elif end is not None and span.kind in kinds and _is_next(span, end, tokens):
            result.append(replace(span, is_certain=True, is_excluded=True))
            end = span.last
            kinds = frozenset({span.kind})
        else:
            end = end if span.kind is SpanKind.FILLER and tokens[span.first].key in LIST_WORDS else None
            result.append(span)
    return result


def _is_award_of_subject(span: Span, spans: Sequence[Span]) -> bool:
    """Whether the span is a level, and a subject has the same words: MBA."""
    return span.kind is SpanKind.LEVEL and any(
        other.kind is SpanKind.SUBJECT and (other.first, other.last) == (span.first, span.last)
        for other in spans
    )


def _is_next(span: Span, end: int, tokens: Sequence[Token]) -> bool:
    """Whether the span follows the position `end` directly, or after one word such as "or"."""
    between = tokens[end : span.first]
    return not between or (len(between) == 1 and between[0].key in LIST_WORDS)
