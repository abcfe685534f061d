"""The request builders produce exactly the expected bodies for Elasticsearch."""

import pytest

from schemas.filters.declarations import FilterGroup
from schemas.vocabulary.kinds import Order
from search.parsing.search_query import Point, Range, SearchQuery
from search.parsing.search_text import parse_text
from search.requests.course_page import build_count_body, build_hits_body, build_page_bodies
from search.requests.facets import (
    Facet,
    build_facet_bodies,
    build_missing_facet,
    build_popular_facet,
    build_value_facet,
    build_whole_catalogue_bodies,
)
from search.requests.filter_clauses import build_filter_clauses, build_filter_query
from search.requests.sort import build_sort
from tests.unit.search.small_value_names import build_small_value_names

LIVE = {"term": {"deleted": False}}
BY_KEY = {"_key": "asc"}
TIES = [{"priority": "desc"}, {"popularity": "desc"}, {"id": "asc"}]


def test_an_empty_query_matches_every_live_course() -> None:
    assert build_hits_body(SearchQuery(), first=0, size=27) == {
        "query": {"bool": {"filter": [LIVE]}},
        "sort": TIES,
        "from": 0,
        "size": 27,
    }


def test_without_text_the_page_and_the_count_are_separate_searches() -> None:
    search_query = SearchQuery(terms={"disciplines": (61,)})
    page, count = build_page_bodies(search_query, first=27, size=27)
    assert page == {**build_hits_body(search_query, 27, 27), "track_total_hits": False}
    assert count == build_count_body(search_query) == {"size": 0, "query": build_filter_query(search_query)}


def test_with_text_one_search_reads_the_page_and_the_count() -> None:
    search_query = SearchQuery(text=parse_text("nursing"))
    assert build_page_bodies(search_query, first=0, size=27) == [build_hits_body(search_query, 0, 27)]


def test_all_groups_must_match_and_values_of_a_group_are_alternatives() -> None:
    search_query = SearchQuery(
        terms={
            "degree_levels_types": (-1,),
            "degree_levels": (2,),
            "disciplines": (61, 91),
            "panels": (True,),
        },
        fee=Range(0, 900_000),
        duration=Range(52, None),
    )
    assert build_filter_query(search_query) == {
        "bool": {
            "filter": [
                LIVE,
                {
                    "bool": {
                        "should": [{"terms": {"level_type_id": [-1]}}, {"terms": {"degree_level_id": [2]}}],
                        "minimum_should_match": 1,
                    }
                },
                {"terms": {"discipline_ids": [61, 91]}},
                {"terms": {"popular": [True]}},
                {"range": {"fee_pkr": {"gte": 0, "lte": 900_000}}},
                {"range": {"duration_weeks": {"gte": 52}}},
            ]
        }
    }


def test_a_place_filter_alone_uses_the_flat_fields() -> None:
    tree = SearchQuery(terms={"countries": (36,), "cities": (104,)})
    assert build_filter_clauses(tree) == [
        {
            "bool": {
                "should": [{"terms": {"country_ids": [36]}}, {"terms": {"city_ids": [104]}}],
                "minimum_should_match": 1,
            }
        }
    ]
    assert build_filter_clauses(SearchQuery(point=Point(-37.8, 144.9, 50))) == [
        {"geo_distance": {"distance": "50km", "points": {"lat": -37.8, "lon": 144.9}}}
    ]


def test_one_campus_passes_the_place_and_the_campus_filter() -> None:
    search_query = SearchQuery(terms={"countries": (36,), "campuses": (7,), "institutes": (5,)})
    assert build_filter_clauses(search_query) == [
        {
            "nested": {
                "path": "locations",
                "query": {
                    "bool": {
                        "filter": [
                            {"terms": {"locations.country_id": [36]}},
                            {"terms": {"locations.campus_id": [7]}},
                        ]
                    }
                },
            }
        },
        {"terms": {"institute_id": [5]}},
    ]


def test_one_campus_passes_the_point_and_the_campus_filter() -> None:
    search_query = SearchQuery(terms={"campuses": (7,)}, point=Point(-37.8, 144.9, 50))
    near = {"geo_distance": {"distance": "50km", "locations.point": {"lat": -37.8, "lon": 144.9}}}
    both = [near, {"terms": {"locations.campus_id": [7]}}]
    assert build_filter_clauses(search_query) == [
        {"nested": {"path": "locations", "query": {"bool": {"filter": both}}}}
    ]


