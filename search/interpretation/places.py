"""Combines the places of a text. A place within another place of the text is narrowed: `london canada`."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace

from search.interpretation.lexicon import Lexicon, PlaceTerm
from search.interpretation.spans import Meaning, Span, SpanKind
from search.interpretation.tokens import Token

ANY_PLACE = frozenset({"anywhere", "elsewhere", "everywhere", "whole", "all", "any", "entire"})
"""Words that accept every part of the place after them: `anywhere in england`, `all of germany`."""
PREFERRED = frozenset({"preferred", "preferably", "ideally", "preference"})
PLACE_WORDS = frozenset(
    {
        "in",
        "of",
        "the",
        "other",
        "else",
        "city",
        "cities",
        "town",
        "part",
        "parts",
        "over",
        "across",
        "state",
        "place",
    }
)
"""Words that may occur between a word of ANY_PLACE and the place, such as `in` in `anywhere in england`."""
ANY_WORDS_MAX = 5
OR_ANYWHERE = (["or", "anywhere"], ["or", "elsewhere"], ["or", "everywhere"], ["or", "abroad"])


def narrow_places(spans: Sequence[Span], lexicon: Lexicon) -> list[Span]:
    """Narrow each place to the meanings within another place of the text.

    `london canada` means London in Ontario, and the span of Canada becomes a filler. `london paris` means two
    alternatives. A likely place only raises the score of courses, and a certain place filters the courses. A likely
    place directly before its country or state becomes certain: `reading uk`.
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


def relax_places(spans: Sequence[Span], tokens: Sequence[Token], lexicon: Lexicon) -> list[Span]:
    """Ignore a place that is only a preference: `london or anywhere in england`, `in japan or anywhere`.

    A preferred place is ignored if the text has a wider place too: `paris preferred but all france ok`.
    """
    keys = [token.key for token in tokens]
    if ANY_PLACE.isdisjoint(keys) and PREFERRED.isdisjoint(keys):
        return list(spans)
    places = [span for span in spans if _is_place(span)]
    wide = [span for span in places if _is_any(keys[max(0, span.first - ANY_WORDS_MAX) : span.first])]
    ignored = {inner.first for inner in places for outer in wide if _is_within(inner, outer, lexicon)}
    ignored |= {
        inner.first
        for inner in places
        for outer in places
        if _is_within(inner, outer, lexicon) and not PREFERRED.isdisjoint(keys[inner.last : inner.last + 1])
    }
    ignored |= {span.first for span in places if keys[span.last : span.last + 2] in OR_ANYWHERE}
    return [
        replace(span, kind=SpanKind.FILLER, meanings=())
        if span.kind is SpanKind.PLACE and span.first in ignored and span not in wide
        else span
        for span in spans
    ]


def _is_any(before: Sequence[str]) -> bool:
    """Whether the words before a place accept every part of the place: `anywhere in`, `any other city in`."""
    start = next((number for number, key in enumerate(before) if key in ANY_PLACE), None)
    return start is not None and set(before[start:]) <= ANY_PLACE | PLACE_WORDS


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
