"""Repairs faulty documents that a verification found.

While courses and lookup documents are repaired, the caller holds a lock that stops other writes to the index. Stray
documents are deleted without this lock. A stray document has an `_id` that is not the course id in its content. Lookup
documents are all documents except courses. A generation is a complete set of indices, built by one rebuild.
"""

from collections.abc import Sequence

from elasticsearch import Elasticsearch

from indexer.indexing import ledger
from indexer.indexing.elasticsearch.bulk import Write, write_all
from indexer.indexing.errors import RepairFailed
from indexer.indexing.outbox.lookup_documents import LookupIndex
from indexer.indexing.outbox.lookup_writes import (
    take_next_version,
    write_affected_lookup_documents,
    write_lookup_documents,
)
from indexer.indexing.verification.course_checker import CourseFault, StrayDocument
from indexer.indexing.verification.lookup_checks import LookupFault
from indexer.shared.database import Connection
from schemas.documents.aliases import courses_index

_RAISE_VERSIONS = """
INSERT INTO ledger AS recorded (course_id, version)
SELECT course_id, version FROM unnest(%s::integer[], %s::bigint[]) AS each (course_id, version)
ORDER BY course_id
ON CONFLICT (course_id) DO UPDATE SET version = greatest(recorded.version, excluded.version)
"""

VERSION_GAP = 1_000
"""If a document is missing, this gap is added to its highest known version.

The document may have been deleted under an unknown version. Elasticsearch remembers this version for one minute and
rejects lower versions.
"""


class IndexRepair:
    """Repairs the faulty documents of one generation.

    - Courses that PostgreSQL knows get outbox rows, so that a drain writes their documents again. Drains do not write
    to a previous generation. There, a rollback writes the documents. The rows of the courses in `ledger_generation` are
    deleted, because unchanged documents would be skipped. Their versions in `ledger` are raised to the version in the
    index, because Elasticsearch rejects lower versions. For a missing document, see VERSION_GAP.
    - Stray documents, and documents of courses that PostgreSQL does not know, are deleted.
    - Lookup documents are written again with a new version, or deleted.
    """

    def __init__(self, client: Elasticsearch, generation: int) -> None:
        self._client = client
        self._generation = generation

    def repair_courses(
        self, connection: Connection, faults: Sequence[CourseFault], strays: Sequence[StrayDocument]
    ) -> None:
        known = [each for each in faults if each.expected is not None]
        unknown = [each.stored for each in faults if each.expected is None and each.stored is not None]
        self._queue_courses(connection, known)
        self._delete_documents([(str(each.key), each.version) for each in unknown])
        self._delete_documents([(each.document_id, each.version) for each in strays])

    def repair_lookup_documents(
        self, connection: Connection, lookup: LookupIndex, faults: Sequence[LookupFault]
    ) -> None:
        highest = max(each.version for each in faults)
        connection.execute(
            "SELECT setval('vocabulary_version', %s) FROM vocabulary_version WHERE last_value <= %s",
            (highest, highest),
        )
        ids = [each.id for each in faults]
        wanted = lookup.parse_ids(ids)
        refused = write_affected_lookup_documents(connection, self._client, lookup, wanted)
        unknown_ids = sorted(set(ids) - set(lookup.build_ids(wanted)))
        version = take_next_version(connection)
        index = lookup.build_index_name(self._generation)
        refused += write_lookup_documents(
            self._client, index, [Write(each, version, None) for each in unknown_ids]
        )
        if refused:
            raise RepairFailed(
                f"Elasticsearch refused {len(refused)} documents of {index}, first {refused[0]}"
            )

    def _queue_courses(self, connection: Connection, faults: Sequence[CourseFault]) -> None:
        ids = [each.id for each in faults]
        versions = [_find_version_to_exceed(each) for each in faults]
        with connection.transaction():
            connection.execute(_RAISE_VERSIONS, (ids, versions))
            ledger.delete_records(connection, [self._generation], ids)
            connection.execute(
                "INSERT INTO outbox (noun, row_id) SELECT 'course', unnest(%s::integer[])", (ids,)
            )

    def _delete_documents(self, documents: Sequence[tuple[str, int]]) -> None:
        """Delete documents with their stored version plus 1. A document that was written meanwhile is not deleted."""
        writes = [Write(document_id, version + 1, None) for document_id, version in documents]
        write_all(self._client, courses_index(self._generation), writes)


def _find_version_to_exceed(fault: CourseFault) -> int:
    if fault.stored is not None:
        return fault.stored.version
    expected = fault.expected
    return VERSION_GAP + max((expected.version or 0, expected.ledger_version or 0) if expected else (0,))
