"""The search benchmark: its random requests, statistics and bounds."""

import random
from collections import Counter
from math import ceil

import pytest

from bench.search.__main__ import REQUESTS, ROUNDS
from bench.search.bounds import CheckedBound
from bench.search.figures import compute_figures, compute_percentile
from bench.search.load import Block
from bench.search.measuring import CLIENTS, WAKE_REQUESTS, WARM_REQUESTS
from bench.search.postgresql.statements import build_statement
from bench.search.request_pool import RequestPool, SampleCourse
from bench.search.requests import PAGE, PLACES, SEARCH, UNIFIED_BODIES, BenchRequest
from bench.search.typos import add_typo
from bench.search.wheels import (
    build_city_wheel,
    build_count_wheel,
    build_level_wheels,
    build_subject_wheel,
    build_wheel,
)
from bench.search.workload import SHARES, Workload
from schemas.contracts.listing.filters import ListingFilters
from schemas.contracts.unified.request import SearchRequest
from schemas.filters.declarations import FilterGroup
from schemas.taxonomy.data_files import read_degree_levels, read_specializations
from schemas.vocabulary.kinds import Order
from search.parsing.ranges import parse_duration_range, parse_fee_range
from search.parsing.search_query import Point, Range, SearchQuery
from search.parsing.search_text import parse_text

TARGETS = 3
KEYS = (
    "countries", "states", "cities", "degree_levels", "degree_levels_types", "disciplines", "specializations",
    "institutes",
)  # fmt: skip
COURSES = [
    SampleCourse(
        {**dict.fromkeys(KEYS, number), "institute_type": "COLLEGE"},
        50 + number / 100,
        8.0,
        fee,
        weeks,
        month,
    )
    for number, fee, weeks, month in (
        (n, n * 10_000 or None, n % 200 or None, n % 13 or None) for n in range(400)
    )
]
POOL = RequestPool(
    COURSES,
    {key: list(range(400)) for key in KEYS},
    [f"Computer Science {number}" for number in range(400)],
    ["Sydney"],
    [f"masters in Computer Science {number}" for number in range(400)],
)


def test_the_shares_sum_to_100() -> None:
    assert sum(share for share, _ in SHARES.values()) == 100


def test_a_workload_keeps_the_shares_and_repeats_no_request() -> None:
    workload = Workload(POOL, seed=1)
    requests = [*workload.draw(500), *workload.draw(500)]
    assert Counter(request.kind for request in requests) == {
        kind: share * 10 for kind, (share, _) in SHARES.items()
    }
    assert len({request.key for request in requests}) == len(requests)


@pytest.mark.parametrize(("share", "fewest", "most"), [(0.0, 0, 0), (1 / 3, 20, 47), (1.0, 100, 100)])
def test_a_share_of_the_texts_are_sentences(share: float, fewest: int, most: int) -> None:
    requests = Workload(POOL, seed=1, sentence_share=share).draw_of_kind("text", 100)
    sentences = [request for request in requests if request.body["course"].startswith("masters in")]
    assert fewest <= len(sentences) <= most


@pytest.mark.parametrize("seed", range(3))
def test_the_landing_page_has_enough_different_requests_for_a_whole_run(seed: int) -> None:
    """Requests for the landing page (a search without filters) differ only in page and order.

    Of all kinds of requests, this kind therefore has the fewest different requests.
    """
    wake_requests = len(CLIENTS) * TARGETS * WAKE_REQUESTS
    requests_sent = WARM_REQUESTS + ROUNDS * (sum(REQUESTS) + wake_requests)
    share, _ = SHARES["landing"]
    pages = Workload(POOL, seed).draw_of_kind("landing", ceil(requests_sent * share / 100))
    assert len({request.key for request in pages}) == len(pages)


def test_the_api_accepts_every_drawn_body() -> None:
    for request in Workload(POOL, seed=2).draw(500):
        filters = ListingFilters(**request.body)
        parse_fee_range(filters.fees), parse_duration_range(filters.durations)
        tree = {"countries", "states", "cities"} & set(request.body)
        assert not (tree and "google_location" in request.body)
        if request.call in UNIFIED_BODIES:
            body = SearchRequest(**request.payload)
            assert (body.page, body.results) == (request.page, request.call != PLACES)
            assert bool(body.facets) == (request.call != PAGE)


