"""The table `outbox` has the changes that wait for the index. Only one database session at a time can claim a row.

A row that failed is tried again. After the last failed attempt, the row gets the state `poisoned`, and no session
claims it again.
"""

import time
from collections.abc import Iterator
from typing import Any

import pytest
from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch import bulk
from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.errors import ElasticsearchUnavailable
from indexer.indexing.extraction.documents import build_versioned_documents
from indexer.indexing.outbox.claims import ATTEMPTS_PER_ROW_MAX, mark_done_without_generation, open_claimer
from indexer.indexing.outbox.course_writes import index_courses
from indexer.indexing.outbox.drain import drain
from indexer.indexing.rebuild.loading import has_open_changes
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from indexer.indexing.status import read_index_status
from indexer.shared.database import Connection, connect
from tests.integration.indexer.celery_worker import wait_until
from tests.integration.indexer.index_contents import (
    assert_index_equals_postgresql,
    open_rows,
    read_live_generation,
    read_published_ids,
    read_value,
)

RENAME = "UPDATE course SET name = name || ' x' WHERE id = %s"


@pytest.fixture
def other(catalogue_url: str) -> Iterator[Connection]:
    with connect(catalogue_url) as connection:
        yield connection


@pytest.fixture(autouse=True)
def _drain_first(connection: Connection, client: Elasticsearch, indexed: int) -> None:
    assert indexed
    drain(connection, client)


def make_rows_due(connection: Connection) -> None:
    connection.execute("UPDATE outbox SET claimed_until = NULL WHERE state = 'pending'")


def test_only_one_session_claims_a_row(connection: Connection, other: Connection) -> None:
    courses = read_published_ids(connection)[:3]
    for course in courses:
        connection.execute(RENAME, (course,))
    with open_claimer(connection) as first, open_claimer(other) as second:
        assert [row.row_id for row in first.claim_rows(2)] == courses[:2]
        assert [row.row_id for row in second.claim_rows(10)] == courses[2:]
        assert first.claim_rows(10) == second.claim_rows(10) == []
        first.release_rows()
        assert [row.row_id for row in second.claim_rows(10)] == courses[:2]
        second.release_rows()


def test_a_claim_skips_rows_that_an_uncommitted_claim_has_locked(
    connection: Connection, other: Connection
) -> None:
    """The claim uses SKIP LOCKED, so that the second claim does not wait for the commit of the first claim."""
    course = read_published_ids(connection)[0]
    connection.execute(RENAME, (course,))
    other.execute("SET lock_timeout = '2s'")
    with open_claimer(connection) as first, open_claimer(other) as second:
        with connection.transaction():
            assert [row.row_id for row in first.claim_rows(10)] == [course]
            assert second.claim_rows(10) == []
        first.release_rows()


def test_a_claim_skips_a_locked_later_row_of_the_same_course(
    connection: Connection, other: Connection
) -> None:
    course = read_published_ids(connection)[0]
    connection.execute(RENAME, (course,))
    connection.execute(RENAME, (course,))
    rows = connection.execute("SELECT id FROM outbox WHERE state = 'pending' ORDER BY id").fetchall()
    assert len(rows) == 2
    other.execute("SET lock_timeout = '2s'")
    with open_claimer(other) as second:
        with connection.transaction():
            connection.execute("SELECT FROM outbox WHERE id = %s FOR UPDATE", rows[1])
            assert [(row.id,) for row in second.claim_rows(1)] == rows[:1]
        second.release_rows()


