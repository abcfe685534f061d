"""Compares differing courses a second time, to confirm that they are faulty.

During the second comparison, a lock stops the drains, which write the changes of the outbox to the index. So the index
does not change, and every change that the index lacks has an open outbox row. A course that an open row affects counts
as waiting, because its write is still due. A generation is a complete set of indices, built by one rebuild.
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
from indexer.indexing.verification.course_faults import (
    ExpectedCourse,
    StoredDocument,
    find_fault,
    parse_stored_document,
)
from indexer.indexing.verification.faults import Fault, IndexFaults
from indexer.shared.database import Connection
from schemas.documents.aliases import courses_index
from schemas.vocabulary.kinds import GenerationState

HASH_FIELDS = ["content_hash", "deleted"]

Pair = tuple[ExpectedCourse | None, StoredDocument | None]


@dataclass(frozen=True, slots=True)
class CourseFault:
    """The fault of a course, with the expected document and the stored document."""

    fault: Fault
    id: int
    expected: ExpectedCourse | None
    stored: StoredDocument | None


@dataclass(frozen=True, slots=True)
class StrayDocument:
    """A document whose `_id` is not the course id in its content."""

    document_id: str
    version: int


RepairFunction = Callable[[Connection, Sequence[CourseFault], Sequence[StrayDocument]], None]
"""A function that repairs confirmed faults.

For course faults, the connection holds the lock that stops the drains.
"""


class CourseChecker:
    """Compares the courses of one generation with PostgreSQL.

    If the generation is live or building, `percent` of its courses are also converted again and compared with the
    stored documents.
    """

    def __init__(self, client: Elasticsearch, generation: records.Generation, percent: int) -> None:
        self._client = client
        self._generation = generation
        self._receives_writes = generation.state in (GenerationState.LIVE, GenerationState.BUILDING)
        self._index = courses_index(generation.id)
        self.percent = percent if self._receives_writes else 0
        self.found = IndexFaults(self._index)

    def find_suspects(self, connection: Connection, pairs: Sequence[Pair]) -> list[int]:
        """Return the ids of courses that differ.

        Some courses may differ only because they changed between the two reads.
        """
        return [
            get_key(pair) for pair in self._add_converted_hashes(connection, pairs) if self._find_fault(pair)
        ]

    def confirm_faults(
        self, connection: Connection, suspects: Sequence[int], repair: RepairFunction | None = None
    ) -> None:
        """Compare the suspects again while the drains are stopped. Count the confirmed faults.

        `repair` then repairs these faults, if it is given. Raises VerificationSuperseded, ElasticsearchUnavailable or
        IndexMissing.
        """
        if not suspects:
            return
        with locks.hold_exclusively(connection, locks.WRITES):
            self._assert_state_unchanged(connection)
            pairs = self._add_converted_hashes(connection, self._read_pairs(connection, suspects))
            # The open rows are read after the courses, so they contain the outbox row of every change read above.
            open_ids = select_courses_with_open_rows(connection, suspects)
            faults = [each for pair in pairs for each in self._confirm_fault(pair, open_ids)]
            for each in faults:
                self.found.add(each.fault, str(each.id))
            if repair is not None and faults:
                repair(connection, faults, [])

    def _confirm_fault(self, pair: Pair, open_ids: set[int]) -> list[CourseFault]:
        fault = self._find_fault(pair)
        if fault is None:
            return []
        if get_key(pair) in open_ids or self._is_waiting(pair[0]):
            self.found.waiting += 1
            return []
        return [CourseFault(fault, get_key(pair), *pair)]

    def _find_fault(self, pair: Pair) -> Fault | None:
        return find_fault(*pair, receives_writes=self._receives_writes)

    def _is_waiting(self, expected: ExpectedCourse | None) -> bool:
        """True if a later write will correct the document: by a drain, or by a rollback to a previous generation.

        A previous generation receives no writes until a rollback adds the courses that it lacks.
        """
        if expected is None:
            return False
        never_had = not self._receives_writes and expected.version is None and expected.is_known
        return expected.is_behind or never_had

    def _add_converted_hashes(self, connection: Connection, pairs: Sequence[Pair]) -> list[Pair]:
        """Convert the chosen courses again, and add the hash of each new document to the expected course."""
        chosen = [
            expected.key
            for expected, _ in pairs
            if expected is not None and expected.published and self._is_chosen(expected.key)
        ]
        rows = read_courses(connection, chosen) if chosen else []
        made = {row.id: encode_course(row).content_hash for row in rows}
        return [
            (expected and replace(expected, converted_hash=made.get(expected.key)), stored)
            for expected, stored in pairs
        ]

    def _is_chosen(self, course_id: int) -> bool:
        return crc32(str(course_id).encode()) % 100 < self.percent

    def _read_pairs(self, connection: Connection, ids: Sequence[int]) -> list[Pair]:
        with connection.cursor(row_factory=class_row(ExpectedCourse)) as cursor:
            rows = cursor.execute(
                statements.THESE_COURSES.encode(), {"ids": list(ids), "generation": self._generation.id}
            ).fetchall()
        source_options: dict[str, Any] = {} if self.percent else {"source_includes": HASH_FIELDS}
        with translate_errors():
            response = self._client.mget(
                index=self._index, ids=[str(each) for each in ids], realtime=True, **source_options
            )
        stored = {
            int(each["_id"]): parse_stored_document(each) for each in response["docs"] if each.get("found")
        }
        return [(row if row.is_known else None, stored.get(row.key)) for row in rows]

    def _assert_state_unchanged(self, connection: Connection) -> None:
        now = records.find_by_id(connection, self._generation.id)
        if now is None or now.state != self._generation.state:
            raise VerificationSuperseded(
                f"Generation {self._generation.id} is no longer {self._generation.state}: verify again"
            )


def get_key(pair: Pair) -> int:
    one = pair[0] or pair[1]
    assert one is not None
    return one.key
