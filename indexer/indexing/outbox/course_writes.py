"""One slice of courses brought up to date in every generation that is written."""

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
from indexer.shared.database import Connection
from indexer.shared.errors import IndexerError
from schemas.documents.aliases import courses_index
from schemas.vocabulary.kinds import GenerationState

log = logging.getLogger(__name__)


CONFLICT_RETRIES = 2


class UnconfirmedConflict(IndexerError):
    """The engine refused a version as too low although it holds no higher one."""


def index_courses(connection: Connection, client: Elasticsearch, ids: Sequence[int]) -> dict[int, str]:
    """Bring the documents of these courses up to date; the answer is the reason by id of those the engine refused.

    A conflict that nobody can confirm is met again under the next versions: what stood in the way may be gone with an
    engine that was killed, or be the memory of a deletion by hand. Raises ElasticsearchUnavailable, IndexMissing, and
    UnconfirmedConflict when that does not help.
    """
    for _ in range(CONFLICT_RETRIES):
        try:
            return write_courses_once(connection, client, ids)
        except UnconfirmedConflict as error:
            log.warning("Written once more: %s", error)
    return write_courses_once(connection, client, ids)


def write_courses_once(connection: Connection, client: Elasticsearch, ids: Sequence[int]) -> dict[int, str]:
    """The order is what makes it safe: versions are bumped and committed, then the generations are listed, and only
    then the courses are read."""
    refused: dict[int, str] = {}
    with locks.hold_shared(connection, locks.WRITES):
        versions = ledger.bump(connection, ids)
        generations = records.written(connection)
        for documents in build_versioned_documents(connection, [versions]):
            for generation in generations:
                refused |= _write_to(connection, client, generation, documents)
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
        # Its indices are not made yet, or gone with it: either way its rebuild reads after this.
        log.info("Generation %s has no indices just now", generation.id)
        return {}
    ledger.record_unchanged_documents(connection, generation.id, unchanged)
    return refused


def _is_unchanged(document: VersionedDocument, known: Mapping[int, RecordedDocument]) -> bool:
    """Whether the very same content stands already and no earlier write can still change it."""
    standing = known.get(document.course_id)
    return (
        standing is not None
        and standing.content_hash == document.content_hash
        and standing.settled_version == document.version - 1
    )


def write_documents(
    connection: Connection, client: Elasticsearch, generation: int, documents: Sequence[VersionedDocument]
) -> dict[int, str]:
    """Write documents to one generation and record what it holds then; the answer is the reasons of the refused."""
    index = courses_index(generation)
    writes = [Write(str(each.course_id), each.version, each.body) for each in documents]
    written = write_all(client, index, writes)
    standing = [
        (each.course_id, each.version, each.content_hash)
        for each in (documents[position] for position in written.applied)
    ]
    standing += read_conflicting_versions(
        client, index, [documents[position] for position in written.conflicts]
    )
    ledger.record_documents(connection, generation, standing)
    return {documents[position].course_id: reason for position, reason in written.refused.items()}


def read_conflicting_versions(
    client: Elasticsearch, index: str, documents: Sequence[VersionedDocument]
) -> list[tuple[int, int, str]]:
    """What stands in place of documents that came too late: somebody wrote the same or a higher version."""
    standing = read_stored_versions(client, index, [str(each.course_id) for each in documents])
    found: list[tuple[int, int, str]] = []
    for each in documents:
        newer = standing.get(str(each.course_id))
        if newer is None or newer.version < each.version or newer.content_hash is None:
            raise UnconfirmedConflict(
                f"{index} refused version {each.version} of course {each.course_id}, but holds {newer}"
            )
        found.append((each.course_id, newer.version, newer.content_hash))
    return found
