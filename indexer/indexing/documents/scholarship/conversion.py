"""Converts a scholarship row to its document. The same row always gives the same document."""

from collections.abc import Mapping
from typing import Any

from schemas.documents.scholarship.card import build_scholarship_card
from schemas.documents.scholarship.document import ScholarshipDocument, ScholarshipKind
from schemas.filters.fixed_values import SCHOLARSHIP_TYPES
from schemas.vocabulary.months import MONTHS


def build_scholarship_id(kind: ScholarshipKind, row_id: int) -> str:
    return f"{kind}:{row_id}"


def build_scholarship_document(row: Mapping[str, Any]) -> ScholarshipDocument:
    """Build the document. `row` has the columns of SCHOLARSHIPS in `schemas/documents/scholarship/statements.py`."""
    return {
        "kind": "scholarship",
        "id": row["id"],
        "slug": row["slug"],
        "name": row["name"],
        "words": _list_words(row),
        "country_ids": [each["id"] for each in row["countries"]],
        "institute_ids": [each["id"] for each in row["institutes"]],
        "discipline_ids": row["discipline_ids"],
        "degree_level_ids": row["degree_level_ids"],
        "type": row["type"],
        "month": row["month"],
        "year": row["year"],
        "deadline": row["deadline"] and row["deadline"].isoformat(),
        "card": build_scholarship_card(row),
    }


def _list_words(row: Mapping[str, Any]) -> list[str]:
    """List the further texts that a search can match, each once: names, codes, month and year.

    The main name of the scholarship is in the field `name`.
    """
    words = [row["provider_name"], SCHOLARSHIP_TYPES.names[row["type"]]]
    words += [texts.get("name") for _, texts in sorted(row["translations"].items())]
    for each in row["institutes"]:
        words += [each["name"], each["trading_name"]]
    for each in row["countries"]:
        words += [each["name"], each["iso2"], each["iso3"], *each["other_names"]]
    words += [each["name"] for each in row["disciplines"]]
    for each in row["degree_levels"]:
        words += [each["name"], each["full_name"]]
    if row["month"] is not None:
        words.append(MONTHS[row["month"] - 1])
    if row["year"] is not None:
        words.append(str(row["year"]))
    return list(dict.fromkeys(word for word in words if word))
