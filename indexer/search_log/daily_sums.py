"""Writes the daily sums of the search log.

The entries of a month are deleted 90 days after the end of the month, but the sums stay.

A searched text gets a sum of a day only if at least five visits of this day have searched the text. Rarer texts could
identify a person.
"""

from collections.abc import Iterator
from datetime import date, timedelta
from hashlib import blake2b
from typing import Any

from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch.client import translate_errors
from indexer.search_log.indices import ensure_daily_index
from schemas.search_log.figures import SUM_AGGREGATIONS, TEXT_VISITS_MIN, Body, build_settled_query, read_sums
from schemas.search_log.names import DAILY_INDEX, SEARCH_LOG_ALIAS

REPEATED_DAYS = 3
"""The sums of this many last days are written again, because entries can arrive late."""
PAGE = 1_000
DIMENSIONS: dict[str, tuple[str, ...]] = {
    "all": ("language", "device"),
    "query": ("query",),
    "country": ("countries",),
}
"""The fields of each kind of daily sum."""

Document = dict[str, Any]


def write_daily_sums(client: Elasticsearch, today: date) -> int:
    """Write the sums of each day with entries that has no sums or is one of the last three days.

    Returns the number of written days.
    """
    ensure_daily_index(client)
    with translate_errors():
        client.indices.refresh(index=[SEARCH_LOG_ALIAS, DAILY_INDEX], ignore_unavailable=True)
    written = _list_days(client, DAILY_INDEX, {"term": {"by": "all"}})
    logged = _list_days(client, SEARCH_LOG_ALIAS, build_settled_query())
    recent = {f"{today - timedelta(days=days):%Y-%m-%d}" for days in range(REPEATED_DAYS)}
    due = sorted(logged - (written - recent))
    for day in due:
        _write_day(client, day)
    return len(due)


def build_daily_sums(client: Elasticsearch, day: str) -> Iterator[Document]:
    """Build the sums of one day."""
    for by, fields in DIMENSIONS.items():
        for bucket in _read_buckets(client, day, fields):
            if by == "query" and bucket["visits"]["value"] < TEXT_VISITS_MIN:
                continue
            key = bucket["key"]
            value = None if by == "all" else key[fields[0]]
            names = {name: key[name] for name in fields} if by == "all" else {"value": value}
            yield {"day": day, "by": by, **names, **read_sums(bucket)}


def _write_day(client: Elasticsearch, day: str) -> None:
    operations: list[Document] = []
    for document in build_daily_sums(client, day):
        operations += [{"index": {"_index": DAILY_INDEX, "_id": _build_id(document)}}, document]
    with translate_errors():
        for start in range(0, len(operations), 2 * PAGE):
            response = client.bulk(operations=operations[start : start + 2 * PAGE])
            if response["errors"]:
                raise RuntimeError(f"Elasticsearch rejects a daily sum of {day}: {response['items'][0]}")


def _build_id(document: Document) -> str:
    key = "\0".join(str(document.get(name)) for name in ("day", "by", "value", "language", "device"))
    return blake2b(key.encode(), digest_size=12).hexdigest()


def _list_days(client: Elasticsearch, index: str, query: Body) -> set[str]:
    body = {"days": {"terms": {"field": "day", "size": 10_000}}}
    with translate_errors():
        response = client.search(index=index, size=0, query=query, aggs=body, ignore_unavailable=True)
    return {bucket["key"] for bucket in response.get("aggregations", {}).get("days", {}).get("buckets", [])}


def _read_buckets(client: Elasticsearch, day: str, fields: tuple[str, ...]) -> Iterator[dict[str, Any]]:
    """Read all buckets, page by page."""
    keep_missing = len(fields) > 1
    sources = [{name: {"terms": {"field": name, "missing_bucket": keep_missing}}} for name in fields]
    composite: Body = {"size": PAGE, "sources": sources}
    visits = {"visits": {"cardinality": {"field": "visit", "precision_threshold": 40_000}}}
    while True:
        aggregation = {"composite": composite, "aggs": {**SUM_AGGREGATIONS, **visits}}
        query = build_settled_query({"term": {"day": day}})
        with translate_errors():
            response = client.search(index=SEARCH_LOG_ALIAS, size=0, query=query, aggs={"page": aggregation})
        page = response["aggregations"]["page"]
        yield from page["buckets"]
        if "after_key" not in page:
            return
        composite = {**composite, "after": page["after_key"]}