def test_the_claims_of_a_dead_session_are_free_at_once(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    connection.execute(RENAME, (read_published_ids(connection)[0],))
    doomed = connect(catalogue_url)
    with open_claimer(doomed) as dead:
        assert len(dead.claim_rows(10)) == 1
        with open_claimer(connection) as living:
            assert living.claim_rows(10) == []
        doomed.close()
    wait_until(lambda: drain(connection, client).done == 1)
    assert_index_equals_postgresql(connection, client)


def test_a_claim_expires_by_the_clock_of_the_database(connection: Connection, other: Connection) -> None:
    connection.execute(RENAME, (read_published_ids(connection)[0],))
    with open_claimer(connection) as sleeping, open_claimer(other) as second:
        assert len(sleeping.claim_rows(10)) == 1
        connection.execute("UPDATE outbox SET claimed_until = clock_timestamp() - interval '1 second'")
        assert len(second.claim_rows(10)) == 1
        second.release_rows()


def test_an_unreachable_elasticsearch_counts_no_attempt(
    connection: Connection, client: Elasticsearch
) -> None:
    connection.execute(RENAME, (read_published_ids(connection)[0],))
    with create_client("http://127.0.0.1:1") as away, pytest.raises(ElasticsearchUnavailable):
        drain(connection, away)
    assert read_value(connection, "SELECT attempts FROM outbox WHERE state = 'pending'") == 0
    assert drain(connection, client).done == 1


def test_an_elasticsearch_failure_during_a_write_counts_no_attempt(
    connection: Connection, client: Elasticsearch, monkeypatch: pytest.MonkeyPatch
) -> None:
    connection.execute(RENAME, (read_published_ids(connection)[0],))
    monkeypatch.setattr(bulk, "TRANSIENT_STATUSES", frozenset({200, 201}))
    monkeypatch.setattr(bulk, "add_item_result", _overloaded)
    with pytest.raises(ElasticsearchUnavailable, match="overloaded"):
        drain(connection, client)
    assert read_value(connection, "SELECT attempts FROM outbox WHERE state = 'pending'") == 0
    monkeypatch.undo()
    assert drain(connection, client).done == 1
    assert_index_equals_postgresql(connection, client)


def _overloaded(*_: object) -> None:
    raise ElasticsearchUnavailable("overloaded")


def test_a_failing_course_does_not_block_others_and_is_poisoned(
    connection: Connection, client: Elasticsearch, monkeypatch: pytest.MonkeyPatch
) -> None:
    good, bad = read_published_ids(connection)[:2]
    connection.execute(RENAME, (good,))
    connection.execute(RENAME, (bad,))

    def broken(connection: Connection, client: Elasticsearch, ids: list[int]) -> dict[int, str]:
        if bad in ids:
            raise RuntimeError("cannot be converted")
        return index_courses(connection, client, ids)

    monkeypatch.setattr("indexer.indexing.outbox.drain.index_courses", broken)
    for tried in range(1, ATTEMPTS_PER_ROW_MAX + 1):
        make_rows_due(connection)
        drained = drain(connection, client)
        assert (drained.done, drained.failed) == (1 if tried == 1 else 0, 1)
        row = connection.execute(
            "SELECT row_id, attempts, state, error FROM outbox WHERE state <> 'done'"
        ).fetchone()
        state = "poisoned" if tried == ATTEMPTS_PER_ROW_MAX else "pending"
        assert row == (bad, tried, state, "RuntimeError: cannot be converted")
    make_rows_due(connection)
    assert (drain(connection, client).done, drain(connection, client).failed) == (0, 0)
    monkeypatch.undo()
    connection.execute("UPDATE outbox SET state = 'pending', claimed_until = NULL WHERE state = 'poisoned'")
    assert drain(connection, client).done == 1
    assert_index_equals_postgresql(connection, client)


def test_a_refused_document_gets_a_row_of_its_own(
    connection: Connection, client: Elasticsearch, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = read_value(
        connection, "SELECT min(id) FROM published_course JOIN course USING (id) WHERE institute_id = 2"
    )
    connection.execute("UPDATE institute SET name = name || ' y' WHERE id = 2")

    def unmapped(*arguments: Any) -> Iterator[Any]:
        for documents in build_versioned_documents(*arguments):
            yield [
                each._replace(body=b'{"nobody_declared":1}') if each.course_id == bad else each
                for each in documents
            ]

    monkeypatch.setattr("indexer.indexing.outbox.course_writes.build_versioned_documents", unmapped)
    drained = drain(connection, client)
    assert drained.done == 1
    assert open_rows(connection) == [("course", bad, "pending")]
    assert "nobody_declared" in read_value(connection, "SELECT error FROM outbox WHERE state = 'pending'")
    monkeypatch.undo()
    make_rows_due(connection)
    assert drain(connection, client).done == 1
    assert_index_equals_postgresql(connection, client)


def test_rows_of_a_noun_of_a_newer_release_wait_and_hinder_nothing(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    connection.execute("INSERT INTO outbox (noun, row_id) SELECT 'teapot', generate_series(1, 6000)")
    connection.execute(RENAME, (read_published_ids(connection)[0],))
    for done in (1, 0):
        drained = drain(connection, client)
        assert (drained.done, drained.failed) == (done, 0)
    assert not has_open_changes(connection)
    status = read_index_status(connection)
    assert (status.open_rows, status.poisoned_rows, status.lag_seconds) == (0, 0, 0)
    rebuild(catalogue_url, client, RebuildOptions())
    states = connection.execute(
        "DELETE FROM outbox WHERE noun = 'teapot' RETURNING state, attempts, claimed_until, error"
    ).fetchall()
    assert states == [("pending", 0, None, None)] * 6_000
    assert_index_equals_postgresql(connection, client)


def test_rows_that_an_earlier_release_did_not_know_are_written(
    connection: Connection, client: Elasticsearch
) -> None:
    course, other = read_published_ids(connection)[:2]
    connection.execute(RENAME, (course,))
    connection.execute(
        "UPDATE outbox SET state = 'poisoned', attempts = 5, error = 'Unknown noun course' WHERE state = 'pending'"
    )
    connection.execute(
        "INSERT INTO outbox (noun, row_id, state, attempts, error) VALUES ('course', %s, 'poisoned', 5, 'It broke')",
        (other,),
    )
    assert drain(connection, client).done == 1
    assert open_rows(connection) == [("course", other, "poisoned")]
    connection.execute("DELETE FROM outbox WHERE state = 'poisoned'")
    assert_index_equals_postgresql(connection, client)


def test_rows_are_done_without_writes_only_without_a_generation(connection: Connection) -> None:
    connection.execute(RENAME, (read_published_ids(connection)[0],))
    assert mark_done_without_generation(connection, time.monotonic() + 10) == 0
    live = read_live_generation(connection)
    connection.execute("UPDATE index_generation SET state = 'previous' WHERE id = %s", (live,))
    assert mark_done_without_generation(connection, time.monotonic() + 10) == 1
    assert open_rows(connection) == []
    connection.execute("UPDATE index_generation SET state = 'live' WHERE id = %s", (live,))
