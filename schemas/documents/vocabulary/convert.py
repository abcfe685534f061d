"""A value's row becomes its vocabulary document. Pure: the same row always gives the same document."""

from collections.abc import Mapping
from datetime import date
from decimal import Decimal
from typing import Any

from schemas.documents.vocabulary.document import VocabularyDocument, VocabularyKind

PARENTS: dict[VocabularyKind, tuple[str, ...]] = {
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
}
"""The columns of a kind's row that name its parents by id."""

EXTRA: dict[VocabularyKind, tuple[str, ...]] = {
    "region": ("type",),
    "country": ("iso2", "iso3", "continent", "currency_id"),
    "state": ("code",),
    "city": ("latitude", "longitude", "population"),
    "discipline": ("logo", "icon"),
    "specialization": ("is_field",),
    "degree_level_group": ("type",),
    "degree_level": ("display_name", "level_type"),
    "institute": ("logo", "institute_type", "trading_name"),
    "campus": ("latitude", "longitude"),
    "currency": ("code", "description", "value_to_pkr", "rate_date"),
}
"""The columns of a kind's row that are shown beside its name."""


def vocabulary_id(kind: VocabularyKind, row_id: int) -> str:
    """The document's `_id`."""
    return f"{kind}:{row_id}"


def vocabulary_document(kind: VocabularyKind, row: Mapping[str, Any]) -> VocabularyDocument:
    """The document of a row with the columns id, slug, old_slugs, name, position, and those of its kind."""
    return {
        "kind": kind,
        "id": row["id"],
        "slug": row["slug"],
        "old_slugs": row["old_slugs"],
        "name": row["name"],
        "position": row["position"],
        "parents": {column: row[column] for column in PARENTS[kind]},
        "extra": {column: _plain(row[column]) for column in EXTRA[kind]},
    }


def _plain(value: object) -> object:
    """Numbers and dates as JSON has them."""
    if isinstance(value, Decimal):
        return float(value)
    return value.isoformat() if isinstance(value, date) else value
