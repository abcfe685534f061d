"""Finds the texts that visitors typed next, after a text of a report."""

from collections import defaultdict

from schemas.search_log.figures import Body
from schemas.search_log.names import SEARCH_LOG_ALIAS
from schemas.search_log.reports.declarations import LogClient, Row
from schemas.search_log.reports.ranked import EXACT_SIZE
from schemas.search_log.reports.selection import Selection

PAIRS_MAX = 10_000
"""Only this many newest pairs of searches are read, so that the report stays fast on a large log."""
NEXT_MAX = 3


def add_next_texts(client: LogClient, selection: Selection, rows: list[Row]) -> list[Row]:
    """Add the most frequent next texts to each row."""
    next_ids = _read_next_ids(client, selection, [row["value"] for row in rows]) if rows else {}
    next_texts = _count_texts(client, next_ids) if next_ids else {}
    return [{**row, "next": next_texts.get(row["value"], [])} for row in rows]


def _read_next_ids(client: LogClient, selection: Selection, texts: list[str]) -> dict[str, list[str]]:
    """Return the ids of the next searches by text."""
    filters: tuple[Body, ...] = (
        {"term": {"did.reformulated": True}}, {"terms": {"query": texts}}, {"exists": {"field": "next"}},
    )  # fmt: skip
    # With `stored_fields="_none_"`, Elasticsearch reads only the doc values of the two fields, and not `_source`.
    response = client.search(
        index=SEARCH_LOG_ALIAS, size=PAIRS_MAX, query=selection.build_query(*filters), sort=[{"at": "desc"}],
        stored_fields="_none_", docvalue_fields=["query", "next"], track_total_hits=False,
    )  # fmt: skip
    found: defaultdict[str, list[str]] = defaultdict(list)
    for hit in response["hits"]["hits"]:
        found[hit["fields"]["query"][0]].append(hit["fields"]["next"][0])
    return found


def _count_texts(client: LogClient, next_ids: dict[str, list[str]]) -> dict[str, list[str]]:
    """Return the most frequent texts of the next searches. The keys are the earlier texts."""
    terms: Body = {"terms": {"field": "query", "size": NEXT_MAX, "shard_size": EXACT_SIZE}}
    aggregations: Body = {
        f"{number}": {"filter": {"ids": {"values": ids}}, "aggs": {"texts": terms}}
        for number, ids in enumerate(next_ids.values())
    }
    every_id = [each for ids in next_ids.values() for each in ids]
    response = client.search(
        index=SEARCH_LOG_ALIAS,
        size=0,
        query={"bool": {"filter": [{"ids": {"values": every_id}}]}},
        aggs=aggregations,
    )
    return {
        text: [bucket["key"] for bucket in response["aggregations"][f"{number}"]["texts"]["buckets"]]
        for number, text in enumerate(next_ids)
    }
