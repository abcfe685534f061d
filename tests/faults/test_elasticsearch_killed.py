"""Elasticsearch is killed or frozen during writes and searches. Calls of the API that need only PostgreSQL still work.

The first test suspends Elasticsearch, so that it reads no requests. When the worker has sent a write and the site
has sent a search, the test kills Elasticsearch.
"""

import time
from collections.abc import Mapping
from contextlib import ExitStack
from itertools import cycle
from typing import Any
from uuid import uuid4

import httpx
import psutil
import pytest

from indexer.shared.database import Connection
from tests.faults.full_disk import BLOCKED, fill_disk, is_blocked
from tests.faults.kill_windows import count_rows_in_state, find_processes_with_unread_requests, suspend
from tests.faults.machine import Machine, get_pid, list_pids
from tests.faults.search_client import run_visitor
from tests.faults.test_worker_killed import list_changing_courses, pause_after_first_slice, read_row_states
from tests.integration.indexer.celery_worker import wait_until
from tests.integration.indexer.index_contents import read_value

NO_RESPONSE = "The search engine did not respond in time"
DEADLINE_SECONDS = 3.0
"""The deadline of the site."""
REFUSES = "Searches are refused"
"""The text in the site's log if its circuit breaker opens."""
UNAVAILABLE = {"detail": "The search engine cannot be reached", "fields": []}
SEARCHES = (
    "course/course_search/",
    "course/base_filters/",
    "course/course_related_institutes_new/",
    "course/course_related_intakes/",
    "search",
)


@pytest.mark.usefixtures("outage_without_tracebacks")
def test_no_change_is_lost_when_elasticsearch_is_killed(machine: Machine, connection: Connection) -> None:
    others = list_pids(machine.postgres, machine.valkey, machine.worker, machine.beat, machine.site)
    courses = list_changing_courses(connection)
    elasticsearch, site = (psutil.Process(get_pid(each)) for each in (machine.elasticsearch, machine.site))
    with run_visitor(machine) as visitor, ExitStack() as standing_still:
        with pause_after_first_slice(machine, connection, courses):
            standing_still.enter_context(suspend([elasticsearch]))
        wait_until(
            lambda: (
                find_processes_with_unread_requests(machine.elasticsearch_port, machine.worker_children())
                != []
            )
        )
        wait_until(lambda: find_processes_with_unread_requests(machine.elasticsearch_port, [site]) == [site])
        assert {"done", "claimed"} == set(read_row_states(connection, courses))
        machine.kill(machine.elasticsearch)

        before = visitor.count_responses(503)
        wait_until(lambda: visitor.count_responses(503) > before + 3)
        assert_searches_are_unavailable(machine.address)
        assert_browsing_works(machine, connection)
        # One query reads all states, because the worker claims the pending rows again and again.
        wait_until(lambda: set(read_row_states(connection, courses)) == {"done", "pending"})
        assert read_value(connection, "SELECT max(attempts) FROM outbox") == 0

        responses_before = visitor.count_responses(200)
        machine.start(machine.elasticsearch)
        wait_until(lambda: visitor.count_responses(200) > responses_before + 3)
        machine.assert_no_drift()
    assert list_pids(machine.postgres, machine.valkey, machine.worker, machine.beat, machine.site) == others
    assert read_value(connection, "SELECT max(attempts) FROM outbox") == 0


