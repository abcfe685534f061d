"""Each client may send a limited number of requests for each kind of call.

The processes of the site count together in Valkey. If Valkey does not respond, requests still work.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from typing import Any

import httpx
import pytest
import pytest_asyncio
from redis.asyncio import Redis
from redis.exceptions import RedisError

from api.edge.client_address import build_client_key
from api.rate_limits import middleware, shared_buckets
from api.rate_limits.buckets import Buckets
from api.rate_limits.limits import (
    CHECKS,
    OTHER_CALLS,
    PAGES,
    SEARCH_LOG_CHOICES,
    SEARCH_LOG_WRITES,
    SEARCHES,
    SHORT_LINK_WRITES,
    SUGGESTIONS,
    RateLimit,
    find_limit,
)
from api.rate_limits.shared_buckets import share_buckets
from schemas.settings import Settings
from tests.search_service import search_service

VISITOR = ("203.0.113.7", 5)
NO_VALKEY = "redis://127.0.0.1:1/0"
LIMIT = RateLimit("test", burst=5, per_second=0.5)
SLOW_LIMIT = RateLimit("slow", burst=5, per_second=0.001)
"""A limit that allows no request after its burst during a test, because the next request is allowed after 1,000 s.

Tests use this limit if Valkey measures the time, because tests cannot stop the clock of Valkey.
"""
ALLOWED = 415
"""The status of a request that the limit allows. The test requests have no JSON, so the API refuses them with 415."""


async def write_link(service: httpx.AsyncClient, forwarded_for: str | None = None) -> httpx.Response:
    headers = {"content-type": "text/plain"}
    if forwarded_for:
        headers["x-forwarded-for"] = forwarded_for
    return await service.post("/api/short-url/", content="x", headers=headers)


@pytest.fixture(autouse=True)
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the clock of the rate limits in this process, and remove the delay of refusals."""
    monkeypatch.setattr(middleware, "monotonic", lambda: 1_000.0)
    monkeypatch.setattr(middleware, "REFUSAL_DELAY_SECONDS", 0.0)
    monkeypatch.setattr(middleware, "REFUSAL_DELAY_PER_WAITING_SECONDS", 0.0)


@pytest_asyncio.fixture(loop_scope="session")
async def valkey(broker_url: str) -> AsyncIterator[Redis]:
    client = Redis.from_url(broker_url)
    await client.flushdb()
    yield client
    await client.aclose()


@pytest.mark.parametrize(
    ("method", "path", "limit"),
    [
        ("POST", "/api/short-url/", SHORT_LINK_WRITES), ("GET", "/api/short-url/1", OTHER_CALLS),
        ("POST", "/api/search", SEARCHES), ("POST", "/api/search_course/", SEARCHES),
        ("GET", "/api/v2/search/courses", SEARCHES), ("GET", "/api/location-auto-suggestion", SUGGESTIONS),
        ("GET", "/api/search/suggestions", SUGGESTIONS), ("GET", "/api/site-suggestion/", SUGGESTIONS),
        ("POST", "/api/course/spell-check", SUGGESTIONS), ("GET", "/api/discipline/all", OTHER_CALLS),
        ("POST", "/v2/search/courses", SEARCHES), ("POST", "/api/scholarship/search/", OTHER_CALLS),
        ("POST", "/api/search-log/outcomes", SEARCH_LOG_WRITES),
        ("POST", "/api/search-log/outcomes/", SEARCH_LOG_WRITES),
        ("POST", "/api/search-log/choice", SEARCH_LOG_CHOICES), ("GET", "/api/search-log/choice", OTHER_CALLS),
        ("GET", "/health/ready", CHECKS), ("GET", "/metrics", CHECKS), ("GET", "/", PAGES),
    ],
)  # fmt: skip
def test_each_kind_of_call_has_its_limit(method: str, path: str, limit: RateLimit) -> None:
    assert find_limit(method, path) is limit


def test_the_limits_have_the_documented_values() -> None:
    log_limits = (SEARCH_LOG_WRITES, SEARCH_LOG_CHOICES)
    limits = (SHORT_LINK_WRITES, *log_limits, SEARCHES, SUGGESTIONS, OTHER_CALLS, CHECKS, PAGES)
    assert [(limit.name, limit.burst, round(limit.per_second * 60)) for limit in limits] == [
        ("short-link-writes", 20, 10),
        ("search-log-writes", 120, 1_200),
        ("search-log-choices", 60, 120),
        ("searches", 120, 1_200),
        ("suggestions", 120, 1_200),
        ("calls", 300, 2_400),
        ("checks", 60, 300),
        ("pages", 600, 6_000),
    ]


