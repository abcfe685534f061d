"""A request of the unified search becomes a search query with the expected filter clauses."""

from typing import Any

import orjson
import pytest

from schemas.contracts.unified.request import MapArea, SearchRequest
from schemas.filters.declarations import FilterGroup
from search.calls.unified.relaxed_filters import build_relax_plan
from search.calls.unified.search import is_landing_request
from search.calls.unified.session_tokens import Cursor, SessionToken, decode_token, digest_query, encode_token
from search.errors import FieldError, InvalidFilter
from search.execution.point_in_time import PointInTimeSession, SharedSession
from search.parsing.search_query import Point, Range, SearchQuery
from search.parsing.unified_request import parse_unified_request
from search.requests.facets import build_value_facet
from search.requests.filter_clauses import build_filter_clauses
from search.requests.map_clusters import TILES_MAX, choose_grid
from search.results.facet_counts import FacetCounts
from search.results.histograms import build_duration_histogram, build_fee_histogram, compute_fee_step
from search.results.matching_campuses import select_matching_campuses
from search.value_names.version_stamp import IndexVersion, VersionStamp
from tests.unit.search.small_value_names import AUSTRALIA, FIJI, MELBOURNE, SUVA, VICTORIA, small_vocabulary
from tests.unit.search.test_results import CAMPUSES

NO_CAMPUS = {"bool": {"must_not": [{"exists": {"field": "campus_ids"}}]}}


def asked(**filters: Any) -> SearchQuery:
    request = SearchRequest.model_validate({"filters": filters})
    return parse_unified_request(request, small_vocabulary())


def refused(**filters: Any) -> list[FieldError]:
    with pytest.raises(InvalidFilter) as caught:
        asked(**filters)
    return list(caught.value.errors)


def any_of(*clauses: object) -> dict[str, object]:
    return {"bool": {"should": list(clauses), "minimum_should_match": 1}}


def at_one_campus(*conditions: object) -> dict[str, object]:
    return {"nested": {"path": "locations", "query": {"bool": {"filter": list(conditions)}}}}


def test_what_a_course_has_excludes_it() -> None:
    search_query = asked(disciplines={"include": ["computing"], "exclude": [91]}, panels={"exclude": ["p1"]})
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


def test_an_excluded_place_leaves_the_courses_that_have_another_campus() -> None:
    outside = {"bool": {"filter": [], "must_not": [{"terms": {"locations.state_id": [VICTORIA]}}]}}
    assert build_filter_clauses(asked(states={"exclude": [VICTORIA]})) == [
        any_of(at_one_campus(outside), NO_CAMPUS)
    ]
    inside = {
        "bool": {
            "filter": [{"terms": {"locations.country_id": [AUSTRALIA]}}],
            "must_not": [{"terms": {"locations.state_id": [VICTORIA]}}],
        }
    }
    chosen = asked(countries={"include": [AUSTRALIA]}, states={"exclude": [VICTORIA]})
    assert build_filter_clauses(chosen) == [at_one_campus(inside)]


def test_place_and_excluded_campus_hold_for_one_and_the_same_campus() -> None:
    search_query = asked(countries={"include": [AUSTRALIA]}, campuses={"exclude": [7]})
    another = {"bool": {"filter": [], "must_not": [{"terms": {"locations.campus_id": [7]}}]}}
    assert build_filter_clauses(search_query) == [
        at_one_campus({"terms": {"locations.country_id": [AUSTRALIA]}}, another)
    ]
    facet = build_value_facet("cities", search_query, small_vocabulary())
    assert facet.aggregation["aggs"]["chosen"]["filter"] == another


