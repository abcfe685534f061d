"""Combines the places of a text. A place within another place of the text is narrowed: `london canada`."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace

from search.interpretation.lexicon import Lexicon, PlaceTerm
from search.interpretation.spans import Meaning, Span, SpanKind


def narrow_places(spans: Sequence[Span], lexicon: Lexicon) -> list[Span]:
    """Narrow each place to the meanings within another place of the text.

    `london canada` means London in Ontario, and the span of Canada becomes a filler. `london paris` means two
    alternatives. A likely place only raises the score of courses, and a certain place filters the courses. A likely
    place directly before its country becomes certain: `reading uk`.
    """
    result = _confirm_places(spans, lexicon)
    places = {position: span for position, span in enumerate(result) if _is_place(span)}
    positions: dict[PlaceTerm, set[int]] = defaultdict(set)
    for position, span in places.items():
        for meaning in span.meanings:
            for term in meaning.terms:
                positions[term].add(position)
    wider: set[int] = set()
    for position, span in places.items():
        if position in wider:
            continue
        within = {each: _find_wider(each, position, positions, lexicon) for each in span.meanings}
        if any(within.values()):
            result[position] = replace(span, meanings=tuple(each for each in span.meanings if within[each]))
            wider.update(*within.values())
    return [
        replace(span, kind=SpanKind.FILLER) if each in wider else span for each, span in enumerate(result)
    ]


def _find_wider(
    meaning: Meaning, position: int, positions: Mapping[PlaceTerm, set[int]], lexicon: Lexicon
) -> set[int]:
    """Find the positions of other spans with a place that contains a term of the meaning."""
    parents = (parent for term in meaning.terms for parent in lexicon.get_parents(term))
    return set().union(*(positions[parent] for parent in parents if parent in positions)) - {position}


def _confirm_places(spans: Sequence[Span], lexicon: Lexicon) -> list[Span]:
    by_first: dict[int, list[Span]] = defaultdict(list)
    for span in spans:
        by_first[span.first].append(span)
    return [
        replace(span, is_certain=True)
        if span.kind is SpanKind.PLACE
        and len(by_first[span.first]) == 1
        and any(_is_within(span, each, lexicon) for each in by_first.get(span.last, ()))
        else span
        for span in spans
    ]


def _is_place(span: Span) -> bool:
    return span.kind is SpanKind.PLACE and span.is_certain and not span.is_excluded


def _is_within(inner: Span, outer: Span, lexicon: Lexicon) -> bool:
    around = {term for meaning in outer.meanings for term in meaning.terms} if _is_place(outer) else set()
    terms = (term for meaning in inner.meanings for term in meaning.terms)
    return any(lexicon.get_parents(term) & around for term in terms)
