"""The status of the index: its generations (complete builds) with their states, and the number of waiting changes."""

import pytest
from elasticsearch import Elasticsearch
from typer.testing import CliRunner

from indexer.indexing.errors import GateFailed
from indexer.indexing.generations.pruning import prune_generations
from indexer.indexing.outbox.drain import drain
from indexer.indexing.rebuild.cancellation import cancel_rebuild
from indexer.indexing.rebuild.gates import Candidate
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from indexer.indexing.status import read_index_status
from indexer.metrics import build_status_metrics
from indexer.shared.database import Connection
from stack.cli.main import app
from stack.services.urls import ServiceUrls
from tests.integration.indexer.begun_rebuild import begin_generation
from tests.integration.indexer.index_contents import read_live_generation


def set_urls(monkeypatch: pytest.MonkeyPatch, services: ServiceUrls, database_url: str) -> None:
    for name, url in {**services.as_environment(), "DATABASE_URL": database_url}.items():
        monkeypatch.setenv(name, url)


def test_the_command_shows_the_live_generation_and_the_backlog(
    connection: Connection,
    indexed: int,
    catalogue_url: str,
    services: ServiceUrls,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    set_urls(monkeypatch, services, catalogue_url)
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


def test_a_failed_rebuild_is_shown_until_a_rebuild_succeeds(
    connection: Connection,
    client: Elasticsearch,
    indexed: int,
    catalogue_url: str,
    services: ServiceUrls,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Beat removes the indices of a failed generation every ten minutes. The error must stay visible."""

    def refuse(candidate: Candidate) -> None:
        raise GateFailed(f"Generation {candidate.generation} is wrong")

    def read_metric() -> float:
        metrics = {each.name: each for each in build_status_metrics(read_index_status(connection))}
        return float(metrics["finder_rebuild_failed"].samples[0].value)

    def show_status() -> str:
        return CliRunner().invoke(app, ["index", "status"]).stdout

    assert indexed
    set_urls(monkeypatch, services, catalogue_url)
    assert read_metric() == 0
    begin_generation(connection)
    cancel_rebuild(catalogue_url, client)
    assert read_metric() == 0
    with pytest.raises(GateFailed):
        rebuild(catalogue_url, client, RebuildOptions(gates=(refuse,)))
    prune_generations(catalogue_url, client)
    assert read_metric() == 1
    assert " is wrong" in show_status()
    rebuild(catalogue_url, client, RebuildOptions())
    assert read_metric() == 0
    assert " is wrong" not in show_status()
