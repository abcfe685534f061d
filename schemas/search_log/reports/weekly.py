"""The weekly report: figures about the search in seven days, and in the seven days before.

The report is sent by mail and stays longer than the entries, so it contains only texts of at least TEXT_VISITS_MIN
visits.
"""

from datetime import date, datetime, timedelta
from typing import TypedDict

from schemas.search_log.figures import TEXT_VISITS_MIN
from schemas.search_log.reports.declarations import LogClient, RankedReport, Row
from schemas.search_log.reports.ranked import read_ranked_rows
from schemas.search_log.reports.reading import RANKED
from schemas.search_log.reports.selection import Selection
from schemas.search_log.reports.totals import read_funnel, read_latency, read_trends

DAYS = 7
GROUPS = ("language", "device", "location")
"""The groups whose share of searches without results is reported. location: how the search is limited to places."""
TEXTS_MAX = 10
LATE_OUTCOMES = timedelta(hours=3)
"""A week is complete this long after its end, because outcomes of its last searches can arrive late."""
NO_CLICK = RankedReport(
    "no-click", "Texts whose results nobody opened.", "query",
    ({"range": {"total": {"gt": 0}}}, {"bool": {"must_not": [{"term": {"did.click": True}}]}}),
    lambda row: (-row["searches"], str(row["value"])),
)  # fmt: skip
_MANY = 1_000
"""The number of texts that are read. It is higher than TEXTS_MAX, because texts of few visits are then left out."""


class WeekFigures(TypedDict):
    """Shares are between 0 and 1. total_ms_p95: None without searches.

    - zero_rate: searches without results.
    - click_1_rate, click_10_rate: searches with a click on the first result, or on one of the first ten.
    - reformulation_rate: searches after which the visitor typed another text.
    """

    searches: int
    zero_rate: float
    click_1_rate: float
    click_10_rate: float
    reformulation_rate: float
    total_ms_p95: float | None


class GroupRow(TypedDict):
    group: str
    value: str
    searches: int
    zero_rate: float


class TextRow(TypedDict):
    text: str
    searches: int
    visits: int


class WeeklyReport(TypedDict):
    """since, until: UTC days, both included. before: the figures of the seven days before.

    nothing_found: the most frequent texts without results. no_click: the most frequent texts with results that nobody
    opened.
    """

    since: str
    until: str
    figures: WeekFigures
    before: WeekFigures
    groups: list[GroupRow]
    nothing_found: list[TextRow]
    no_click: list[TextRow]


def find_last_week_end(now: datetime) -> date:
    """Return the Sunday (UTC) of the last complete week."""
    day = (now - LATE_OUTCOMES).date()
    return day - timedelta(days=day.isoweekday())


def select_week(until: date) -> Selection:
    return Selection(until - timedelta(days=DAYS - 1), until)


def read_weekly_report(client: LogClient, until: date) -> WeeklyReport:
    """Read the report of the seven days that end with `until`."""
    week = select_week(until)
    return {
        "since": f"{week.since}",
        "until": f"{week.until}",
        "figures": _read_figures(client, week),
        "before": _read_figures(client, week.build_previous()),
        "groups": [row for group in GROUPS for row in _read_group(client, week, group)],
        "nothing_found": _read_texts(client, week, RANKED["zero"]),
        "no_click": _read_texts(client, week, NO_CLICK),
    }


def _read_figures(client: LogClient, week: Selection) -> WeekFigures:
    steps = {row["step"]: row for row in read_funnel(client, week, None)}
    latency = read_latency(client, week, None)

    def share(step: str) -> float:
        return float(steps[step]["share"]) if steps else 0.0

    return {
        "searches": steps["searches"]["searches"] if steps else 0,
        "zero_rate": share("zero"),
        "click_1_rate": share("click_1"),
        "click_10_rate": share("click_10"),
        "reformulation_rate": share("reformulated"),
        "total_ms_p95": latency[0]["total_ms_p95"] if latency else None,
    }


def _read_group(client: LogClient, week: Selection, group: str) -> list[GroupRow]:
    return [
        {
            "group": group,
            "value": row[group],
            "searches": row["searches"],
            "zero_rate": row["zero_rate"],
        }
        for row in read_trends(client, week, group)
    ]


def _read_texts(client: LogClient, week: Selection, report: RankedReport) -> list[TextRow]:
    rows: list[Row] = read_ranked_rows(client, report, week, limit=_MANY)
    frequent = (row for row in rows if row["visits"] >= TEXT_VISITS_MIN)
    texts: list[TextRow] = [
        {"text": row["value"], "searches": row["searches"], "visits": row["visits"]} for row in frequent
    ]
    return texts[:TEXTS_MAX]
