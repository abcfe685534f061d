"""Values of a body, given as id or slug, become the terms that the documents carry."""

from collections.abc import Sequence

from schemas.contracts.base import Reference
from schemas.contracts.filters import ListingFilters
from schemas.documents.vocabulary.document import VocabularyKind
from schemas.vocabulary.months import MONTHS, month_number
from search.errors import FieldError, InvalidFilter, UnknownValue
from search.parsing.filter_table import VALUE_FILTERS, ClosedSet, ValueFilter
from search.parsing.search_query import Term
from search.value_names.value_names import Vocabulary


def chosen_terms(filters: ListingFilters, vocabulary: Vocabulary) -> dict[str, tuple[Term, ...]]:
    """The terms of every key that chooses something, each once and sorted."""
    chosen: dict[str, tuple[Term, ...]] = {}
    for each in VALUE_FILTERS:
        values = getattr(filters, each.key)
        if values:
            chosen[each.key] = terms_of(each, values, vocabulary, each.key)
    return chosen


def terms_of(
    declared: ValueFilter, values: Sequence[Reference], vocabulary: Vocabulary, key: str
) -> tuple[Term, ...]:
    """The terms of a filter's values, each once and sorted. key: where the values stand, for errors."""
    return tuple(sorted(set(_terms(declared, values, vocabulary, key))))


def _terms(
    declared: ValueFilter, values: Sequence[Reference], vocabulary: Vocabulary, key: str
) -> list[Term]:
    kind = declared.kind
    if not isinstance(kind, ClosedSet):
        return [resolved(vocabulary, kind, value, key) for value in values]
    if kind is ClosedSet.MONTH:
        return [_month(key, position, value) for position, value in enumerate(values)]
    return [True] if kind is ClosedSet.PANEL else [str(value) for value in values]


def resolved(vocabulary: Vocabulary, kind: VocabularyKind, reference: Reference, field: str) -> int:
    """The id of a reference; UnknownValue names the key and the value."""
    value = vocabulary.find(kind, reference)
    if value is None:
        noun = kind.replace("_", " ")
        raise UnknownValue(FieldError(field, f"there is no {noun} '{reference}'"))
    return value.id


def _month(key: str, position: int, value: Reference) -> int:
    if value not in MONTHS:
        reason = f"'{value}' is no month; months are full English names in lower case"
        raise InvalidFilter(FieldError(f"{key}.{position}", reason))
    return month_number(str(value))
