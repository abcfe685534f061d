"""Converts the spans of an interpreted text into a `SearchQuery`.

`cheap mba in canada` → order by fee, subject "mba", country Canada.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from schemas.filters.declarations import FILTER_BY_KEY, PLACE_KINDS, FilterGroup
from schemas.filters.fixed_values import Term
from schemas.vocabulary.day_numbers import to_day_number
from search.interpretation.interpretation import Interpretation, interpret
from search.interpretation.lexicon_builder import get_lexicon
from search.interpretation.sentences.list_words import ALTERNATIVE_WORDS
from search.interpretation.spans import Amount, Span, SpanKind
from search.interpretation.tokens import Token
from search.parsing.deadlines import find_earliest_deadline, read_today
from search.parsing.search_query import Range, SearchQuery, SearchText, SubjectPhrase
from search.parsing.search_text import parse_text
from search.parsing.text_units import drop_stops, list_words_with_synonyms, normalize_line, split_units
from search.parsing.wish_orders import find_order
from search.text_folding import fold_text
from search.value_names.named_value import NamedValue
from search.value_names.value_names import ValueNames

T = TypeVar("T")

FILTER_GROUPS: Mapping[SpanKind, FilterGroup] = {
    SpanKind.PLACE: FilterGroup.PLACE,
    SpanKind.LEVEL: FilterGroup.LEVEL,
    SpanKind.INSTITUTE: FilterGroup.INSTITUTE,
    SpanKind.STUDY_MODE: FilterGroup.STUDY_MODE,
    SpanKind.LANGUAGE: FilterGroup.LANGUAGE,
    SpanKind.MONTH: FilterGroup.INTAKE,
    SpanKind.ENGLISH_TEST: FilterGroup.ENGLISH_TEST,
}
FEE_IN_RUPEES_FROM = 200_000
"""A fee without a currency is in rupees if the amount is at least this number.

