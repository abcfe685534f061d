"""Draws requests by Zipf's law: with the exponent 1, the request of rank r is drawn in proportion to 1 / r."""

import random
from collections.abc import Sequence
from itertools import accumulate

from bench.search.requests import SEARCH, BenchRequest
from bench.search.workload import Workload

LANDING = BenchRequest("landing", SEARCH, {})
"""The listing without text and filters. This request is the most frequent on a site."""


class RepeatedRequests:
    """Draws from a list of different requests. The first request of the list is the most frequent.

    exponent: 1.0 is Zipf's law. With 0.0, all requests are equally frequent.
    """

    def __init__(self, requests: Sequence[BenchRequest], seed: int, exponent: float) -> None:
        self._requests = requests
        self._random = random.Random(seed)
        self._cumulative_weights = list(accumulate(rank**-exponent for rank in range(1, len(requests) + 1)))

    def draw(self, count: int) -> list[BenchRequest]:
        return self._random.choices(self._requests, cum_weights=self._cumulative_weights, k=count)


def draw_ranked_requests(workload: Workload, count: int) -> list[BenchRequest]:
    """Return LANDING and about `count` different requests. LANDING comes first.

    `bench/search/workload.py` fixes the shares of the kinds of requests.
    """
    return [LANDING, *workload.draw(count)]


def compute_repeated_share(requests: Sequence[BenchRequest]) -> float:
    """Compute the share of requests that were drawn before, from 0 to 1."""
    return 1 - len({request.key for request in requests}) / len(requests)
