"""Finds the texts that visitors typed after a text."""

from collections import Counter, defaultdict
from typing import Any

from schemas.search_log.names import SEARCH_LOG_ALIAS
from schemas.search_log.reports.declarations import LogClient, Row
from schemas.search_log.reports.selection import Selection

PAIRS_MAX = 10_000
"""The newest pairs of searches that are read. So the report stays fast on a large log."""
NEXT_MAX = 3
_CHUNK = 1_000


def add_next_texts(client: LogClient, selection: Selection, rows: list[Row]) -> list[Row]:
    """Add the most frequent next texts to each row."""
    texts = [row["value"] for row in rows]
    if not texts:
        return rows
    pairs = _read_pairs(client, selection, texts)
    next_texts = _read_texts(client, sorted({next_id for _, next_id in pairs}))
    counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for text, next_id in pairs:
        if next_id in next_texts:
            counts[text][next_texts[next_id]] += 1
    return [{**row, "next": [text for text, _ in counts[row["value"]].most_common(NEXT_MAX)]} for row in rows]


def _read_pairs(client: LogClient, selection: Selection, texts: list[str]) -> list[tuple[str, str]]:
    query = selection.build_query({"term": {"did.reformulated": True}}, {"terms": {"query": texts}})
    hits = _search(client, query, ["query", "next"], sort=[{"at": "desc"}])
    return [(hit["query"], hit["next"]) for hit in hits if "next" in hit]


def _read_texts(client: LogClient, ids: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for chunk in (ids[start : start + _CHUNK] for start in range(0, len(ids), _CHUNK)):
        query = {"bool": {"filter": [{"ids": {"values": chunk}}]}}
        answer = client.search(index=SEARCH_LOG_ALIAS, size=_CHUNK, query=query, source_includes=["query"])
        found |= {
            hit["_id"]: hit["_source"]["query"]
            for hit in answer["hits"]["hits"]
            if hit["_source"].get("query")
        }
    return found


def _search(
    client: LogClient, query: dict[str, Any], fields: list[str], sort: list[dict[str, str]]
) -> list[dict[str, Any]]:
    answer = client.search(
        index=SEARCH_LOG_ALIAS, size=PAIRS_MAX, query=query, source_includes=fields, sort=sort
    )
    return [hit["_source"] for hit in answer["hits"]["hits"]]
