"""The filters of a question as clauses, one for each group."""

from search.engine import Body
from search.query.text import matching, scoring
from search.question.filter_table import VALUE_FILTERS, Group
from search.question.question import Point, Question, Range

LIVE: Body = {"term": {"deleted": False}}
"""Tombstones stand in the index too; the alias hides them, and so does every question to the index itself."""


def filtered(question: Question, without: Group | None = None) -> Body:
    """The query of everything that passes the text and every filter, those of one group left out if asked."""
    text = matching(question.text) if question.text else []
    return {"bool": {"filter": [LIVE, *text, *filter_clauses(question, without)]}}


def scored(question: Question) -> Body:
    """The same, with a score by the text."""
    query = filtered(question)
    if question.text:
        query["bool"]["should"] = scoring(question.text)
    return query


def filter_clauses(question: Question, without: Group | None = None) -> list[Body]:
    """One clause for each active group; place and campus become one, because they hold for one and the same campus."""
    groups = [group for group in Group if group in question.active_groups and group is not without]
    if Group.PLACE in groups and Group.CAMPUS in groups:
        apart = [_clause(group, question) for group in groups if group not in (Group.PLACE, Group.CAMPUS)]
        together = [campus_clause(group, question) for group in (Group.PLACE, Group.CAMPUS)]
        return [{"nested": {"path": "locations", "query": {"bool": {"filter": together}}}}, *apart]
    return [_clause(group, question) for group in groups]


def campus_clause(group: Group, question: Question) -> Body:
    """A place or campus filter, asked of one campus of the course."""
    if group is Group.PLACE and question.point:
        return _around(question.point, "locations.point")
    return _any_value(group, question, nested=True)


def _clause(group: Group, question: Question) -> Body:
    if group is Group.PLACE and question.point:
        return _around(question.point, "points")
    if group is Group.FEE and question.fee:
        return _within(question.fee, "fee_pkr")
    if group is Group.DURATION and question.duration:
        return _within(question.duration, "duration_weeks")
    return _any_value(group, question, nested=False)


def _any_value(group: Group, question: Question, *, nested: bool) -> Body:
    """Courses that have any of the group's chosen values, whichever key they came by."""
    clauses: list[Body] = [
        {"terms": {(each.nested_field if nested else each.field): list(question.terms[each.key])}}
        for each in VALUE_FILTERS
        if each.group is group and each.key in question.terms
    ]
    return clauses[0] if len(clauses) == 1 else {"bool": {"should": clauses, "minimum_should_match": 1}}


def _within(bounds: Range, field: str) -> Body:
    ends = {"gte": bounds.lower, "lte": bounds.upper}
    return {"range": {field: {end: value for end, value in ends.items() if value is not None}}}


def _around(point: Point, field: str) -> Body:
    centre = {"lat": point.latitude, "lon": point.longitude}
    return {"geo_distance": {"distance": f"{point.distance_km}km", field: centre}}
