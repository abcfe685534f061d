"""The reports about all searches of each group: funnel, latency and trends."""

from typing import Any

from schemas.search_log.figures import SUM_AGGREGATIONS, Body, Bucket, read_sums
from schemas.search_log.names import DAILY_INDEX
from schemas.search_log.reports.declarations import LogClient, Row
from schemas.search_log.reports.ranked import VISITS, build_row, compute_mean, compute_rate, read_groups
from schemas.search_log.reports.selection import Selection

FUNNEL = (
    "searches", "zero", "click", "click_1", "click_10", "detail", "detail_long", "compare", "favourite", "share",
    "enquiry", "apply", "next_search", "reformulated",
)  # fmt: skip
PERCENTS = (50, 90, 95, 99)
TIMES = ("total_ms", "elasticsearch_ms")
_SEGMENTED = ("language", "device")


def read_funnel(client: LogClient, selection: Selection, group: str | None) -> list[Row]:
    """Return one row for each group and step of the funnel: the searches with this outcome, and their share of all."""
    rows: list[Row] = []
    for name, bucket in read_groups(client, selection.build_query(), group, SUM_AGGREGATIONS):
        sums = read_sums(bucket)
        rows += [
            {
                **({} if group is None else {group: name}),
                "step": step,
                "searches": sums[step],
                "share": compute_rate(sums[step], sums["searches"]),
            }
            for step in FUNNEL
        ]
    return rows


def read_latency(client: LogClient, selection: Selection, group: str | None) -> list[Row]:
    """Return one row for each group: percentiles of the whole time and of the time in Elasticsearch.

    The percentiles are approximate. The highest value is exact.
    """
    aggregations: Body = {}
    for field in TIMES:
        aggregations[field] = {"percentiles": {"field": field, "percents": PERCENTS}}
        aggregations[f"{field}_max"] = {"max": {"field": field}}
    return [
        {
            **({} if group is None else {group: name}),
            "searches": bucket["doc_count"],
            **_read_percentiles(bucket),
        }
        for name, bucket in read_groups(client, selection.build_query(), group, aggregations)
        if bucket["doc_count"]
    ]


def _read_percentiles(bucket: Bucket) -> Row:
    row: Row = {}
    for field in TIMES:
        for percent, value in zip(PERCENTS, bucket[field]["values"].values(), strict=True):
            row[f"{field}_p{percent}"] = round(value, 1)
        row[f"{field}_max"] = round(bucket[f"{field}_max"]["value"], 1)
    return row


def read_trends(client: LogClient, selection: Selection, group: str = "day") -> list[Row]:
    """Return one row for each day or other group. Days whose entries are deleted are read from the daily sums."""
    rows: list[Row] = []
    aggregations = {**SUM_AGGREGATIONS, **VISITS}
    for name, bucket in read_groups(client, selection.build_query(), group, aggregations):
        row = build_row(bucket)
        del row["value"]
        rows.append({group: name, **row, "applied": bucket["apply"]["doc_count"]})
    if group != "day":
        return rows
    entries = {row["day"] for row in rows}
    older = (row for row in _read_daily_sums(client, selection) if row["day"] not in entries)
    return sorted([*older, *rows], key=lambda row: str(row["day"]))


def _read_daily_sums(client: LogClient, selection: Selection) -> list[Row]:
    """Read the daily sums, which have no visits.

    The sums by country are not separated by language or device. The function therefore returns no rows if the selection
    has a country and also a language or a device.
    """
    by_country = selection.country is not None
    if by_country and (selection.language or selection.device):
        return []
    filters: list[Body] = [
        {"term": {"by": "country" if by_country else "all"}},
        {"range": {"day": {"gte": f"{selection.since}", "lte": f"{selection.until}"}}},
    ]
    segments: dict[str, Any] = {name: getattr(selection, name) for name in _SEGMENTED}
    segments["value"] = selection.country
    filters += [{"term": {name: value}} for name, value in segments.items() if value is not None]
    names = ("searches", "zero", "click", "reformulated", "apply", "total_ms")
    sums = {name: {"sum": {"field": name}} for name in names}
    body = {"days": {"terms": {"field": "day", "size": 10_000}, "aggs": sums}}
    response = client.search(
        index=DAILY_INDEX, size=0, query={"bool": {"filter": filters}}, aggs=body, ignore_unavailable=True
    )
    buckets = response.get("aggregations", {}).get("days", {}).get("buckets", [])
    return [_build_daily_row(bucket) for bucket in buckets]


def _build_daily_row(bucket: Bucket) -> Row:
    value = {name: each["value"] for name, each in bucket.items() if isinstance(each, dict)}
    searches = int(value["searches"])
    return {
        "day": bucket["key"],
        "searches": searches,
        "visits": None,
        "zero": int(value["zero"]),
        "zero_rate": compute_rate(int(value["zero"]), searches),
        "clicked": int(value["click"]),
        "click_rate": compute_rate(int(value["click"]), searches),
        "reformulated": int(value["reformulated"]),
        "mean_ms": compute_mean(round(value["total_ms"], 2), searches),
        "applied": int(value["apply"]),
    }
