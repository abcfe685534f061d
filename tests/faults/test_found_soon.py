"""From commit to the search that finds it, through the real worker and beat."""

import random
import statistics
import threading
import time

import httpx
import pytest

from indexer.database import Connection
from tests.faults.machine import Machine
from tests.faults.test_worker_killed import changing_courses
from tests.integration.indexer.celery_worker import wait_until

CHANGES = 40
WITHIN_SECONDS = 12.0
"""Commits fall at random moments of this time, whatever the beat is at."""
DRAINED_MEDIAN_SECONDS = 2.0
FOUND_MEDIAN_SECONDS = 3.0
"""What is drained is found after the index's next refresh, one second later at most."""
PAUSE_SECONDS = 0.2
"""Between two searches of one that waits: so that all who wait do not keep busy what they wait for."""


def test_a_change_is_drained_and_found_within_seconds(
    machine: Machine, connection: Connection, capsys: pytest.CaptureFixture[str]
) -> None:
    dice = random.Random(20261121)
    courses = dice.sample(changing_courses(connection), CHANGES)
    moments = sorted(dice.uniform(0, WITHIN_SECONDS) for _ in courses)
    found: dict[int, float] = {}
    began, threads = time.monotonic(), []
    for course, moment in zip(courses, moments, strict=True):
        time.sleep(max(0.0, began + moment - time.monotonic()))
        word = f"zq{course}qz"
        connection.execute("UPDATE course SET name = %s WHERE id = %s", (f"Found as {word}", course))
        thread = threading.Thread(target=wait_found, args=(machine.address, word, course, found))
        thread.start()
        threads.append(thread)
    for thread in threads:
        thread.join()
    assert found.keys() == set(courses)
    wait_until(lambda: len(drained_seconds(connection, courses)) == CHANGES)
    drained = statistics.median(drained_seconds(connection, courses))
    searched = statistics.median(found.values())
    with capsys.disabled():
        print(
            f"\n{CHANGES} changes: drained {drained:.2f} s after commit at the median, found by search {searched:.2f} s"
        )
    assert drained <= DRAINED_MEDIAN_SECONDS
    assert searched <= FOUND_MEDIAN_SECONDS


def wait_found(address: str, word: str, course: int, found: dict[int, float]) -> None:
    """Seconds from now until a search for the word finds just this course; nothing is added where it never does."""
    started = time.monotonic()
    with httpx.Client(base_url=address, timeout=30) as client:
        while time.monotonic() < started + 30:
            answer = client.post("/api/course/course_search/", json={"course": word})
            assert answer.status_code == 200, answer.text
            if [each["id"] for each in answer.json()["results"]] == [course]:
                found[course] = time.monotonic() - started
                return
            time.sleep(PAUSE_SECONDS)


def drained_seconds(connection: Connection, courses: list[int]) -> list[float]:
    """From the row's creation to its being done, of each course's newest row, by the database's clock."""
    rows = connection.execute(
        "SELECT DISTINCT ON (row_id) extract(epoch FROM done_at - created_at)::float8 FROM outbox "
        "WHERE noun = 'course' AND row_id = ANY(%s) AND state = 'done' ORDER BY row_id, id DESC",
        (courses,),
    )
    return [seconds for (seconds,) in rows]
