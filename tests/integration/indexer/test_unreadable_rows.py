"""Rows that cannot be read or converted: each attempt counts, and the other changes of the outbox go on."""

import pytest
from elasticsearch import Elasticsearch

from indexer.indexing.outbox.claims import ATTEMPTS_PER_ROW_MAX
from indexer.indexing.outbox.drain import drain
from indexer.shared.database import Connection
from tests.integration.indexer.index_contents import (
    assert_index_equals_postgresql,
    open_rows,
    read_value,
)


@pytest.fixture(autouse=True)
def _drain_first(connection: Connection, client: Elasticsearch, indexed: int) -> None:
    assert indexed
    drain(connection, client)


@pytest.mark.parametrize(
    ("column", "error"),
    [
        ("deadline = 'infinity'", "DataError"),
        ("translations = '{\"ur\": null}'", "AttributeError"),
    ],
)
def test_a_scholarship_that_cannot_be_read_does_not_block_others_and_is_poisoned(
    connection: Connection, client: Elasticsearch, column: str, error: str
) -> None:
    bad, good = [
        each
        for (each,) in connection.execute("SELECT id FROM scholarship WHERE status = 'published' LIMIT 2")
    ]
    connection.execute(f"UPDATE scholarship SET {column} WHERE id = %s".encode(), (bad,))
    connection.execute("UPDATE scholarship SET name = name || ' x' WHERE id = %s", (good,))
    _drain_until_poisoned(connection, client, ("scholarship", bad), f"scholarship:{bad}: {error}")
    connection.execute("UPDATE scholarship SET deadline = NULL, translations = '{}' WHERE id = %s", (bad,))
    _replay_poisoned(connection, client)


def test_an_article_that_cannot_be_read_does_not_block_others_and_is_poisoned(
    connection: Connection, client: Elasticsearch
) -> None:
    bad = read_value(
        connection,
        "INSERT INTO blog (slug, name, heading, summary, content, published_on, status, translations) "
        "VALUES ('bad', 'B', 'B', 'C', '', '2026-01-01', 'published', '[]') RETURNING id",
    )
    connection.execute("UPDATE city SET name = name || ' x' WHERE id = 1")
    _drain_until_poisoned(connection, client, ("blog", bad), f"blog:{bad}: InvalidParameterValue")
    connection.execute("DELETE FROM blog WHERE id = %s", (bad,))
    _replay_poisoned(connection, client)


def _drain_until_poisoned(
    connection: Connection, client: Elasticsearch, bad: tuple[str, int], error: str
) -> None:
    """Assert that each drain counts one attempt for the bad row, and that the first drain writes the other rows."""
    for tried in range(1, ATTEMPTS_PER_ROW_MAX + 1):
        connection.execute("UPDATE outbox SET claimed_until = NULL WHERE state = 'pending'")
        assert drain(connection, client).failed == 1
        assert open_rows(connection) == [(*bad, "poisoned" if tried == ATTEMPTS_PER_ROW_MAX else "pending")]
        assert read_value(connection, "SELECT attempts FROM outbox WHERE state <> 'done'") == tried
        assert read_value(connection, "SELECT error FROM outbox WHERE state <> 'done'").startswith(error)


def _replay_poisoned(connection: Connection, client: Elasticsearch) -> None:
    connection.execute("UPDATE outbox SET state = 'pending', claimed_until = NULL WHERE state = 'poisoned'")
    drain(connection, client)
    assert open_rows(connection) == []
    assert_index_equals_postgresql(connection, client)
