"""Limits on the number of requests, such as sign-ins for one mail address, with Valkey and without it."""

import pytest

from api.refusal import Refusal
from api.throttling.limits import (
    LOCAL_FACTOR,
    SIGN_IN_BY_ADDRESS,
    Limit,
    ProcessCounters,
    Throttle,
)
from api.valkey import LimitStore
from tests.integration.account.site import Person, Site, log_in, make_email

NO_VALKEY = "redis://127.0.0.1:1/0"


async def count_allowed(throttle: Throttle, limit: Limit, subject: str, attempts: int) -> int:
    refusals = [await try_request(throttle, limit, subject) for _ in range(attempts)]
    for refusal in filter(None, refusals):
        assert refusal.status == 429
        assert refusal.retry_after_seconds in range(1, limit.seconds + 1)
    return refusals.count(None)


async def try_request(throttle: Throttle, limit: Limit, subject: str) -> Refusal | None:
    try:
        await throttle.enforce(((limit, subject),))
    except Refusal as refusal:
        return refusal
    return None


async def test_two_processes_share_a_limit_in_valkey(broker_url: str) -> None:
    limit, subject = Limit("test", 5, 60), make_email()
    first, second = Throttle(broker_url), Throttle(broker_url)
    allowed = [await count_allowed(each, limit, subject, 4) for each in (first, second)]
    assert allowed == [4, 1]
    assert await count_allowed(first, limit, make_email(), 5) == 5
    await first.close()
    await second.close()


async def test_without_valkey_a_stricter_limit_holds(caplog: pytest.LogCaptureFixture) -> None:
    throttle = Throttle(NO_VALKEY)
    subject = make_email()
    assert await count_allowed(throttle, Limit("test", 6, 60), subject, 6) == 6 // LOCAL_FACTOR
    assert "Limits are counted in this process" in caplog.text
    assert subject not in caplog.text
    await throttle.close()


def test_memory_stays_bounded_without_valkey(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("api.throttling.limits.LOCAL_KEYS_MAX", 10)
    counters = ProcessCounters()
    for number in range(100):
        counters.count(f"key {number}", Limit("test", 1, 60))
    assert len(counters._counts) == 10


async def test_the_refusal_contains_the_time_of_the_next_try(site: Site, person: Person) -> None:
    for _ in range(SIGN_IN_BY_ADDRESS.requests):
        await site.app.state.throttle.enforce(((SIGN_IN_BY_ADDRESS, person.email),))
    refused = await log_in(site.open_browser(), person.email)
    assert refused.status_code == 429
    assert refused.json()["message"] == "Too many requests. Try again later"
    assert 1 <= int(refused.headers["retry-after"]) <= SIGN_IN_BY_ADDRESS.seconds


async def test_valkey_is_left_alone_for_a_while_after_a_failure(caplog: pytest.LogCaptureFixture) -> None:
    calls: list[object] = []

    async def fail(client: object) -> int:
        calls.append(client)
        raise ConnectionError

    store = LimitStore("redis://127.0.0.1:1/0", 0.5, "Limits are counted in this process")
    assert [await store.run(fail) for _ in range(3)] == [None] * 3
    assert len(calls) == 1
    assert caplog.text.count("Limits are counted in this process: Valkey: ConnectionError") == 1
    await store.close()


async def test_an_outage_of_valkey_is_logged_once(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("api.valkey.PAUSE_SECONDS", 0.0)

    async def fail(_: object) -> int:
        raise ConnectionError

    async def succeed(_: object) -> int:
        return 1

    store = LimitStore("redis://127.0.0.1:1/0", 0.5, "Limits are counted in this process")
    assert [await store.run(each) for each in (fail, fail, succeed, fail)] == [None, None, 1, None]
    assert caplog.text.count("Limits are counted in this process: Valkey: ConnectionError") == 2
    await store.close()
