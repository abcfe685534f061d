"""Facets: the number of courses per value, under all filters except those of the facet's own group."""

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
"""Aggregation sizes grow in steps. A new value then seldom changes the body, so cached responses keep their key."""

FIXED_VALUES_SIZE_STEP = 16
"""The step for sets of values that never change, which are mostly short."""

BUCKETS_PER_SEARCH = 60_000
"""Below the 65,536 buckets that Elasticsearch allows per search (`search.max_buckets`)."""

BUCKETS_PER_PART = 30_000
"""Buckets per part of a list that is too long for one search."""

_OTHER_OF_CAMPUS = {FilterGroup.PLACE: FilterGroup.CAMPUS, FilterGroup.CAMPUS: FilterGroup.PLACE}
"""A campus must pass both the place filter and the campus filter. Each is counted at campuses that pass the other."""


@dataclass(frozen=True, slots=True)
class Facet:
    """name: of the aggregation in request and response. group: its filters do not apply to this facet.

    buckets: maximum number of values. further_parts: the other parts of a list that is too long for one search.
    """

    name: str
    group: FilterGroup
    aggregation: Body
    buckets: int = 1
    further_parts: tuple[Body, ...] = ()


def build_value_facet(key: str, search_query: SearchQuery, value_names: ValueNames) -> Facet:
    """Courses for each value of a filter. The size covers every value, so that counts are exact."""
    campuses = _build_other_campus_clause(FILTER_BY_KEY[key], search_query)
    if campuses is None:
        return value_names.memoize(("facet", key), lambda: _build_facet_at_campuses(key, value_names, None))
    return _build_facet_at_campuses(key, value_names, campuses)


def _build_facet_at_campuses(key: str, value_names: ValueNames, campuses: Body | None) -> Facet:
    """campuses: the clause that counted campuses must pass."""
    declared = FILTER_BY_KEY[key]
    size = _compute_size(declared, value_names)
    parts = 1 if size <= BUCKETS_PER_SEARCH else ceil(size / BUCKETS_PER_PART)
    first, *others = [_build_part(declared, campuses, size, number, parts) for number in range(parts)]
    return Facet(key, declared.group, first, ceil(size / parts), tuple(others))


def build_two_level_facet(name: str, outer: str, inner: str, value_names: ValueNames) -> Facet:
    """Courses per value of `inner` within each value of `outer`, under all filters except those of `outer`."""
    around, within = FILTER_BY_KEY[outer], FILTER_BY_KEY[inner]
    aggregation: Body = {
        **_build_terms(around.field, _compute_size(around, value_names)),
        "aggs": {"within": _build_terms(within.field, _compute_size(within, value_names))},
    }
    return Facet(name, around.group, aggregation)


def round_up_size(values: int) -> int:
    """An aggregation size that covers this number of values."""
    return (values // SIZE_STEP + 1) * SIZE_STEP


def build_missing_facet(name: str, group: FilterGroup, field: str) -> Facet:
    """Courses whose field is unknown."""
    return Facet(name, group, {"missing": {"field": field}})


def build_popular_facet() -> Facet:
    return Facet("panels", FilterGroup.POPULAR, {"filter": {"term": {"popular": True}}})


def build_facet_bodies(search_query: SearchQuery, facets: Iterable[Facet]) -> list[Body]:
    """One search for each distinct set of filters: facets whose own filter is not set share one, or a few when their
    values are more than one search may answer."""
    by_left_out: dict[FilterGroup | None, list[Facet]] = {}
    for facet in facets:
        left_out = facet.group if facet.group in search_query.active_groups else None
        by_left_out.setdefault(left_out, []).append(facet)
    return [
        _build_count_body(build_filter_query(search_query, left_out), asked)
        for left_out, of_group in by_left_out.items()
        for asked in _pack_aggregations(of_group)
    ]


def parse_facet_name(part: str) -> str:
    """The facet that an aggregation of an answer belongs to."""
    return part.partition("/")[0]


def _pack_aggregations(facets: Iterable[Facet]) -> Iterator[dict[str, Body]]:
    """The aggregations by name, as many together as one search may answer."""
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
    """Which values have a course at all, whatever is filtered; the engine keeps these answers between writes."""
    values = (build_value_facet(key, SearchQuery(), value_names) for key in keys)
    return build_facet_bodies(SearchQuery(), (*values, *others))


def _build_count_body(query: Body, aggregations: dict[str, Body]) -> Body:
    return {"size": 0, "query": query, "aggs": aggregations}


def _compute_size(declared: ValueFilter, value_names: ValueNames) -> int:
    if isinstance(declared.values, FixedValues):
        return ceil(len(declared.values.terms) / FIXED_VALUES_SIZE_STEP) * FIXED_VALUES_SIZE_STEP
    return round_up_size(value_names.count_values(declared.values))


def _build_other_campus_clause(declared: ValueFilter, search_query: SearchQuery) -> Body | None:
    """The clause of the campuses of which alone the values are counted, where there is one."""
    other = _OTHER_OF_CAMPUS.get(declared.group)
    if other is None or other not in search_query.active_groups or declared.nested_field is None:
        return None
    return build_campus_clause(other, search_query)


def _build_part(declared: ValueFilter, campuses: Body | None, size: int, number: int, parts: int) -> Body:
    """The values of a filter, or one of the parts that their ids are dealt into."""
    dealt: Body = {"include": {"partition": number, "num_partitions": parts}} if parts > 1 else {}
    if campuses is not None and declared.nested_field is not None:
        return _build_campus_counts(_build_terms(declared.nested_field, size, dealt), campuses)
    return _build_terms(declared.field, size, dealt)


def _build_terms(field: str, size: int, dealt: Body | None = None) -> Body:
    """Every value with its count. All are asked for, so the engine need not order them by count: it has them by key."""
    return {"terms": {"field": field, "size": size, "order": {"_key": "asc"}, **(dealt or {})}}


def _build_campus_counts(values: Body, chosen_campuses: Body) -> Body:
    """Places (or ids) of the chosen campuses alone, each counting its courses once."""
    counted: Body = {**values, "aggs": {"courses": {"reverse_nested": {}}}}
    chosen: Body = {"filter": chosen_campuses, "aggs": {"values": counted}}
    return {"nested": {"path": "locations"}, "aggs": {"chosen": chosen}}
