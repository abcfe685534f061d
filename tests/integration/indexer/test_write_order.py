"""Two processes write documents of the same course in any order. The newest document remains in the index.

`drain` writes changes of PostgreSQL to the index. It raises the version of a course before it reads the course. A
generation is one complete build of the index.
"""

from collections.abc import Iterator, Sequence

import orjson
import pytest
from elasticsearch import Elasticsearch

from indexer.indexing import ledger
from indexer.indexing.elasticsearch import indices
from indexer.indexing.elasticsearch.bulk import Write, write_all
from indexer.indexing.elasticsearch.stored_versions import read_stored_versions
from indexer.indexing.errors import ElasticsearchUnavailable, IndexMissing
from indexer.indexing.extraction.documents import VersionedDocument, build_versioned_documents
from indexer.indexing.generations import records
from indexer.indexing.outbox import course_writes
from indexer.indexing.outbox.course_writes import (
    UnconfirmedConflict,
    read_conflicting_versions,
    write_documents,
)
from indexer.indexing.outbox.drain import drain
from indexer.indexing.outbox.lookup_documents import LookupDocument
from indexer.indexing.outbox.lookup_writes import (
    build_lookup_write,
    take_next_version,
    write_lookup_documents,
)
from indexer.shared.database import Connection, connect
from schemas.documents.aliases import courses_index, value_name_index
from tests.integration.indexer.index_contents import (
    assert_index_equals_postgresql,
    build_expected_values,
    read_indexed_courses,
    read_live_generation,
    read_published_ids,
    read_value,
)


@pytest.fixture
def other(catalogue_url: str) -> Iterator[Connection]:
    with connect(catalogue_url) as connection:
        yield connection


def read_before_write(connection: Connection, course: int) -> VersionedDocument:
    """Raise the version of the course and build its document, as a drain does just before it writes."""
    return next(build_versioned_documents(connection, [ledger.bump_versions(connection, [course])]))[0]


