"""Finds the texts that visitors typed after a text."""

from collections import Counter, defaultdict
from collections.abc import Sequence
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
    hits = _search(client, query, ("query", "next"), size=PAIRS_MAX, sort=[{"at": "desc"}])
    return [(fields["query"][0], fields["next"][0]) for fields in hits.values() if "next" in fields]


def _read_texts(client: LogClient, ids: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for chunk in (ids[start : start + _CHUNK] for start in range(0, len(ids), _CHUNK)):
        query = {"bool": {"filter": [{"ids": {"values": chunk}}]}}
        hits = _search(client, query, ("query",), size=_CHUNK)
        found |= {search_id: fields["query"][0] for search_id, fields in hits.items() if "query" in fields}
    return found


def _search(
    client: LogClient, query: dict[str, Any], fields: Sequence[str], **options: Any
) -> dict[str, dict[str, list[str]]]:
    """Return the fields of each entry by its id. Columns of fields are read faster than whole entries."""
    answer = client.search(
        index=SEARCH_LOG_ALIAS, query=query, source=False, docvalue_fields=list(fields), track_total_hits=False,
        **options,
    )  # fmt: skip
    return {hit["_id"]: hit.get("fields", {}) for hit in answer["hits"]["hits"]}
