"""Known faults of other products in indexing changes: lost, delayed and repeated writes.

Most docstrings describe the fault. The test shows that this product does not have the fault. Triggers write each
changed row to the table `outbox`, and `drain` writes the changes of this table to the index.
"""

import itertools

import pytest
from celery.beat import ScheduleEntry, Scheduler
from elasticsearch import Elasticsearch

from indexer import tasks
from indexer.app import app
from indexer.indexing import ledger, locks
from indexer.indexing.errors import ElasticsearchUnavailable, GateFailed
from indexer.indexing.extraction.documents import VersionedDocument, build_versioned_documents
from indexer.indexing.outbox.course_writes import write_documents
from indexer.indexing.outbox.drain import drain
from indexer.indexing.rebuild.gates import GATES, Candidate
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from indexer.scheduler import MonotonicScheduler, build_schedule
from indexer.shared.database import Connection, connect
from schemas.documents.aliases import COURSES_ALIAS, courses_index
from tests.integration.indexer.index_contents import (
    assert_index_equals_postgresql,
    open_rows,
    read_documents,
    read_indexed_courses,
    read_live_generation,
    read_published_ids,
    read_value,
)


def build_document_to_write(connection: Connection, course: int) -> VersionedDocument:
    """Build the document of a course with a new version, but do not write it to the index."""
    return next(build_versioned_documents(connection, [ledger.bump_versions(connection, [course])]))[0]


