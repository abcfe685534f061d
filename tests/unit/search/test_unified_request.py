"""A request of the unified search becomes a search query with the expected filter clauses."""

from typing import Any

import pytest

from schemas.contracts.unified.request import SearchRequest
from schemas.filters.declarations import FilterGroup
from search.calls.unified.relaxed_filters import build_relax_plan
from search.errors import FieldError, InvalidFilter
from search.parsing.search_query import Point, Range, SearchQuery
from search.parsing.unified_request import parse_unified_request
from search.requests.facets import build_value_facet
from search.requests.filter_clauses import build_filter_clauses
from tests.unit.search.small_value_names import (
    AUSTRALIA,
    FIJI,
    MELBOURNE,
    SUVA,
    VICTORIA,
    build_small_value_names,
)

NO_CAMPUS = {"bool": {"must_not": [{"exists": {"field": "campus_ids"}}]}}


def parse(**filters: Any) -> SearchQuery:
    request = SearchRequest.model_validate({"filters": filters})
    return parse_unified_request(request, build_small_value_names())


def parse_errors(**filters: Any) -> list[FieldError]:
    with pytest.raises(InvalidFilter) as caught:
        parse(**filters)
    return list(caught.value.errors)


def build_any_of(*clauses: object) -> dict[str, object]:
    return {"bool": {"should": list(clauses), "minimum_should_match": 1}}


def build_campus_clause(*conditions: object) -> dict[str, object]:
    return {"nested": {"path": "locations", "query": {"bool": {"filter": list(conditions)}}}}


def test_an_excluded_value_excludes_courses_with_the_value() -> None:
    search_query = parse(disciplines={"include": ["computing"], "exclude": [91]}, panels={"exclude": ["p1"]})
    assert search_query.terms == {"disciplines": (61,)}
    assert search_query.excluded == {"disciplines": (91,), "panels": (True,)}
    assert build_filter_clauses(search_query) == [
        {
            "bool": {
                "filter": [{"terms": {"discipline_ids": [61]}}],
                "must_not": [{"terms": {"discipline_ids": [91]}}],
            }
        },
        {"bool": {"filter": [], "must_not": [{"terms": {"popular": [True]}}]}},
    ]


def test_an_excluded_place_keeps_courses_with_another_campus() -> None:
    outside = {"bool": {"filter": [], "must_not": [{"terms": {"locations.state_id": [VICTORIA]}}]}}
    assert build_filter_clauses(parse(states={"exclude": [VICTORIA]})) == [
        build_any_of(build_campus_clause(outside), NO_CAMPUS)
    ]
    inside = {
        "bool": {
            "filter": [{"terms": {"locations.country_id": [AUSTRALIA]}}],
            "must_not": [{"terms": {"locations.state_id": [VICTORIA]}}],
        }
    }
    chosen = parse(countries={"include": [AUSTRALIA]}, states={"exclude": [VICTORIA]})
    assert build_filter_clauses(chosen) == [build_campus_clause(inside)]


def test_one_campus_passes_the_place_filter_and_is_not_excluded() -> None:
    search_query = parse(countries={"include": [AUSTRALIA]}, campuses={"exclude": [7]})
    another = {"bool": {"filter": [], "must_not": [{"terms": {"locations.campus_id": [7]}}]}}
    assert build_filter_clauses(search_query) == [
        build_campus_clause({"terms": {"locations.country_id": [AUSTRALIA]}}, another)
    ]
    facet = build_value_facet("cities", search_query, build_small_value_names())
    assert facet.aggregation["aggs"]["chosen"]["filter"] == another


def test_an_excluded_month_keeps_courses_with_another_month() -> None:
    unknown = {"bool": {"must_not": [{"exists": {"field": "intakes"}}]}}
    all_but_may = [month for month in range(1, 13) if month != 5]
    assert build_filter_clauses(parse(intakes={"exclude": ["may"]})) == [
        build_any_of({"terms": {"intakes": all_but_may}}, unknown)
    ]
    assert build_filter_clauses(parse(intakes={"include": ["june"], "exclude": ["may"]})) == [
        {"terms": {"intakes": [6]}}
    ]