def test_each_facet_ignores_its_own_filter_and_the_others_share_a_search() -> None:
    search_query = SearchQuery(terms={"disciplines": (61,)}, fee=Range(0, 10))
    facets = [
        Facet(
            "disciplines",
            FilterGroup.DISCIPLINE,
            {"terms": {"field": "discipline_ids", "size": 256, "order": BY_KEY}},
        ),
        build_popular_facet(),
        build_missing_facet("intakes_unknown", FilterGroup.INTAKE, "intakes"),
        build_missing_facet("fee_unknown", FilterGroup.FEE, "fee_pkr"),
    ]
    fee = {"range": {"fee_pkr": {"gte": 0, "lte": 10}}}
    discipline = {"terms": {"discipline_ids": [61]}}
    assert build_facet_bodies(search_query, facets) == [
        {
            "size": 0,
            "query": {"bool": {"filter": [LIVE, fee]}},
            "aggs": {"disciplines": {"terms": {"field": "discipline_ids", "size": 256, "order": BY_KEY}}},
        },
        {
            "size": 0,
            "query": {"bool": {"filter": [LIVE, discipline, fee]}},
            "aggs": {
                "panels": {"filter": {"term": {"popular": True}}},
                "intakes_unknown": {"missing": {"field": "intakes"}},
            },
        },
        {
            "size": 0,
            "query": {"bool": {"filter": [LIVE, discipline]}},
            "aggs": {"fee_unknown": {"missing": {"field": "fee_pkr"}}},
        },
    ]


def test_a_long_facet_is_split_and_no_search_has_too_many_buckets(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("search.requests.facets.BUCKETS_PER_SEARCH", 200)
    monkeypatch.setattr("search.requests.facets.BUCKETS_PER_PART", 128)
    value_names = build_small_value_names()
    facets = [build_value_facet("institutes", SearchQuery(), value_names), build_popular_facet()]
    first, second = build_facet_bodies(SearchQuery(), facets)
    terms = {"field": "institute_id", "size": 256, "order": BY_KEY}
    assert first["aggs"] == {
        "institutes": {"terms": {**terms, "include": {"partition": 0, "num_partitions": 2}}}
    }
    assert second["aggs"] == {
        "institutes/1": {"terms": {**terms, "include": {"partition": 1, "num_partitions": 2}}},
        "panels": build_popular_facet().aggregation,
    }


def test_place_facets_count_the_selected_campus_only() -> None:
    search_query = SearchQuery(terms={"campuses": (7,)})
    assert build_value_facet("countries", search_query, build_small_value_names()).aggregation == {
        "nested": {"path": "locations"},
        "aggs": {
            "chosen": {
                "filter": {"terms": {"locations.campus_id": [7]}},
                "aggs": {
                    "values": {
                        "terms": {"field": "locations.country_id", "size": 256, "order": BY_KEY},
                        "aggs": {"courses": {"reverse_nested": {}}},
                    }
                },
            }
        },
    }


def test_place_counts_of_the_whole_catalogue_have_no_filter() -> None:
    assert build_whole_catalogue_bodies(["countries"], build_small_value_names()) == [
        {
            "size": 0,
            "query": {"bool": {"filter": [LIVE]}},
            "aggs": {"countries": {"terms": {"field": "country_ids", "size": 256, "order": BY_KEY}}},
        }
    ]


def test_very_many_places_of_the_whole_catalogue_are_split(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("search.requests.facets.BUCKETS_PER_SEARCH", 200)
    monkeypatch.setattr("search.requests.facets.BUCKETS_PER_PART", 128)
    bodies = build_whole_catalogue_bodies(
        ["states", "cities"], build_small_value_names(), [build_popular_facet()]
    )
    assert [list(body["aggs"]) for body in bodies] == [
        ["states"], ["states/1"], ["cities"], ["cities/1", "panels"],
    ]  # fmt: skip
    assert [
        (name, aggregation["terms"]["field"], aggregation["terms"]["include"])
        for body in bodies
        for name, aggregation in body["aggs"].items()
        if "terms" in aggregation
    ] == [
        (name, field, {"partition": number, "num_partitions": 2})
        for name, field, number in (
            ("states", "state_ids", 0), ("states/1", "state_ids", 1),
            ("cities", "city_ids", 0), ("cities/1", "city_ids", 1),
        )
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("order", "field", "direction"),
    [
        (Order(1), "fee_pkr", "asc"),
        (Order(2), "fee_pkr", "desc"),
        (Order(3), "duration_weeks", "asc"),
        (Order(4), "duration_weeks", "desc"),
        (Order(5), "tcf_ranking", "asc"),
    ],
)
def test_each_sort_order_sorts_by_its_field_and_then_by_the_tie_breakers(
    order: Order, field: str, direction: str
) -> None:
    assert build_sort(order, has_text=False) == [{field: {"order": direction, "missing": "_last"}}, *TIES]


def test_unknown_values_sort_last_in_both_directions() -> None:
    assert build_sort(Order.FEE_LOW_TO_HIGH, has_text=True) == [
        {"fee_pkr": {"order": "asc", "missing": "_last"}},
        *TIES,
    ]
    assert build_sort(Order.DURATION_DESCENDING, has_text=False) == [
        {"duration_weeks": {"order": "desc", "missing": "_last"}},
        *TIES,
    ]
    assert build_sort(Order.RANKING, has_text=False)[0] == {
        "tcf_ranking": {"order": "asc", "missing": "_last"}
    }


def test_only_text_in_the_order_by_relevance_is_sorted_by_score() -> None:
    assert build_sort(Order.RELEVANCE, has_text=True) == [{"_score": "desc"}, *TIES]
    assert build_sort(Order.RELEVANCE, has_text=False) == TIES
