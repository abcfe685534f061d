"""Finds the spans that describe the student instead of the wanted course: `i am from nepal`, `after bba`."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from search.interpretation.sentences.clauses import Clause, ClauseKind, split_clauses
from search.interpretation.spans import Span, SpanKind
from search.interpretation.tokens import Token, get_key

ORIGIN, COMPLETED = "origin", "completed"
"""The values of boundary phrases such as `i am from` and `i completed`."""


_ALWAYS_MEANT = frozenset(
    {SpanKind.FEE, SpanKind.ENGLISH_TEST, SpanKind.WISH, SpanKind.WANT, SpanKind.BOUNDARY}
)
"""Kinds that count even in a clause about the student: `my budget is 10000`, `i have ielts 6.5`."""


_REFERRING = frozenset({"it", "they", "there", "this"})
"""Words that refer to an institute in the clause before: `my agent says monash, does it have nursing`."""


def drop_background(spans: Sequence[Span], text: str, tokens: Sequence[Token]) -> list[Span]:
    """Turn the spans that describe the student into fillers, which are ignored words.

    Such a span is a place after `i am from`, or a completed award before another award. In "i did a bba in finance and
    want a masters in marketing", the clause up to "finance" is about the student. The rules for such a clause are:

    - Words without a meaning are ignored, such as "shop" in "because my uncle has a shop".
    - A subject or place is ignored if a wanted clause has one too. A place after "from" is always ignored.
    - A level or institute is ignored if a wanted clause has a subject, a level or the word "degree". An institute still
      counts if the next clause refers to the institute with a word such as "it".
    - Fees, English scores, sort orders and wants, such as a scholarship, still count.
    - Other spans, such as months and durations, are ignored.

    The rules apply only if a wanted clause has a subject, level, place or institute. In the clause before "so", only a
    subject can be ignored.

    spans: the spans in the order of the text.
    """
    clauses = split_clauses(text, tokens)
    spans = _drop_phrases(spans)
    if all(clause.kind is ClauseKind.WANTED for clause in clauses):
        return spans
    wanted = frozenset(
        span.kind
        for span in spans
        if span.is_certain and _find_clause(span, clauses).kind is ClauseKind.WANTED
    )
    if not wanted & {SpanKind.SUBJECT, SpanKind.LEVEL, SpanKind.PLACE, SpanKind.INSTITUTE}:
        return spans
    if any(clause.kind is ClauseKind.WANTED and _has_degree(clause, tokens) for clause in clauses):
        wanted |= {SpanKind.LEVEL}
    kept = [
        replace(span, kind=SpanKind.FILLER, meanings=(), amount=None)
        if _is_about_student(span, _find_clause(span, clauses), wanted, tokens)
        else span
        for span in spans
    ]
    return sorted([*kept, *_fill(kept, clauses, tokens)], key=lambda span: (span.first, span.last))


def _has_degree(clause: Clause, tokens: Sequence[Token]) -> bool:
    """Whether the clause has the word `degree`: `i have a diploma, want a degree in canada`."""
    return any(tokens[position].key == "degree" for position in range(clause.first, clause.last))


def _find_clause(span: Span, clauses: Sequence[Clause]) -> Clause:
    return next(clause for clause in clauses if clause.first <= span.first < clause.last)


def _is_about_student(
    span: Span, clause: Clause, wanted: frozenset[SpanKind], tokens: Sequence[Token]
) -> bool:
    """Whether to ignore the span. wanted: the kinds of spans in the wanted clauses."""
    if clause.kind is ClauseKind.WANTED:
        return False
    if span.kind is SpanKind.SUBJECT:
        return SpanKind.SUBJECT in wanted
    if clause.kind is ClauseKind.REASON:
        return False
    if span.kind is SpanKind.PLACE:
        return SpanKind.PLACE in wanted or get_key(tokens, span.first - 1) == "from"
    if span.kind is SpanKind.INSTITUTE and get_key(tokens, clause.last + 1) in _REFERRING:
        return False
    if span.kind in (SpanKind.LEVEL, SpanKind.INSTITUTE):
        return bool(wanted & {SpanKind.SUBJECT, SpanKind.LEVEL})
    return span.kind not in _ALWAYS_MEANT or not span.is_certain


def _fill(spans: Sequence[Span], clauses: Sequence[Clause], tokens: Sequence[Token]) -> Iterator[Span]:
    """Build fillers for the words that no span covers in clauses about the student."""
    covered = {position for span in spans for position in range(span.first, span.last)}
    for clause in clauses:
        if clause.kind is not ClauseKind.BACKGROUND:
            continue
        for position in range(clause.first, clause.last):
            if position not in covered:
                token = tokens[position]
                yield Span(token.start, token.end, position, position + 1, SpanKind.FILLER)


def _drop_phrases(spans: Sequence[Span]) -> list[Span]:
    """Drop places after a phrase such as `i am from`, and completed awards before another award."""
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
