"""Reads a report by its name. The commands and the pages of analysts use this module, so their figures are equal."""

from collections.abc import Iterable, Sequence
from datetime import date, timedelta

from schemas.parquet import Kind
from schemas.search_log.reports.declarations import RANKED_REPORTS, LogClient, Row
from schemas.search_log.reports.ranked import count_searches_of_values, read_ranked_rows
from schemas.search_log.reports.reformulations import add_next_texts
from schemas.search_log.reports.selection import InvalidSelection, Selection
from schemas.search_log.reports.table import list_columns
from schemas.search_log.reports.totals import read_funnel, read_latency, read_trends

RANKED = {report.name: report for report in RANKED_REPORTS}
TOTALS = ("funnel", "latency", "trends")
REPORT_NAMES = (*RANKED, *TOTALS)


def read_report(
    client: LogClient,
    name: str,
    selection: Selection,
    *,
    group: str | None = None,
    searches_min: int | None = None,
    limit: int = 20,
) -> list[Row]:
    """Read the rows of a report. Raises InvalidSelection for an unknown name.

    searches_min and limit apply only to reports that list values.
    """
    if name == "trends":
        return read_trends(client, selection, group or "day")
    if name in TOTALS:
        return (read_funnel if name == "funnel" else read_latency)(client, selection, group)
    if name not in RANKED:
        raise InvalidSelection(f"{name!r} is none of the reports {', '.join(REPORT_NAMES)}")
    rows = read_ranked_rows(
        client, RANKED[name], selection, group=group, searches_min=searches_min, limit=limit
    )
    return add_next_texts(client, selection, rows) if name == "reformulated" else rows


def read_report_with_previous(
    client: LogClient, name: str, selection: Selection, *, limit: int = 20, days: Iterable[str] = ()
) -> list[Row]:
    """Read a report without groups, or `trends` by day.

    The column `before` has the searches of the preceding period of the same length.
    The report `latency` has no such column. days: further days that must have a row in `trends`.
    """
    rows = read_report(client, name, selection, limit=limit)
    if name == "latency":
        return rows
    earlier = selection.build_previous()
    if name in RANKED:
        counts = count_searches_of_values(client, RANKED[name], earlier, [row["value"] for row in rows])
        return [{**row, "before": counts.get(row["value"], 0)} for row in rows]
    before = read_report(client, name, earlier)
    if name == "trends":
        counts = {earlier.shift_day(row["day"], selection): row["searches"] for row in before}
        return [
            {**row, "before": counts.get(row["day"], 0)}
            for row in add_empty_days(name, rows, {*counts, *days})
        ]
    counts = {row["step"]: row["searches"] for row in before}
    return [{**row, "before": counts.get(row["step"], 0)} for row in rows]


def add_empty_days(name: str, rows: Sequence[Row], days: Iterable[str] = ()) -> list[Row]:
    """Add a row for each day without searches between the first and the last day.

    The counts of an added row are 0, and its rates are None. Without these rows, a chart would show distant days side
    by side. days: further days that must have a row.
    """
    by_day = {row["day"]: row for row in rows}
    known = sorted({*by_day, *days})
    if not known:
        return []
    empty = {each.name: 0 if each.kind is Kind.INTEGER else None for each in list_columns(name, "day")}
    first, last = (date.fromisoformat(each) for each in (known[0], known[-1]))
    listed = (f"{first + timedelta(days=number)}" for number in range((last - first).days + 1))
    return [by_day.get(day) or {**empty, "day": day} for day in listed]
