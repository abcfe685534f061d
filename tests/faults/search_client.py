"""A client that searches while a test kills services and programs.

Each response must have the right courses, or be 503 with Retry-After.
"""

import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx

from indexer.shared.database import Connection
from tests.faults.catalogue import STILL
from tests.faults.machine import Machine
from tests.integration.indexer.index_contents import read_value

PAUSE_SECONDS = 0.2
TIMEOUT_SECONDS = 30.0
"""Much longer than the API waits for Elasticsearch, so the API always responds within this time."""


@dataclass(frozen=True)
class SearchCheck:
    """A search request. is_right: checks the body of a response with status 200."""

    path: str
    body: Mapping[str, Any]
    is_right: Callable[[Mapping[str, Any]], bool]


def build_search_checks(connection: Connection) -> list[SearchCheck]:
    """Build requests for the courses of the institution STILL. No test changes them, so their number is known."""
    slug = read_value(connection, "SELECT slug FROM institute WHERE source_code = %s", STILL)
    ids = {
        course_id
        for (course_id,) in connection.execute(
            "SELECT course.id FROM published_course JOIN course USING (id) "
            "JOIN institute ON institute.id = institute_id WHERE institute.source_code = %s",
            (STILL,),
        )
    }
    assert len(ids) > 27

    def is_page(total: int, results: list[Mapping[str, Any]]) -> bool:
        found = [each["id"] for each in results]
        return total == len(ids) and len(set(found)) == len(found) == 27 and ids.issuperset(found)

    return [
        SearchCheck(
            "/api/course/course_search/",
            {"institutes": [slug]},
            lambda body: is_page(body["count"], body["results"]),
        ),
        SearchCheck(
            "/api/search",
            {"filters": {"institutes": {"include": [slug]}}},
            lambda body: is_page(body["total"], body["results"]),
        ),
        SearchCheck(
            "/api/course/base_filters/",
            {"institutes": [slug]},
            lambda body: sum(each["course_count"] for each in body["institute_types"]) == len(ids),
        ),
    ]


@dataclass
class Visitor:
    """The responses to one client.

    statuses: the number of responses by status. wrong: texts that describe wrong responses.
    """

    statuses: Counter[int] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def count_responses(self, status: int) -> int:
        return self.statuses[status]

    def record(self, check: SearchCheck, response: httpx.Response) -> None:
        self.statuses[response.status_code] += 1
        if response.status_code == 200:
            fine = check.is_right(response.json())
        else:
            fine = response.status_code == 503 and int(response.headers.get("retry-after", "0")) > 0
        if not fine:
            self.wrong.append(f"{check.path} {response.status_code} {response.text[:300]}")


@contextmanager
def run_visitor(machine: Machine) -> Iterator[Visitor]:
    """Search during the block.

    Then assert that no response was wrong and that at least one had status 200.
    """
    with machine.connect_to_database() as connection:
        checks = build_search_checks(connection)
    visitor, over, failures = Visitor(), threading.Event(), list[BaseException]()

    def send_searches() -> None:
        try:
            with httpx.Client(base_url=machine.address, timeout=TIMEOUT_SECONDS) as client:
                while not over.is_set():
                    for check in checks:
                        visitor.record(check, client.post(check.path, json=check.body))
                    time.sleep(PAUSE_SECONDS)
        except BaseException as error:
            failures.append(error)

    thread = threading.Thread(target=send_searches)
    thread.start()
    try:
        yield visitor
    finally:
        over.set()
        thread.join()
    if failures:
        raise failures[0]
    assert visitor.wrong == []
    assert visitor.count_responses(200) > 0
