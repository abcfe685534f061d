"""Builds one clause per filter group of a search query."""

from collections.abc import Mapping, Sequence

from schemas.filters.declarations import FILTER_BY_KEY, FILTERS_BY_GROUP, FilterGroup
from schemas.filters.fixed_values import Term
from search.elasticsearch_access.client import Body
from search.parsing.search_query import Point, Range, SearchQuery
from search.requests.text_clauses import matching, scoring

Terms = Mapping[str, tuple[Term, ...]]

CAMPUS_GROUPS = (FilterGroup.PLACE, FilterGroup.CAMPUS)
"""Filter groups that test a single campus of a course."""

INTAKES = FILTER_BY_KEY["intakes"]
MONTH_NUMBERS = range(1, 13)

LIVE: Body = {"term": {"deleted": False}}
"""Excludes tombstones. The alias excludes them too, but searches address the index directly."""


def build_filter_query(search_query: SearchQuery, without: FilterGroup | None = None) -> Body:
    """The query for courses that match the text and every filter, except the filters of the group `without`."""
    text = matching(search_query.text) if search_query.text else ()
    return {"bool": {"filter": [LIVE, *text, *filter_clauses(search_query, without)]}}


def scored(search_query: SearchQuery) -> Body:
    """The query of `build_filter_query`, with a score for the text."""
    query = build_filter_query(search_query)
    if search_query.text:
        query["bool"]["should"] = scoring(search_query.text)
    return query


def filter_clauses(search_query: SearchQuery, without: FilterGroup | None = None) -> list[Body]:
    """One clause per active group. Place and campus share a clause when one campus must pass both."""
    groups = [group for group in search_query.groups if group is not without]
    of_campus = [group for group in groups if group in CAMPUS_GROUPS]
    if len(of_campus) < 2 and not any(search_query.excludes(group) for group in of_campus):
        return [_clause(group, search_query) for group in groups]
    apart = [_clause(group, search_query) for group in groups if group not in CAMPUS_GROUPS]
    return [_at_one_campus(of_campus, search_query), *apart]


def build_campus_clause(group: FilterGroup, search_query: SearchQuery) -> Body:
    """A place or campus filter for one campus of a course."""
    if group is FilterGroup.PLACE and search_query.point:
        included = [_around(search_query.point, "locations.point")]
    else:
        included = _any_value(search_query.terms, group, nested=True)
    return _and_not(included, _values(search_query.excluded, group, nested=True))


def _at_one_campus(groups: Sequence[FilterGroup], search_query: SearchQuery) -> Body:
    """Requires one campus that passes all groups. Filters that only exclude values keep courses without a campus."""
    together = {"bool": {"filter": [build_campus_clause(group, search_query) for group in groups]}}
    nested: Body = {"nested": {"path": "locations", "query": together}}
    if any(search_query.includes(group) for group in groups):
        return nested
    return any_of([nested, unknown("campus_ids")])


def _clause(group: FilterGroup, search_query: SearchQuery) -> Body:
    """Builds each clause once for all searches of the query. Callers must not change it."""
    if group not in search_query.clauses:
        search_query.clauses[group] = _made(group, search_query)
    return search_query.clauses[group]


def _made(group: FilterGroup, search_query: SearchQuery) -> Body:
    if group is FilterGroup.PLACE and search_query.point:
        return _around(search_query.point, "points")
    if group is FilterGroup.FEE and search_query.fee:
        return _within(search_query.fee, "fee_pkr")
    if group is FilterGroup.DURATION and search_query.duration:
        return _within(search_query.duration, "duration_weeks")
    if group is FilterGroup.INTAKE and search_query.excludes(group):
        return _other_months(search_query)
    return _and_not(_any_value(search_query.terms, group), _values(search_query.excluded, group))


def _other_months(search_query: SearchQuery) -> Body:
    """A month is left to begin in; exclusion alone keeps the courses whose months are unknown."""
    key, field = INTAKES.key, INTAKES.field
    excluded = search_query.excluded[key]
    left = [month for month in search_query.chosen(key) or MONTH_NUMBERS if month not in excluded]
    begins: Body = {"terms": {field: left}}
    return begins if search_query.chosen(key) else any_of([begins, unknown(field)])


def _any_value(chosen: Terms, group: FilterGroup, *, nested: bool = False) -> list[Body]:
    """One clause for courses that have any of the group's values, whichever key they came by; none without values."""
    clauses = _values(chosen, group, nested=nested)
    return [any_of(clauses)] if len(clauses) > 1 else clauses


def _values(chosen: Terms, group: FilterGroup, *, nested: bool = False) -> list[Body]:
    return [
        {"terms": {(each.nested_field if nested else each.field): list(chosen[each.key])}}
        for each in FILTERS_BY_GROUP[group]
        if each.key in chosen
    ]


def _and_not(included: list[Body], excluded: list[Body]) -> Body:
    if not excluded:
        return included[0]
    return {"bool": {"filter": included, "must_not": excluded}}


def _within(bounds: Range, field: str) -> Body:
    """What passes a range: values in it, or what is unknown, or either."""
    ends = {"gte": bounds.lower, "lte": bounds.upper}
    given = {end: value for end, value in ends.items() if value is not None}
    known: Body = {"range": {field: given}} if given else {"exists": {"field": field}}
    passing = [known] * bounds.known + [unknown(field)] * bounds.unknown
    return passing[0] if len(passing) == 1 else any_of(passing)


def _around(point: Point, field: str) -> Body:
    centre = {"lat": point.latitude, "lon": point.longitude}
    return {"geo_distance": {"distance": f"{point.distance_km}km", field: centre}}


def unknown(field: str) -> Body:
    return {"bool": {"must_not": [{"exists": {"field": field}}]}}


def any_of(clauses: Sequence[Body]) -> Body:
    return {"bool": {"should": list(clauses), "minimum_should_match": 1}}
