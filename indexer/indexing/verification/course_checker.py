"""Looking at some courses with the drains held, so that what differs then is certain.

While the drains are held the index stands still, and whatever PostgreSQL has beyond it is named by an open row of the
outbox: what such a row reaches waits, and is no fault.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any
from zlib import crc32

from elasticsearch import Elasticsearch
from psycopg.rows import class_row

from indexer.indexing import locks
from indexer.indexing.documents.course.conversion import encode_course
from indexer.indexing.elasticsearch.client import translate_errors
from indexer.indexing.errors import VerificationSuperseded
from indexer.indexing.extraction.courses import read_courses
from indexer.indexing.generations import records
from indexer.indexing.outbox.fan_out import select_courses_with_open_rows
from indexer.indexing.verification import course_statements as statements
from indexer.indexing.verification.course_faults import Expected, Standing, fault_of, standing_of
from indexer.indexing.verification.faults import Fault, IndexFaults
from indexer.shared.database import Connection
from schemas.documents.aliases import courses_index
from schemas.vocabulary.kinds import GenerationState

SHOWN = ["content_hash", "deleted"]

Pair = tuple[Expected | None, Standing | None]


@dataclass(frozen=True, slots=True)
class CourseFault:
    """A faulty course and both sides of it."""

    fault: Fault
    id: int
    expected: Expected | None
    standing: Standing | None


@dataclass(frozen=True, slots=True)
class StrayDocument:
    """A document under a name that is no course's, or that is not its own."""

    document_id: str
    version: int


Mend = Callable[[Connection, Sequence[CourseFault], Sequence[StrayDocument]], None]
"""Called with faults that are certain, while this session holds the drains."""


class CourseChecker:
    """One generation; `percent` of the courses that it is shown are converted anew and compared too."""

    def __init__(self, client: Elasticsearch, generation: records.Generation, percent: int) -> None:
        self._client = client
        self._generation = generation
        self._follows = generation.state in (GenerationState.LIVE, GenerationState.BUILDING)
        self._index = courses_index(generation.id)
        self.percent = percent if self._follows else 0
        self.found = IndexFaults(self._index)

    def suspects(self, connection: Connection, pairs: Sequence[Pair]) -> list[int]:
        """The courses that seem to differ; they may have changed while they were read."""
        return [key_of(pair) for pair in self._converted(connection, pairs) if self._fault_of(pair)]

    def settle(self, connection: Connection, suspects: Sequence[int], mend: Mend | None = None) -> None:
        """Look again with the drains held, and count what is wrong for certain."""
        if not suspects:
            return
        with locks.hold_exclusively(connection, locks.WRITES):
            self._assert_unmoved(connection)
            pairs = self._converted(connection, self._read_again(connection, suspects))
            # Asked last: a change that was read above has its row by now.
            reached = select_courses_with_open_rows(connection, suspects)
            faults = [each for pair in pairs for each in self._judged(pair, reached)]
            for each in faults:
                self.found.add(each.fault, str(each.id))
            if mend is not None and faults:
                mend(connection, faults, [])

    def _judged(self, pair: Pair, reached: set[int]) -> list[CourseFault]:
        fault = self._fault_of(pair)
        if fault is None:
            return []
        if key_of(pair) in reached or self._waits(pair[0]):
            self.found.waiting += 1
            return []
        return [CourseFault(fault, key_of(pair), *pair)]

    def _fault_of(self, pair: Pair) -> Fault | None:
        return fault_of(*pair, follows=self._follows)

    def _waits(self, expected: Expected | None) -> bool:
        """An earlier generation receives no writes: what it never had is made good when it goes live again."""
        if expected is None:
            return False
        never_had = not self._follows and expected.version is None and expected.is_known
        return expected.is_behind or never_had

    def _converted(self, connection: Connection, pairs: Sequence[Pair]) -> list[Pair]:
        """The pairs with what the rows make today, for the courses that are chosen for it."""
        chosen = [
            expected.key
            for expected, _ in pairs
            if expected is not None and expected.published and self._is_chosen(expected.key)
        ]
        rows = read_courses(connection, chosen) if chosen else []
        made = {row.id: encode_course(row).content_hash for row in rows}
        return [
            (expected and replace(expected, converted_hash=made.get(expected.key)), standing)
            for expected, standing in pairs
        ]

    def _is_chosen(self, course_id: int) -> bool:
        return crc32(str(course_id).encode()) % 100 < self.percent

    def _read_again(self, connection: Connection, ids: Sequence[int]) -> list[Pair]:
        with connection.cursor(row_factory=class_row(Expected)) as cursor:
            rows = cursor.execute(
                statements.THESE_COURSES.encode(), {"ids": list(ids), "generation": self._generation.id}
            ).fetchall()
        asked: dict[str, Any] = {} if self.percent else {"source_includes": SHOWN}
        with translate_errors():
            answer = self._client.mget(
                index=self._index, ids=[str(each) for each in ids], realtime=True, **asked
            )
        standing = {int(each["_id"]): standing_of(each) for each in answer["docs"] if each.get("found")}
        return [(row if row.is_known else None, standing.get(row.key)) for row in rows]

    def _assert_unmoved(self, connection: Connection) -> None:
        now = records.by_id(connection, self._generation.id)
        if now is None or now.state != self._generation.state:
            raise VerificationSuperseded(
                f"Generation {self._generation.id} is no longer {self._generation.state}: verify again"
            )


def key_of(pair: Pair) -> int:
    one = pair[0] or pair[1]
    assert one is not None
    return one.key
