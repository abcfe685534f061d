"""Prometheus metrics of the last weekly report, read from PostgreSQL at each scrape. No label has a searched text."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

from prometheus_client.core import GaugeMetricFamily, Metric

from indexer.delivery.database import Connection, read_rows
from indexer.delivery.database_collector import DatabaseCollector
from schemas.search_log.reports.weekly import WeeklyReport

PREFIX = "finder_search_report"
GROUP_SEARCHES_MIN = 30
"""The shares of a group with fewer searches are not exported, because a few searches would change them much."""
_LAST = "SELECT content FROM search_report ORDER BY until DESC LIMIT 1"


class SearchReportCollector(DatabaseCollector):
    """Exports nothing before the first report."""

    subject = "the search report"

    def read_metrics(self, connection: Connection) -> Iterator[Metric]:
        for row in read_rows(connection, _LAST):
            yield from build_report_metrics(row["content"])


def build_report_metrics(report: WeeklyReport) -> Iterator[Metric]:
    """Build the metrics of a report. Metrics of the latency are absent if the week had no searches."""
    figures = report["figures"]
    end = datetime.fromisoformat(report["until"]).replace(tzinfo=UTC) + timedelta(days=1)
    yield _build("end_seconds", "End of the reported week, in seconds since 1970.", end.timestamp())
    yield _build("searches", "Searches of the reported week.", figures["searches"])
    zero = GaugeMetricFamily(
        f"{PREFIX}_zero_rate", "Share of the searches without results.", labels=["group", "value"]
    )
    zero.add_metric(["all", ""], figures["zero_rate"])
    for row in report["groups"]:
        if row["searches"] >= GROUP_SEARCHES_MIN:
            zero.add_metric([row["group"], row["value"]], row["zero_rate"])
    yield zero
    clicks = GaugeMetricFamily(
        f"{PREFIX}_click_rate",
        "Share of the searches with a click on the first result, or on one of the first ten.",
        labels=["position"],
    )
    clicks.add_metric(["1"], figures["click_1_rate"])
    clicks.add_metric(["10"], figures["click_10_rate"])
    yield clicks
    changed = "Share of the searches after which the visitor typed another text."
    yield _build("reformulation_rate", changed, figures["reformulation_rate"])
    if figures["total_ms_p95"] is not None:
        slow = "95 of 100 searches took at most so long, in seconds."
        yield _build("latency_seconds", slow, figures["total_ms_p95"] / 1_000)
    worst = GaugeMetricFamily(
        f"{PREFIX}_worst_text_searches",
        "Searches of the most frequent text without results, or without a click.",
        labels=["problem"],
    )
    for problem, texts in (("nothing_found", report["nothing_found"]), ("no_click", report["no_click"])):
        worst.add_metric([problem], texts[0]["searches"] if texts else 0)
    yield worst


def _build(name: str, text: str, value: float) -> Metric:
    return GaugeMetricFamily(f"{PREFIX}_{name}", text, value=value)
