"""Builds facets: aggregations that count courses per value, under all filters except the facet's own group."""

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
"""Aggregation sizes are multiples of this step. A new value then rarely changes the body, which is a cache key."""

FIXED_VALUES_SIZE_STEP = 16
"""The step for fixed sets of values, which are mostly short."""

BUCKETS_PER_SEARCH = 60_000
"""Below the 65,536 buckets that Elasticsearch allows per search (`search.max_buckets`)."""

BUCKETS_PER_PART = 30_000
"""Buckets per part, when a facet has too many values for one search."""

_OTHER_OF_CAMPUS = {FilterGroup.PLACE: FilterGroup.CAMPUS, FilterGroup.CAMPUS: FilterGroup.PLACE}
"""One campus must pass both filters. The facet of one filter counts only campuses that pass the other filter."""


@dataclass(frozen=True, slots=True)
class Facet:
    """name: the name of the aggregation. group: the filters of this group do not apply to the facet.

    buckets: the maximum number of values per part. further_parts: the second and later parts of a facet with too many
    values for one search.
    """

    name: str
    group: FilterGroup
    aggregation: Body
    buckets: int = 1
    further_parts: tuple[Body, ...] = ()


def build_value_facet(key: str, search_query: SearchQuery, value_names: ValueNames) -> Facet:
    """Count courses for each value of a filter. The aggregation size covers every value, so counts are exact."""
    campuses = _build_other_campus_clause(FILTER_BY_KEY[key], search_query)
    if campuses is None:
        return value_names.memoize(("facet", key), lambda: _build_facet_at_campuses(key, value_names, None))
    return _build_facet_at_campuses(key, value_names, campuses)


def _build_facet_at_campuses(key: str, value_names: ValueNames, campuses: Body | None) -> Facet:
    """campuses: the clause for the counted campuses; None counts courses at all campuses."""
    declared = FILTER_BY_KEY[key]
    size = _compute_size(declared, value_names)
    parts = 1 if size <= BUCKETS_PER_SEARCH else ceil(size / BUCKETS_PER_PART)
    first, *others = [_build_part(declared, campuses, size, number, parts) for number in range(parts)]
    return Facet(key, declared.group, first, ceil(size / parts), tuple(others))


def build_two_level_facet(name: str, outer: str, inner: str, value_names: ValueNames) -> Facet:
    """Count courses per value of the filter `inner`, within each value of the filter `outer`."""
    around, within = FILTER_BY_KEY[outer], FILTER_BY_KEY[inner]
    aggregation: Body = {
        **_build_terms(around.field, _compute_size(around, value_names)),
        "aggs": {"within": _build_terms(within.field, _compute_size(within, value_names))},
    }
    return Facet(name, around.group, aggregation)


def round_up_size(values: int) -> int:
    """Round up to an aggregation size that covers this number of values."""
    return (values // SIZE_STEP + 1) * SIZE_STEP


def build_missing_facet(name: str, group: FilterGroup, field: str) -> Facet:
    """Count courses without a value in the field."""
    return Facet(name, group, {"missing": {"field": field}})


def build_popular_facet() -> Facet:
    return Facet("panels", FilterGroup.POPULAR, {"filter": {"term": {"popular": True}}})


def build_facet_bodies(search_query: SearchQuery, facets: Iterable[Facet]) -> list[Body]:
    """Build one search per distinct set of filters. Facets without an active filter of their own share one search.

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
    """Get the facet name from the name of an aggregation. The parts of one facet are `name`, `name/1`, `name/2` …"""
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
    """Count the courses per value in the whole catalogue. Elasticsearch caches the responses between writes."""
    values = (build_value_facet(key, SearchQuery(), value_names) for key in keys)
    return build_facet_bodies(SearchQuery(), (*values, *others))


def _build_count_body(query: Body, aggregations: dict[str, Body]) -> Body:
    return {"size": 0, "query": query, "aggs": aggregations}


def _compute_size(declared: ValueFilter, value_names: ValueNames) -> int:
    if isinstance(declared.values, FixedValues):
        return ceil(len(declared.values.terms) / FIXED_VALUES_SIZE_STEP) * FIXED_VALUES_SIZE_STEP
    return round_up_size(value_names.count_values(declared.values))


def _build_other_campus_clause(declared: ValueFilter, search_query: SearchQuery) -> Body | None:
    """Build the clause of the place filter for a campus facet, or of the campus filter for a place facet.

    None when the filter is not set, and for all other facets.
    """
    other = _OTHER_OF_CAMPUS.get(declared.group)
    if other is None or other not in search_query.active_groups or declared.nested_field is None:
        return None
    return build_campus_clause(other, search_query)


def _build_part(declared: ValueFilter, campuses: Body | None, size: int, number: int, parts: int) -> Body:
    """Build the aggregation of all values, or of one partition of the values."""
    dealt: Body = {"include": {"partition": number, "num_partitions": parts}} if parts > 1 else {}
    if campuses is not None and declared.nested_field is not None:
        return _build_campus_counts(_build_terms(declared.nested_field, size, dealt), campuses)
    return _build_terms(declared.field, size, dealt)


def _build_terms(field: str, size: int, dealt: Body | None = None) -> Body:
    """Count each value. The request has all values, so the order by key is sufficient and faster than by count."""
    return {"terms": {"field": field, "size": size, "order": {"_key": "asc"}, **(dealt or {})}}


def _build_campus_counts(values: Body, chosen_campuses: Body) -> Body:
    """Count each value at the selected campuses only. A course with several of these campuses counts once."""
    counted: Body = {**values, "aggs": {"courses": {"reverse_nested": {}}}}
    chosen: Body = {"filter": chosen_campuses, "aggs": {"values": counted}}
    return {"nested": {"path": "locations"}, "aggs": {"chosen": chosen}}
