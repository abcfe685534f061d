"""The status of the index: its generations (complete builds) with their states, and the number of waiting changes."""

import pytest
from elasticsearch import Elasticsearch
from typer.testing import CliRunner

from indexer.indexing.outbox.drain import drain
from indexer.indexing.status import read_index_status
from indexer.shared.database import Connection
from stack.cli.main import app
from stack.services.urls import ServiceUrls
from tests.integration.indexer.index_contents import read_live_generation


def test_the_command_shows_the_live_generation_and_the_backlog(
    connection: Connection,
    indexed: int,
    catalogue_url: str,
    services: ServiceUrls,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    urls = {**services.as_environment(), "DATABASE_URL": catalogue_url}
    for name, url in urls.items():
        monkeypatch.setenv(name, url)
    connection.execute("INSERT INTO outbox (noun, row_id) VALUES ('course', 1)")
    result = CliRunner().invoke(app, ["index", "status"])
    assert result.exit_code == 0
    assert f"{indexed} " in result.stdout
    assert "live" in result.stdout
    assert "Changes waiting: 1, the oldest for" in result.stdout
    assert "failed permanently: 0" in result.stdout


def test_the_status_counts_open_and_poisoned_rows(
    connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    drain(connection, client)
    live = read_live_generation(connection)
    assert [each.id for each in read_index_status(connection).generations if each.state == "live"] == [live]
    assert read_index_status(connection).open_rows == 0
    connection.execute(
        "INSERT INTO outbox (noun, row_id, state) VALUES ('course', 1, 'poisoned'), ('course', 2, 'pending')"
    )
    found = read_index_status(connection)
    assert (found.open_rows, found.poisoned_rows) == (1, 1)
    assert found.lag_seconds >= 0
    connection.execute("DELETE FROM outbox WHERE state <> 'done'")
