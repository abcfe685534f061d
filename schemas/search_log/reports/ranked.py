"""Reads the reports that list values, such as texts or filters, with the searches of each value."""

from collections.abc import Iterator

from schemas.search_log.figures import SUM_AGGREGATIONS, Body, Bucket, read_sums
from schemas.search_log.names import SEARCH_LOG_ALIAS
from schemas.search_log.reports.declarations import LogClient, RankedReport, Row
from schemas.search_log.reports.selection import FIELD_BY_GROUP, Selection

VALUES_MAX = 10_000
"""How many values Elasticsearch returns to a report that sorts by a rate. The most frequent values are returned."""
GROUPS_MAX = 400
EXACT_SIZE = 200_000
"""Each index returns so many values to the sum of all indices. With fewer values, the counts could be too low."""
SEARCH_SECONDS = "30s"


def read_ranked_rows(
    client: LogClient,
    report: RankedReport,
    selection: Selection,
    *,
    group: str | None = None,
    searches_min: int | None = None,
    limit: int = 20,
) -> list[Row]:
    """Return at most `limit` rows for each group, sorted by group."""
    values: Body = {
        "terms": {"field": report.field, "size": VALUES_MAX, "shard_size": EXACT_SIZE},
        "aggs": {**SUM_AGGREGATIONS, **VISITS},
    }
    least = report.searches_min if searches_min is None else searches_min
    rows: list[Row] = []
    for name, bucket in read_groups(
        client, selection.build_query(*report.filters), group, {"values": values}
    ):
        found = (build_row(each) for each in bucket["values"]["buckets"])
        ranked = sorted((row for row in found if row["searches"] >= least), key=report.sort_key)
        rows += [{**_name_group(group, name), **row} for row in ranked[:limit]]
    return rows


VISITS: Body = {"visits": {"cardinality": {"field": "visit", "precision_threshold": 40_000}}}
"""The number of visits. It can be wrong by about one in thousand, because Elasticsearch compares hashes of visits."""


def read_groups(
    client: LogClient, query: Body, group: str | None, aggregations: Body
) -> Iterator[tuple[str | None, Bucket]]:
    """Yield the name and the bucket of each group. Without a group, yield one bucket of all entries."""
    body = aggregations
    if group is not None:
        terms: Body = {"field": FIELD_BY_GROUP[group], "size": GROUPS_MAX, "order": {"_key": "asc"}}
        body = {"groups": {"terms": terms, "aggs": aggregations}}
    answer = client.search(
        index=SEARCH_LOG_ALIAS, size=0, query=query, aggs=body, timeout=SEARCH_SECONDS, track_total_hits=True,
        ignore_unavailable=True,
    )  # fmt: skip
    found = answer.get("aggregations", {})
    if group is not None:
        yield from ((str(bucket["key"]), bucket) for bucket in found.get("groups", {}).get("buckets", []))
    elif found:
        yield None, {"doc_count": answer["hits"]["total"]["value"], **found}


def build_row(bucket: Bucket) -> Row:
    """Build the row of a value from its bucket."""
    sums = read_sums(bucket)
    searches = sums["searches"]
    return {
        "value": bucket.get("key"),
        "searches": searches,
        "visits": bucket["visits"]["value"],
        "zero": sums["zero"],
        "zero_rate": compute_rate(sums["zero"], searches),
        "clicked": sums["click"],
        "click_rate": compute_rate(sums["click"], searches),
        "reformulated": sums["reformulated"],
        "mean_ms": round(sums["total_ms"] / searches, 1) if searches else None,
    }


def compute_rate(part: int, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0


def _name_group(group: str | None, name: str | None) -> Row:
    return {} if group is None else {group: name}
