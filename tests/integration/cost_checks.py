"""Compares the costs and durations of courses with figures that plain Python computes from rows."""

import statistics
from collections import Counter, defaultdict
from typing import Any

import pytest


def compute_quartiles(values: list[float]) -> list[float]:
    return statistics.quantiles(values, n=4, method="inclusive") if len(values) > 1 else values * 3


def compute_years(weeks: int) -> float:
    """Round a duration down to half years, as the histogram of the listing does. 5 is five or more years."""
    return min(weeks // 26 / 2, 5)


def check_durations(
    overview: dict[str, Any], taught: list[dict[str, Any]], fees: list[tuple[Any, Any]]
) -> None:
    """taught: the courses of the page. fees: the durations in weeks and the fees of the compared courses."""
    timed = [row for row in taught if row["duration_weeks"] is not None]
    counted = Counter((row["degree_level_id"], compute_years(row["duration_weeks"])) for row in timed)
    found = {
        (each["degree_level"]["id"], each["years"]): each["course_count"] for each in overview["durations"]
    }
    assert found == counted
    by_years: dict[float, list[float]] = defaultdict(list)
    for weeks, fee in fees:
        if weeks is not None and fee is not None:
            by_years[compute_years(weeks)].append(fee)
    assert [each["years"] for each in overview["duration_fees"]] == sorted(by_years)
    for each in overview["duration_fees"]:
        known = sorted(by_years[each["years"]])
        assert each["course_count"] == len(known)
        quartiles = [each["lower_quartile"], each["median"], each["upper_quartile"]]
        assert quartiles == pytest.approx(compute_quartiles(known))


def check_fees_by_country(overview: dict[str, Any], taught: list[dict[str, Any]]) -> None:
    fees: dict[int, list[float]] = defaultdict(list)
    for row in taught:
        if row["fee_pkr"] is not None:
            fees[row["country_id"]].append(row["fee_pkr"])
    assert {each["group"]["id"]: (each["course_count"], each["median"]) for each in overview["fees"]} == {
        country: (len(each), pytest.approx(compute_quartiles(sorted(each))[1]))
        for country, each in fees.items()
    }


def check_fees_by_discipline(
    overview: dict[str, Any], currency: str, taught: dict[int, dict[str, Any]], subjects: list[dict[str, Any]]
) -> None:
    """subjects: the disciplines of each course."""
    fees: dict[int, list[float]] = defaultdict(list)
    for row in subjects:
        course = taught.get(row["course_id"])
        if course is not None and course["code"] == currency and course["fee"] is not None:
            fees[row["id"]].append(course["fee"])
    assert len(fees) > 1
    assert {each["group"]["id"] for each in overview["discipline_fees"]} == set(fees)
    assert {each["currency"] for each in overview["discipline_fees"]} == {currency}
    for each in overview["discipline_fees"]:
        known = sorted(fees[each["group"]["id"]])
        assert each["course_count"] == len(known)
        quartiles = [each["lower_quartile"], each["median"], each["upper_quartile"]]
        assert quartiles == pytest.approx(compute_quartiles(known))
    sizes = [each["course_count"] for each in overview["discipline_fees"]]
    assert sizes == sorted(sizes, reverse=True)
