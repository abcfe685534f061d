"""Finds the institute of a place: `nottingham china` is the institute in China, not the city in England."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from search.interpretation.lexicon import Lexicon, PlaceTerm
from search.interpretation.sentences.list_words import LIST_WORDS
from search.interpretation.spans import Meaning, Span, SpanKind
from search.interpretation.tokens import Token

COUNTRIES, CITIES = "countries", "cities"
UNIVERSITY_PHRASES = ("university of {}", "{} university")


def choose_branches(spans: Sequence[Span], tokens: Sequence[Token], lexicon: Lexicon) -> list[Span]:
    """If the text names an institute and a place, choose the branch of the institute in this place.

    `monash malaysia` means Monash University Malaysia, and `monash but not australia` too. A place can have the name of
    a university in another country. Such a place means the university if the text also names a place in that country:
    `nottingham china`, `columbia usa`. `nottingham or china` has two places.
    """
    places = [span for span in spans if span.kind is SpanKind.PLACE and span.is_certain]
    if not places:
        return list(spans)
    return [_choose(span, places, tokens, lexicon) for span in spans]


def _choose(span: Span, places: Sequence[Span], tokens: Sequence[Token], lexicon: Lexicon) -> Span:
    if not span.is_certain or span.is_excluded or span.kind not in (SpanKind.PLACE, SpanKind.INSTITUTE):
        return span
    institutes = _list_institutes(span, tokens, lexicon)
    if not institutes:
        return span
    others = [place for place in places if place is not span]
    if not others or (span.kind is SpanKind.PLACE and _is_in_list(span, others, tokens)):
        return span
    wanted = _list_countries((each for each in others if not each.is_excluded), lexicon)
    excluded = _list_countries((each for each in others if each.is_excluded), lexicon)
    own = _list_countries([span], lexicon)
    if own & wanted or (not wanted and not _is_within_excluded(span, others, lexicon)):
        return span
    chosen = tuple(each for each in institutes if _is_in(each, wanted, excluded, lexicon))
    if not chosen:
        return span
    return replace(span, kind=SpanKind.INSTITUTE, meanings=(Meaning(SpanKind.INSTITUTE, chosen),))


def _is_within_excluded(span: Span, others: Sequence[Span], lexicon: Lexicon) -> bool:
    """Whether the text excludes the place or a larger place that contains the place.

    For an institute, the text must exclude the country of the institute, or a state in this country.
    """
    terms = {term for other in others if other.is_excluded for term in _list_terms(other)}
    if span.kind is SpanKind.INSTITUTE:
        terms = {place for term in terms if term[0] != CITIES for place in (term, *lexicon.get_parents(term))}
    return all(not terms.isdisjoint({term, *lexicon.get_parents(term)}) for term in _list_terms(span))


def _list_terms(span: Span) -> list[PlaceTerm]:
    return [term for meaning in span.meanings for term in meaning.terms]


def _list_institutes(span: Span, tokens: Sequence[Token], lexicon: Lexicon) -> tuple[PlaceTerm, ...]:
    """List the branches of an institute, or the universities with the name of a place and their branches."""
    terms: list[PlaceTerm] = []
    if span.kind is SpanKind.INSTITUTE:
        own = _list_terms(span)
    else:
        name = " ".join(token.key for token in tokens[span.first : span.last])
        for phrase in UNIVERSITY_PHRASES:
            for meaning in lexicon.get(phrase.format(name)):
                if meaning.kind is SpanKind.INSTITUTE:
                    terms.extend(meaning.terms)
        own = terms
    return tuple(dict.fromkeys([*terms, *(each for term in own for each in lexicon.branches.get(term, ()))]))


def _is_in(
    institute: PlaceTerm, wanted: frozenset[PlaceTerm], excluded: frozenset[PlaceTerm], lexicon: Lexicon
) -> bool:
    countries = lexicon.get_parents(institute)
    return bool(countries & wanted) if wanted else not countries & excluded


def _list_countries(spans: Iterable[Span], lexicon: Lexicon) -> frozenset[PlaceTerm]:
    terms = {term for span in spans for term in _list_terms(span)}
    around = (lexicon.get_parents(term) if term[0] != COUNTRIES else (term,) for term in terms)
    return frozenset(place for places in around for place in places if place[0] == COUNTRIES)


def _is_in_list(span: Span, others: Sequence[Span], tokens: Sequence[Token]) -> bool:
    """Whether the place and another place are alternatives: `nottingham or china`, `london and paris`."""
    for other in others:
        first, second = sorted((span, other), key=lambda each: each.first)
        between = {token.key for token in tokens[first.last : second.first]}
        if between and between <= LIST_WORDS:
            return True
    return False
