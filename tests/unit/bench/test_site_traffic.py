"""The benchmark of repeated requests: how it draws its requests."""

from collections import Counter

import pytest

from bench.search.requests import PAGE, BenchRequest
from bench.search.workload import Workload
from bench.site_traffic.draws import LANDING, RepeatedRequests, compute_repeated_share, draw_ranked_requests
from tests.unit.bench.test_search import POOL

REQUESTS = [BenchRequest("landing", PAGE, {}, page) for page in range(1, 101)]


def test_the_request_of_rank_r_is_drawn_in_proportion_to_1_by_r() -> None:
    pages = Counter(request.page for request in RepeatedRequests(REQUESTS, 1, 1.0).draw(100_000))
    assert pages[1] == pytest.approx(19_278, rel=0.05)  # 100,000 / (1 + 1/2 + … + 1/100)
    assert pages[2] == pytest.approx(9_639, rel=0.05)
    assert pages[10] == pytest.approx(1_928, rel=0.1)
    assert sum(pages[page] for page in range(51, 101)) == pytest.approx(13_257, rel=0.05)


def test_without_an_exponent_all_requests_are_equally_frequent() -> None:
    pages = Counter(request.page for request in RepeatedRequests(REQUESTS, 1, 0.0).draw(100_000))
    assert (min(pages.values()) > 850, max(pages.values()) < 1_150) == (True, True)


def test_equal_seeds_give_equal_requests() -> None:
    one, other, third = (RepeatedRequests(REQUESTS, seed, 1.0).draw(50) for seed in (1, 1, 2))
    assert one == other
    assert one != third


def test_the_landing_page_is_the_most_frequent_request() -> None:
    ranked = draw_ranked_requests(Workload(POOL, seed=1), 200)
    assert ranked[0] == LANDING
    assert len({request.key for request in ranked}) == len(ranked) == 201


def test_the_share_of_repeated_requests() -> None:
    assert compute_repeated_share([*REQUESTS[:3], REQUESTS[0]]) == 0.25
