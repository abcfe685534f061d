"""Builds facets. A facet counts the courses of each value of a filter.

All filters apply to the counts, except the filters of the facet's own group. Countries, states and cities, for example,
are one group.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import ceil

from schemas.filters.declarations import FILTER_BY_KEY, FilterGroup, ValueFilter
from schemas.filters.fixed_values import FixedValues
from search.elasticsearch_access.client import Body
from search.parsing.search_query import SearchQuery
from search.requests.filter_clauses import build_campus_clause, build_filter_query
from search.value_names.value_names import ValueNames

SIZE_STEP = 256
"""Aggregation sizes are multiples of this number, so that a new value rarely changes the body of the search.

Elasticsearch uses the body as the cache key.
"""

FIXED_VALUES_SIZE_STEP = 16
"""Aggregation sizes of filters with a fixed set of values are multiples of this number. Most such sets are small."""

BUCKETS_PER_SEARCH = 60_000
"""The maximum number of buckets in one search. Elasticsearch allows 65,536 (`search.max_buckets`)."""

BUCKETS_PER_PART = 30_000
"""The number of buckets in one part of a facet that has too many values for one search."""

_OTHER_OF_CAMPUS = {FilterGroup.PLACE: FilterGroup.CAMPUS, FilterGroup.CAMPUS: FilterGroup.PLACE}
"""A place facet counts only campuses that pass the campus filter.

