"""Updates the previous generation (a complete set of indices) with the changes that it missed.

Lookup documents are the documents that are not courses: value names (the names of countries, subjects and other things
that searches use), place suggestions and scholarships.
"""

import logging
from collections.abc import Iterator

from elasticsearch import Elasticsearch

from indexer.indexing.errors import DocumentRefused
from indexer.indexing.extraction.documents import Versions, build_versioned_documents
from indexer.indexing.outbox.course_writes import write_documents
from indexer.indexing.outbox.lookup_documents import LOOKUP_INDICES
from indexer.indexing.verification.lookup_checks import verify_lookup_index
from indexer.indexing.verification.repair import IndexRepair
from indexer.shared.database import Connection, connect

log = logging.getLogger(__name__)

COURSES_PER_SLICE = 500

_READ_OUTDATED_VERSIONS = """
SELECT course_id, ledger.version
FROM ledger
LEFT JOIN (SELECT * FROM ledger_generation WHERE generation_id = %(generation)s) AS recorded USING (course_id)
WHERE course_id > %(after)s AND coalesce(recorded.settled_version, 0) < ledger.version
ORDER BY course_id LIMIT %(limit)s
"""


def catch_up_generation(database_url: str, client: Elasticsearch, generation: int) -> int:
    """Write the courses whose version in the table `ledger` is newer than in this generation. Repair lookup documents.

    Returns the number of written courses, including tombstones.
    The generation must have the state `building`, so that later changes are also written to it. Versions are read
    before courses, so that a later change has a higher version. An unpublished course gets a tombstone even if the
    generation lacks the course, so that a delayed older write has no effect. Raises DocumentRefused if Elasticsearch
    refuses the document of a course, and RepairFailed if it refuses a lookup document.
    """
    written = 0
    with connect(database_url) as connection:
        for versions in _read_outdated_slices(connection, generation):
            for documents in build_versioned_documents(connection, [versions]):
                refused = write_documents(connection, client, generation, documents)
                if refused:
                    course_id, reason = next(iter(refused.items()))
                    raise DocumentRefused(
                        f"Elasticsearch refused the document of course {course_id}: {reason}"
                    )
                written += len(documents)
    for each in LOOKUP_INDICES:
        repair = IndexRepair(client, generation).repair_lookup_documents
        verify_lookup_index(database_url, client, each, generation, repair, repairs_waiting=True)
    log.info("Generation %s is caught up: %s courses written", generation, written)
    return written


def _read_outdated_slices(connection: Connection, generation: int) -> Iterator[Versions]:
    after = -1
    while rows := connection.execute(
        _READ_OUTDATED_VERSIONS, {"generation": generation, "after": after, "limit": COURSES_PER_SLICE}
    ).fetchall():
        after = rows[-1][0]
        yield dict(rows)
