"""Compares the funnel, the latency and the trends of the search log with the counts of the simulation.

The rows of these reports are groups of searches, and the funnel has one row for each step of a group. The rows of other
reports are searched values.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from elasticsearch import Elasticsearch

from bench.search_log.counts import build_row, count_steps
from bench.search_log.simulation import SimulatedSearch
from schemas.search_log.reports.selection import Selection
from schemas.search_log.reports.totals import FUNNEL, PERCENTS, TIMES, read_funnel, read_latency, read_trends
from tests.integration.search_log.days import DAY, SELECTION, allow_inexact_visits

SEGMENTS: tuple[dict[str, str], ...] = ({"language": "ur"}, {"device": "phone"}, {"country": "Canada"})
Groups = Mapping[str | None, Sequence[SimulatedSearch]]
"""The searches of each group that count in the reports (`is_counted`). The groups are sorted by name."""


def choose_segment(searches: Sequence[SimulatedSearch], segment: Mapping[str, str]) -> list[SimulatedSearch]:
    return [
        search
        for search in searches
        if all(
            value in (search.language, search.entry["device"], *search.entry["countries"])
            for value in segment.values()
        )
    ]


def compare_totals(client: Elasticsearch, selection: Selection, group: str | None, groups: Groups) -> None:
    """Compare funnel, latency and trends.

    group: the field to group by, such as "language", or None for one group of all searches.
    """
    _compare_funnel(client, selection, group, groups)
    _compare_latency(client, selection, group, groups)
    _compare_trends(client, selection, group, groups)


def _compare_funnel(client: Elasticsearch, selection: Selection, group: str | None, groups: Groups) -> None:
    expected = []
    for name, searches in groups.items():
        steps = count_steps(searches)
        expected += [
            {
                **_name_group(group, name),
                "step": step,
                "searches": steps[step],
                "share": round(steps[step] / len(searches), 4),
            }
            for step in FUNNEL
        ]
    assert read_funnel(client, selection, group) == expected, (selection, group)


def _compare_latency(client: Elasticsearch, selection: Selection, group: str | None, groups: Groups) -> None:
    """The percentiles of Elasticsearch (t-digest) are least exact near the median, and are rounded to 0.1 ms.

    In a group of few searches, a percentile lies between two searches. The allowed difference is therefore at least 1.5
    searches.
    """
    rows = read_latency(client, selection, group)
    counts = [(row.get(group or ""), row["searches"]) for row in rows]
    assert counts == [(name, len(searches)) for name, searches in groups.items()], (selection, group)
    for row, searches in zip(rows, groups.values(), strict=True):
        for field in TIMES:
            times = sorted(search.entry[field] for search in searches)  # type: ignore[literal-required]
            assert row[f"{field}_max"] == round(times[-1], 1), (selection, group, row)
            for percent in PERCENTS:
                share, value = percent / 100, row[f"{field}_p{percent}"]
                below = sum(time < value - 0.05 for time in times) / len(times)
                up_to = sum(time <= value + 0.05 for time in times) / len(times)
                allowed = max(0.005 + 0.06 * share * (1 - share), 1.5 / len(times))
                assert below - allowed < share < up_to + allowed, (selection, group, field, percent, row)


def compare_percentiles_of_all(client: Elasticsearch, searches: Sequence[SimulatedSearch]) -> None:
    """Compare the percentiles of all searches. searches: the searches that count in the reports (`is_counted`)."""
    times = sorted(search.entry["total_ms"] for search in searches)
    (latency,) = read_latency(client, SELECTION, None)
    for percent in PERCENTS:
        below = sum(time <= latency[f"total_ms_p{percent}"] + 0.05 for time in times) / len(times)
        assert abs(below - percent / 100) < 0.01, (percent, latency)


def _compare_trends(client: Elasticsearch, selection: Selection, group: str | None, groups: Groups) -> None:
    expected: list[dict[str, Any]] = []
    for name, searches in groups.items():
        figures = build_row(None, searches)
        del figures["value"]
        applied = count_steps(searches)["apply"]
        expected.append({group or "day": name or f"{DAY}", **figures, "applied": applied})
    rows = read_trends(client, selection, group or "day")
    assert rows == allow_inexact_visits(expected), (selection, group)


def _name_group(group: str | None, name: str | None) -> dict[str, Any]:
    return {} if group is None else {group: name}
