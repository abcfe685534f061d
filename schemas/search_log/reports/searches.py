"""Reads the single searches of a text, with their outcomes."""

from schemas.search_log.names import SEARCH_LOG_ALIAS
from schemas.search_log.reports.declarations import LogClient, Row
from schemas.search_log.reports.selection import Selection

SEARCHES_MAX = 200
FIELDS = (
    "at", "text", "correction", "filters", "places", "total", "page", "language", "device", "total_ms", "did",
)  # fmt: skip


def read_searches(client: LogClient, selection: Selection, text: str, limit: int = 100) -> list[Row]:
    """Return the newest searches of a text. The rows have no visit id, so two searches of a person cannot be linked."""
    response = client.search(
        index=SEARCH_LOG_ALIAS, size=min(limit, SEARCHES_MAX), source_includes=list(FIELDS), sort=[{"at": "desc"}],
        query=selection.build_query({"term": {"query": text.casefold()}}), ignore_unavailable=True,
    )  # fmt: skip
    return [_build_row(hit["_source"]) for hit in response["hits"]["hits"]]


def _build_row(entry: Row) -> Row:
    row = {name: entry.get(name) for name in FIELDS}
    return {**row, "did": sorted(entry.get("did", {}))}
