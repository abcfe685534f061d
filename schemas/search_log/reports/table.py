"""The rows of a report as a table of typed columns, for Parquet."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from schemas.parquet import Column, Kind, write_parquet
from schemas.search_log.reports.declarations import Row
from schemas.search_log.reports.searches import FIELDS
from schemas.search_log.reports.totals import PERCENTS, TIMES

_FIGURES = (
    "searches", "visits", "zero", "zero_rate", "clicked", "click_rate", "reformulated", "mean_ms",
)  # fmt: skip
_PERCENTILES = tuple(
    f"{time}_{part}" for time in TIMES for part in (*(f"p{each}" for each in PERCENTS), "max")
)
_NAMES: Mapping[str, tuple[str, ...]] = {
    "funnel": ("step", "searches", "share"),
    "latency": ("searches", *_PERCENTILES),
    "trends": (*_FIGURES, "applied"),
    "searches": FIELDS,
    "reformulated": ("value", *_FIGURES, "next"),
}
_LISTS = ("next", "filters", "places", "did")
_KINDS: Mapping[Kind, tuple[str, ...]] = {
    Kind.INTEGER: ("searches", "visits", "zero", "clicked", "reformulated", "applied", "total", "page"),
    Kind.NUMBER: ("zero_rate", "click_rate", "mean_ms", "share", "total_ms", *_PERCENTILES),
    Kind.TIME: ("at",),
}
_KIND_BY_NAME = {name: kind for kind, names in _KINDS.items() for name in names}


def list_columns(report: str, group: str | None) -> Iterator[Column]:
    """Yield the columns of a report. They do not depend on the rows, so a report without rows has the same columns."""
    if group is not None:
        yield Column(group, Kind.DAY if group == "day" else Kind.TEXT)
    for name in _NAMES.get(report, ("value", *_FIGURES)):
        yield Column(name, _KIND_BY_NAME.get(name, Kind.TEXT), is_list=name in _LISTS)


def write_report_parquet(path: Path, report: str, group: str | None, rows: Sequence[Row]) -> None:
    write_parquet(path, list(list_columns(report, group)), rows)