TYPING = (
    (0.2, "GET", "/api/search/suggestions"),
    (0.2, "GET", "/api/location-auto-suggestion"),
    (0.4, "POST", "/api/course/spell-check"),
    (0.4, "POST", "/api/search"),
)
"""A person who types: the seconds between two requests, the method and the path."""
PAGING = (
    (0.4, "POST", "/api/search"),
    (0.6, "POST", "/api/search-log/outcomes"),
    (0.1, "GET", "/institute/institute-1"),
    (0.2, "GET", "/api/institute/institute-1"),
    (60.0, "POST", "/api/short-url/"),
)
CLASS = (
    (0.1, "POST", "/api/search"),
    (0.1, "GET", "/api/search/suggestions"),
    (0.1, "POST", "/api/search-log/outcomes"),
    (0.6, "POST", "/api/search-log/outcomes"),
    (10.0, "POST", "/api/short-url/"),
)
"""Thirty people behind one address, each with a search every 3 s, whose results they see, and a click every 18 s."""


@pytest.mark.parametrize("requests", [TYPING, PAGING, (*TYPING, *PAGING), CLASS])
def test_people_are_never_refused(requests: Sequence[tuple[float, str, str]]) -> None:
    """The people use the site for ten minutes without a pause."""
    buckets = Buckets()
    times = sorted(
        (number * seconds, method, path)
        for seconds, method, path in requests
        for number in range(int(600 / seconds))
    )
    refused = {path for now, method, path in times if buckets.take(find_limit(method, path), "a", now)}
    assert refused == set()


def test_a_script_reports_outcomes_at_the_rate_of_searches_and_does_not_block_the_choice() -> None:
    buckets = Buckets()
    limit = find_limit("POST", "/api/search-log/outcomes")
    allowed = sum(buckets.take(limit, "a", number / 100) == 0 for number in range(6_000))
    assert allowed == 1_319, "in one minute: the burst of 120 and 20 per second"
    assert buckets.take(find_limit("POST", "/api/search-log/choice"), "a", 60) == 0


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("203.0.113.7", "203.0.113.7"), ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("127.0.0.1", None), ("::1", None), ("::ffff:127.0.0.1", None), ("testclient", None), ("", None),
    ],
)  # fmt: skip
def test_clients_are_distinguished_by_address_or_network(host: str, key: str | None) -> None:
    assert build_client_key(host) == key


def test_a_bucket_refills_with_time() -> None:
    buckets = Buckets()
    assert [buckets.take(LIMIT, "a", 0) for _ in range(6)] == [0, 0, 0, 0, 0, 2]
    assert buckets.take(LIMIT, "b", 0) == 0
    assert buckets.take(LIMIT, "a", 1) == 1
    assert [buckets.take(LIMIT, "a", 4) for _ in range(3)] == [0, 0, 2]
    assert [buckets.take(LIMIT, "a", 1_000) for _ in range(6)] == [0, 0, 0, 0, 0, 2]


def test_many_clients_take_a_limited_amount_of_memory() -> None:
    buckets = Buckets(maximum=100)
    for number in range(1_000):
        buckets.take(LIMIT, str(number), 0)
    assert len(buckets._buckets) == 100
    assert len(list(buckets.pop_changed())) == 100


async def test_processes_share_a_limit(valkey: Redis) -> None:
    one, two = Buckets(), Buckets()
    for _ in range(3):
        assert one.take(SLOW_LIMIT, "a", 0) == 0
    assert two.take(SLOW_LIMIT, "a", 0) == two.take(SLOW_LIMIT, "b", 0) == 0
    await share_buckets(one, valkey)
    await share_buckets(two, valkey)
    assert two.take(SLOW_LIMIT, "a", 0) == 0, "one of five is left"
    assert two.take(SLOW_LIMIT, "a", 0) > 0
    assert [two.take(SLOW_LIMIT, "b", 0) for _ in range(4)] == [0] * 4
    assert 0 < await valkey.pttl("rate-limit:slow:a") <= 10_000_000


