"""Values of the vocabulary brought up to date.

Their order comes from one sequence: a number is drawn before the values are read, so a write under a higher number was
read later. The engine keeps the highest.
"""

from collections.abc import Iterable, Mapping, Sequence

import orjson
from elasticsearch import Elasticsearch

from indexer import locks
from indexer.database import Connection
from indexer.engine.bulk import Write, write_all
from indexer.errors import IndexMissing
from indexer.extract.vocabulary import read_values
from indexer.generations import records
from schemas.documents.aliases import vocabulary_index
from schemas.documents.vocabulary.convert import vocabulary_id
from schemas.documents.vocabulary.document import VocabularyDocument, VocabularyKind
from schemas.vocabulary.kinds import GenerationState

VALUES_PER_BULK = 1_000


def index_values(
    connection: Connection, client: Elasticsearch, wanted: Mapping[VocabularyKind, Sequence[int]]
) -> list[str]:
    """Write the wanted values, and delete those that are none any more; the answer is what the engine refused.

    Raises EngineUnavailable, IndexMissing.
    """
    refused: list[str] = []
    with locks.shared(connection, locks.WRITES):
        version = next_version(connection)
        generations = records.written(connection)
        writes = _writes(read_values(connection, wanted), wanted, version)
        for generation in generations:
            try:
                refused += write_values(client, generation.id, writes)
            except IndexMissing:
                # As with courses: a generation that is being built reads everything after this.
                if generation.state != GenerationState.BUILDING:
                    raise
    return refused


def next_version(connection: Connection) -> int:
    """A number above all that were drawn before: draw it, then read."""
    row = connection.execute("SELECT nextval('vocabulary_version')").fetchone()
    assert row is not None
    return int(row[0])


def write_values(client: Elasticsearch, generation: int, writes: Sequence[Write]) -> list[str]:
    """Write to one generation; a conflict means that a later reading stands there. The answer is what was refused."""
    refused: list[str] = []
    for start in range(0, len(writes), VALUES_PER_BULK):
        part = writes[start : start + VALUES_PER_BULK]
        written = write_all(client, vocabulary_index(generation), part)
        refused += [f"{part[position].id}: {reason}" for position, reason in written.refused.items()]
    return refused


def value_write(document: VocabularyDocument, version: int) -> Write:
    return Write(vocabulary_id(document["kind"], document["id"]), version, orjson.dumps(document))


def _writes(
    documents: Iterable[VocabularyDocument], wanted: Mapping[VocabularyKind, Sequence[int]], version: int
) -> list[Write]:
    writes = {write.id: write for write in (value_write(document, version) for document in documents)}
    ids = [vocabulary_id(kind, row_id) for kind, row_ids in wanted.items() for row_id in row_ids]
    return [writes.get(each) or Write(each, version, None) for each in ids]
