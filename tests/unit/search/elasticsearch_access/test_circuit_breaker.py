"""The circuit breaker of the site and the deadline of a request, with a test clock and with failing servers."""

import pytest

from search.elasticsearch_access import circuit_breaker
from search.elasticsearch_access.circuit_breaker import CircuitBreaker, Prober, ignore_circuit_breaker
from search.elasticsearch_access.client import IndexSearch, open_search_client
from search.elasticsearch_access.deadline import SearchDeadline, share_deadline, use_separate_deadlines
from search.errors import Unavailable
from tests.faults.failing_nodes import find_refusing_address, run_failing_proxy, run_silent_server

SEARCH = IndexSearch("courses", {"size": 0})
NO_RESPONSE = "did not respond in time"


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_consecutive_failures_open_the_circuit_and_a_response_closes_it() -> None:
    breaker = CircuitBreaker(Clock())
    for _ in range(3):
        breaker.record_failure()
        breaker.record_response()
    breaker.record_failure()
    assert not breaker.refuses_search()
    breaker.record_failure()
    assert breaker.refuses_search()
    with ignore_circuit_breaker():
        assert not breaker.refuses_search()
    breaker.record_response()
    assert not breaker.refuses_search()
    assert not breaker.needs_probe


def test_probes_start_with_the_first_failure_and_have_pauses() -> None:
    clock = Clock()
    breaker = CircuitBreaker(clock)
    assert not breaker.needs_probe
    breaker.record_failure()
    assert (breaker.needs_probe, breaker.compute_seconds_to_probe()) == (True, 0)
    clock.now += 0.5
    breaker.record_failed_probe()
    assert breaker.refuses_search()
    assert breaker.compute_seconds_to_probe() == circuit_breaker.PROBE_PAUSE_SECONDS
    clock.now += circuit_breaker.PROBE_PAUSE_SECONDS / 2
    breaker.record_failure()  # A search that was sent before the circuit opened does not delay the next probe.
    assert breaker.compute_seconds_to_probe() == circuit_breaker.PROBE_PAUSE_SECONDS / 2
    clock.now += circuit_breaker.PROBE_PAUSE_SECONDS
    assert breaker.compute_seconds_to_probe() == 0


async def test_one_probe_at_a_time_closes_the_circuit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(circuit_breaker, "PROBE_PAUSE_SECONDS", 0.0)
    breaker, probe_results, refused = CircuitBreaker(), [False, False, True], list[bool]()

    async def probe() -> bool:
        prober.ensure_running()
        refused.append(breaker.refuses_search())
        return probe_results.pop(0)

    prober = Prober(breaker, probe)
    breaker.record_failure()
    prober.ensure_running()
    assert prober._task is not None
    await prober._task
    assert (probe_results, refused, breaker.needs_probe) == ([], [False, True, True], False)


def test_only_the_time_of_round_trips_counts_and_parallel_ones_count_once() -> None:
    clock = Clock()
    deadline = SearchDeadline(3.0, clock)
    with deadline.count_round_trip():
        clock.now += 1
        with deadline.count_round_trip():
            clock.now += 0.5
        assert deadline.compute_remaining_seconds() == 1.5
    clock.now += 60
    assert deadline.compute_remaining_seconds() == 1.5
    with deadline.count_round_trip():
        clock.now += 2
        assert deadline.compute_remaining_seconds() == 0


@pytest.mark.parametrize("status", [400, 404, 429, 503])
async def test_no_status_opens_the_circuit(status: int) -> None:
    breaker = CircuitBreaker()
    with run_failing_proxy(status) as address:
        async with open_search_client(address, breaker) as client:
            for _ in range(circuit_breaker.FAILURES_TO_OPEN + 1):
                with pytest.raises(Exception, match="search"):
                    await client.multi_search([SEARCH])
    assert not breaker.needs_probe


async def test_a_refused_search_is_not_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    breaker = CircuitBreaker()
    with find_refusing_address() as address:
        async with open_search_client(address, breaker) as client:
            for _ in range(circuit_breaker.FAILURES_TO_OPEN):
                with pytest.raises(Unavailable, match="cannot be reached"):
                    await client.multi_search([SEARCH])
            assert breaker.is_open
            monkeypatch.setattr(client, "_client", None)
            with pytest.raises(Unavailable, match="cannot be reached"):
                await client.multi_search([SEARCH])
            monkeypatch.undo()


async def test_round_trips_of_a_request_share_the_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("search.elasticsearch_access.deadline.DEADLINE_SECONDS", 0.2)
    monkeypatch.setattr(circuit_breaker, "FAILURES_TO_OPEN", 100)
    with run_silent_server() as address:
        async with open_search_client(address, CircuitBreaker()) as client:
            with share_deadline():
                with pytest.raises(Unavailable, match=NO_RESPONSE):
                    await client.multi_search([SEARCH])
                with pytest.raises(Unavailable, match=NO_RESPONSE) as second:
                    await client.multi_search([SEARCH])
                assert second.value.__cause__ is None  # The second search was not sent.
                with use_separate_deadlines(), pytest.raises(Unavailable, match=NO_RESPONSE) as third:
                    await client.multi_search([SEARCH])
                assert third.value.__cause__ is not None