@pytest.mark.parametrize(
    ("fees", "expected"),
    [
        ({}, None),
        ({"lower": 0}, None),
        ({"upper": 5_000_000}, Range(None, 5_000_000)),
        ({"lower": 1, "upper": 2}, Range(1, 2)),
        ({"lower": 7, "unknown": "include"}, Range(7, None, unknown=True)),
        ({"lower": 7, "unknown": "exclude"}, Range(7, None)),
        ({"unknown": "include"}, Range(None, None, known=False, unknown=True)),
        ({"unknown": "exclude"}, Range(None, None)),
    ],
)
def test_fee_filters_become_ranges(fees: dict[str, Any], expected: Range | None) -> None:
    assert parse(fees=fees).fee == expected


def test_unknown_fees_can_be_included_and_excluded() -> None:
    known, unknown = (
        {"exists": {"field": "fee_pkr"}},
        {"bool": {"must_not": [{"exists": {"field": "fee_pkr"}}]}},
    )
    in_range = {"range": {"fee_pkr": {"gte": 7}}}
    for fees, clause in (
        ({"unknown": "include"}, unknown),
        ({"unknown": "exclude"}, known),
        ({"lower": 7, "unknown": "include"}, build_any_of(in_range, unknown)),
        ({"lower": 7}, in_range),
    ):
        assert build_filter_clauses(parse(fees=fees)) == [clause]


@pytest.mark.parametrize(
    ("durations", "expected"),
    [
        ({"lower": 0, "upper": 5}, None),
        ({"lower": 0.5}, Range(26, None)),
        ({"upper": 1.5}, Range(None, 78)),
        ({"lower": 5, "upper": 5}, Range(260, None)),
        ({"upper": 5, "unknown": "include"}, Range(None, None, known=False, unknown=True)),
    ],
)
def test_duration_filters_become_ranges_in_weeks(durations: dict[str, Any], expected: Range | None) -> None:
    assert parse(durations=durations).duration == expected


def test_a_region_becomes_its_countries_and_a_point_stays_a_point() -> None:
    assert parse(region="oceania").terms == {"countries": (AUSTRALIA, FIJI)}
    assert parse(region=2).terms == {"countries": ()}
    near = parse(point={"latitude": 1.5, "longitude": 2, "distance_km": 77}, cities={"exclude": [SUVA]})
    assert near.point == Point(1.5, 2, 77)
    assert near.excluded == {"cities": (SUVA,)}


POINT = {"latitude": 1.5, "longitude": 2, "distance_km": 77}


@pytest.mark.parametrize(
    ("filters", "fields"),
    [
        ({"disciplines": {"include": [61], "exclude": ["computing"]}},
         ["filters.disciplines.include", "filters.disciplines.exclude"]),
        ({"campuses": {"exclude": ["nowhere"]}}, ["filters.campuses.exclude"]),
        ({"intakes": {"exclude": ["sept"]}}, ["filters.intakes.exclude.0"]),
        ({"region": "atlantis"}, ["filters.region"]),
        ({"region": 1, "cities": {"include": [SUVA]}}, ["filters.cities", "filters.region"]),
        ({"region": 1, "point": POINT}, ["filters.region", "filters.point"]),
        ({"fees": {"lower": 5, "upper": 5}}, ["filters.fees"]),
        ({"fees": {"lower": -1}}, ["filters.fees"]),
        ({"fees": {"upper": 0}}, ["filters.fees"]),
        ({"durations": {"lower": 0.3}}, ["filters.durations"]),
        ({"durations": {"lower": 2, "upper": 1}}, ["filters.durations"]),
    ],
)  # fmt: skip
def test_an_error_has_the_path_of_each_invalid_key(filters: dict[str, Any], fields: list[str]) -> None:
    assert [error.field for error in parse_errors(**filters)] == fields


def test_courses_are_counted_without_each_single_filter() -> None:
    body = {"text": "law", "filters": {"region": 1, "cities": {"exclude": [MELBOURNE]}, "fees": {"lower": 7}}}
    request = SearchRequest.model_validate(body)
    plan = build_relax_plan(request, parse_unified_request(request, build_small_value_names()))
    assert [body["size"] for body in plan.searches] == [0, 0, 0]
    responses = [{"hits": {"total": {"value": count}}} for count in (1, 5, 2)]
    relaxed = [(each["filter"], each["keys"], each["course_count"]) for each in plan.read(responses)]
    assert relaxed == [
        ("place", ["filters.cities", "filters.region"], 5),
        ("fee", ["filters.fees"], 2),
        ("text", ["text"], 1),
    ]
    assert FilterGroup.FEE in parse_unified_request(request, build_small_value_names()).active_groups
