"""Counts by value, read from the aggregations of one or more answers and proven exact."""

from collections.abc import Mapping, Sequence
from typing import Any

from search.engine import Answer
from search.errors import IncompleteAnswer

Counts = Mapping[str, int]
"""Courses by term, as the engine spells it."""


class FacetAnswers:
    """The aggregations of several answers under their names."""

    def __init__(self, answers: Sequence[Answer]) -> None:
        self._by_name: dict[str, Any] = {}
        for answer in answers:
            self._by_name.update(answer["aggregations"])

    def counts(self, key: str) -> Counts:
        """Courses by value of a filter; IncompleteAnswer when a value may have been left out."""
        aggregation = self._by_name[key]
        if "chosen" in aggregation:
            values = exact_buckets(aggregation["chosen"]["values"], key)
            return {bucket["key"]: bucket["courses"]["doc_count"] for bucket in values}
        return {bucket["key"]: bucket["doc_count"] for bucket in exact_buckets(aggregation, key)}

    def steps(self, name: str) -> Mapping[int, int]:
        """Courses by the lower end of each step of a histogram."""
        return {int(bucket["key"]): bucket["doc_count"] for bucket in self._by_name[name]["buckets"]}

    def counts_within(self, name: str) -> Mapping[str, Counts]:
        """Courses by value of the inner filter, for each value of the outer one."""
        return {
            bucket["key"]: {each["key"]: each["doc_count"] for each in exact_buckets(bucket["within"], name)}
            for bucket in exact_buckets(self._by_name[name], name)
        }

    def total(self, name: str) -> int:
        """The count of a facet without values."""
        return int(self._by_name[name]["doc_count"])


def exact_buckets(terms: Mapping[str, Any], key: str) -> list[Mapping[str, Any]]:
    if terms["sum_other_doc_count"] or terms["doc_count_error_upper_bound"]:
        raise IncompleteAnswer(f"The counts of {key} are not exact")
    return list(terms["buckets"])
