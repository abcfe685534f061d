"""The mappings of the search log. Unknown fields are stored, but not indexed."""

from typing import Any

from schemas.search_log.figures import DID, SUMS

_KEYWORDS = (
    "kind", "day", "month", "visit", "query", "correction", "interpreted", "lacks", "filters", "location", "places",
    "countries", "subjects", "ranking", "device", "language", "next", "search", "outcome", "dwell",
)  # fmt: skip
_NUMBERS = ("widening_steps", "order", "page", "total", "generation", "position", "course", "shown")

ENTRY_MAPPING: dict[str, Any] = {
    "dynamic": False,
    "properties": {
        "at": {"type": "date"},
        "text": {"type": "keyword", "index": False, "doc_values": False},
        "settled": {"type": "boolean"},
        "elasticsearch_ms": {"type": "double"},
        "total_ms": {"type": "double"},
        **{name: {"type": "keyword", "ignore_above": 400} for name in _KEYWORDS},
        **{name: {"type": "integer"} for name in _NUMBERS},
        "did": {"properties": {name: {"type": "boolean"} for name in DID}},
    },
}

DAILY_MAPPING: dict[str, Any] = {
    "dynamic": False,
    "properties": {
        **{
            name: {"type": "keyword", "ignore_above": 400}
            for name in ("day", "by", "value", "language", "device")
        },
        **{name: {"type": "long"} for name in SUMS},
        "total_ms": {"type": "double"},
    },
}
SETTINGS: dict[str, Any] = {"number_of_shards": 1, "refresh_interval": "5s"}
