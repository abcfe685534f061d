"""Builds the interpretation in a response. The site shows a visitor how the search has interpreted the text."""

from collections.abc import Iterator

from pydantic import TypeAdapter

from schemas.contracts.unified.filter_names import FilterName
from schemas.contracts.unified.interpretation import (
    LackedPart,
    SpanEffect,
    SpanKindName,
    TextInterpretation,
    UnderstoodAmount,
    UnderstoodSpan,
    Widening,
)
from schemas.filters.declarations import FILTER_BY_KEY, FilterGroup
from schemas.filters.fixed_values import FixedValues, Term
from schemas.vocabulary.day_numbers import to_date
from schemas.vocabulary.kinds import Order
from search.interpretation.interpretation import Interpretation
from search.interpretation.spans import Span, SpanKind
from search.parsing.interpreted_query import FILTER_GROUPS, find_fee_currency
from search.parsing.search_query import SearchQuery, SearchText
from search.parsing.text_units import allows_typos
from search.parsing.widened_query import DETAIL_GROUPS, MAIN_GROUPS, SPARSE_GROUPS
from search.parsing.wish_orders import find_wished_order
from search.text_folding import fold_text
from search.value_names.value_names import ValueNames

VALUES_MAX = 3
"""How many names a response lists for one span. For example, `europe` means forty countries, but three are listed."""

SPAN_KINDS = TypeAdapter(dict[SpanKind, SpanKindName]).validate_python(
    {kind: kind.value for kind in SpanKind if kind not in (SpanKind.FILLER, SpanKind.BOUNDARY)}
)
"""The kinds of spans that a response lists."""

FILTER_NAMES = TypeAdapter(dict[FilterGroup, FilterName]).validate_python(
    {group: group.value for group in FilterGroup}
)
LACKED_GROUPS = TypeAdapter(dict[FilterGroup, LackedPart]).validate_python(
    {group: group.value for group in (*SPARSE_GROUPS, *DETAIL_GROUPS, *MAIN_GROUPS)}
)
"""The filter groups, such as place or fee, that a search with few results can drop from the text."""

_RANGE_GROUPS = {
    SpanKind.FEE: FilterGroup.FEE,
    SpanKind.DURATION: FilterGroup.DURATION,
    SpanKind.DEADLINE: FilterGroup.DEADLINE,
}


def build_text_interpretation(
    search_query: SearchQuery, full_total: int | None, value_names: ValueNames
) -> TextInterpretation | None:
    """Build the interpretation. Returns None if the text is not interpreted.

    full_total: the number of courses that match the query before widening. None if the search is not widened.
    """
    full = search_query.full or search_query
    interpretation = full.interpretation
    if interpretation is None:
        return None
    spans = [
        _build_span(span, SPAN_KINDS[span.kind], full, interpretation, value_names)
        for span in interpretation.spans
        if span.kind in SPAN_KINDS
    ]
    widening = None if full_total is None else _build_widening(search_query, full, full_total)
    steps = len(search_query.narrower) + 1 if search_query.full else 0
    return TextInterpretation(spans=spans, widening_steps=steps, widening=widening)


def _build_span(
    span: Span,
    kind: SpanKindName,
    search_query: SearchQuery,
    interpretation: Interpretation,
    value_names: ValueNames,
) -> UnderstoodSpan:
    names = list(_list_value_names(span, value_names)) or list(span.names)
    return UnderstoodSpan(
        text=interpretation.get_text(span),
        start=span.start,
        end=span.end,
        kind=kind,
        effect=_find_effect(span, search_query, value_names),
        values=names[:VALUES_MAX],
        value_count=len(names),
        value=_find_value(span, search_query),
        amount=_build_amount(span, interpretation, value_names),
    )


def _find_value(span: Span, search_query: SearchQuery) -> str | None:
    if span.kind is not SpanKind.DEADLINE or not span.value:
        return span.value or None
    lower = search_query.deadline.lower if search_query.deadline else None
    earliest = None if lower is None else to_date(round(lower))
    return earliest.isoformat() if earliest else None


def _build_amount(
    span: Span, interpretation: Interpretation, value_names: ValueNames
) -> UnderstoodAmount | None:
    if span.amount is None:
        return None
    currency = find_fee_currency(interpretation, value_names) if span.kind is SpanKind.FEE else None
    return UnderstoodAmount(
        lower=span.amount.lower,
        upper=span.amount.upper,
        currency=currency.extra["code"] if currency else None,
    )


def _find_effect(span: Span, search_query: SearchQuery, value_names: ValueNames) -> SpanEffect:
    if span.kind is SpanKind.WANT:
        return "note"
    if span.kind is SpanKind.WISH:
        return _find_effect_of_wish(find_wished_order(span, value_names), search_query.order)
    if not span.is_certain:
        return "boost"
    if span.kind is SpanKind.SUBJECT:
        return "exclude" if span.is_excluded else "subject"
    group = FILTER_GROUPS.get(span.kind) or _RANGE_GROUPS[span.kind]
    if group not in search_query.interpreted_groups:
        return "overridden"
    return "exclude" if span.is_excluded else "filter"


def _find_effect_of_wish(wished: Order | None, order: Order) -> SpanEffect:
    if wished is None:
        return "note"
    return "order" if wished is order else "overridden"


def _list_value_names(span: Span, value_names: ValueNames) -> Iterator[str]:
    for key, terms in span.terms.items():
        for term in terms:
            name = find_value_name(key, term, value_names)
            if name is not None:
                yield name


def find_value_name(key: str, term: Term, value_names: ValueNames) -> str | None:
    kind = FILTER_BY_KEY[key].values
    if isinstance(kind, FixedValues):
        return next((kind.names[slug] for slug, each in kind.terms.items() if each == term), None)
    value = value_names.get(kind, int(term))
    return value.name if value else None


def _build_widening(search_query: SearchQuery, full: SearchQuery, full_total: int) -> Widening:
    """Describe the differences between the widened query and the query before widening (`full`)."""
    before, after = full.interpretation, search_query.interpretation
    corrected = after.text if before and after and after.text != before.text else None
    dropped = full.interpreted_groups - search_query.interpreted_groups
    lacks: list[LackedPart] = [name for group, name in LACKED_GROUPS.items() if group in dropped]
    text = search_query.text
    words = [unit.text for unit in text.units] if text and text.units_min is not None else []
    if text and text.subjects_min is not None:
        words += [phrase for subject in text.subjects for phrase in subject.phrases]
    if full.text and text and corrected is None and text.subjects != full.text.subjects:
        lacks.insert(0, "subject")
    if words:
        lacks.insert(0, "words")
    return Widening(
        full_total=full_total,
        corrected_text=corrected,
        similar_words=_list_words_with_typos(text) if text else [],
        lacks=lacks,
        words=words,
    )


def _list_words_with_typos(text: SearchText) -> list[str]:
    """List the unknown words that match similar words of the courses.

    The list is empty if courses may lack some of the words, because a word might then not match at all.
    """
    if not text.with_typos or text.units_min is not None:
        return []
    exact = text.exact_words or frozenset()
    unknown = (unit.text for unit in text.units if not all(fold_text(word) in exact for word in unit.words))
    return [word for word in unknown if allows_typos(word)]
