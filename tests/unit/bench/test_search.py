"""The benchmark of searching: what it draws, how it counts, what it promises."""

import random
from collections import Counter
from math import ceil

import pytest

from bench.search.__main__ import QUESTIONS, ROUNDS
from bench.search.bounds import Held
from bench.search.figures import figures_of, percentile
from bench.search.load import Block
from bench.search.measuring import CLIENTS, WAKING_QUESTIONS, WARM_QUESTIONS
from bench.search.peer import statement_of
from bench.search.wheels import country_cities, levels, numbers, subject_slugs, wheel
from bench.search.workload import PAGE, PARTS, PLACES, SEARCH, SHARES, Ask, Known, Pool, Workload, with_typo
from schemas.contracts.filters import ListingFilters
from schemas.contracts.search import SearchRequest
from schemas.filters.declarations import FilterGroup
from schemas.taxonomy.data_files import read_degree_levels, read_specializations
from schemas.vocabulary.kinds import Order
from search.parsing.listing_filters import parse_text
from search.parsing.ranges import fee_range, parse_duration_range
from search.parsing.search_query import Point, Range, SearchQuery

TARGETS = 3
KEYS = (
    "countries", "states", "cities", "degree_levels", "degree_levels_types", "disciplines", "specializations",
    "institutes",
)  # fmt: skip
COURSES = [
    Known(
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
POOL = Pool(
    COURSES,
    {key: list(range(400)) for key in KEYS},
    [f"Computer Science {number}" for number in range(400)],
    ["Sydney"],
)


def test_shares_are_of_a_hundred() -> None:
    assert sum(share for share, _ in SHARES.values()) == 100


def test_a_workload_keeps_its_shares_and_asks_nothing_twice() -> None:
    workload = Workload(POOL, seed=1)
    asks = [*workload.draw(500), *workload.draw(500)]
    assert Counter(ask.kind for ask in asks) == {kind: share * 10 for kind, (share, _) in SHARES.items()}
    assert len({ask.key for ask in asks}) == len(asks)


@pytest.mark.parametrize("seed", range(3))
def test_there_are_pages_enough_of_the_listing_for_a_whole_run(seed: int) -> None:
    """The kind with the fewest questions: only page and order tell one from another."""
    waking = len(CLIENTS) * TARGETS * WAKING_QUESTIONS
    asked = WARM_QUESTIONS + ROUNDS * (sum(QUESTIONS) + waking)
    share, _ = SHARES["landing"]
    pages = Workload(POOL, seed).draw_kind("landing", ceil(asked * share / 100))
    assert len({ask.key for ask in pages}) == len(pages)


def test_every_question_is_a_body_that_the_api_takes() -> None:
    for ask in Workload(POOL, seed=2).draw(500):
        filters = ListingFilters(**ask.body)
        fee_range(filters.fees), parse_duration_range(filters.durations)
        tree = {"countries", "states", "cities"} & set(ask.body)
        assert not (tree and "google_location" in ask.body)
        if ask.call in PARTS:
            request = SearchRequest(**ask.posted)
            assert (request.page, request.results) == (ask.page, ask.call != PLACES)
            assert bool(request.facets) == (ask.call != PAGE)


def test_a_typo_changes_one_word_and_never_its_first_letter() -> None:
    for seed in range(200):
        text = "Bachelor of Nursing"
        wrong = with_typo(text, random.Random(seed))
        pairs = list(zip(text.split(), wrong.split(), strict=True))
        assert sum(one != other for one, other in pairs) <= 1
        assert all(one[0] == other[0] for one, other in pairs)


def test_a_wheel_has_each_value_as_often_as_it_is_likely() -> None:
    assert Counter(wheel([("a", 3), ("b", 1), ("never", 0)], slots=100)) == {"a": 75, "b": 25}
    assert Counter(wheel([("a", 10_000), ("rare", 1)], slots=10))["rare"] == 1
    assert "rare" not in wheel([("a", 10_000), ("rare", 1)], slots=10, keep_rare=False)


def test_the_catalogue_is_drawn_from_the_real_taxonomy() -> None:
    assert set(subject_slugs()) == set(read_specializations())
    assert set(levels()) <= set(read_degree_levels())
    assert min(numbers("campuses_per_course")) == 1


def test_a_country_has_its_share_of_cities_however_many_it_has() -> None:
    cities = [(1, "US", 1_000_000), (2, "GB", 1_000_000), (3, "GB", 1_000_000)]
    drawn = Counter(country_cities(cities))
    assert drawn[1] / (drawn[2] + drawn[3]) == pytest.approx(220 / 130, rel=0.01)


@pytest.mark.parametrize(("share", "value"), [(50, 50), (95, 95), (99, 99)])
def test_percentiles_are_values_that_were_measured(share: float, value: float) -> None:
    assert percentile([float(each) for each in range(100, 0, -1)], share) == value
    assert percentile([], share) == float("inf")


def test_a_figure_is_the_median_of_the_rounds() -> None:
    blocks = [
        Block(1, seconds=1.0, generator_seconds=0.1, milliseconds={"text": [each]})
        for each in (1.0, 500.0, 3.0)
    ]
    blocks[0].errors["503"] += 2
    figures = figures_of(blocks)
    assert (figures.median, figures.a_second, figures.errors, figures.answered) == (3.0, 1.0, 2, 3)
    assert figures.by_kind == {"text": 3.0}


def test_a_bound_holds_on_its_side() -> None:
    assert Held("ratio", "at most", 1.5, 1, 1.5).holds
    assert not Held("ratio", "at most", 1.5, 1, 1.6).holds
    assert not Held("ratio", "at least", 2.0, 1, 1.9).holds
    assert not Held("ratio", "at most", 1.5, 1, float("nan")).holds
    assert Held("ratio", "for the record", 0, 1, 0.1).holds


def test_facets_are_counted_from_what_fails_at_most_one_of_their_own_filters() -> None:
    question = SearchQuery(
        terms={"disciplines": (1,), "degree_levels": (5,), "institutes": (7,)}, fee=Range(0, 100)
    )
    text = statement_of(Ask("facets", "base_filters", {}), question).text
    assert "(institute_id = ANY (%(institutes)s))" in text
    for group in (FilterGroup.DISCIPLINE, FilterGroup.LEVEL, FilterGroup.FEE):
        assert f"AS in_{group}" in text
    assert text.count(" OR (") == 2
    whole = statement_of(Ask("filters", SEARCH, {}), question).text
    assert "unnest(discipline_ids, country_ids, intakes)" in whole
    assert whole.count("fee_pkr / 500000 AS fee_step") == 1
    assert whole.count("FROM peer.course") == 2
    places = statement_of(Ask("open places", PLACES, {}), question).text
    assert "unnest(country_ids, state_ids, city_ids)" in places


def test_what_is_typed_reaches_postgresql_as_values_alone() -> None:
    typed = "nursing'); DROP TABLE course; --"
    question = SearchQuery(text=parse_text(typed), point=Point(1.0, 2.0, 10), order=Order.RELEVANCE)
    statement = statement_of(Ask("text", SEARCH, {}), question)
    assert "DROP" not in statement.text
    assert "nursing" in statement.values.values()
