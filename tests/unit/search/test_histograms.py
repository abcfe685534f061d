"""The histograms of fees and durations: the widths of the bars, their counts, and their flags."""

from typing import Any

import orjson

from search.parsing.search_query import Range
from search.results.facet_counts import FacetCounts
from search.results.histograms import build_duration_histogram, build_fee_histogram, compute_fee_step


def test_fee_steps_reach_the_end_of_the_slider_in_at_most_forty_buckets() -> None:
    assert [compute_fee_step(end) for end in (500_000, 2_000_000, 2_500_000, 5_000_000, 8_500_000, 20_500_000)] == [
        50_000, 50_000, 100_000, 200_000, 500_000, 1_000_000,
    ]  # fmt: skip
    for largest in (1, 123_456, 17_000_000, 10**15):
        assert largest <= 40 * compute_fee_step(largest)


def build_counts(name: str, counts: dict[float, int], unknown: str) -> FacetCounts:
    buckets = [{"key": key, "doc_count": count} for key, count in counts.items()]
    return FacetCounts([{"aggregations": {name: {"buckets": buckets}, unknown: {"doc_count": 9}}}])


def to_json(response: object) -> Any:
    return orjson.loads(orjson.dumps(response))


def test_fine_fee_steps_are_merged_into_displayed_steps() -> None:
    found = build_counts("fee_steps", {0.0: 1, 50_000.0: 2, 150_000.0: 3}, "fee_unknown")
    response = to_json(build_fee_histogram(found, 2_100_000, Range(None, None)))
    assert (response["currency"], response["step"]) == ("PKR", 100_000)
    assert response["buckets"][:3] == [
        {"lower": 0, "upper": 100_000, "course_count": 3},
        {"lower": 100_000, "upper": 200_000, "course_count": 3},
        {"lower": 200_000, "upper": 300_000, "course_count": 0},
    ]
    assert response["buckets"][-1]["upper"] == 2_500_000
    assert (response["unknown_count"], response["unknown_selected"], response["unknown_excluded"]) == (
        9,
        False,
        True,
    )
    without_fees = to_json(build_fee_histogram(build_counts("fee_steps", {}, "fee_unknown"), None, None))
    assert without_fees["max"] == without_fees["buckets"][-1]["upper"] == 5_000_000


def test_the_last_duration_step_is_five_years_and_more() -> None:
    found = build_counts(
        "duration_steps", {25.0: 1, 130.0: 1, 131.0: 1, 156.0: 5, 260.0: 3, 312.0: 4}, "duration_unknown"
    )
    response = to_json(build_duration_histogram(found, Range(None, None, known=False, unknown=True)))
    assert [each["course_count"] for each in response["buckets"]] == [1, 0, 0, 0, 0, 2, 5, 0, 0, 0, 7]
    assert [each["closed_count"] for each in response["buckets"]] == [1, 0, 0, 0, 1, 7, 5, 0, 0, 7, 7]
    assert [response["buckets"][number]["upper"] for number in (5, 10)] == [3.0, None]
    assert (response["unknown_selected"], response["unknown_excluded"]) == (True, False)