A smaller amount is in the currency of the country in the text, or in US dollars.
"""
RUPEES, DEFAULT_CURRENCY = "PKR", "USD"


def parse_search_text(
    search_query: SearchQuery,
    text: str,
    value_names: ValueNames,
    literal: Sequence[str] = (),
    *,
    interpret: bool,
) -> SearchQuery:
    """Add a text to a query that has only filters.

    interpret: True if words such as `in london` become filters. False if each word of the text must match.
    """
    if interpret:
        return interpret_text(search_query, text, value_names, literal)
    return replace(search_query, text=parse_text(text))


def interpret_text(
    search_query: SearchQuery,
    text: str,
    value_names: ValueNames,
    literal: Sequence[str] = (),
) -> SearchQuery:
    """Interpret a text, and add its meaning to a query that has only filters.

    If the query already has a filter, such as a place, spans of the same filter group are ignored with their words.

    literal: parts of the text that are searched as words and not interpreted.
    """
    whole = normalize_line(text)
    if not whole:
        return search_query
    # An index from an older release may lack the lexicon.
    if not value_names.count_values("lexicon"):
        return replace(search_query, text=parse_text(whole))
    interpretation = interpret(whole, get_lexicon(value_names), tuple(map(normalize_line, literal)))
    filters = _build_filters(interpretation.get_certain, search_query)
    excluded = _build_filters(interpretation.get_excluded, search_query)
    fee = _build_fee(interpretation, search_query, value_names)
    duration = _build_duration(interpretation, search_query)
    groups = {FILTER_BY_KEY[key].group for key in (*filters, *excluded)}
    deadline = _build_deadline(interpretation, search_query)
    groups |= {FilterGroup.DEADLINE} if deadline else set()
    groups |= {FilterGroup.FEE} if fee else set()
    groups |= {FilterGroup.DURATION} if duration else set()
    return replace(
        search_query,
        text=_build_text(interpretation, whole),
        terms={**search_query.terms, **filters},
        excluded={**search_query.excluded, **excluded},
        fee=fee or search_query.fee,
        duration=duration or search_query.duration,
        english_scores=_find_scores(interpretation, filters) or search_query.english_scores,
        deadline=deadline or search_query.deadline,
        order=find_order(interpretation, search_query.order, value_names),
        interpretation=interpretation,
        interpreted_groups=frozenset(groups),
        literal=tuple(literal),
        visitor=search_query if interpretation.get_meant_spans() else None,
    )


def _build_filters(
    get_spans: Callable[[SpanKind], Iterable[Span]], search_query: SearchQuery
) -> dict[str, tuple[Term, ...]]:
    filters: dict[str, dict[Term, None]] = {}
    for kind, group in FILTER_GROUPS.items():
        if group in search_query.active_groups:
            continue
        for span in get_spans(kind):
            for key, terms in span.terms.items():
                filters.setdefault(key, {}).update(dict.fromkeys(terms))
    return {key: tuple(sorted(terms, key=str)) for key, terms in filters.items()}


def _build_fee(
    interpretation: Interpretation, search_query: SearchQuery, value_names: ValueNames
) -> Range | None:
    fees = interpretation.get_certain(SpanKind.FEE)
    if not fees or FilterGroup.FEE in search_query.active_groups:
        return None
    currency = find_fee_currency(interpretation, value_names)
    rate = currency.extra["value_to_pkr"] if currency else None
    return None if rate is None else _build_range([span.amount for span in fees if span.amount], rate)


def _build_duration(interpretation: Interpretation, search_query: SearchQuery) -> Range | None:
    durations = interpretation.get_certain(SpanKind.DURATION)
    if not durations or FilterGroup.DURATION in search_query.active_groups:
        return None
    return _build_range([span.amount for span in durations if span.amount], 1)


def _find_scores(interpretation: Interpretation, filters: Mapping[str, object]) -> dict[str, float]:
    """Find the scores by test. The result is empty if the text states no test, or if the request has a test filter."""
    if "english_test" not in filters:
        return {}
    return {
        str(test): span.amount.upper
        for span in interpretation.get_certain(SpanKind.ENGLISH_TEST)
        if span.amount and span.amount.upper is not None
        for test in span.terms["english_test"]
    }


def _build_deadline(interpretation: Interpretation, search_query: SearchQuery) -> Range | None:
    """Build the range of deadlines from today on (`open for applications`) or from a month on."""
    spans = interpretation.get_certain(SpanKind.DEADLINE)
    if not spans or search_query.deadline:
        return None
    return Range(to_day_number(find_earliest_deadline((span.value for span in spans), read_today())), None)


def _build_range(amounts: Sequence[Amount], rate: float) -> Range | None:
    """Build the intersection of the amounts. Returns None if the intersection is empty: `over 20k under 10k`."""
    lowers = [amount.lower for amount in amounts if amount.lower is not None]
    uppers = [amount.upper for amount in amounts if amount.upper is not None]
    lower = round(max(lowers) * rate) if lowers else None
    upper = round(min(uppers) * rate) if uppers else None
    if lower is not None and upper is not None and lower > upper:
        return None
    return Range(lower, upper)


def find_fee_currency(interpretation: Interpretation, value_names: ValueNames) -> NamedValue | None:
    """Find the currency of the fees in a text. Returns None if the catalogue does not have the currency.

    If the text has no currency, a large amount is in rupees. A smaller amount is in the currency of the country if all
    places of the text are in one country, and otherwise in US dollars.
    """
    amounts = [span.amount for span in interpretation.get_certain(SpanKind.FEE) if span.amount]
    by_code = {each.extra["code"]: each for each in value_names.list_values("currency")}
    stated = next((amount.currency for amount in amounts if amount.currency), None)
    if stated:
        return by_code.get(stated)
    if max(amount.upper or amount.lower or 0 for amount in amounts) >= FEE_IN_RUPEES_FROM:
        return by_code.get(RUPEES)
    country = _find_only_country(interpretation, value_names)
    local_id = country.extra["currency_id"] if country else None
    local = value_names.get("currency", local_id) if local_id is not None else None
    return local if local and local.extra["value_to_pkr"] else by_code.get(DEFAULT_CURRENCY)


def _find_only_country(interpretation: Interpretation, value_names: ValueNames) -> NamedValue | None:
    """Find the country of the places in the text. Returns None without a place, or with places in several countries."""
    countries = {
        int(term) if key == "countries" else _find_country(key, int(term), value_names)
        for span in interpretation.get_certain(SpanKind.PLACE)
        for key, terms in span.terms.items()
        for term in terms
    }
    country = countries.pop() if len(countries) == 1 else None
    return value_names.get("country", country) if country is not None else None


def _find_country(key: str, place_id: int, value_names: ValueNames) -> int | None:
    place = value_names.get(PLACE_KINDS[key], place_id)
    return place.parents["country"] if place else None


def _build_text(interpretation: Interpretation, whole: str) -> SearchText:
    tokens = interpretation.tokens
    if all(token.is_sign for token in tokens):
        return SearchText(whole, (), has_words=False)
    units = split_units(_join_words(interpretation))
    subjects = tuple(
        dict.fromkeys(_build_subject(spans, interpretation) for spans in _group_subjects(interpretation))
    )
    excluded = tuple(
        _build_subject([span], interpretation) for span in interpretation.get_excluded(SpanKind.SUBJECT)
    )
    likely = tuple(
        dict.fromkeys(
            (FILTER_BY_KEY[key].field, term)
            for span in interpretation.spans
            if not span.is_certain
            for key, terms in span.terms.items()
            for term in terms
        )
    )
    awards = tuple(
        name
        for span in interpretation.get_certain(SpanKind.LEVEL)
        if span.names
        for name in (interpretation.get_text(span), *span.names)
    )
    exact_words = frozenset(
        fold_text(interpretation.text[tokens[each].start : tokens[each].end])
        for each in interpretation.words
        if not _may_be_typo(tokens[each], interpretation)
    )
    return SearchText(
        whole, units, subjects, excluded, likely, awards, with_typos=False, exact_words=exact_words
    )


def _may_be_typo(token: Token, interpretation: Interpretation) -> bool:
    """Whether a word may be a typo.

    Acronyms, English words, and words of the lexicon or the synonym rules are correct.
    """
    is_unknown = token.start in interpretation.unknown and token.key not in list_words_with_synonyms()
    return is_unknown and not token.is_acronym


def _join_words(interpretation: Interpretation) -> str:
    """Join the words that must match as text. Tokens without a space between them stay together: `10th`."""
    text, end = "", 0
    for position in interpretation.words:
        token = interpretation.tokens[position]
        space = "" if token.start == end else " "
        text, end = text + space + interpretation.text[token.start : token.end], token.end
    return text.strip()


def _group_subjects(interpretation: Interpretation) -> list[list[Span]]:
    """List the subjects of the text. Subjects with "or" between them form one group."""
    groups: list[list[Span]] = []
    for span in interpretation.get_certain(SpanKind.SUBJECT):
        between = interpretation.tokens[groups[-1][-1].last : span.first] if groups else ()
        if len(between) == 1 and between[0].key in ALTERNATIVE_WORDS:
            groups[-1].append(span)
        else:
            groups.append([span])
    return groups


def _build_subject(spans: Sequence[Span], interpretation: Interpretation) -> SubjectPhrase:
    """Build one subject from alternative spans. Full stops are removed from abbreviations: `M.B.A.` → `MBA`."""

    def read_phrase(span: Span) -> str:
        return drop_stops(interpretation.get_text(span))

    def list_names(span: Span) -> Iterable[str]:
        typed = interpretation.get_text(span)
        return span.names if typed == read_phrase(span) else (*span.names, typed)

    def collect(list_parts: Callable[[Span], Iterable[T]]) -> tuple[T, ...]:
        return tuple(dict.fromkeys(part for span in spans for part in list_parts(span)))

    return SubjectPhrase(
        collect(lambda span: [read_phrase(span)]),
        collect(list_names),
        collect(lambda span: span.terms.get("specializations", ())),
        collect(lambda span: span.terms.get("disciplines", ())),
    )
