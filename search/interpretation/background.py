"""Finds the spans that describe the student instead of the wanted course: `i am from nepal`, `after bba`."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from search.interpretation.spans import Span, SpanKind

ORIGIN, COMPLETED = "origin", "completed"
"""The values of boundary phrases such as `i am from` and `i completed`."""


def drop_background(spans: Sequence[Span]) -> list[Span]:
    """Turn the spans that describe the student into fillers, which are ignored words.

    These are a place after `i am from`, and a completed award before another award. In "i did a bba in finance and want
    a masters in marketing", the text up to "finance" is about the student.

    spans: the spans in the order of the text.
    """
    dropped = {*_find_origins(spans), *_find_completed(spans)}
    return [
        replace(span, kind=SpanKind.FILLER, meanings=()) if number in dropped else span
        for number, span in enumerate(spans)
    ]


def _find_origins(spans: Sequence[Span]) -> Iterator[int]:
    for number in _find_boundaries(spans, ORIGIN):
        following = _find_next(spans, number + 1)
        if following is not None and spans[following].kind is SpanKind.PLACE:
            yield following


def _find_completed(spans: Sequence[Span]) -> Iterator[int]:
    for number in _find_boundaries(spans, COMPLETED):
        award = _find_next(spans, number + 1)
        if award is None or spans[award].kind is not SpanKind.LEVEL:
            continue
        wanted = _find_level_behind(spans, award)
        if wanted is None:
            continue
        yield award
        has_other_subject = any(span.kind is SpanKind.SUBJECT for span in spans[wanted:])
        for position in range(award, wanted):
            is_of_award = spans[position].first < spans[award].last
            if spans[position].kind is SpanKind.SUBJECT and (is_of_award or has_other_subject):
                yield position


def _find_boundaries(spans: Sequence[Span], value: str) -> Iterator[int]:
    for number, span in enumerate(spans):
        if span.kind is SpanKind.BOUNDARY and span.value == value:
            yield number


def _find_next(spans: Sequence[Span], start: int) -> int | None:
    """Find the next span that is not a filler."""
    return next((each for each in range(start, len(spans)) if spans[each].kind is not SpanKind.FILLER), None)


def _find_level_behind(spans: Sequence[Span], award: int) -> int | None:
    """Find the next level that starts after the completed award."""
    later = range(award + 1, len(spans))
    return next(
        (
            each
            for each in later
            if spans[each].kind is SpanKind.LEVEL and spans[each].first >= spans[award].last
        ),
        None,
    )