def test_changes_during_a_rebuild_reach_both_indices(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    """Fault in other products: during a rebuild, changes were written only to the old index."""
    before, course = read_live_generation(connection), read_published_ids(connection)[0]

    def change(candidate: Candidate) -> None:
        with connect(catalogue_url) as other:
            other.execute("UPDATE course SET name = 'Written to both' WHERE id = %s", (course,))
            drain(other, client)
        for generation in (before, candidate.generation):
            document = client.get(index=courses_index(generation), id=str(course))["_source"]
            assert document["name"] == "Written to both"

    rebuild(catalogue_url, client, RebuildOptions(gates=(change, *GATES)))
    assert_index_equals_postgresql(connection, client)


def test_only_committed_changes_are_indexed(
    connection: Connection, other: Connection, client: Elasticsearch
) -> None:
    """Fault in osf.io (#4561) and celery-haystack (#40).

    Indexing ran before the commit and wrote the previous value.
    """
    course = read_published_ids(connection)[1]
    index = courses_index(read_live_generation(connection))
    before = client.get(index=index, id=str(course))["_source"]["name"]
    with connection.transaction():
        connection.execute("UPDATE course SET name = 'Committed later' WHERE id = %s", (course,))
        assert drain(other, client).done == 0
        assert client.get(index=index, id=str(course))["_source"]["name"] == before
    assert drain(other, client).done == 1
    assert client.get(index=index, id=str(course))["_source"]["name"] == "Committed later"


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_the_newest_document_remains_after_drains_in_any_order(
    connection: Connection, other: Connection, client: Elasticsearch, order: tuple[int, ...]
) -> None:
    """Fault in django-elasticsearch-dsl (#231): two writers finished in the wrong order."""
    generation = read_live_generation(connection)
    course = read_published_ids(connection)[1]
    hands = []
    for name in ("First", "Second", "Third"):
        connection.execute("UPDATE course SET name = %s WHERE id = %s", (name, course))
        hands.append(build_document_to_write(other, course))
    for position in order:
        write_documents(connection, client, generation, [hands[position]])
    assert client.get(index=courses_index(generation), id=str(course))["_source"]["name"] == "Third"
    assert (
        ledger.read_recorded_documents(connection, generation, [course])[course].version == hands[2].version
    )


def test_a_late_write_of_a_published_document_does_not_revive_a_deleted_course(
    connection: Connection, client: Elasticsearch
) -> None:
    """Fault in GOV.UK (ADR 002): a delayed write of a published document arrived after the deletion.

    Versions alone do not prevent the fault, because Elasticsearch soon forgets the version of a deleted document. A
    deleted course therefore keeps a document without content (a tombstone) with the version of the deletion.
    """
    generation = read_live_generation(connection)
    course = read_published_ids(connection)[0]
    late = build_document_to_write(connection, course)
    connection.execute("DELETE FROM course WHERE id = %s", (course,))
    drain(connection, client)
    assert write_documents(connection, client, generation, [late]) == {}
    assert str(course) not in read_indexed_courses(client, generation)
    known = ledger.read_recorded_documents(connection, generation, [course])[course]
    assert known.version > late.version
    assert_index_equals_postgresql(connection, client)


def test_changes_without_effect_write_no_document(
    connection: Connection, client: Elasticsearch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fault in PyPI (#20565): changes without an effect queued 54,600 tasks that waited for one lock."""
    index = courses_index(read_live_generation(connection))

    def writes() -> int:
        return int(
            client.indices.stats(index=index, metric="indexing")["_all"]["total"]["indexing"]["index_total"]
        )

    def change_urls(address: str) -> None:
        connection.execute(
            "UPDATE course SET url = %s || id::text WHERE status = 'published'", (f"https://{address}/",)
        )
        assert read_value(connection, "SELECT count(*) FROM outbox WHERE state <> 'done'") > 10_000
        while drain(connection, client, 60).done:
            pass
        assert open_rows(connection) == []

    # Earlier tests wrote some courses out of order. The first change writes these courses once more. Later changes
    # write nothing.
    change_urls("first.example")
    before = writes()
    change_urls("second.example")
    assert writes() == before

    sent: list[str] = []
    monkeypatch.setattr("indexer.scheduler.read_waiting_tasks", lambda _: set(sent))
    monkeypatch.setattr(Scheduler, "apply_async", lambda _, entry, **__: sent.append(entry.task))
    ticker = MonotonicScheduler(app, lazy=True)
    entry = ScheduleEntry(name="drain", task="indexer.drain_outbox", schedule=build_schedule(1.0), app=app)
    for _ in range(54_600):
        ticker.apply_entry(entry)
    assert sent == ["indexer.drain_outbox"]


def test_a_failing_task_ends_in_state_failure(
    catalogue_url: str, client: Elasticsearch, monkeypatch: pytest.MonkeyPatch, connection: Connection
) -> None:
    """Fault in mit-learn: a Celery task returned its error as text, so Celery counted the task as successful."""

    def closed(candidate: Candidate) -> None:
        raise GateFailed(f"Generation {candidate.generation} is not liked")

    monkeypatch.setattr(tasks, "_read_database_url", lambda: catalogue_url)
    monkeypatch.setattr(tasks, "_get_client", lambda: client)
    monkeypatch.setitem(app.conf, "rebuild_gates", (closed,))
    ended = tasks.rebuild_index.apply()
    assert (ended.state, type(ended.result)) == ("FAILURE", GateFailed)
    monkeypatch.setitem(app.conf, "rebuild_gates", GATES)
    assert locks.try_lock(connection, locks.REBUILD)
    try:
        for task in (tasks.rebuild_index, tasks.repair_index, tasks.prune_index, tasks.rollback_index):
            assert task.apply().state == "FAILURE"
    finally:
        locks.unlock(connection, locks.REBUILD)
    verified = tasks.verify_index.apply()
    assert verified.state == "SUCCESS"
    assert verified.get()["drift"] == 0


def test_a_write_is_repeated_after_a_version_conflict(connection: Connection, client: Elasticsearch) -> None:
    """Fault in mit-learn: version conflicts were only logged, and the writes were lost.

    In this test, the document is deleted from the index by hand. The deletion has the same version as the next
    write of the course, so this write is refused.
    """
    course = read_published_ids(connection)[5]
    index = courses_index(read_live_generation(connection))
    connection.execute("UPDATE course SET name = 'Before the conflict' WHERE id = %s", (course,))
    drain(connection, client)
    client.delete(index=index, id=str(course))
    connection.execute("UPDATE course SET name = 'In conflict' WHERE id = %s", (course,))
    drained = drain(connection, client)
    assert (drained.done, drained.failed) == (1, 0)
    assert client.get(index=index, id=str(course))["_source"]["name"] == "In conflict"


def test_a_lasting_conflict_is_stored_as_error_and_retried(
    connection: Connection, client: Elasticsearch
) -> None:
    """The document is deleted from the index by hand, with a version that is 100 higher than the current one.

    Elasticsearch remembers this version for a while and refuses writes with lower versions.
    """
    course = read_published_ids(connection)[6]
    index = courses_index(read_live_generation(connection))
    stored_version = client.get(index=index, id=str(course))["_version"]
    client.delete(index=index, id=str(course), version=stored_version + 100, version_type="external")
    connection.execute("UPDATE course SET name = 'In conflict' WHERE id = %s", (course,))
    assert drain(connection, client).failed == 1
    assert open_rows(connection) == [("course", course, "pending")]
    assert "but holds None" in read_value(connection, "SELECT error FROM outbox WHERE state = 'pending'")
    connection.execute("UPDATE ledger SET version = version + 100 WHERE course_id = %s", (course,))
    connection.execute("UPDATE outbox SET claimed_until = NULL WHERE state = 'pending'")
    assert drain(connection, client).done == 1
    assert client.get(index=index, id=str(course))["_source"]["name"] == "In conflict"


def test_a_read_only_index_keeps_the_rows_until_it_is_writable(
    connection: Connection, client: Elasticsearch
) -> None:
    """Fault in products with Elasticsearch (elasticsearch #25541): a nearly full disk made the index read-only.

    The products lost the refused writes without an error.
    """
    connection.execute(
        "UPDATE course SET name = name || ' x' WHERE id = %s", (read_published_ids(connection)[0],)
    )
    block = {"index.blocks.read_only_allow_delete": True}
    client.indices.put_settings(index=COURSES_ALIAS, settings=block)
    try:
        with pytest.raises(ElasticsearchUnavailable):
            drain(connection, client)
        assert (
            read_value(connection, "SELECT count(*) FROM outbox WHERE state = 'pending' AND attempts = 0")
            == 1
        )
    finally:
        client.indices.put_settings(index=COURSES_ALIAS, settings=dict.fromkeys(block))
    assert drain(connection, client).done == 1


def test_drafts_are_in_no_search(connection: Connection, client: Elasticsearch) -> None:
    """Fault in edX (#3700): searches found drafts."""
    drafts = connection.execute(
        "SELECT id FROM course WHERE id NOT IN (SELECT id FROM published_course)"
    ).fetchall()
    assert len(drafts) > 20
    shown = read_documents(client, COURSES_ALIAS)
    assert shown.keys() == {str(each) for each in read_published_ids(connection)}
    hidden = read_published_ids(connection)[7]
    connection.execute("UPDATE course SET status = 'draft' WHERE id = %s", (hidden,))
    drain(connection, client)
    assert str(hidden) not in read_documents(client, COURSES_ALIAS)
