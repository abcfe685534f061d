"""The filters of a question as clauses, one for each group."""

from collections.abc import Mapping, Sequence

from schemas.filters.declarations import FILTER_BY_KEY, FILTERS_BY_GROUP, FilterGroup
from search.elasticsearch_access.client import Body
from search.parsing.search_query import Point, Question, Range, Term
from search.requests.text_clauses import matching, scoring

Terms = Mapping[str, tuple[Term, ...]]

CAMPUS_GROUPS = (FilterGroup.PLACE, FilterGroup.CAMPUS)
"""Filters that can be asked of one campus of a course."""

INTAKES = FILTER_BY_KEY["intakes"]
MONTH_NUMBERS = range(1, 13)

LIVE: Body = {"term": {"deleted": False}}
"""Tombstones stand in the index too; the alias hides them, and so does every question to the index itself."""


def filtered(question: Question, without: FilterGroup | None = None) -> Body:
    """The query of everything that passes the text and every filter, those of one group left out if asked."""
    text = matching(question.text) if question.text else ()
    return {"bool": {"filter": [LIVE, *text, *filter_clauses(question, without)]}}


def scored(question: Question) -> Body:
    """The same, with a score by the text."""
    query = filtered(question)
    if question.text:
        query["bool"]["should"] = scoring(question.text)
    return query


def filter_clauses(question: Question, without: FilterGroup | None = None) -> list[Body]:
    """One clause for each active group; place and campus become one where they hold for one and the same campus."""
    groups = [group for group in question.groups if group is not without]
    of_campus = [group for group in groups if group in CAMPUS_GROUPS]
    if len(of_campus) < 2 and not any(question.excludes(group) for group in of_campus):
        return [_clause(group, question) for group in groups]
    apart = [_clause(group, question) for group in groups if group not in CAMPUS_GROUPS]
    return [_at_one_campus(of_campus, question), *apart]


def campus_clause(group: FilterGroup, question: Question) -> Body:
    """A place or campus filter, asked of one campus of the course."""
    if group is FilterGroup.PLACE and question.point:
        included = [_around(question.point, "locations.point")]
    else:
        included = _any_value(question.terms, group, nested=True)
    return _and_not(included, _values(question.excluded, group, nested=True))


def _at_one_campus(groups: Sequence[FilterGroup], question: Question) -> Body:
    """Some campus passes all of the groups. Exclusion alone keeps the courses that have no campus: nothing is
    excluded of them."""
    together = {"bool": {"filter": [campus_clause(group, question) for group in groups]}}
    nested: Body = {"nested": {"path": "locations", "query": together}}
    if any(question.includes(group) for group in groups):
        return nested
    return any_of([nested, unknown("campus_ids")])


def _clause(group: FilterGroup, question: Question) -> Body:
    """Made once for all the searches of a question; nobody changes it."""
    if group not in question.clauses:
        question.clauses[group] = _made(group, question)
    return question.clauses[group]


def _made(group: FilterGroup, question: Question) -> Body:
    if group is FilterGroup.PLACE and question.point:
        return _around(question.point, "points")
    if group is FilterGroup.FEE and question.fee:
        return _within(question.fee, "fee_pkr")
    if group is FilterGroup.DURATION and question.duration:
        return _within(question.duration, "duration_weeks")
    if group is FilterGroup.INTAKE and question.excludes(group):
        return _other_months(question)
    return _and_not(_any_value(question.terms, group), _values(question.excluded, group))


def _other_months(question: Question) -> Body:
    """A month is left to begin in; exclusion alone keeps the courses whose months are unknown."""
    key, field = INTAKES.key, INTAKES.field
    excluded = question.excluded[key]
    left = [month for month in question.chosen(key) or MONTH_NUMBERS if month not in excluded]
    begins: Body = {"terms": {field: left}}
    return begins if question.chosen(key) else any_of([begins, unknown(field)])


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
