"""Converts a place row to its suggestion document. The same row always gives the same document."""

from collections.abc import Iterable, Mapping
from typing import Any

from schemas.documents.suggestion.document import SuggestionDocument, SuggestionKind

BREADTH: dict[SuggestionKind, int] = {"region": 4, "country": 3, "state": 2, "city": 1, "postcode": 0}


def build_suggestion_id(kind: SuggestionKind, row_id: int) -> str:
    return f"{kind}:{row_id}"


def build_suggestion_document(kind: SuggestionKind, row: Mapping[str, Any]) -> SuggestionDocument:
    """Build the document. `row` has the columns of the SQL in `extraction/suggestion_statements.py`."""
    has_point = row["latitude"] is not None
    return {
        "kind": kind,
        "id": row["id"],
        "in_catalogue": row["in_catalogue"],
        "population": row["population"],
        "breadth": BREADTH[kind],
        "point": {"lat": row["latitude"], "lon": row["longitude"]} if has_point else None,
        "names": add_spellings_without_apostrophe(row["names"]),
        "other_names": add_spellings_without_apostrophe(row["other_names"]),
        "parents": add_spellings_without_apostrophe(row["parents"]),
        "shown": {
            "name": row["name"],
            "slug": row["slug"] if row["in_catalogue"] or kind != "city" else None,
            "code": row["code"],
            "state_slug": row["state_slug"],
            "state_name": row["state_name"] or None,
            "country_id": row["country_id"],
            "country_slug": row["country_slug"],
            "country_name": row["country_name"],
        },
    }


def add_spellings_without_apostrophe(names: Iterable[str | None]) -> list[str]:
    """Return each name once. None and empty names are left out.

    For a name with an apostrophe (St John's), also return the spelling without the apostrophe (St Johns).
    """
    known = [name for name in names if name]
    plain = [name.replace("'", "").replace("’", "") for name in known]
    return list(dict.fromkeys([*known, *plain]))
