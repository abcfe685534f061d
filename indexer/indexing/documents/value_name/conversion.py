"""Converts a value row to its value name document. The same row always gives the same document.

Value names are the names of countries, subjects, articles and other things that searches use.
"""

from collections.abc import Mapping
from datetime import date
from decimal import Decimal
from typing import Any

from schemas.documents.value_name.document import ValueKind, ValueNameDocument

PARENT_COLUMNS: dict[ValueKind, tuple[str, ...]] = {
    "region": ("countries",),
    "country": (),
    "state": ("country",),
    "city": ("country", "state"),
    "discipline": (),
    "specialization": ("discipline",),
    "degree_level_group": (),
    "degree_level": ("degree_level_group",),
    "institute": ("country",),
    "campus": ("institute", "city"),
    "currency": (),
    "institute_group": (),
    "blog": (),
    "page": (),
    "scholarship": (),
    "accepted_phrase": (),
}
"""The columns with the ids of the parents, for each kind of value. A region has the ids of its countries instead."""

EXTRA_COLUMNS: dict[ValueKind, tuple[str, ...]] = {
    "region": ("type",),
    "country": ("iso2", "iso3", "continent", "currency_id", "other_names"),
    "state": ("code", "other_names"),
    "city": ("latitude", "longitude", "population", "other_names"),
    "discipline": ("logo", "icon"),
    "specialization": ("is_field", "isced_code"),
    "degree_level_group": ("type", "scholarship_count"),
    "degree_level": ("display_name", "level_type"),
    "institute": ("logo", "institute_type", "trading_name", "has_ranking"),
    "campus": ("latitude", "longitude"),
    "currency": ("code", "description", "value_to_pkr", "rate_date"),
    "institute_group": ("other_names",),
    "blog": ("other_names",),
    "page": ("other_names",),
    "scholarship": ("other_names",),
    "accepted_phrase": ("meaning",),
}
"""The columns with further values of the document, for each kind of value."""


def build_value_name_id(kind: ValueKind, row_id: int) -> str:
    return f"{kind}:{row_id}"


def build_value_name_document(kind: ValueKind, row: Mapping[str, Any]) -> ValueNameDocument:
    """Build the document.

    `row` has the columns id, slug, old_slugs, name and position, and the columns of its kind.
    """
    return {
        "kind": kind,
        "id": row["id"],
        "slug": row["slug"],
        "old_slugs": row["old_slugs"],
        "name": row["name"],
        "position": row["position"],
        "parents": {column: row[column] for column in PARENT_COLUMNS[kind]},
        "extra": {column: _to_json_type(row[column]) for column in EXTRA_COLUMNS[kind]},
    }


def _to_json_type(value: object) -> object:
    """Convert decimals and dates to JSON types."""
    if isinstance(value, Decimal):
        return float(value)
    return value.isoformat() if isinstance(value, date) else value
