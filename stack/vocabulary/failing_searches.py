"""Reads the failing searches of the search log.

A search fails if it finds nothing, if it is widened, or if the visitor then finds something with another text.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch.client import translate_errors
from indexer.search_log.entries import scan_entries
from schemas.search_log.names import SEARCH_LOG_ALIAS
from schemas.search_log.reports.selection import Selection

_CHUNK = 1_000
_FIELDS = ["query", "day", "visit", "total", "widening_steps", "next", "did.reformulated"]
_FAILING: dict[str, Any] = {
    "bool": {
        "should": [
            {"term": {"total": 0}},
            {"range": {"widening_steps": {"gt": 0}}},
            {"term": {"did.reformulated": True}},
        ],
        "minimum_should_match": 1,
    }
}


@dataclass(frozen=True, slots=True)
class FailingSearch:
    """A search that found nothing or was widened, or after which another text of the visitor had results.

    text: in lower case. next_text: the text that the visitor typed next and that found something, or None.
    """

    text: str
    day: str
    visit: str
    has_results: bool
    next_text: str | None


def read_failing_searches(client: Elasticsearch, selection: Selection) -> Iterator[FailingSearch]:
    """Yield the failing searches of persons. Yields nothing if the search log does not exist."""
    with translate_errors():
        if not client.indices.exists(index=SEARCH_LOG_ALIAS):
            return
        client.indices.refresh(index=SEARCH_LOG_ALIAS)
    query = selection.build_query(_FAILING, {"exists": {"field": "query"}}, {"exists": {"field": "visit"}})
    entries = scan_entries(client, SEARCH_LOG_ALIAS, query=query, order="day", fields=_FIELDS)
    while chunk := list(islice(entries, _CHUNK)):
        next_texts = _read_found_texts(client, chunk)
        for entry in chunk:
            is_changed = entry.get("did", {}).get("reformulated", False)
            next_text = next_texts.get(entry.get("next", "")) if is_changed else None
            has_results = entry["total"] > 0
            if not has_results or entry.get("widening_steps") or next_text:
                yield FailingSearch(entry["query"], entry["day"], entry["visit"], has_results, next_text)


def _read_found_texts(client: Elasticsearch, entries: Iterable[dict[str, Any]]) -> dict[str, str]:
    """Return the texts of those next searches that found something, by the id of the next search."""
    ids: Sequence[str] = sorted({entry["next"] for entry in entries if entry.get("next")})
    if not ids:
        return {}
    found = {"bool": {"filter": [{"ids": {"values": ids}}, {"range": {"total": {"gt": 0}}}]}}
    with translate_errors():
        response = client.search(
            index=SEARCH_LOG_ALIAS,
            size=_CHUNK,
            query=found,
            source_includes=["query"],
            track_total_hits=False,
        )
    texts = {hit["_id"]: hit["_source"].get("query") for hit in response["hits"]["hits"]}
    return {search: text for search, text in texts.items() if text}
