"""Counts the simulated searches in Python, without Elasticsearch. The reports must give the same figures."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bench.search_log.simulation import SimulatedSearch
from indexer.search_log.visits import VISIT_COURSES_MAX
from schemas.search_log.reports.declarations import RankedReport, Row

FILTERS: dict[str, Callable[[SimulatedSearch], bool]] = {
    "zero": lambda search: search.entry["total"] == 0,
    "low-click": lambda search: search.entry["total"] > 0,
    "reformulated": lambda search: "reformulated" in search.did,
    "no-click": lambda search: search.entry["total"] > 0 and "click" not in search.did,
}
"""The searches that a report counts. The other reports count all settled searches of persons."""


def count_ranked_rows(
    searches: Iterable[SimulatedSearch], report: RankedReport, group: str | None = None, limit: int = 20
) -> list[Row]:
    """Return the rows that the report must have."""
    accepts = FILTERS.get(report.name)
    counted = [search for search in searches if search.is_counted and (accepts is None or accepts(search))]
    found: defaultdict[tuple[str | None, str], list[SimulatedSearch]] = defaultdict(list)
    for search in counted:
        for name in list_group_names(search, group):
            for value in set(list_values(search, report.field)):
                found[name, value].append(search)
    rows: list[Row] = []
    for name in sorted({name for name, _ in found}, key=str):
        of_group = [
            build_row(value, each) for (group_name, value), each in found.items() if group_name == name
        ]
        enough = [row for row in of_group if row["searches"] >= report.searches_min]
        ranked = sorted(enough, key=report.sort_key)[:limit]
        rows += [{**({} if group is None else {group: name}), **row} for row in ranked]
    return rows


def build_row(value: str | None, searches: Sequence[SimulatedSearch]) -> Row:
    number = len(searches)
    zero = sum(search.entry["total"] == 0 for search in searches)
    clicked = sum("click" in search.did for search in searches)
    return {
        "value": value,
        "searches": number,
        "visits": len({search.entry["visit"] for search in searches}),
        "zero": zero,
        "zero_rate": round(zero / number, 4),
        "clicked": clicked,
        "click_rate": round(clicked / number, 4),
        "reformulated": sum("reformulated" in search.did for search in searches),
        "mean_ms": round(round(sum(search.entry["total_ms"] for search in searches), 2) / number, 1),
    }


def list_values(search: SimulatedSearch, field: str) -> list[str]:
    entry: dict[str, Any] = {**search.entry, "language": search.language}
    value = entry[field]
    return value if isinstance(value, list) else [] if value is None else [str(value)]


def list_group_names(search: SimulatedSearch, group: str | None) -> list[str | None]:
    if group is None:
        return [None]
    return list(set(list_values(search, "countries" if group == "country" else group)))


def count_steps(searches: Iterable[SimulatedSearch]) -> Counter[str]:
    """Count the searches of persons by what the visitors did."""
    counted = [search for search in searches if search.is_counted]
    steps = Counter(step for search in counted for step in search.did)
    return steps + Counter(searches=len(counted), zero=sum(search.entry["total"] == 0 for search in counted))


def count_courses(searches: Iterable[SimulatedSearch]) -> dict[int, tuple[int, int, int]]:
    """Count for each course the visits that were shown the course, that chose it, and that applied.

    A visit that chooses too many courses does not count.
    """
    visits: defaultdict[str, list[SimulatedSearch]] = defaultdict(list)
    for search in searches:
        if search.is_counted:
            visits[search.entry["visit"]].append(search)
    counts: defaultdict[int, tuple[int, int, int]] = defaultdict(lambda: (0, 0, 0))
    for of_visit in visits.values():
        outcomes = [each for search in of_visit for each in search.outcomes if "course" in each]
        chosen = {each["course"] for each in outcomes}
        applied = {each["course"] for each in outcomes if each["outcome"] in ("apply", "enquiry")}
        if len(chosen) <= VISIT_COURSES_MAX:
            for course in {course for search in of_visit for course in search.entry["shown"]}:
                views, choices, applications = counts[course]
                counts[course] = (views + 1, choices + (course in chosen), applications + (course in applied))
    return dict(counts)
