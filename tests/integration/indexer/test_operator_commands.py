"""The functions behind `finder outbox list`, `finder outbox replay` and `finder index update`."""

import pytest
from elasticsearch import Elasticsearch

from indexer.indexing.errors import NotFound
from indexer.indexing.outbox.claims import open_claimer
from indexer.indexing.outbox.drain import drain
from indexer.indexing.outbox.operator_commands import (
    drain_until_finished,
    queue_courses,
    read_outbox_contents,
    replay,
)
from indexer.indexing.verification.verification import verify
from indexer.shared.database import Connection
from schemas.documents.aliases import courses_index
from tests.integration.indexer.index_contents import (
    assert_index_equals_postgresql,
    open_rows,
    read_live_generation,
    read_published_ids,
    read_value,
)


@pytest.fixture(autouse=True)
def _drain_first(connection: Connection, client: Elasticsearch, indexed: int) -> None:
    assert indexed
    drain(connection, client)


def test_queued_courses_are_written_even_if_unchanged(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    index = courses_index(read_live_generation(connection))
    ids = read_published_ids(connection)[:3]
    before = {each: client.get(index=index, id=str(each))["_version"] for each in ids}
    client.delete(index=index, id=str(ids[0]))
    rows = queue_courses(connection, [*ids, ids[0]])
    assert len(rows) == 3
    updated = drain_until_finished(connection, client, rows)
    assert (updated.done, updated.waiting, updated.errors) == (3, 0, {})
    assert all(client.get(index=index, id=str(each))["_version"] > before[each] for each in ids)
    assert_index_equals_postgresql(connection, client)
    assert verify(catalogue_url, client).drift == 0


def test_an_unknown_course_is_named_in_the_error(connection: Connection) -> None:
    with pytest.raises(NotFound, match="There is no course 888888, 999999"):
        queue_courses(connection, [999_999, read_published_ids(connection)[0], 888_888])
    assert open_rows(connection) == []


def test_poisoned_rows_are_shown_with_their_error_and_replayed(
    connection: Connection, client: Elasticsearch
) -> None:
    course = read_published_ids(connection)[0]
    connection.execute(
        "INSERT INTO outbox (noun, row_id, state, attempts, error) VALUES "
        "('course', %s, 'poisoned', 5, 'It broke'), ('city', 1, 'poisoned', 5, 'It broke too')",
        (course,),
    )
    found = read_outbox_contents(connection, limit=10)
    assert (found.counts["poisoned"], found.counts["pending"]) == (2, 0)
    assert found.oldest_open_seconds == 0
    assert [(row.noun, row.state, row.attempts, row.error) for row in found.rows] == [
        ("course", "poisoned", 5, "It broke"),
        ("city", "poisoned", 5, "It broke too"),
    ]
    assert len(read_outbox_contents(connection, limit=1).rows) == 1
    assert replay(connection, [found.rows[1].id]) == [found.rows[1].id]
    assert replay(connection, None) == [found.rows[0].id]
    assert read_outbox_contents(connection, limit=10).counts["pending"] == 2
    assert drain(connection, client).done == 2
    assert read_outbox_contents(connection, limit=10).rows == []
    assert_index_equals_postgresql(connection, client)


def test_a_claimed_row_is_not_replayed(connection: Connection, client: Elasticsearch) -> None:
    connection.execute(
        "UPDATE course SET name = name || ' z' WHERE id = %s", (read_published_ids(connection)[0],)
    )
    with open_claimer(connection) as working:
        row = working.claim_rows(1)[0].id
        with pytest.raises(NotFound, match=f"unclaimed row of the outbox {row}"):
            replay(connection, [row])
        assert read_value(connection, "SELECT state FROM outbox WHERE id = %s", row) == "claimed"
        working.release_rows()
    drain(connection, client)
