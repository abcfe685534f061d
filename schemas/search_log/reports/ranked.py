"""Reads the reports that list values, such as texts or filters, with the searches of each value."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from heapq import nsmallest

from schemas.search_log.figures import SUM_AGGREGATIONS, Body, Bucket, read_sums
from schemas.search_log.names import SEARCH_LOG_ALIAS
from schemas.search_log.reports.declarations import LogClient, RankedReport, Row
from schemas.search_log.reports.selection import FIELD_BY_GROUP, Selection

VALUES_MAX = 10_000
"""A report that sorts by a rate compares this many values: the most frequent ones."""
GROUPS_MAX = 400
EXACT_SIZE = 200_000
"""The number of values that each shard returns (`shard_size`). With fewer values, the sums could be too low."""
SEARCH_SECONDS = "30s"
_CHUNK = 10_000


def read_ranked_rows(
    client: LogClient,
    report: RankedReport,
    selection: Selection,
    *,
    group: str | None = None,
    searches_min: int | None = None,
    limit: int = 20,
) -> list[Row]:
    """Return at most `limit` rows for each group, sorted by group.

    First, requests choose the values of the rows. Then further requests read the figures of these values only, because
    computing the figures of all values would be slow.
    """
    least = report.searches_min if searches_min is None else searches_min
    choose = _choose_by_rate if report.rate else _choose_by_count
    chosen = choose(client, report, selection, group, least, limit)
    rows: defaultdict[str | None, list[Row]] = defaultdict(list)
    aggregations = {**SUM_AGGREGATIONS, **VISITS}
    for name, bucket in _read_values(client, report, selection, group, chosen, aggregations):
        rows[name].append({**_name_group(group, name), **build_row(bucket)})
    return [row for name in chosen for row in sorted(rows[name], key=report.sort_key)]


def count_searches_of_values(
    client: LogClient, report: RankedReport, selection: Selection, values: Sequence[str]
) -> dict[str, int]:
    """Return the number of searches of each value that has searches."""
    found = _read_values(client, report, selection, None, {None: values}, {})
    return {bucket["key"]: bucket["doc_count"] for _, bucket in found}


def _choose_by_count(
    client: LogClient, report: RankedReport, selection: Selection, group: str | None, least: int, limit: int
) -> dict[str | None, list[str]]:
    """Return the most frequent values of each group."""
    terms = {"field": report.field, "size": limit, "shard_size": EXACT_SIZE, "min_doc_count": least}
    query = selection.build_query(*report.filters)
    groups = read_groups(client, query, group, {"values": {"terms": terms}})
    return {name: [each["key"] for each in bucket["values"]["buckets"]] for name, bucket in groups}


def _choose_by_rate(
    client: LogClient, report: RankedReport, selection: Selection, group: str | None, least: int, limit: int
) -> dict[str | None, list[str]]:
    """Return the values of each group that the report sorts first.

    Each group has a separate request, because a response for all groups would have too many values.
    """
    assert report.rate is not None
    terms = {"field": report.field, "size": VALUES_MAX, "shard_size": EXACT_SIZE, "min_doc_count": least}
    aggregations = {"values": {"terms": terms, "aggs": {report.rate: SUM_AGGREGATIONS[report.rate]}}}
    build = _build_click_rate if report.rate == "click" else _build_mean_time
    names: list[str | None] = [None]
    if group is not None:
        names = [name for name, _ in read_groups(client, selection.build_query(*report.filters), group, {})]
    chosen: dict[str | None, list[str]] = {}
    for name in names:
        more = [] if group is None else [_build_group_filter(group, name)]
        query = selection.build_query(*report.filters, *more)
        for _, bucket in read_groups(client, query, None, aggregations):
            rates = nsmallest(limit, map(build, bucket["values"]["buckets"]), key=report.sort_key)
            chosen[name] = [row["value"] for row in rates]
    return chosen


def _build_click_rate(bucket: Bucket) -> Row:
    """Build the columns by which the report sorts."""
    searches = bucket["doc_count"]
    rate = compute_rate(bucket["click"]["doc_count"], searches)
    return {"value": bucket["key"], "searches": searches, "click_rate": rate}


def _build_mean_time(bucket: Bucket) -> Row:
    """Build the columns by which the report sorts."""
    mean = compute_mean(round(bucket["total_ms"]["value"], 2), bucket["doc_count"])
    return {"value": bucket["key"], "mean_ms": mean}


def _read_values(
    client: LogClient,
    report: RankedReport,
    selection: Selection,
    group: str | None,
    chosen: Mapping[str | None, Sequence[str]],
    aggregations: Body,
) -> Iterator[tuple[str | None, Bucket]]:
    """Yield the buckets of the chosen values of each group.

    Each group has an aggregation with its own values. One aggregation with the values of all groups would also compute
    the figures of values that were chosen for other groups only.
    """
    pairs = [(name, value) for name, values in chosen.items() for value in values]
    for chunk in (pairs[start : start + _CHUNK] for start in range(0, len(pairs), _CHUNK)):
        values_of: defaultdict[str | None, list[str]] = defaultdict(list)
        for name, value in chunk:
            values_of[name].append(value)
        body: Body = {}
        for number, (name, values) in enumerate(values_of.items()):
            terms = {"field": report.field, "size": len(values), "include": values}
            chosen_group: Body = {"match_all": {}} if group is None else _build_group_filter(group, name)
            found = {"values": _add_aggregations({"terms": terms}, aggregations)}
            body[f"{number}"] = {"filter": chosen_group, "aggs": found}
        query = selection.build_query(
            *report.filters, {"terms": {report.field: sorted({value for _, value in chunk})}}
        )
        for _, aggregated in read_groups(client, query, None, body):
            for number, name in enumerate(values_of):
                yield from ((name, bucket) for bucket in aggregated[f"{number}"]["values"]["buckets"])


def _build_group_filter(group: str, name: str | None) -> Body:
    return {"term": {FIELD_BY_GROUP[group]: name}}


VISITS: Body = {"visits": {"cardinality": {"field": "visit", "precision_threshold": 40_000}}}
"""The number of visits. It can be wrong by about one in a thousand, because Elasticsearch compares hashes of visits."""


def read_groups(
    client: LogClient, query: Body, group: str | None, aggregations: Body
) -> Iterator[tuple[str | None, Bucket]]:
    """Yield the name and the bucket of each group. Without a group, yield one bucket of all entries."""
    body = aggregations
    if group is not None:
        terms: Body = {"field": FIELD_BY_GROUP[group], "size": GROUPS_MAX, "order": {"_key": "asc"}}
        body = {"groups": _add_aggregations({"terms": terms}, aggregations)}
    response = client.search(
        index=SEARCH_LOG_ALIAS, size=0, query=query, aggs=body, timeout=SEARCH_SECONDS, track_total_hits=True,
        ignore_unavailable=True,
    )  # fmt: skip
    found = response.get("aggregations", {})
    if group is not None:
        yield from ((str(bucket["key"]), bucket) for bucket in found.get("groups", {}).get("buckets", []))
    elif found:
        yield None, {"doc_count": response["hits"]["total"]["value"], **found}


def _add_aggregations(outer: Body, inner: Body) -> Body:
    return {**outer, "aggs": inner} if inner else outer


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
        "mean_ms": compute_mean(sums["total_ms"], searches),
    }


def compute_rate(part: int, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0


def compute_mean(total_ms: float, searches: int) -> float | None:
    return round(total_ms / searches, 1) if searches else None


def _name_group(group: str | None, name: str | None) -> Row:
    return {} if group is None else {group: name}