@pytest.mark.usefixtures("outage_without_tracebacks")
def test_a_frozen_elasticsearch_costs_one_deadline_and_then_searches_are_refused_at_once(
    machine: Machine, connection: Connection
) -> None:
    """The limits are generous, because the machine of a test run is busy.

    Without the circuit breaker and the deadline, each of these searches takes 10 s.
    """
    elasticsearch = psutil.Process(get_pid(machine.elasticsearch))
    page_sizes = cycle(range(1, 101))
    with httpx.Client(base_url=machine.address, timeout=30) as client:

        def search() -> httpx.Response:
            # Each search differs, because a cached response needs no Elasticsearch for 250 ms.
            body = {"text": "nurse", "facets": ["disciplines"], "page_size": next(page_sizes)}
            return client.post("/api/search", json=body)

        def count_openings() -> int:
            return machine.log_since_start(machine.site).count(REFUSES)

        assert search().status_code == 200
        openings = count_openings()
        with suspend([elasticsearch]):
            began = time.monotonic()
            assert_is_refused(search())
            assert time.monotonic() - began < 2 * DEADLINE_SECONDS
            wait_until(lambda: count_openings() > openings)
            began = time.monotonic()
            for _ in range(10):
                assert_is_refused(search())
            assert time.monotonic() - began < DEADLINE_SECONDS
            assert_browsing_works(machine, connection)
            ready = client.get("/health/ready")
            assert (ready.status_code, ready.json()["detail"]) == (503, NO_RESPONSE)
        wait_until(lambda: search().status_code == 200)
    machine.assert_no_drift()


def assert_is_refused(response: httpx.Response) -> None:
    assert response.status_code == 503, response.text
    assert int(response.headers["retry-after"]) > 0


def test_no_change_is_lost_while_a_full_disk_blocks_the_index(
    machine: Machine, connection: Connection
) -> None:
    courses = list_changing_courses(connection)
    with run_visitor(machine) as visitor:
        with fill_disk(machine.client):
            change_a_name(connection, courses[:10], "while it is full")
            wait_until(lambda: BLOCKED in machine.log_since_start(machine.worker))
            wait_until(lambda: count_rows_in_state(connection, "pending") >= 10)
            assert is_blocked(machine.client)
            responses_before = visitor.count_responses(200)
            wait_until(lambda: visitor.count_responses(200) > responses_before + 3)
        machine.assert_no_drift()
    assert visitor.count_responses(503) == 0
    assert read_value(connection, "SELECT max(attempts) FROM outbox") == 0


def change_a_name(connection: Connection, courses: list[int], name: str) -> None:
    connection.execute("UPDATE course SET name = %s WHERE id = ANY(%s)", (name, courses))


def assert_searches_are_unavailable(address: str) -> None:
    with httpx.Client(base_url=f"{address}/api/", timeout=30) as client:
        responses = [client.post(path, json={}) for path in SEARCHES]
        responses.append(client.get("location-auto-suggestion", params={"search": "syd"}))
        responses.append(client.get(f"{address}/health/ready"))
    for response in responses:
        assert response.status_code == 503, f"{response.url} {response.text}"
        assert int(response.headers["retry-after"]) > 0
        assert response.json() == UNAVAILABLE


def assert_browsing_works(machine: Machine, connection: Connection) -> None:
    """Assert that details, comparison, lists and short links return current content from PostgreSQL."""
    course, other = list_changing_courses(connection)[:2]
    change_a_name(connection, [course], name := f"Renamed while Elasticsearch is down {uuid4().hex}")
    slug = read_value(connection, "SELECT slug FROM course WHERE id = %s", course)
    link = {"uuid": str(uuid4()), "payload": {"params": {"course_id": course}, "key": "course_detail"}}
    with httpx.Client(base_url=f"{machine.address}/api/", timeout=30) as client:

        def ask(method: str, path: str, body: Mapping[str, Any] | None = None) -> Any:
            response = client.request(method, path, json=body)
            assert response.status_code == 200, f"{path} {response.status_code} {response.text}"
            return response.json()

        for by in (course, slug):
            assert ask("GET", f"course/{by}")["name"] == name
            assert ask("GET", f"course/{by}/course_compare")["name"] == name
        compared = ask("POST", "course/courses_by_ids/", {"courses_ids": [course, other]})
        assert {each["id"] for each in compared["results"]} == {course, other}
        for path in (
            "discipline/all",
            "degree_level/",
            "regions/all",
            "country/all-countries",
            "currency/all",
        ):
            assert len(ask("GET", path)) > 0
        assert ask("GET", "country/max_fee")["max_fee"] > 0
        assert ask("POST", "short-url/", link) == {"uuid": link["uuid"]}
        assert ask("GET", f"short-url/{link['uuid']}") == link