async def test_requests_are_reported_after_valkey_was_away(valkey: Redis) -> None:
    buckets = Buckets()
    for _ in range(4):
        buckets.take(SLOW_LIMIT, "a", 0)
    away = Redis.from_url(NO_VALKEY)
    with pytest.raises(RedisError):
        await share_buckets(buckets, away)
    await away.aclose()
    await share_buckets(buckets, valkey)
    tokens = await valkey.hget("rate-limit:slow:a", "tokens")
    assert float(tokens or 0) == pytest.approx(1, abs=0.5)


async def test_the_shutdown_ends_when_the_client_of_valkey_loses_a_cancellation(
    broker_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = asyncio.Event()

    async def lose_cancellation(*_: object) -> None:
        started.set()
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(0.2)

    monkeypatch.setattr(shared_buckets, "share_buckets", lose_cancellation)
    async with asyncio.timeout(10), shared_buckets.keep_buckets_shared(Buckets(), broker_url):
        await started.wait()


@pytest.mark.parametrize("broker", [None, NO_VALKEY])
async def test_without_valkey_each_process_limits_and_no_request_fails(broker: str | None) -> None:
    async with search_service(client_address=VISITOR, broker_url=broker) as service:
        statuses = [(await write_link(service)).status_code for _ in range(SHORT_LINK_WRITES.burst + 2)]
        assert statuses == [ALLOWED] * SHORT_LINK_WRITES.burst + [429] * 2
        refused = await write_link(service)
        assert refused.headers["retry-after"] == "6"
        assert refused.json()["detail"].startswith("Too many requests from your address.")
        assert "content-security-policy" in refused.headers
        assert (await service.get("/api/map/settings")).status_code == 200, "other calls have their own limit"


async def test_two_sites_share_the_limit_of_a_client(broker_url: str, valkey: Redis) -> None:
    assert await valkey.dbsize() == 0
    async with (
        search_service(client_address=VISITOR, broker_url=broker_url) as one,
        search_service(client_address=VISITOR, broker_url=broker_url) as two,
    ):
        for _ in range(SHORT_LINK_WRITES.burst):
            assert (await write_link(one)).status_code == ALLOWED
        statuses: list[int] = []
        deadline = time.monotonic() + 20
        while 429 not in statuses:
            assert time.monotonic() < deadline
            statuses.append((await write_link(two)).status_code)
            await asyncio.sleep(0.5)
        assert len(statuses) < SHORT_LINK_WRITES.burst, "alone, the second site would allow the whole burst"


async def test_a_client_behind_a_proxy_counts_only_when_the_proxy_is_named() -> None:
    async def count_allowed(**settings: Any) -> int:
        async with search_service(client_address=("10.1.2.3", 5), **settings) as service:
            statuses = [
                (await write_link(service, f"198.51.100.{number}")).status_code
                for number in range(SHORT_LINK_WRITES.burst + 5)
            ]
        return statuses.count(ALLOWED)

    assert await count_allowed() == SHORT_LINK_WRITES.burst, "the header of a stranger changes nothing"
    assert await count_allowed(finder_trusted_proxies="10.0.0.0/8") == SHORT_LINK_WRITES.burst + 5


async def test_a_forged_address_before_the_proxy_is_ignored() -> None:
    async with search_service(
        client_address=("10.1.2.3", 5), finder_trusted_proxies="10.0.0.0/8, 192.0.2.1"
    ) as service:
        statuses = [
            (await write_link(service, f"198.51.100.{number}, 203.0.113.7")).status_code
            for number in range(SHORT_LINK_WRITES.burst + 2)
        ]
    assert statuses.count(429) == 2


async def test_loopback_has_no_limits(service_on_loopback: httpx.AsyncClient) -> None:
    statuses = {
        (await write_link(service_on_loopback)).status_code for _ in range(SHORT_LINK_WRITES.burst + 5)
    }
    assert statuses == {ALLOWED}


@pytest_asyncio.fixture(loop_scope="session")
async def service_on_loopback() -> AsyncIterator[httpx.AsyncClient]:
    async with search_service() as service:
        yield service


@pytest.mark.parametrize("proxies", ["proxy.example", "10.0.0.0/33", "10.0.0.1/8", "1.2.3"])
def test_an_unclear_proxy_is_refused(proxies: str) -> None:
    with pytest.raises(ValueError, match="neither an IP address nor a network"):
        Settings(_env_file=None, finder_trusted_proxies=proxies)
