"""Builds the Elasticsearch clauses of a `SearchQuery`.

Each filter group, such as the place (countries, states and cities), has one clause. If place and campus are both
filtered, they have one common clause.
"""

from collections.abc import Mapping, Sequence

from schemas.filters.declarations import FILTER_BY_KEY, FILTERS_BY_GROUP, FilterGroup
from schemas.filters.fixed_values import Term
from schemas.vocabulary.kinds import Order
from search.elasticsearch_access.client import Body
from search.parsing.search_query import Point, Range, SearchQuery
from search.requests import ranking_knobs
from search.requests.knob_changes import RankingKnobs
from search.requests.text_clauses import build_exact_name_clauses, build_match_clauses, build_score_clauses

Terms = Mapping[str, tuple[Term, ...]]

CAMPUS_GROUPS = (FilterGroup.PLACE, FilterGroup.CAMPUS)
"""Filter groups that one and the same campus of a course must pass."""

ENGLISH_TEST = FILTER_BY_KEY["english_test"]
INTAKES = FILTER_BY_KEY["intakes"]
MONTH_NUMBERS = range(1, 13)

LIVE: Body = {"term": {"deleted": False}}
"""Excludes the tombstones of deleted courses."""


def build_filter_query(search_query: SearchQuery, without: FilterGroup | None = None) -> Body:
    """Build the query for courses that match the text and every filter.

    If a span of the text has a meaning, the query also finds the courses of `build_exact_name_query`. A widened query
    also contains the query before widening (`full`), because a course can match the typed text, but not the corrected
    text.

    without: the filters of this group are ignored.
    """
    text = build_match_clauses(search_query.text) if search_query.text else ()
    query = _build_query(search_query, without, text)
    others = [build_exact_name_query(search_query, without)] if search_query.visitor else []
    others += [build_filter_query(search_query.full, without)] if search_query.full else []
    return {"bool": {"filter": [build_any_of([query, *others])]}} if others else query


def build_exact_name_query(search_query: SearchQuery, without: FilterGroup | None = None) -> Body:
    """Build the query for courses for which the text is a whole name: of the course, its institute or a campus.

    The filters that the visitor has selected apply.
    """
    names = build_exact_name_clauses(search_query.text) if search_query.text else [{"match_none": {}}]
    return _build_query(search_query.visitor or search_query, without, names)


def _build_query(search_query: SearchQuery, without: FilterGroup | None, text: Sequence[Body]) -> Body:
    return {"bool": {"filter": [LIVE, *text, *build_filter_clauses(search_query, without)]}}


def build_scored_query(search_query: SearchQuery, knobs: RankingKnobs = ranking_knobs) -> Body:
    """Build the query of `build_filter_query`, and add scores.

    In the order by relevance, the text and the narrower queries add to the score. If a query was widened in several
    steps, `narrower` has the queries before the last step. Each of these queries that a course matches adds to the
    score of the course. In every order, courses that match the query before any widening (`full`) have the highest
    scores.
    """
    query = build_filter_query(search_query)
    should: list[Body] = []
    if search_query.text and search_query.order is Order.RELEVANCE:
        should += build_score_clauses(search_query.text, knobs)
        should += [_build_boost(each, knobs.NARROWER_STEP_BOOST) for each in search_query.narrower]
    if search_query.full:
        should.append(_build_boost(search_query.full, knobs.FULL_MATCH_BOOST))
    if should:
        query["bool"]["should"] = should
    return query


def _build_boost(search_query: SearchQuery, boost: float) -> Body:
    return {"constant_score": {"filter": build_filter_query(search_query), "boost": boost}}


def build_filter_clauses(search_query: SearchQuery, without: FilterGroup | None = None) -> list[Body]:
    """Build one clause for each active group.

    If both place and campus are filtered, or one of them has excluded values, they share one clause, because the same
    campus must pass both.
    """
    groups = [group for group in search_query.groups if group is not without]
    of_campus = [group for group in groups if group in CAMPUS_GROUPS]
    if len(of_campus) < 2 and not any(search_query.excludes(group) for group in of_campus):
        return [_get_clause(group, search_query) for group in groups]
    apart = [_get_clause(group, search_query) for group in groups if group not in CAMPUS_GROUPS]
    return [_build_one_campus_clause(of_campus, search_query), *apart]


def build_campus_clause(group: FilterGroup, search_query: SearchQuery) -> Body:
    """Build the clause of the place or campus filter for one nested campus document."""
    if group is FilterGroup.PLACE and search_query.point:
        included = [_build_distance_clause(search_query.point, "locations.point")]
    else:
        included = _build_any_value_clauses(search_query.terms, group, nested=True)
    return _combine_clauses(included, _build_value_clauses(search_query.excluded, group, nested=True))


