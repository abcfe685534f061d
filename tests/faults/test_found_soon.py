"""Measures the time from a commit until a search finds the change. A real worker and beat are running.

The change first waits in the table `outbox`. The worker "drains" it: it writes the change to the index and marks the
row as done.
"""

import random
import statistics
import threading
import time
from collections.abc import Mapping

import httpx
import pytest

from indexer.shared.database import Connection
from tests.faults.machine import Machine
from tests.faults.test_worker_killed import list_changing_courses
from tests.integration.indexer.celery_worker import TIMEOUT_SECONDS, wait_until

CHANGES = 40
WITHIN_SECONDS = 12.0
"""The test commits the changes at random moments within this time."""
DRAINED_MEDIAN_SECONDS = 2.0
FOUND_MEDIAN_SECONDS = 3.0
"""Bounds for the median time from the commit of a change.

DRAINED: until the worker has written the change to Elasticsearch. FOUND: until a search finds the change, which is at
the next refresh of the index, at most one second later.
"""
PAUSE_SECONDS = 0.1
"""The pause between two searches. To keep the load low, one search checks all changes."""
MARK = "zqfoundqz"


def test_a_change_is_drained_and_found_within_seconds(
    machine: Machine, connection: Connection, capsys: pytest.CaptureFixture[str]
) -> None:
    dice = random.Random(20261121)
    courses = dice.sample(list_changing_courses(connection), CHANGES)
    moments = sorted(dice.uniform(0, WITHIN_SECONDS) for _ in courses)
    committed: dict[int, float] = {}
    found: dict[int, float] = {}
    watching = threading.Thread(target=watch_searches, args=(machine.address, committed, found))
    watching.start()
    began = time.monotonic()
    for course, moment in zip(courses, moments, strict=True):
        time.sleep(max(0.0, began + moment - time.monotonic()))
        committed[course] = time.monotonic()
        connection.execute(
            "UPDATE course SET name = %s WHERE id = %s", (f"{MARK} {build_search_word(course)}", course)
        )
    watching.join()
    assert found.keys() == set(courses)
    with httpx.Client(base_url=machine.address, timeout=30) as client:
        for course in courses:
            assert find_courses(client, build_search_word(course)) == [course]
    wait_until(lambda: len(read_drain_seconds(connection, courses)) == CHANGES)
    drained = statistics.median(read_drain_seconds(connection, courses))
    searched = statistics.median(found.values())
    with capsys.disabled():
        print(
            f"\n{CHANGES} changes: drained {drained:.2f} s after commit at the median, found by search {searched:.2f} s"
        )
    assert drained <= DRAINED_MEDIAN_SECONDS
    assert searched <= FOUND_MEDIAN_SECONDS


def build_search_word(course: int) -> str:
    return f"zq{course}qz"


def watch_searches(address: str, committed: Mapping[int, float], found: dict[int, float]) -> None:
    """For each course, store in `found` the seconds from its commit until a search finds it."""
    ends = time.monotonic() + WITHIN_SECONDS + TIMEOUT_SECONDS
    with httpx.Client(base_url=address, timeout=30) as client:
        while len(found) < CHANGES and time.monotonic() < ends:
            for course in find_courses(client, MARK):
                found.setdefault(course, time.monotonic() - committed[course])
            time.sleep(PAUSE_SECONDS)


def find_courses(client: httpx.Client, text: str) -> list[int]:
    response = client.post("/api/search", json={"text": text, "page_size": CHANGES})
    assert response.status_code == 200, response.text
    return [each["id"] for each in response.json()["results"]]


def read_drain_seconds(connection: Connection, courses: list[int]) -> list[float]:
    """Return, for the newest done outbox row of each course, the seconds from its creation until it was done.

    Both times are from the clock of the database. Courses without a done row are left out.
    """
    rows = connection.execute(
        "SELECT DISTINCT ON (row_id) extract(epoch FROM done_at - created_at)::float8 FROM outbox "
        "WHERE noun = 'course' AND row_id = ANY(%s) AND state = 'done' ORDER BY row_id, id DESC",
        (courses,),
    )
    return [seconds for (seconds,) in rows]