def test_a_typo_changes_one_word_but_not_the_first_letter() -> None:
    for seed in range(200):
        text = "Bachelor of Nursing"
        wrong = add_typo(text, random.Random(seed))
        pairs = list(zip(text.split(), wrong.split(), strict=True))
        assert sum(one != other for one, other in pairs) <= 1
        assert all(one[0] == other[0] for one, other in pairs)


def test_a_wheel_contains_each_value_in_proportion_to_its_weight() -> None:
    assert Counter(build_wheel([("a", 3), ("b", 1), ("never", 0)], slots=100)) == {"a": 75, "b": 25}
    assert Counter(build_wheel([("a", 10_000), ("rare", 1)], slots=10))["rare"] == 1
    assert "rare" not in build_wheel([("a", 10_000), ("rare", 1)], slots=10, keep_rare=False)


def test_the_catalogue_is_drawn_from_the_real_taxonomy() -> None:
    assert set(build_subject_wheel()) == set(read_specializations())
    assert set(build_level_wheels()) <= set(read_degree_levels())
    assert min(build_count_wheel("campuses_per_course")) == 1


def test_the_weight_of_a_country_does_not_depend_on_its_number_of_cities() -> None:
    cities = [(1, "US", 1_000_000), (2, "GB", 1_000_000), (3, "GB", 1_000_000)]
    drawn = Counter(build_city_wheel(cities))
    assert drawn[1] / (drawn[2] + drawn[3]) == pytest.approx(220 / 130, rel=0.01)


@pytest.mark.parametrize(("share", "value"), [(50, 50), (95, 95), (99, 99)])
def test_a_percentile_is_a_measured_value(share: float, value: float) -> None:
    assert compute_percentile([float(each) for each in range(100, 0, -1)], share) == value
    assert compute_percentile([], share) == float("inf")


def test_a_figure_is_the_median_of_the_rounds() -> None:
    blocks = [
        Block(1, seconds=1.0, generator_seconds=0.1, milliseconds={"text": [each]})
        for each in (1.0, 500.0, 3.0)
    ]
    blocks[0].errors["503"] += 2
    figures = compute_figures(blocks)
    assert (figures.median, figures.per_second, figures.errors, figures.responses) == (3.0, 1.0, 2, 3)
    assert figures.by_kind == {"text": 3.0}


def test_a_bound_is_checked_in_its_direction() -> None:
    assert CheckedBound("ratio", "at most", 1.5, 1, 1.5).is_met
    assert not CheckedBound("ratio", "at most", 1.5, 1, 1.6).is_met
    assert not CheckedBound("ratio", "at least", 2.0, 1, 1.9).is_met
    assert not CheckedBound("ratio", "at most", 1.5, 1, float("nan")).is_met
    assert CheckedBound("ratio", "for the record", 0, 1, 0.1).is_met


def test_facets_count_courses_that_fail_at_most_one_filter_of_a_facet() -> None:
    search_query = SearchQuery(
        terms={"disciplines": (1,), "degree_levels": (5,), "institutes": (7,)}, fee=Range(0, 100)
    )
    text = build_statement(BenchRequest("facets", "base_filters", {}), search_query).text
    assert "(institute_id = ANY (%(institutes)s))" in text
    for group in (FilterGroup.DISCIPLINE, FilterGroup.LEVEL, FilterGroup.FEE):
        assert f"AS in_{group}" in text
    assert text.count(" OR (") == 2
    whole = build_statement(BenchRequest("filters", SEARCH, {}), search_query).text
    assert "unnest(discipline_ids, country_ids, intakes)" in whole
    assert whole.count("fee_pkr / 500000 AS fee_step") == 1
    assert whole.count("FROM peer.course") == 2
    places = build_statement(BenchRequest("open places", PLACES, {}), search_query).text
    assert "unnest(country_ids, state_ids, city_ids)" in places


def test_typed_text_is_passed_to_postgresql_only_as_values() -> None:
    typed = "nursing'); DROP TABLE course; --"
    search_query = SearchQuery(text=parse_text(typed), point=Point(1.0, 2.0, 10), order=Order.RELEVANCE)
    statement = build_statement(BenchRequest("text", SEARCH, {}), search_query)
    assert "DROP" not in statement.text
    assert "nursing" in statement.values.values()
