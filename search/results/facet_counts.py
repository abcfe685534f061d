"""Reads counts from the aggregations of responses, and checks that the counts are exact."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from operator import itemgetter
from typing import Any

from search.elasticsearch_access.client import EsResponse
from search.errors import IncompleteResponse
from search.requests.facets import parse_facet_name

Counts = Mapping[str, int]
"""Course counts by bucket key. The bucket key of an id is the id as text."""


class FacetCounts:
    """The counts of all facets in several responses."""

    def __init__(self, responses: Sequence[EsResponse]) -> None:
        self._by_name: dict[str, list[Any]] = defaultdict(list)
        for response in responses:
            for part, aggregation in response["aggregations"].items():
                self._by_name[parse_facet_name(part)].append(aggregation)

    def read_counts(self, key: str) -> dict[str, int]:
        """Read the course counts of a value facet. Raises IncompleteResponse if a value may be missing."""
        counts, *others = [_read_part(part, key) for part in self._by_name[key]]
        for other in others:
            counts.update(other)
        return counts

    def read_values(self, key: str) -> Iterator[str]:
        """Read the values of a value facet without their counts. Raises IncompleteResponse if one may be missing."""
        buckets = chain.from_iterable(read_exact_buckets(part, key) for part in self._by_name[key])
        return map(itemgetter("key"), buckets)

    def read_steps(self, name: str) -> Mapping[int, int]:
        """Read the course counts of a histogram by the lower end of each interval."""
        return {int(bucket["key"]): bucket["doc_count"] for bucket in self._get_only(name)["buckets"]}

    def read_ordered_steps(self, name: str) -> Sequence[int]:
        """Read the course counts of a `range` aggregation. The counts are in the order of the ranges."""
        return [bucket["doc_count"] for bucket in self._get_only(name)["buckets"]]

    def read_nested_counts(self, name: str) -> Mapping[str, Counts]:
        """Read a two-level facet. The keys are the value of the outer filter and the value of the inner filter."""
        return {
            bucket["key"]: {
                each["key"]: each["doc_count"] for each in read_exact_buckets(bucket["within"], name)
            }
            for bucket in read_exact_buckets(self._get_only(name), name)
        }

    def read_named_counts(self, name: str) -> Counts:
        """Read the course counts of a `filters` aggregation by filter name."""
        parts = self._by_name.get(name, ())
        return {key: bucket["doc_count"] for part in parts for key, bucket in part["buckets"].items()}

    def read_total(self, name: str) -> int:
        """Read the count of a facet that counts courses of one kind, for example courses without a fee."""
        return int(self._get_only(name)["doc_count"])

    def _get_only(self, name: str) -> Any:
        (aggregation,) = self._by_name[name]
        return aggregation


def _read_part(part: Mapping[str, Any], key: str) -> dict[str, int]:
    if "chosen" in part:
        values = read_exact_buckets(part["chosen"]["values"], key)
        return {bucket["key"]: bucket["courses"]["doc_count"] for bucket in values}
    return {bucket["key"]: bucket["doc_count"] for bucket in read_exact_buckets(part, key)}


def read_exact_buckets(terms: Mapping[str, Any], key: str) -> list[Mapping[str, Any]]:
    if terms["sum_other_doc_count"] or terms["doc_count_error_upper_bound"]:
        raise IncompleteResponse(f"The counts of {key} are not exact")
    return list(terms["buckets"])
