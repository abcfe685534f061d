"""The entries of the search log as the rows of a table, for the export as Parquet and CSV."""

from collections.abc import Mapping
from typing import Any

import orjson

from schemas.parquet import Column, Kind

_KINDS: Mapping[Kind, tuple[str, ...]] = {
    Kind.TEXT: (
        "kind", "id", "month", "visit", "text", "query", "correction", "selection", "location", "ranking",
        "device", "language", "next", "search", "outcome", "dwell", "experiment",
    ),
    Kind.TIME: ("at",),
    Kind.DAY: ("day",),
    Kind.INTEGER: ("widening_steps", "order", "page", "total", "generation", "course", "position"),
    Kind.NUMBER: ("elasticsearch_ms", "total_ms"),
    Kind.FLAG: ("settled", "is_reformulated"),
}  # fmt: skip
_LIST_KINDS: Mapping[Kind, tuple[str, ...]] = {
    Kind.TEXT: ("interpreted", "lacks", "filters", "places", "countries", "subjects", "did"),
    Kind.INTEGER: ("shown", "first_team", "second_team"),
}
ENTRY_COLUMNS = [
    *(Column(name, kind) for kind, names in _KINDS.items() for name in names),
    *(Column(name, kind, is_list=True) for kind, names in _LIST_KINDS.items() for name in names),
]
_OF_OUTCOMES = frozenset({"search", "outcome", "course", "position", "dwell", "is_reformulated"})
SEARCH_COLUMNS = [column for column in ENTRY_COLUMNS if column.name not in _OF_OUTCOMES]


def build_table_row(entry: Mapping[str, Any]) -> dict[str, Any]:
    """Build the row of an entry. `did` becomes a list of outcomes, and `selection` becomes JSON text."""
    selection = entry.get("selection")
    return {
        **entry,
        "did": sorted(entry["did"]) if "did" in entry else None,
        "selection": None if selection is None else orjson.dumps(selection).decode(),
    }