def test_equal_content_is_written_while_an_earlier_write_is_pending(
    connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    """The name changes from A to B and back to A, and the write of B is delayed.

    The index still has A. The drain must nevertheless write A with a new version, so that the delayed write of B does
    not replace A.
    """
    assert indexed
    drain(connection, client)
    generation = read_live_generation(connection)
    course = read_published_ids(connection)[2]
    name = read_value(connection, "SELECT name FROM course WHERE id = %s", course)
    connection.execute("UPDATE course SET name = 'B' WHERE id = %s", (course,))
    late = read_before_write(connection, course)
    connection.execute("UPDATE course SET name = %s WHERE id = %s", (name, course))
    drain(connection, client)
    write_documents(connection, client, generation, [late])
    assert read_indexed_courses(client, generation)[str(course)]["name"] == name
    assert_index_equals_postgresql(connection, client)


def test_a_conflict_must_be_confirmed_by_the_stored_version(
    connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    index = courses_index(read_live_generation(connection))
    document = read_before_write(connection, read_published_ids(connection)[4])
    with pytest.raises(UnconfirmedConflict, match="refused version"):
        read_conflicting_versions(client, index, [document])
    write_documents(connection, client, read_live_generation(connection), [document])
    assert read_conflicting_versions(client, index, [document]) == [
        (document.course_id, document.version, document.content_hash)
    ]


def test_an_unreadable_document_is_not_treated_as_missing(
    connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    """The index is closed, so Elasticsearch cannot read the document. This is an error, and not a missing document.

    For a missing document, the indexer would count a failed attempt of the change.
    """
    assert indexed
    index = courses_index(read_live_generation(connection))
    course = str(read_published_ids(connection)[4])
    client.indices.close(index=index)
    try:
        with pytest.raises(ElasticsearchUnavailable, match="cannot read"):
            read_stored_versions(client, index, [course])
    finally:
        client.indices.open(index=index, wait_for_active_shards="1")
    assert read_stored_versions(client, index, [course])[course].version > 0


def test_an_older_value_does_not_overwrite_a_newer_one(
    connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    generation = read_live_generation(connection)
    early = take_next_version(connection)
    read_early = {**build_expected_values(connection)["city:1"], "name": "Stale"}
    stale = build_lookup_write(LookupDocument("city:1", orjson.dumps(read_early)), early)
    connection.execute("UPDATE city SET name = 'Fresh' WHERE id = 1")
    drain(connection, client)
    assert write_lookup_documents(client, value_name_index(generation), [stale]) == []
    assert client.get(index=value_name_index(generation), id="city:1")["_source"]["name"] == "Fresh"


def test_a_drain_records_the_content_that_a_rebuild_wrote_under_its_version(
    connection: Connection, other: Connection, client: Elasticsearch, indexed: int
) -> None:
    """A drain raises the version of a course and reads the course. Before it writes, the course changes.

    Meanwhile, a rebuild writes the new content with the same version. The drain cannot write this version again, and
    must record the content that is in the index.
    """
    assert indexed
    drain(connection, client)
    generation = read_live_generation(connection)
    course = read_published_ids(connection)[6]
    drained = read_before_write(connection, course)
    connection.execute("UPDATE course SET name = 'Read later' WHERE id = %s", (course,))
    rebuilt = next(build_versioned_documents(other, [ledger.read_versions(other, [course])]))[0]
    assert rebuilt.version == drained.version
    written_but_not_recorded = Write(str(course), rebuilt.version, rebuilt.body)
    assert write_all(client, courses_index(generation), [written_but_not_recorded]).applied == [0]
    write_documents(connection, client, generation, [drained])
    known = ledger.read_recorded_documents(connection, generation, [course])[course]
    assert known.content_hash == rebuilt.content_hash != drained.content_hash
    drain(connection, client)
    assert_index_equals_postgresql(connection, client)


def test_a_generation_without_indices_does_not_block_a_drain(
    connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    course = read_published_ids(connection)[7]
    building = records.draw_next_id(connection)
    records.insert_building(connection, building, "fingerprint", None, 0)
    try:
        connection.execute("UPDATE course SET name = 'Not held up' WHERE id = %s", (course,))
        connection.execute("UPDATE city SET name = 'Not held up' WHERE id = 2")
        assert drain(connection, client).failed == 0
        assert_index_equals_postgresql(connection, client)
    finally:
        records.mark_failed(connection, building, "test")


def test_a_generation_recorded_before_the_version_bump_receives_the_change(
    connection: Connection, client: Elasticsearch, indexed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A drain first raises the version of a course, and then lists the generations to which it must write.

    In the opposite order, a rebuild could start between both steps and read the old version. The drain would
    then not write to the new generation.
    """
    assert indexed
    drain(connection, client)
    course = read_published_ids(connection)[9]
    building = records.draw_next_id(connection)
    indices.create_indices(client, building, 1)
    bump = ledger.bump_versions

    def begin_rebuild_and_bump(connection: Connection, ids: Sequence[int]) -> dict[int, int]:
        records.insert_building(connection, building, "fingerprint", None, 0)
        return bump(connection, ids)

    connection.execute("UPDATE course SET name = 'Reaches both' WHERE id = %s", (course,))
    monkeypatch.setattr(ledger, "bump_versions", begin_rebuild_and_bump)
    try:
        assert drain(connection, client).failed == 0
        client.indices.refresh(index=courses_index(building))
        assert read_indexed_courses(client, building)[str(course)]["name"] == "Reaches both"
    finally:
        records.mark_failed(connection, building, "test")
        indices.remove_indices(client, [building])


def test_rows_stay_open_while_the_live_index_is_missing(
    connection: Connection, client: Elasticsearch, indexed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert indexed
    drain(connection, client)
    connection.execute("UPDATE course SET name = 'Waits' WHERE id = %s", (read_published_ids(connection)[8],))
    monkeypatch.setattr(course_writes, "courses_index", lambda generation: f"courses-{generation}-gone")
    with pytest.raises(IndexMissing):
        drain(connection, client)
    assert read_value(connection, "SELECT count(*) FROM outbox WHERE state = 'pending' AND attempts = 0") == 1
    assert client.indices.get(index="courses-*-gone").body == {}
    monkeypatch.undo()
    drain(connection, client)
    assert_index_equals_postgresql(connection, client)
