"""During an upgrade, the live generation refuses documents of the new release. No change is lost.

A generation is one complete build of the index.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import orjson
import pytest
from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch import index_fingerprint, indices
from indexer.indexing.elasticsearch.bulk import Write
from indexer.indexing.errors import IndexOutdated
from indexer.indexing.extraction.documents import VersionedDocument, build_versioned_documents
from indexer.indexing.generations import records
from indexer.indexing.generations.pruning import prune_generations
from indexer.indexing.outbox import course_writes, lookup_writes
from indexer.indexing.outbox.drain import drain
from indexer.indexing.verification.verification import repair, verify
from indexer.shared.database import Connection
from schemas.documents.aliases import courses_index, value_name_index
from tests.integration.indexer.begun_rebuild import begin_generation
from tests.integration.indexer.index_contents import (
    assert_index_equals_postgresql,
    open_rows,
    read_documents,
    read_live_generation,
    read_value,
)


def add_field(body: bytes) -> bytes:
    return orjson.dumps({**orjson.loads(body), "novelty": "new"})


def add_field_to_mapping(declared: dict[str, Any]) -> dict[str, Any]:
    return {**declared, "properties": {**declared["properties"], "novelty": {"type": "keyword"}}}


def set_newer_release(patch: pytest.MonkeyPatch) -> None:
    """Simulate a release whose documents have a further field."""
    old_writes = lookup_writes._build_writes

    def build_documents(*arguments: Any) -> Iterator[list[VersionedDocument]]:
        for documents in build_versioned_documents(*arguments):
            yield [each._replace(body=add_field(each.body)) for each in documents]

    def build_writes(documents: Any, ids: Any, version: int) -> list[Write]:
        return [
            replace(each, body=each.body and add_field(each.body))
            for each in old_writes(documents, ids, version)
        ]

    for name in ("COURSE_MAPPING", "VALUE_NAME_MAPPING", "SUGGESTION_MAPPING", "SCHOLARSHIP_MAPPING"):
        newer = add_field_to_mapping(getattr(indices, name))
        for module in (indices, index_fingerprint):
            patch.setattr(module, name, newer)
    patch.setattr(course_writes, "build_versioned_documents", build_documents)
    patch.setattr(lookup_writes, "_build_writes", build_writes)


def test_changes_wait_for_the_new_generation_and_are_written_to_it(
    catalogue_url: str,
    connection: Connection,
    client: Elasticsearch,
    indexed: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert indexed
    drain(connection, client)
    live = read_live_generation(connection)
    institute = read_value(
        connection, "SELECT min(institute_id) FROM course JOIN published_course USING (id)"
    )
    courses = [
        str(course)
        for (course,) in connection.execute(
            "SELECT id FROM published_course JOIN course USING (id) WHERE institute_id = %s", (institute,)
        )
    ]
    with monkeypatch.context() as patch:
        set_newer_release(patch)
        connection.execute("UPDATE institute SET name = 'Renamed' WHERE id = %s", (institute,))
        with pytest.raises(IndexOutdated, match="The changes wait for a new index"):
            drain(connection, client)
        assert [(noun, state) for noun, _, state in open_rows(connection)] == [("institute", "pending")]
        assert read_value(connection, "SELECT max(attempts) FROM outbox") == 0

        building = begin_generation(connection)
        indices.create_indices(client, building, 1)
        drain(connection, client)
        assert open_rows(connection) == []
    written = read_documents(client, courses_index(building))
    assert written.keys() >= set(courses)
    assert {each["novelty"] for each in written.values()} == {"new"}
    assert {each["novelty"] for each in read_documents(client, value_name_index(building)).values()} == {
        "new"
    }

    # The new generation fails, and the previous release continues with the old one. A repair writes the change.
    records.mark_failed(connection, building, "the gates refused it")
    prune_generations(catalogue_url, client)
    assert read_live_generation(connection) == live
    assert verify(catalogue_url, client).drift >= len(courses)
    repair(catalogue_url, client)
    drain(connection, client)
    assert_index_equals_postgresql(connection, client)
