"""Empties the outbox: claims rows, finds the affected documents, writes the documents and marks the rows.

Lookup documents are the documents that are not courses: value names (the names of countries, subjects and other things
that searches use), place suggestions and scholarships.
"""

import logging
import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

import psycopg
from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch.client import is_reachable
from indexer.indexing.errors import (
    ElasticsearchUnavailable,
    ElasticsearchUnreachable,
    IndexMissing,
    IndexOutdated,
)
from indexer.indexing.outbox import claims
from indexer.indexing.outbox.claims import Claimer
from indexer.indexing.outbox.course_writes import index_courses
from indexer.indexing.outbox.fan_out import find_affected_courses
from indexer.indexing.outbox.lookup_documents import LOOKUP_INDICES, LookupIndex
from indexer.indexing.outbox.lookup_writes import write_affected_lookup_documents
from indexer.indexing.outbox.rows import ClaimedRow
from indexer.shared.database import Connection

log = logging.getLogger(__name__)

ROWS_PER_CLAIM = 1_000
COURSES_PER_SLICE = 500
BUDGET_SECONDS = 20.0
SERVICE_ERRORS = (
    ElasticsearchUnavailable,
    IndexMissing,
    IndexOutdated,
    psycopg.OperationalError,
    psycopg.InterfaceError,
    psycopg.InternalError,
)
"""Errors of PostgreSQL or Elasticsearch, and an outdated index.

Outbox rows are not the cause, so no failed attempt is counted for them.
"""


@dataclass(slots=True)
class DrainCounts:
    """The numbers of rows that are done and of rows that failed."""

    done: int = 0
    failed: int = 0


def drain(
    connection: Connection, client: Elasticsearch, budget_seconds: float = BUDGET_SECONDS
) -> DrainCounts:
    """Write the documents that the waiting outbox rows affect.

    Stops when no row can be claimed, or with the first batch that ends after `budget_seconds`. Rows whose noun (kind
    of row) only a newer release knows are left alone. If no generation is live or building, the pending rows of all
    nouns are only marked done. Several processes can drain the outbox in parallel.
    Raises ElasticsearchUnavailable, IndexMissing or IndexOutdated. After an error, the claimed rows are pending again.
    """
    deadline = time.monotonic() + budget_seconds
    drained = DrainCounts(done=claims.mark_done_without_generation(connection, deadline))
    claims.reopen_rows_of_new_nouns(connection)
    with claims.open_claimer(connection) as claimer:
        while time.monotonic() < deadline and (rows := claimer.claim_rows(ROWS_PER_CLAIM)):
            try:
                _Batch(connection, client, claimer, rows, drained).process()
            finally:
                if not connection.closed:
                    claimer.release_rows()
    return drained


class _Batch:
    """The rows of one claim."""

    def __init__(
        self,
        connection: Connection,
        client: Elasticsearch,
        claimer: Claimer,
        rows: Sequence[ClaimedRow],
        drained: DrainCounts,
    ) -> None:
        self._connection = connection
        self._client = client
        self._claimer = claimer
        self._rows = rows
        self._drained = drained
        self._rows_of_course: dict[int, list[int]] = defaultdict(list)
        for row in rows:
            if row.noun == "course":
                self._rows_of_course[row.row_id].append(row.id)

    def process(self) -> None:
        if not is_reachable(self._client):
            raise ElasticsearchUnreachable("Elasticsearch does not respond")
        for ids in find_affected_courses(self._connection, self._rows, COURSES_PER_SLICE):
            self._mark_slice(ids, self._index(ids))
            self._claimer.extend_claims()
        self._process_wider_changes([row for row in self._rows if row.noun != "course"])

    def _index(self, ids: Sequence[int]) -> dict[int, str]:
        """Index a slice of courses. Returns the reason for each refused document, by course id.

        After an error that is not in SERVICE_ERRORS, index each course alone, so that one bad course does not block
        the other courses.
        """
        try:
            return index_courses(self._connection, self._client, ids)
        except SERVICE_ERRORS:
            raise
        except Exception as error:
            if len(ids) == 1:
                log.exception("Course %s cannot be indexed: %r", ids[0], error)
                return {ids[0]: f"{type(error).__name__}: {error}"}
            log.warning("A slice of %s courses is indexed one by one: %r", len(ids), error)
        return {course_id: reason for each in ids for course_id, reason in self._index([each]).items()}

    def _mark_slice(self, ids: Sequence[int], refused: dict[int, str]) -> None:
        """Mark the outbox rows of these courses.

        A refused course may have no outbox row of its own, for example if its institute changed. Then add a row.
        """
        done = [row for each in ids if each not in refused for row in self._rows_of_course.get(each, ())]
        failed = {row: refused[each] for each in refused for row in self._rows_of_course.get(each, ())}
        for course_id, reason in refused.items():
            log.error("Elasticsearch refused the document of course %s: %s", course_id, reason)
        with self._connection.transaction():
            self._mark_rows(done, failed)
            claims.queue_failed_courses(
                self._connection,
                {each: reason for each, reason in refused.items() if each not in self._rows_of_course},
            )

    def _process_wider_changes(self, rows: Sequence[ClaimedRow]) -> None:
        """Write the lookup documents that the rows affect, then mark the rows.

        rows: outbox rows with a noun other than course. The documents of the affected courses are already written.
        """
        if not self._write_lookup_documents(rows):
            self._mark_rows([row.id for row in rows], {})
            return
        # A document cannot be read, or Elasticsearch refused it. Process the rows one by one to find the row that
        # affects this document.
        for row in rows:
            refused = self._write_lookup_documents([row])
            self._mark_rows([] if refused else [row.id], {row.id: "; ".join(refused)} if refused else {})

    def _write_lookup_documents(self, rows: Sequence[ClaimedRow]) -> list[str]:
        """Write the lookup documents that the rows affect. Returns the reasons for documents that are not written."""
        refused: list[str] = []
        for each in LOOKUP_INDICES if rows else ():
            affected = each.find_affected(self._connection, rows)
            refused += self._write_affected(
                each, [(kind, row_id) for kind, ids in affected.items() for row_id in ids]
            )
        return refused

    def _write_affected(self, lookup: LookupIndex, affected: Sequence[tuple[str, int]]) -> list[str]:
        """Write the documents of one index. Returns the reasons for documents that cannot be read or are refused.

        affected: the kind and the row id of each document.
        After an error that is not in SERVICE_ERRORS, write each half alone, so that one bad row does not block the
        other documents.
        """
        if not affected:
            return []
        wanted: dict[str, list[int]] = defaultdict(list)
        for kind, row_id in affected:
            wanted[kind].append(row_id)
        try:
            return write_affected_lookup_documents(self._connection, self._client, lookup, wanted)
        except SERVICE_ERRORS:
            raise
        except Exception as error:
            if len(affected) == 1:
                log.exception("%s %s cannot be indexed: %r", *affected[0], error)
                return [f"{lookup.build_id(*affected[0])}: {type(error).__name__}: {error}"]
            log.warning("%s lookup documents are indexed in two halves: %r", len(affected), error)
        middle = len(affected) // 2
        return [
            *self._write_affected(lookup, affected[:middle]),
            *self._write_affected(lookup, affected[middle:]),
        ]

    def _mark_rows(self, done: Sequence[int], failed: dict[int, str]) -> None:
        if done:
            claims.mark_done(self._connection, done)
        if failed:
            claims.mark_failed(self._connection, failed)
        self._drained.done += len(done)
        self._drained.failed += len(failed)
