"""The aggregations that daily sums and reports have in common."""

from collections.abc import Mapping
from typing import Any

DID = (
    "click", "click_1", "click_10", "detail", "detail_short", "detail_medium", "detail_long", "favourite", "compare",
    "share", "apply", "enquiry", "next_search", "reformulated",
)  # fmt: skip
"""The outcomes of a search. click_1: a click on the first result. click_10: a click on one of the first ten results."""
SUMS = ("searches", "zero", *DID)

TEXT_VISITS_MIN = 5
"""Daily sums and the weekly report contain only texts of at least this many visits.

Rarer texts could identify a person.
"""

Body = dict[str, Any]
Bucket = Mapping[str, Any]

SETTLED: list[Body] = [
    {"term": {"kind": "search"}},
    {"term": {"settled": True}},
]
ROBOTS: Body = {"term": {"device": "robot"}}
"""Matches searches of robots. Reports require SETTLED and exclude ROBOTS, so they count only searches of people."""

SUM_AGGREGATIONS: Body = {
    "zero": {"filter": {"term": {"total": 0}}},
    **{name: {"filter": {"term": {f"did.{name}": True}}} for name in DID},
    "total_ms": {"sum": {"field": "total_ms"}},
}


def build_settled_query(*filters: Body) -> Body:
    return {"bool": {"filter": [*SETTLED, *filters], "must_not": [ROBOTS]}}


def read_sums(bucket: Bucket) -> dict[str, Any]:
    """Read the sums of a bucket: all searches, searches without results, searches by outcome, and the total time."""
    sums: dict[str, Any] = {"searches": bucket["doc_count"]}
    sums |= {name: bucket[name]["doc_count"] for name in SUMS if name != "searches"}
    return {**sums, "total_ms": round(bucket["total_ms"]["value"], 2)}
