"""Parses the filters of a scholarship search."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from schemas.contracts.base import Reference
from schemas.contracts.catalogue.scholarship import ScholarshipFilters
from schemas.documents.value_name.document import ValueKind
from schemas.filters.fixed_values import INTAKE_MONTHS, SCHOLARSHIP_TYPES, FixedValues
from search.errors import FieldError, InvalidFilter
from search.parsing.references import resolve_reference
from search.parsing.search_text import parse_text
from search.value_names.value_names import ValueNames

FIELDS: Mapping[str, str] = {
    "countries": "country_ids",
    "institutes": "institute_ids",
    "disciplines": "discipline_ids",
    "degree_levels": "degree_level_ids",
    "types": "type",
    "months": "month",
    "years": "year",
}
"""The field of the document for each filter, by the key of the request."""

VALUE_KINDS: Mapping[str, ValueKind] = {
    "countries": "country",
    "institutes": "institute",
    "disciplines": "discipline",
    "degree_levels": "degree_level",
}
"""The filters whose values are rows of a table."""

FIXED_VALUES: Mapping[str, FixedValues] = {"types": SCHOLARSHIP_TYPES, "months": INTAKE_MONTHS}


@dataclass(frozen=True, slots=True)
class ScholarshipQuery:
    """terms: the terms of each filter by its key. text: None if the request has no word."""

    terms: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    text: str | None = None
    order: int = 0


def parse_scholarship_filters(filters: ScholarshipFilters, value_names: ValueNames) -> ScholarshipQuery:
    """Raises UnknownValue or InvalidFilter, which name the key and the value."""
    terms: dict[str, tuple[str, ...]] = {}
    for key in FIELDS:
        values = getattr(filters, key)
        if values:
            terms[key] = tuple(sorted({_resolve(key, value, value_names) for value in values}))
    text = parse_text(filters.search)
    return ScholarshipQuery(terms, None if text is None else text.whole, filters.order)


def _resolve(key: str, value: Reference, value_names: ValueNames) -> str:
    if key in VALUE_KINDS:
        return str(resolve_reference(value_names, VALUE_KINDS[key], value, key))
    if key in FIXED_VALUES:
        return _resolve_fixed(FIXED_VALUES[key], value, key)
    return str(value)


def _resolve_fixed(values: FixedValues, value: Reference, key: str) -> str:
    term = values.terms.get(str(value))
    if term is None:
        raise InvalidFilter(FieldError(key, f"there is no {values.noun} '{value}'; use {values.hint}"))
    return str(term)
