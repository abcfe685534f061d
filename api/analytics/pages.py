"""Builds and renders the pages of analysts, with the layout of the pages for staff."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from fastapi import Request
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.responses import HTMLResponse

from api.analytics.dependencies import PATH, ROW_LIMITS, LogFilter
from api.staff import pages as staff_pages
from schemas.search_log.reports.declarations import Row
from schemas.search_log.reports.reading import REPORT_NAMES
from schemas.settings import ROOT
from schemas.texts.reading import TEXTS
from schemas.vocabulary.limits import ANALYST_VIEW_NAME_MAX_CHARACTERS
from schemas.vocabulary.site_languages import SiteLanguage

FOLDER = Path(__file__).parent / "templates"
CHART_LIBRARY = "analytics-charts/chart.umd.min.js"
DEVICES = ("phone", "tablet", "desktop")
QUERY_REPORTS = frozenset({"top", "zero", "slow", "low-click", "reformulated"})
"""The reports with one row per search text. Each text is a link to the page with its single searches."""
RATES = frozenset({"zero_rate", "click_rate", "reformulation_rate", "share"})
MENU = ("trends", *(name for name in REPORT_NAMES if name != "trends"))


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart of some columns of the table. `kind` is line or bar.

    has_events: true if the chart marks the events of the period, such as imports and experiments.
    """

    kind: str
    columns: tuple[str, ...]
    has_events: bool = False


CHARTS: Mapping[str, tuple[Chart, ...]] = {
    "trends": (
        Chart("line", ("searches", "before"), has_events=True),
        Chart("line", ("zero_rate", "click_rate"), has_events=True),
    ),
    "latency": (Chart("line", ("total_ms_p50", "total_ms_p95", "total_ms_p99"), has_events=True),),
    "slow": (Chart("bar", ("mean_ms",)),),
    "low-click": (Chart("bar", ("click_rate",)),),
    "subjects": (Chart("bar", ("searches", "before")), Chart("bar", ("searches_per_course",))),
    "countries": (Chart("bar", ("searches", "before")), Chart("bar", ("searches_per_course",))),
}
DEFAULT_CHARTS = (Chart("bar", ("searches", "before")),)


@lru_cache
def _get_environment() -> Environment:
    return Environment(
        loader=FileSystemLoader([FOLDER, staff_pages.FOLDER]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


@lru_cache
def has_chart_library(dist: Path = ROOT / "web" / "dist") -> bool:
    """True if the built site contains the chart library. Without the library, the pages show only tables."""
    return (dist / CHART_LIBRARY).exists()


def render(request: Request, template: str, **values: Any) -> HTMLResponse:
    texts = TEXTS[staff_pages.find_language(request)].analytics
    names = {"column": texts.columns, "step": texts.steps, "report": texts.reports}
    return staff_pages.render_with(_get_environment(), request, template, 200, texts.texts, names, **values)


def build_report_page(
    chosen: LogFilter,
    report: str,
    rows: Sequence[Row],
    events: Sequence[Mapping[str, Any]],
    views: Sequence[Mapping[str, Any]],
) -> dict[str, Any]:
    """Build the variables of the template of a report."""
    charts = CHARTS.get(report, DEFAULT_CHARTS)
    return {
        **_build_frame(chosen, f"{PATH}/{report}?{chosen.build_query()}", views),
        "report": report,
        "rows": rows,
        "columns": order_columns(rows, charts),
        "charts": charts,
        "events": [dict(each) for each in events],
        "totals": sum_trends(rows) if report == "trends" else [],
        "has_searches": report in QUERY_REPORTS,
        "chart_library": f"/{CHART_LIBRARY}" if has_chart_library() else None,
    }


def build_search_page(
    chosen: LogFilter, query: str, rows: Sequence[Row], views: Sequence[Mapping[str, Any]]
) -> dict[str, Any]:
    """Build the variables of the template that lists the single searches of a text."""
    address = f"{PATH}/searches?{chosen.build_query(query=query)}"
    return {**_build_frame(chosen, address, views), "report": "searches", "query": query, "rows": rows}


def _build_frame(chosen: LogFilter, address: str, views: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    return {
        "path": PATH,
        "chosen": chosen,
        "address": address,
        "menu": MENU,
        "views": views,
        "devices": DEVICES,
        "languages": {each.value: each.native_name for each in SiteLanguage},
        "limits": ROW_LIMITS,
        "rates": RATES,
        "name_max": ANALYST_VIEW_NAME_MAX_CHARACTERS,
    }


def order_columns(rows: Sequence[Row], charts: Sequence[Chart]) -> list[str]:
    """Return the columns of the table: the value, the columns of the charts, `courses` and `next`, then all others.

    The order matters on narrow screens, which show only the first columns without scrolling.
    """
    if not rows:
        return []
    value, *others = rows[0]
    shown = [column for chart in charts for column in chart.columns if column in others]
    first = [column for column in ("courses", "next") if column in others]
    return list(dict.fromkeys([value, *shown, *first, *others]))


def sum_trends(rows: Sequence[Row]) -> list[tuple[str, float, bool]]:
    """Return the figures of the whole period: the name, the value, and whether the value is a rate."""
    searches = sum(row["searches"] for row in rows)
    before = sum(row["before"] for row in rows)

    def compute_rate(name: str) -> float:
        return round(sum(row[name] for row in rows) / searches, 4) if searches else 0.0

    return [
        ("searches", searches, False),
        ("before", before, False),
        ("zero_rate", compute_rate("zero"), True),
        ("click_rate", compute_rate("clicked"), True),
        ("reformulation_rate", compute_rate("reformulated"), True),
        ("applied", sum(row["applied"] for row in rows), False),
    ]
