"""Writes the lookup documents (value names, place suggestions and scholarships) that a change affects.

A sequence of PostgreSQL gives each write a version. The version is taken before the rows are read, so a document with a
higher version has newer data. Elasticsearch keeps the highest version. Value names are the names of countries, subjects
and other things that searches use.
"""

from collections.abc import Iterable, Sequence

from elasticsearch import Elasticsearch

from indexer.indexing import locks
from indexer.indexing.elasticsearch.bulk import Write, write_all
from indexer.indexing.errors import IndexMissing
from indexer.indexing.generations import records
from indexer.indexing.outbox.lookup_documents import LookupDocument, LookupIndex, Wanted
from indexer.indexing.outbox.outdated_generations import has_current_format, is_being_replaced
from indexer.shared.database import Connection
from schemas.vocabulary.kinds import GenerationState

LOOKUP_DOCUMENTS_PER_BULK = 1_000


def write_affected_lookup_documents(
    connection: Connection, client: Elasticsearch, lookup: LookupIndex, wanted: Wanted
) -> list[str]:
    """Write the wanted documents. Delete the documents whose rows no longer exist, or no longer need a document.

    For example, an institute that is no longer published needs no document. Returns the reasons for refused documents.
    Raises ElasticsearchUnavailable, IndexMissing or IndexOutdated.
    """
    refused: list[str] = []
    with locks.hold_shared(connection, locks.WRITES):
        version = take_next_version(connection)
        generations = records.list_receiving_writes(connection)
        writes = _build_writes(lookup.read(connection, wanted), lookup.build_ids(wanted), version)
        for generation in generations:
            try:
                found = write_lookup_documents(client, lookup.build_index_name(generation.id), writes)
            except IndexMissing:
                # A building generation may have no indices yet, or no longer. A generation of an older release may lack
                # this index. In both cases a rebuild reads the rows later.
                if generation.state != GenerationState.BUILDING and has_current_format(generation):
                    raise
                continue
            if found and not is_being_replaced(generation, generations):
                refused += found
    return refused


def take_next_version(connection: Connection) -> int:
    """Take a version that is higher than all earlier ones.

    The caller must read the rows after this call, so that a later change has a higher version.
    """
    row = connection.execute("SELECT nextval('vocabulary_version')").fetchone()
    assert row is not None
    return int(row[0])


def write_lookup_documents(client: Elasticsearch, index: str, writes: Sequence[Write]) -> list[str]:
    """Write documents to one index. Returns the reasons for refused documents.

    A version conflict is not an error, because the index then has an equal or later version.
    """
    refused: list[str] = []
    for start in range(0, len(writes), LOOKUP_DOCUMENTS_PER_BULK):
        part = writes[start : start + LOOKUP_DOCUMENTS_PER_BULK]
        result = write_all(client, index, part)
        refused += [f"{part[position].id}: {reason}" for position, reason in result.refused.items()]
    return refused


def build_lookup_write(document: LookupDocument, version: int) -> Write:
    return Write(document.id, version, document.body)


def _build_writes(documents: Iterable[LookupDocument], ids: Sequence[str], version: int) -> list[Write]:
    writes = {each.id: build_lookup_write(each, version) for each in documents}
    return [writes.get(each) or Write(each, version, None) for each in ids]