def _build_one_campus_clause(groups: Sequence[FilterGroup], search_query: SearchQuery) -> Body:
    """Require one campus that passes all groups. If no value is included, courses without a campus also pass."""
    together = {"bool": {"filter": [build_campus_clause(group, search_query) for group in groups]}}
    nested: Body = {"nested": {"path": "locations", "query": together}}
    if any(search_query.includes(group) for group in groups):
        return nested
    return build_any_of([nested, build_unknown_clause("campus_ids")])


def _get_clause(group: FilterGroup, search_query: SearchQuery) -> Body:
    """Return the cached clause of the group, or build the clause. Callers must not change the clause."""
    if group not in search_query.clauses:
        search_query.clauses[group] = _build_clause(group, search_query)
    return search_query.clauses[group]


def _build_clause(group: FilterGroup, search_query: SearchQuery) -> Body:
    if group is FilterGroup.PLACE and search_query.point:
        return _build_distance_clause(search_query.point, "points")
    if group is FilterGroup.FEE and search_query.fee:
        field = "fee_pkr_unrounded" if search_query.fee.is_converted else "fee_pkr"
        return _build_range_clause(search_query.fee, field)
    if group is FilterGroup.DURATION and search_query.duration:
        return _build_range_clause(search_query.duration, "duration_weeks")
    if group is FilterGroup.DEADLINE and search_query.deadline:
        return _build_range_clause(search_query.deadline, "application_deadline")
    if group is FilterGroup.ENGLISH_TEST and search_query.english_scores:
        return _build_score_clause(search_query)
    if group is FilterGroup.INTAKE and search_query.excludes(group):
        return _build_other_months_clause(search_query)
    return _combine_clauses(
        _build_any_value_clauses(search_query.terms, group),
        _build_value_clauses(search_query.excluded, group),
    )


def _build_other_months_clause(search_query: SearchQuery) -> Body:
    """Require a start in a month that is not excluded, and that is selected if any month is selected.

    If no month is selected, courses with unknown months also pass.
    """
    key, field = INTAKES.key, INTAKES.field
    excluded = search_query.excluded[key]
    left = [month for month in search_query.get_selected(key) or MONTH_NUMBERS if month not in excluded]
    begins: Body = {"terms": {field: left}}
    return begins if search_query.get_selected(key) else build_any_of([begins, build_unknown_clause(field)])


def _build_score_clause(search_query: SearchQuery) -> Body:
    """Require a selected test for which the course requires at most the score of the student.

    If no score is given for a selected test, every course that accepts the test passes.
    """
    key, field, scores = ENGLISH_TEST.key, ENGLISH_TEST.field, search_query.english_scores
    selected = search_query.get_selected(key)
    passing: list[Body] = [
        {"range": {f"english_minimums.{test}": {"lte": scores[str(test)]}}}
        for test in selected
        if test in scores
    ]
    others = [test for test in selected if test not in scores]
    if others:
        passing.append({"terms": {field: others}})
    included = [passing[0] if len(passing) == 1 else build_any_of(passing)]
    return _combine_clauses(included, _build_value_clauses(search_query.excluded, FilterGroup.ENGLISH_TEST))


def _build_any_value_clauses(chosen: Terms, group: FilterGroup, *, nested: bool = False) -> list[Body]:
    """Build a list with one clause that matches any selected value. The list is empty if no value is selected."""
    clauses = _build_value_clauses(chosen, group, nested=nested)
    return [build_any_of(clauses)] if len(clauses) > 1 else clauses


def _build_value_clauses(chosen: Terms, group: FilterGroup, *, nested: bool = False) -> list[Body]:
    return [
        {"terms": {(each.nested_field if nested else each.field): list(chosen[each.key])}}
        for each in FILTERS_BY_GROUP[group]
        if each.key in chosen
    ]


def _combine_clauses(included: list[Body], excluded: list[Body]) -> Body:
    if not excluded:
        return included[0]
    return {"bool": {"filter": included, "must_not": excluded}}


def _build_range_clause(bounds: Range, field: str) -> Body:
    """Accept values in the range if `bounds.known`, and unknown values if `bounds.unknown`."""
    ends = {"gte": bounds.lower, "lte": bounds.upper}
    given = {end: value for end, value in ends.items() if value is not None}
    known: Body = {"range": {field: given}} if given else {"exists": {"field": field}}
    passing = [known] * bounds.known + [build_unknown_clause(field)] * bounds.unknown
    return passing[0] if len(passing) == 1 else build_any_of(passing)


def _build_distance_clause(point: Point, field: str) -> Body:
    centre = {"lat": point.latitude, "lon": point.longitude}
    return {"geo_distance": {"distance": f"{point.distance_km}km", field: centre}}


def build_unknown_clause(field: str) -> Body:
    return {"bool": {"must_not": [{"exists": {"field": field}}]}}


def build_any_of(clauses: Sequence[Body]) -> Body:
    return {"bool": {"should": list(clauses), "minimum_should_match": 1}}
