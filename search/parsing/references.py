"""Resolves ids and slugs of a request to the terms in the course documents: `["australia", "5"]` → `(5, 36)`."""

from collections.abc import Sequence

from schemas.contracts.base import Reference
from schemas.contracts.listing.filters import ListingFilters
from schemas.documents.value_name.document import ValueKind
from schemas.filters.declarations import VALUE_FILTERS, ValueFilter
from schemas.filters.fixed_values import FixedValues, Term
from search.errors import FieldError, InvalidFilter, UnknownValue
from search.value_names.value_names import ValueNames


def parse_value_filters(filters: ListingFilters, value_names: ValueNames) -> dict[str, tuple[Term, ...]]:
    """Resolve the values of each filter to terms. Keys without values are absent from the result."""
    chosen: dict[str, tuple[Term, ...]] = {}
    for each in VALUE_FILTERS:
        values = getattr(filters, each.key)
        if values:
            chosen[each.key] = parse_terms(each, values, value_names, each.key)
    return chosen


def parse_terms(
    declared: ValueFilter, values: Sequence[Reference], value_names: ValueNames, key: str
) -> tuple[Term, ...]:
    """Resolve the values of one filter to distinct, sorted terms.

    key: the path of the values in the request body, such as `filters.disciplines.include`. Errors contain this path.
    """
    return tuple(sorted(set(_resolve_terms(declared, values, value_names, key))))


def _resolve_terms(
    declared: ValueFilter, values: Sequence[Reference], value_names: ValueNames, key: str
) -> list[Term]:
    values_of = declared.values
    if isinstance(values_of, FixedValues):
        return [
            _resolve_fixed_term(values_of, value, f"{key}.{position}")
            for position, value in enumerate(values)
        ]
    return [resolve_reference(value_names, values_of, value, key) for value in values]


def _resolve_fixed_term(values: FixedValues, value: Reference, field: str) -> Term:
    term = values.terms.get(str(value))
    if term is None:
        raise InvalidFilter(FieldError(field, f"there is no {values.noun} '{value}'; use {values.hint}"))
    return term


def resolve_reference(value_names: ValueNames, kind: ValueKind, reference: Reference, field: str) -> int:
    """Resolve an id or slug to the id. Raises UnknownValue if the value does not exist.

    field: the path of the value in the request body. The error contains this path.
    """
    value = value_names.find(kind, reference)
    if value is None:
        noun = kind.replace("_", " ")
        raise UnknownValue(FieldError(field, f"there is no {noun} '{reference}'"))
    return value.id
