"""A visitor who goes on asking while parts die: each answer is right to the last id, or 503 with Retry-After."""

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
"""Above the ten seconds after which the API gives up an engine that does not answer."""


@dataclass(frozen=True)
class Question:
    """right: whether a body of status 200 is what PostgreSQL says; nothing that a test changes may touch it."""

    path: str
    body: Mapping[str, Any]
    right: Callable[[Mapping[str, Any]], bool]


def still_questions(connection: Connection) -> list[Question]:
    """About the courses of the institution that nothing changes."""
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
    """statuses: how often each was answered; wrong: what should never have been answered."""

    statuses: Counter[int] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def asked(self, status: int) -> int:
        return self.statuses[status]

    def hear(self, question: Question, answer: httpx.Response) -> None:
        self.statuses[answer.status_code] += 1
        if answer.status_code == 200:
            fine = question.right(answer.json())
        else:
            fine = answer.status_code == 503 and int(answer.headers.get("retry-after", "0")) > 0
        if not fine:
            self.wrong.append(f"{question.path} {answer.status_code} {answer.text[:300]}")


@contextmanager
def visitor(machine: Machine) -> Iterator[Visitor]:
    """Asks all the time during the block; after it, nothing wrong was answered, and something right."""
    with machine.database() as connection:
        questions = still_questions(connection)
    seen, over, failures = Visitor(), threading.Event(), list[BaseException]()

    def ask() -> None:
        try:
            with httpx.Client(base_url=machine.address, timeout=PATIENCE_SECONDS) as client:
                while not over.is_set():
                    for question in questions:
                        seen.hear(question, client.post(question.path, json=question.body))
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
