"""Declares the charts of the dashboard: which fields of the search log they show, and where they are."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from schemas.search_log.reports.totals import FUNNEL

COUNTED = "kind : search and settled : true and not device : robot"
"""A KQL filter for the searches that the reports count: searches whose results a person has seen."""
Column = dict[str, Any]
SEARCHES = "searches"
"""The id of the column with the number of searches."""


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart of the dashboard.

    - kind: `table`, or the kind of a diagram.
    - columns: the first column, or the first two, group the searches. The other columns are numbers.
    - place: x, y, width and height in the grid of the dashboard, which is 48 cells wide.
    - query: a KQL filter for the counted searches.
    """

    id: str
    title: str
    kind: str
    columns: Mapping[str, Column]
    place: tuple[int, int, int, int]
    query: str = COUNTED


def _build_count(label: str, condition: str | None = None) -> Column:
    column = _build_number(label, "count", "___records___", emptyAsNull=False)
    return column if condition is None else {**column, "filter": {"query": condition, "language": "kuery"}}


def _build_percentile(label: str, percent: int) -> Column:
    return _build_number(label, "percentile", "total_ms", percentile=percent)


def _build_number(label: str, operation: str, field: str, **parameters: Any) -> Column:
    return {
        "label": label, "customLabel": True, "dataType": "number", "operationType": operation, "sourceField": field,
        "isBucketed": False, "scale": "ratio", "params": parameters,
    }  # fmt: skip


def _build_days() -> Column:
    return {
        "label": "Day", "customLabel": True, "dataType": "date", "operationType": "date_histogram", "sourceField": "at",
        "isBucketed": True, "scale": "interval",
        "params": {"interval": "1d", "includeEmptyRows": True, "dropPartials": False},
    }  # fmt: skip


def _build_values(label: str, field: str, size: int = 20) -> Column:
    """Build a column that groups the searches by the most frequent values of a field."""
    return {
        "label": label, "customLabel": True, "dataType": "string", "operationType": "terms", "sourceField": field,
        "isBucketed": True, "scale": "ordinal",
        "params": {
            "size": size, "orderBy": {"type": "column", "columnId": SEARCHES}, "orderDirection": "desc",
            "otherBucket": False, "missingBucket": False, "parentFormat": {"id": "terms"},
        },
    }  # fmt: skip


def _build_steps() -> Column:
    """Build a column that groups the searches by what visitors did next, such as a click or an application."""
    filters = [
        {"label": step.replace("_", " "), "input": {"query": f"did.{step} : true", "language": "kuery"}}
        for step in FUNNEL
        if step not in ("searches", "zero")
    ]
    return {
        "label": "What visitors did", "customLabel": True, "dataType": "string", "operationType": "filters",
        "isBucketed": True, "scale": "ordinal", "params": {"filters": filters},
    }  # fmt: skip


_WITHOUT_RESULTS = _build_count("Without results", "total : 0")
_CLICKED = _build_count("With a click", "did.click : true")
_TEXT_COLUMNS = {
    "value": _build_values("Text", "query"),
    SEARCHES: _build_count("Searches"),
    "clicked": _CLICKED,
}

CHARTS = (
    Chart(
        "searches-per-day", "Searches per day", "line",
        {"day": _build_days(), SEARCHES: _build_count("Searches"), "zero": _WITHOUT_RESULTS, "clicked": _CLICKED},
        (0, 0, 24, 14),
    ),
    Chart(
        "time", "Time of searches in milliseconds", "line",
        {"day": _build_days(), "half": _build_percentile("50 of 100", 50), "most": _build_percentile("95 of 100", 95)},
        (24, 0, 24, 14),
    ),
    Chart("texts", "Most frequent texts", "table", {**_TEXT_COLUMNS, "zero": _WITHOUT_RESULTS}, (0, 14, 24, 16)),
    Chart(
        "not-found", "Searched and not found", "table",
        {"value": _build_values("Text", "query"), SEARCHES: _build_count("Searches")}, (24, 14, 24, 16),
        f"{COUNTED} and total : 0",
    ),
    Chart(
        "steps", "What visitors did after a search", "bar_horizontal",
        {"value": _build_steps(), SEARCHES: _build_count("Searches")}, (0, 30, 24, 16),
    ),
    Chart(
        "countries", "Searched countries", "bar_horizontal",
        {"value": _build_values("Country", "countries"), SEARCHES: _build_count("Searches")}, (24, 30, 24, 16),
    ),
    Chart(
        "subjects", "Searched subjects", "bar_horizontal",
        {"value": _build_values("Subject", "subjects"), SEARCHES: _build_count("Searches")}, (0, 46, 16, 16),
    ),
    Chart(
        "filters", "Selected filters", "bar_horizontal",
        {"value": _build_values("Filter", "filters"), SEARCHES: _build_count("Searches")}, (16, 46, 16, 16),
    ),
    Chart(
        "devices", "Devices and languages", "bar_stacked",
        {
            "value": _build_values("Device", "device", 5), "part": _build_values("Language", "language", 5),
            SEARCHES: _build_count("Searches"),
        },
        (32, 46, 16, 16),
    ),
)  # fmt: skip
