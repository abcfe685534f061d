"""Builds the card of a scholarship. The document of the index and the details of the API contain the card."""

from collections.abc import Iterable, Mapping
from typing import Any

from schemas.contracts.base import Named
from schemas.contracts.catalogue.scholarship import ScholarshipCard, ScholarshipPlace
from schemas.filters.fixed_values import SCHOLARSHIP_TYPES
from schemas.vocabulary.months import MONTHS

_TRANSLATED = ("name", "amount")


def build_scholarship_card(row: Mapping[str, Any]) -> ScholarshipCard:
    """Build the card. `row` has the columns of the SQL in statements.py."""
    return {
        "id": row["id"],
        "slug": row["slug"],
        "name": row["name"],
        "provider_name": row["provider_name"],
        "institutes": _list_named(row["institutes"]),
        "countries": [
            ScholarshipPlace(id=each["id"], slug=each["slug"], name=each["name"], iso2=each["iso2"])
            for each in row["countries"]
        ],
        "disciplines": _list_named(row["disciplines"]),
        "degree_levels": _list_named(row["degree_levels"]),
        "type": row["type"],
        "type_name": SCHOLARSHIP_TYPES.names[row["type"]],
        "month": None if row["month"] is None else MONTHS[row["month"] - 1],
        "year": row["year"],
        "amount": row["amount"],
        "currency": row["currency"],
        "deadline": row["deadline"] and row["deadline"].isoformat(),
        "translations": {
            language: {field: texts[field] for field in _TRANSLATED if field in texts}
            for language, texts in row["translations"].items()
        },
        "is_sample": row["is_sample"],
    }


def _list_named(values: Iterable[Mapping[str, Any]]) -> list[Named]:
    return [Named(id=each["id"], slug=each["slug"], name=each["name"]) for each in values]
