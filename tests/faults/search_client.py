"""A client that searches while parts are killed. Each response must be correct, or 503 with Retry-After."""

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
from tests.integration.indexer.index_contents import value

PAUSE_SECONDS = 0.05
PATIENCE_SECONDS = 30.0
"""Longer than the 10 s timeout of the API for Elasticsearch."""


@dataclass(frozen=True)
class Question:
    """A search request. `is_right` checks a response body with status 200. No test changes the expected result."""

    path: str
    body: Mapping[str, Any]
    is_right: Callable[[Mapping[str, Any]], bool]


def build_questions(connection: Connection) -> list[Question]:
    """Requests for the courses of the institution that no test changes."""
    slug = value(connection, "SELECT slug FROM institute WHERE source_code = %s", STILL)
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
        Question(
            "/api/course/course_search/",
            {"institutes": [slug]},
            lambda body: is_page(body["count"], body["results"]),
        ),
        Question(
            "/api/search",
            {"filters": {"institutes": {"include": [slug]}}},
            lambda body: is_page(body["total"], body["results"]),
        ),
        Question(
            "/api/course/base_filters/",
            {"institutes": [slug]},
            lambda body: sum(each["course_count"] for each in body["institute_types"]) == len(ids),
        ),
    ]


@dataclass
class Visitor:
    """Counts the responses by status, and collects the wrong responses."""

    statuses: Counter[int] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def asked(self, status: int) -> int:
        return self.statuses[status]

    def record(self, question: Question, answer: httpx.Response) -> None:
        self.statuses[answer.status_code] += 1
        if answer.status_code == 200:
            fine = question.is_right(answer.json())
        else:
            fine = answer.status_code == 503 and int(answer.headers.get("retry-after", "0")) > 0
        if not fine:
            self.wrong.append(f"{question.path} {answer.status_code} {answer.text[:300]}")


@contextmanager
def visitor(machine: Machine) -> Iterator[Visitor]:
    """Searches during the block. Then asserts that no response was wrong and at least one had status 200."""
    with machine.database() as connection:
        questions = build_questions(connection)
    seen, over, failures = Visitor(), threading.Event(), list[BaseException]()

    def ask() -> None:
        try:
            with httpx.Client(base_url=machine.address, timeout=PATIENCE_SECONDS) as client:
                while not over.is_set():
                    for question in questions:
                        seen.record(question, client.post(question.path, json=question.body))
                    time.sleep(PAUSE_SECONDS)
        except BaseException as error:
            failures.append(error)

    thread = threading.Thread(target=ask)
    thread.start()
    try:
        yield seen
    finally:
        over.set()
        thread.join()
    assert failures == []
    assert seen.wrong == []
    assert seen.asked(200) > 0
