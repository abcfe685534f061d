"""Writes the documents of one slice of courses to the live generation, and to the generation of a rebuild or rollback.

A generation is a complete set of indices, built by one rebuild.
"""

import logging
from collections.abc import Mapping, Sequence

from elasticsearch import Elasticsearch

from indexer.indexing import ledger, locks
from indexer.indexing.elasticsearch.bulk import Write, write_all
from indexer.indexing.elasticsearch.stored_versions import read_stored_versions
from indexer.indexing.errors import IndexMissing
from indexer.indexing.extraction.documents import VersionedDocument, build_versioned_documents
from indexer.indexing.generations import records
from indexer.indexing.generations.records import Generation
from indexer.indexing.ledger import RecordedDocument
from indexer.indexing.outbox.outdated_generations import is_being_replaced
from indexer.shared.database import Connection
from indexer.shared.errors import IndexerError
from schemas.documents.aliases import courses_index
from schemas.vocabulary.kinds import GenerationState

log = logging.getLogger(__name__)


CONFLICT_RETRIES = 2


class UnconfirmedConflict(IndexerError):
    """Elasticsearch refused a document because of an equal or higher version, but then has no such version."""


def index_courses(connection: Connection, client: Elasticsearch, ids: Sequence[int]) -> dict[int, str]:
    """Write the current documents of these courses.

    Returns the reason for each refused document, by course id.
    After a version conflict, the conflicting document may be missing: Elasticsearch lost it in a crash, or somebody
    deleted it. The courses are then written again with new versions.
    Raises ElasticsearchUnavailable, IndexMissing or IndexOutdated. Raises UnconfirmedConflict if the retries fail.
    """
    for _ in range(CONFLICT_RETRIES):
        try:
            return write_courses_once(connection, client, ids)
        except UnconfirmedConflict as error:
            log.warning("The courses are written again: %s", error)
    return write_courses_once(connection, client, ids)


def write_courses_once(connection: Connection, client: Elasticsearch, ids: Sequence[int]) -> dict[int, str]:
    """Write the documents once: raise and commit the versions, list the generations, then read the courses.

    This order guarantees that a document with a higher version contains newer data.
    """
    refused: dict[int, str] = {}
    with locks.hold_shared(connection, locks.WRITES):
        versions = ledger.bump_versions(connection, ids)
        generations = records.list_receiving_writes(connection)
        for documents in build_versioned_documents(connection, [versions]):
            for generation in generations:
                found = _write_to(connection, client, generation, documents)
                if found and is_being_replaced(generation, generations):
                    # Without a record, a verification reports the course if the new generation never goes live.
                    ledger.delete_records(connection, [generation.id], list(found))
                else:
                    refused |= found
    return refused


def _write_to(
    connection: Connection,
    client: Elasticsearch,
    generation: Generation,
    documents: Sequence[VersionedDocument],
) -> dict[int, str]:
    known = ledger.read_recorded_documents(connection, generation.id, [each.course_id for each in documents])
    unchanged = {each.course_id: each.version for each in documents if _is_unchanged(each, known)}
    changed = [each for each in documents if each.course_id not in unchanged]
    try:
        refused = write_documents(connection, client, generation.id, changed)
    except IndexMissing:
        if generation.state != GenerationState.BUILDING:
            raise
        # The indices are not created yet, or are already deleted. The next rebuild reads the courses later.
        log.info("Generation %s has no indices now", generation.id)
        return {}
    ledger.record_unchanged_documents(connection, generation.id, unchanged)
    return refused


def _is_unchanged(document: VersionedDocument, known: Mapping[int, RecordedDocument]) -> bool:
    """True if the generation has the same content, and no delayed write can change that content."""
    recorded = known.get(document.course_id)
    return (
        recorded is not None
        and recorded.content_hash == document.content_hash
        and recorded.settled_version == document.version - 1
    )


def write_documents(
    connection: Connection, client: Elasticsearch, generation: int, documents: Sequence[VersionedDocument]
) -> dict[int, str]:
    """Write documents to one generation and record them.

    Returns the reason for each refused document, by course id.
    """
    index = courses_index(generation)
    writes = [Write(str(each.course_id), each.version, each.body) for each in documents]
    result = write_all(client, index, writes)
    stored = [
        (each.course_id, each.version, each.content_hash)
        for each in (documents[position] for position in result.applied)
    ]
    stored += read_conflicting_versions(client, index, [documents[position] for position in result.conflicts])
    ledger.record_documents(connection, generation, stored)
    return {documents[position].course_id: reason for position, reason in result.refused.items()}


def read_conflicting_versions(
    client: Elasticsearch, index: str, documents: Sequence[VersionedDocument]
) -> list[tuple[int, int, str]]:
    """Read the documents that caused conflicts. Each tuple is a course id, a version and a content hash.

    Raises UnconfirmedConflict if Elasticsearch has no equal or higher version, or has it without a content hash.
    """
    stored = read_stored_versions(client, index, [str(each.course_id) for each in documents])
    found: list[tuple[int, int, str]] = []
    for each in documents:
        newer = stored.get(str(each.course_id))
        if newer is None or newer.version < each.version or newer.content_hash is None:
            raise UnconfirmedConflict(
                f"{index} refused version {each.version} of course {each.course_id}, but holds {newer}"
            )
        found.append((each.course_id, newer.version, newer.content_hash))
    return found