def test_an_excluded_month_leaves_the_courses_that_begin_in_another() -> None:
    unknown = {"bool": {"must_not": [{"exists": {"field": "intakes"}}]}}
    all_but_may = [month for month in range(1, 13) if month != 5]
    assert build_filter_clauses(asked(intakes={"exclude": ["may"]})) == [
        any_of({"terms": {"intakes": all_but_may}}, unknown)
    ]
    assert build_filter_clauses(asked(intakes={"include": ["june"], "exclude": ["may"]})) == [
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
def test_fees(fees: dict[str, Any], expected: Range | None) -> None:
    assert asked(fees=fees).fee == expected


def test_what_is_unknown_can_be_asked_for_and_shut_out() -> None:
    known, unknown = (
        {"exists": {"field": "fee_pkr"}},
        {"bool": {"must_not": [{"exists": {"field": "fee_pkr"}}]}},
    )
    in_range = {"range": {"fee_pkr": {"gte": 7}}}
    for fees, clause in (
        ({"unknown": "include"}, unknown),
        ({"unknown": "exclude"}, known),
        ({"lower": 7, "unknown": "include"}, any_of(in_range, unknown)),
        ({"lower": 7}, in_range),
    ):
        assert build_filter_clauses(asked(fees=fees)) == [clause]


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
def test_durations(durations: dict[str, Any], expected: Range | None) -> None:
    assert asked(durations=durations).duration == expected


def test_a_region_is_its_countries_and_a_point_is_a_point() -> None:
    assert asked(region="oceania").terms == {"countries": (AUSTRALIA, FIJI)}
    assert asked(region=2).terms == {"countries": ()}
    near = asked(point={"latitude": 1.5, "longitude": 2, "distance_km": 77}, cities={"exclude": [SUVA]})
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
def test_what_is_wrong_is_named(filters: dict[str, Any], fields: list[str]) -> None:
    assert [error.field for error in refused(**filters)] == fields


def test_the_card_shows_no_excluded_campus() -> None:
    def ids(search_query: SearchQuery) -> list[int]:
        return [each["id"] for each in select_matching_campuses(CAMPUSES, search_query)]

    assert ids(SearchQuery(excluded={"countries": (20,)})) == [1]
    assert ids(SearchQuery(excluded={"campuses": (1,)}, terms={"countries": (10, 20)})) == [2, 3]
    assert ids(SearchQuery(excluded={"cities": (201,)}, point=Point(0.0, 180.0, 10))) == [1]


def test_fee_steps_reach_the_end_of_the_slider_in_at_most_forty_buckets() -> None:
    assert [compute_fee_step(end) for end in (500_000, 2_000_000, 2_500_000, 5_000_000, 8_500_000, 20_500_000)] == [
        50_000, 50_000, 100_000, 200_000, 500_000, 1_000_000,
    ]  # fmt: skip
    for largest in (1, 123_456, 17_000_000, 10**15):
        assert largest <= 40 * compute_fee_step(largest)


def histogram(name: str, counts: dict[float, int], unknown: str) -> FacetCounts:
    buckets = [{"key": key, "doc_count": count} for key, count in counts.items()]
    return FacetCounts([{"aggregations": {name: {"buckets": buckets}, unknown: {"doc_count": 9}}}])


def as_sent(response: object) -> Any:
    return orjson.loads(orjson.dumps(response))


def test_fees_are_put_together_to_nice_steps() -> None:
    found = histogram("fee_steps", {0.0: 1, 50_000.0: 2, 150_000.0: 3}, "fee_unknown")
    response = as_sent(build_fee_histogram(found, 2_100_000, Range(None, None)))
    assert response["step_pkr"] == 100_000
    assert response["buckets"][:3] == [
        {"lower": 0, "upper": 100_000, "course_count": 3},
        {"lower": 100_000, "upper": 200_000, "course_count": 3},
        {"lower": 200_000, "upper": 300_000, "course_count": 0},
    ]
    assert response["buckets"][-1]["upper"] == 2_500_000
    assert (response["unknown_count"], response["unknown_selected"], response["unknown_excluded"]) == (
        9,
        False,
        True,
    )
    none_known = as_sent(build_fee_histogram(histogram("fee_steps", {}, "fee_unknown"), None, None))
    assert none_known["max_pkr"] == none_known["buckets"][-1]["upper"] == 5_000_000


def test_durations_end_with_five_or_more() -> None:
    found = histogram(
        "duration_steps", {25.0: 1, 130.0: 1, 131.0: 1, 156.0: 5, 260.0: 3, 312.0: 4}, "duration_unknown"
    )
    response = as_sent(build_duration_histogram(found, Range(None, None, known=False, unknown=True)))
    assert [each["course_count"] for each in response["buckets"]] == [1, 0, 0, 0, 0, 2, 5, 0, 0, 0, 7]
    assert [each["closed_count"] for each in response["buckets"]] == [1, 0, 0, 0, 1, 7, 5, 0, 0, 7, 7]
    assert [response["buckets"][number]["upper"] for number in (5, 10)] == [3.0, None]
    assert (response["unknown_selected"], response["unknown_excluded"]) == (True, False)


@pytest.mark.parametrize(
    ("area", "precision"),
    [
        ((-90, -180, 90, 180, 0), 2),
        ((-90, -180, 90, 180, 22), 6),
        ((0, 0, 0, 0, 22), 24),
        ((-40, 170, -10, -170, 4), 6),
        ((-18.2, 178.3, -18.0, 178.6, 13), 15),
    ],
)
def test_the_grid_is_as_fine_as_the_map_and_never_of_too_many_tiles(
    area: tuple[float, float, float, float, int], precision: int
) -> None:
    named = dict(zip(("south", "west", "north", "east", "zoom"), area, strict=True))
    grid = choose_grid(MapArea.model_validate(named))
    assert grid.precision == precision
    assert grid.lists_campuses is (precision >= 15)
    assert TILES_MAX == 4**6


def test_dropping_each_filter_alone_is_counted() -> None:
    body = {"text": "law", "filters": {"region": 1, "cities": {"exclude": [MELBOURNE]}, "fees": {"lower": 7}}}
    request = SearchRequest.model_validate(body)
    plan = build_relax_plan(request, parse_unified_request(request, small_vocabulary()))
    assert [body["size"] for body in plan.searches] == [0, 0, 0]
    responses = [{"hits": {"total": {"value": count}}} for count in (1, 5, 2)]
    relaxed = [(each["filter"], each["keys"], each["course_count"]) for each in plan.read(responses)]
    assert relaxed == [
        ("place", ["filters.cities", "filters.region"], 5),
        ("fee", ["filters.fees"], 2),
        ("text", ["text"], 1),
    ]
    assert FilterGroup.FEE in parse_unified_request(request, small_vocabulary()).active_groups


def test_only_the_first_page_without_a_question_is_kept() -> None:
    assert is_landing_request(SearchRequest.model_validate({"filters": {"fees": {}}, "facets": ["intakes"]}))
    for body in (
        {"page": 2}, {"text": "x"}, {"filters": {"fees": {"lower": 1}}},
        {"map": {"south": 0, "west": 0, "north": 1, "east": 1, "zoom": 2}},
    ):  # fmt: skip
        assert not is_landing_request(SearchRequest.model_validate(body))


def test_tokens_come_back_as_they_were_given() -> None:
    digest = digest_query(SearchRequest())
    for field, cursor in (("visit_token", None), ("cursor", Cursor(54, (1.5, 2**63 - 1, None, "x")))):
        token = SessionToken(PointInTimeSession(3, "point"), 1_700_000_000, cursor)
        assert decode_token(encode_token(token, digest), field, digest) == token


def test_the_question_of_a_visit_is_what_decides_its_courses() -> None:
    same = {"facets": ["intakes"], "page": 3, "results": False, "relax": True}
    assert digest_query(SearchRequest.model_validate(same)) == digest_query(SearchRequest())
    for other in ({"text": "x"}, {"order": 1}, {"page_size": 3}, {"filters": {"region": 1}}):
        assert digest_query(SearchRequest.model_validate(other)) != digest_query(SearchRequest())


def test_a_visit_is_shared_only_while_nothing_has_changed() -> None:
    stamp = VersionStamp("vocabulary-000001", 3, 1.0, 1.0)
    state = IndexVersion(stamp, VersionStamp("courses-000001", 9, 5.0, 5.0))
    shared = SharedSession()
    assert shared.get(state) is None
    shared.store(state, PointInTimeSession(1, "point"))
    assert shared.get(state) == PointInTimeSession(1, "point")
    assert shared.get(IndexVersion(stamp, VersionStamp("courses-000001", 9, 6.0, 5.0))) is None
    shared.clear()
    assert shared.get(state) is None