A campus facet counts only campuses in selected places.
"""


@dataclass(frozen=True, slots=True)
class Facet:
    name: str
    """The name of the aggregation."""
    group: FilterGroup
    """The filters of this group do not apply to the facet."""
    aggregation: Body
    buckets: int = 1
    """The maximum number of buckets of each part."""
    further_parts: tuple[Body, ...] = ()
    """The second and later parts of a facet that has too many values for one search."""


def build_value_facet(key: str, search_query: SearchQuery, value_names: ValueNames) -> Facet:
    """Count the courses of each value of a filter. The counts are exact, because the response lists every value."""
    campuses = _build_other_campus_clause(FILTER_BY_KEY[key], search_query)
    if campuses is None:
        return value_names.memoize(("facet", key), lambda: _build_facet_at_campuses(key, value_names, None))
    return _build_facet_at_campuses(key, value_names, campuses)


def _build_facet_at_campuses(key: str, value_names: ValueNames, campuses: Body | None) -> Facet:
    """Build the facet of a filter.

    campuses: a clause. Only the campuses that match this clause are counted. None counts all campuses.
    """
    declared = FILTER_BY_KEY[key]
    size = _compute_size(declared, value_names)
    parts = 1 if size <= BUCKETS_PER_SEARCH else ceil(size / BUCKETS_PER_PART)
    first, *others = [_build_part(declared, campuses, size, number, parts) for number in range(parts)]
    return Facet(key, declared.group, first, ceil(size / parts), tuple(others))


def build_two_level_facet(name: str, outer: str, inner: str, value_names: ValueNames) -> Facet:
    """Count the courses of each value of the filter `inner`, within each value of the filter `outer`."""
    around, within = FILTER_BY_KEY[outer], FILTER_BY_KEY[inner]
    aggregation: Body = {
        **_build_terms(around.field, _compute_size(around, value_names)),
        "aggs": {"within": _build_terms(within.field, _compute_size(within, value_names))},
    }
    return Facet(name, around.group, aggregation)


def round_up_size(values: int) -> int:
    """Round a number of values up to an aggregation size."""
    return (values // SIZE_STEP + 1) * SIZE_STEP


def build_missing_facet(name: str, group: FilterGroup, field: str) -> Facet:
    """Count the courses without a value in the field."""
    return Facet(name, group, {"missing": {"field": field}})


def build_popular_facet() -> Facet:
    return Facet("panels", FilterGroup.POPULAR, {"filter": {"term": {"popular": True}}})


def build_facet_bodies(search_query: SearchQuery, facets: Iterable[Facet]) -> list[Body]:
    """Build the searches that count the facets.

    Facets of groups without an active filter share one search. Each group with an active filter has a separate search.
    A search with too many buckets is split.
    """
    by_left_out: dict[FilterGroup | None, list[Facet]] = {}
    for facet in facets:
        left_out = facet.group if facet.group in search_query.active_groups else None
        by_left_out.setdefault(left_out, []).append(facet)
    return [
        _build_count_body(build_filter_query(search_query, left_out), aggregations)
        for left_out, of_group in by_left_out.items()
        for aggregations in _pack_aggregations(of_group)
    ]


def parse_facet_name(part: str) -> str:
    """Return the facet name from the name of an aggregation part: `cities/1` → `cities`."""
    return part.partition("/")[0]


def _pack_aggregations(facets: Iterable[Facet]) -> Iterator[dict[str, Body]]:
    """Group the aggregations into searches of at most BUCKETS_PER_SEARCH buckets."""
    together: dict[str, Body] = {}
    room = BUCKETS_PER_SEARCH
    for facet in facets:
        for number, aggregation in enumerate((facet.aggregation, *facet.further_parts)):
            if together and facet.buckets > room:
                yield together
                together, room = {}, BUCKETS_PER_SEARCH
            together[f"{facet.name}/{number}" if number else facet.name] = aggregation
            room -= facet.buckets
    yield together


def build_whole_catalogue_bodies(
    keys: Iterable[str], value_names: ValueNames, others: Iterable[Facet] = ()
) -> list[Body]:
    """Count the courses of each value in the whole catalogue. Elasticsearch caches the counts until the next write."""
    values = (build_value_facet(key, SearchQuery(), value_names) for key in keys)
    return build_facet_bodies(SearchQuery(), (*values, *others))


def _build_count_body(query: Body, aggregations: dict[str, Body]) -> Body:
    return {"size": 0, "query": query, "aggs": aggregations}


def _compute_size(declared: ValueFilter, value_names: ValueNames) -> int:
    if isinstance(declared.values, FixedValues):
        return ceil(len(declared.values.terms) / FIXED_VALUES_SIZE_STEP) * FIXED_VALUES_SIZE_STEP
    return round_up_size(value_names.count_values(declared.values))


def _build_other_campus_clause(declared: ValueFilter, search_query: SearchQuery) -> Body | None:
    """Build the place clause for a campus facet, or the campus clause for a place facet.

    Returns None for all other facets, and if the query does not have this other filter.
    """
    other = _OTHER_OF_CAMPUS.get(declared.group)
    if other is None or other not in search_query.active_groups or declared.nested_field is None:
        return None
    return build_campus_clause(other, search_query)


def _build_part(declared: ValueFilter, campuses: Body | None, size: int, number: int, parts: int) -> Body:
    """Build the aggregation of all values, or of one of several parts of the values.

    number: the number of the part, from 0.
    """
    dealt: Body = {"include": {"partition": number, "num_partitions": parts}} if parts > 1 else {}
    if campuses is not None and declared.nested_field is not None:
        return _build_campus_counts(_build_terms(declared.nested_field, size, dealt), campuses)
    return _build_terms(declared.field, size, dealt)


def _build_terms(field: str, size: int, dealt: Body | None = None) -> Body:
    """Count each value. The response has all values, so they are sorted by key, which is faster than by count."""
    return {"terms": {"field": field, "size": size, "order": {"_key": "asc"}, **(dealt or {})}}


def _build_campus_counts(values: Body, chosen_campuses: Body) -> Body:
    """Count each value at the selected campuses. A course with several of these campuses counts once."""
    counted: Body = {**values, "aggs": {"courses": {"reverse_nested": {}}}}
    chosen: Body = {"filter": chosen_campuses, "aggs": {"values": counted}}
    return {"nested": {"path": "locations"}, "aggs": {"chosen": chosen}}
