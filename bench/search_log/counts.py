"""Counts the simulated searches in Python, without Elasticsearch. The reports must give the same figures."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from heapq import nsmallest
from typing import Any

from bench.search_log.simulation import SimulatedSearch
from indexer.search_log.visits import VISIT_COURSES_MAX
from schemas.search_log.reports.declarations import RankedReport, Row
from schemas.search_log.reports.reformulations import PAIRS_MAX

NEXT_MAX = 3
FILTERS: dict[str, Callable[[SimulatedSearch], bool]] = {
    "zero": lambda search: search.entry["total"] == 0,
    "low-click": lambda search: search.entry["total"] > 0,
    "reformulated": lambda search: "reformulated" in search.did,
    "no-click": lambda search: search.entry["total"] > 0 and "click" not in search.did,
}
"""The condition for the searches that a report counts, by the name of the report.

Reports without a condition count all settled searches (searches whose results were seen) of persons.
"""


def count_ranked_rows(
    searches: Iterable[SimulatedSearch], report: RankedReport, group: str | None = None, limit: int = 20
) -> list[Row]:
    """Return the rows that the report must contain."""
    return rank_groups(split_by_group(searches, group), report, group, limit)


def split_by_group(
    searches: Iterable[SimulatedSearch], group: str | None
) -> dict[str | None, list[SimulatedSearch]]:
    """Return the searches that the reports count, by the name of their group and sorted by this name."""
    found: defaultdict[str | None, list[SimulatedSearch]] = defaultdict(list)
    for search in searches:
        if search.is_counted:
            for name in list_group_names(search, group):
                found[name].append(search)
    return {name: found[name] for name in sorted(found, key=str)}


def rank_groups(
    groups: Mapping[str | None, Sequence[SimulatedSearch]],
    report: RankedReport,
    group: str | None = None,
    limit: int = 20,
) -> list[Row]:
    """Return the rows that the report must contain. groups: the counted searches by the name of their group."""
    accepts = FILTERS.get(report.name)
    rows: list[Row] = []
    for name, searches in groups.items():
        found: defaultdict[str, list[SimulatedSearch]] = defaultdict(list)
        for search in searches:
            if accepts is None or accepts(search):
                for value in set(list_values(search, report.field)):
                    found[value].append(search)
        enough = {value: each for value, each in found.items() if len(each) >= report.searches_min}
        if report.rate is None:
            # A report without a rate is sorted by the number of searches, so the first rows are known before they are
            # built. Only these rows are built, because building all rows takes most of the time.
            numbers: Iterable[Row] = (
                {"value": value, "searches": len(each)} for value, each in enough.items()
            )
            first = nsmallest(limit, numbers, key=report.sort_key)
            enough = {row["value"]: enough[row["value"]] for row in first}
        ranked = sorted((build_row(value, each) for value, each in enough.items()), key=report.sort_key)
        rows += [{**({} if group is None else {group: name}), **row} for row in ranked[:limit]]
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
    entry: Mapping[str, Any] = search.entry
    value = search.language if field == "language" else entry[field]
    return value if isinstance(value, list) else [] if value is None else [str(value)]


def list_group_names(search: SimulatedSearch, group: str | None) -> list[str | None]:
    if group is None:
        return [None]
    return list(set(list_values(search, "countries" if group == "country" else group)))


def count_steps(searches: Iterable[SimulatedSearch]) -> Counter[str]:
    """Count the searches that the reports count, by what the visitors did."""
    counted = [search for search in searches if search.is_counted]
    steps = Counter(step for search in counted for step in search.did)
    return steps + Counter(searches=len(counted), zero=sum(search.entry["total"] == 0 for search in counted))


def count_next_texts(searches: Iterable[SimulatedSearch], texts: Iterable[str]) -> dict[str, list[str]]:
    """Return the three most frequent next texts of each text, from the newest PAIRS_MAX changes of the given texts."""
    counts: dict[str | None, Counter[str]] = {text: Counter() for text in texts}
    changed = [search for search in searches if search.is_counted and "reformulated" in search.did]
    for search in [each for each in changed if each.entry["query"] in counts][-PAIRS_MAX:]:
        counts[search.entry["query"]][str(search.next_query)] += 1
    return {
        str(text): sorted(found, key=lambda each: (-found[each], each))[:NEXT_MAX]
        for text, found in counts.items()
    }


def count_courses(searches: Iterable[SimulatedSearch]) -> dict[int, tuple[int, int, int]]:
    """Count for each course the visits that were shown the course, that chose it, and that applied or enquired.

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
