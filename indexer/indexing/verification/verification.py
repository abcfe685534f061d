"""Verifies and repairs all indices of the live generation, and the courses index of the previous generation.

A generation is a complete set of indices, built by one rebuild. Lookup documents are all documents except courses.
"""

import logging
import time
from datetime import UTC, datetime

from elasticsearch import Elasticsearch

from indexer.indexing import locks
from indexer.indexing.elasticsearch import indices
from indexer.indexing.errors import NotIndexed, RebuildRefused
from indexer.indexing.generations import records
from indexer.indexing.outbox.drain import drain
from indexer.indexing.outbox.lookup_documents import LOOKUP_INDICES
from indexer.indexing.verification import stored_results
from indexer.indexing.verification.course_checks import verify_courses
from indexer.indexing.verification.faults import Verification
from indexer.indexing.verification.lookup_checks import verify_lookup_index
from indexer.indexing.verification.repair import IndexRepair
from indexer.shared.database import Connection, connect

log = logging.getLogger(__name__)

WRITTEN_WITHIN_SECONDS = 600.0


def verify(database_url: str, client: Elasticsearch, percent: int = 0) -> Verification:
    """Compare the documents with PostgreSQL, and store the result.

    Courses of the live generation are compared by version and hash, and lookup documents by hash. The courses of the
    previous generation are compared with the documents that were last written to this generation.
    percent: for this percentage of the live courses, the document is also built again from the rows and compared.
    Raises NotIndexed (no generation is live), ElasticsearchUnavailable, IndexMissing or
    VerificationSuperseded.
    """
    with connect(database_url) as connection:
        live = _require_live(connection)
        started = datetime.now(UTC)
        generations = [live, *_list_previous(connection, client)]
        courses = [verify_courses(database_url, client, each, percent) for each in generations]
        lookups = [verify_lookup_index(database_url, client, each, live.id) for each in LOOKUP_INDICES]
        verification = Verification(live.id, percent, [courses[0], *lookups, *courses[1:]])
        stored_results.store_result(connection, verification, started)
    log.info(
        "Verified generation %s: drift %s, waiting %s", live.id, verification.drift, verification.waiting
    )
    return verification


def repair(database_url: str, client: Elasticsearch, percent: int = 0) -> tuple[Verification, Verification]:
    """Verify, repair the faults, process the outbox and verify again. Returns both results.

    The second result is stored. Raises RebuildRefused if another process holds the rebuild lock, and RepairFailed if
    Elasticsearch refuses a lookup document. Also raises the errors of `verify`.
    """
    with connect(database_url) as connection:
        if not locks.try_lock(connection, locks.REBUILD):
            raise RebuildRefused("A rebuild is running and writes every document. Repair after its end")
        live = _require_live(connection)
        generations = [live, *_list_previous(connection, client)]
        courses = [
            verify_courses(database_url, client, each, percent, IndexRepair(client, each.id).repair_courses)
            for each in generations
        ]
        index_repair = IndexRepair(client, live.id)
        lookups = [
            verify_lookup_index(database_url, client, each, live.id, index_repair.repair_lookup_documents)
            for each in LOOKUP_INDICES
        ]
        found = Verification(live.id, percent, [courses[0], *lookups, *courses[1:]])
        _drain_everything(connection, client)
    return found, verify(database_url, client, percent)


def _require_live(connection: Connection) -> records.Generation:
    live = records.find_live(connection)
    if live is None:
        raise NotIndexed("There is no live index: build one with `finder index rebuild`")
    return live


def _list_previous(connection: Connection, client: Elasticsearch) -> list[records.Generation]:
    """Return the previous generation if its indices exist. Otherwise return an empty list."""
    previous = records.find_previous(connection)
    return [previous] if previous is not None and indices.has_all_indices(client, previous.id) else []


def _drain_everything(connection: Connection, client: Elasticsearch) -> None:
    """Process the outbox until no row can be processed now, for at most WRITTEN_WITHIN_SECONDS.

    The function does not wait for rows that pause after a failure.
    """
    deadline = time.monotonic() + WRITTEN_WITHIN_SECONDS
    while time.monotonic() < deadline and drain(connection, client).done:
        pass
