"""Fixtures: a simulated day in the search log. `make simulate-day` simulates 100,000 searches of 8,000 visitors."""

import random
from collections.abc import Iterator
from pathlib import Path

import orjson
import pytest
from elasticsearch import Elasticsearch

from bench.search_log.simulation import SimulatedDay, simulate_day
from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.errors import ElasticsearchUnavailable
from indexer.search_log import shipping
from indexer.search_log.shipping import ship_spool
from schemas.search_log.names import SEARCH_LOG_ALIAS
from schemas.search_log.spool_reader import count_waiting_bytes, list_spool_files
from schemas.search_log.spool_writer import SpoolWriter
from stack.services.urls import ServiceUrls
from tests.finder_command import RunFinder, build_run_finder
from tests.integration.search_log.days import DAY, SEARCHES, VISITORS, open_empty_log
from tests.sample_service import sample_database_url
from tests.search_service import NO_ELASTICSEARCH

__all__ = ["sample_database_url"]


@pytest.fixture(scope="module")
def client(elasticsearch_url: str) -> Iterator[Elasticsearch]:
    with open_empty_log(elasticsearch_url) as client:
        yield client


@pytest.fixture(scope="module")
def simulated() -> SimulatedDay:
    return simulate_day(DAY, searches=SEARCHES, visitors=VISITORS)


@pytest.fixture(scope="module")
def stored(client: Elasticsearch, simulated: SimulatedDay, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two writers, as of two site processes, write the day to the spool, and the spool is shipped to Elasticsearch.

    At first Elasticsearch is unavailable. Then the worker dies after it has written a batch to Elasticsearch, but
    before it has recorded this progress. Then a file gets an incomplete last line, and the worker ships all entries.
    Returns the spool folder.
    """
    folder = tmp_path_factory.mktemp("spool")
    writers = [SpoolWriter(folder), SpoolWriter(folder)]
    for entry in simulated.list_entries():
        random.choice(writers).append(orjson.dumps(entry))
    waiting = count_waiting_bytes(folder)
    with create_client(NO_ELASTICSEARCH) as away, pytest.raises(ElasticsearchUnavailable):
        ship_spool(away, folder, DAY)
    assert count_waiting_bytes(folder) == waiting > 0

    def die(_: object) -> None:
        raise KeyboardInterrupt

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shipping, "finish_batch", die)
        with pytest.raises(KeyboardInterrupt):
            ship_spool(client, folder, DAY)
    assert count_waiting_bytes(folder) == waiting
    for writer in writers:
        writer.close()
    with list_spool_files(folder)[0].open("ab") as file:
        file.write(b'{"torn')
    entries = list(simulated.list_entries())
    assert _ship_all(client, folder) == len(entries)
    client.indices.refresh(index=SEARCH_LOG_ALIAS)
    return folder


def _ship_all(client: Elasticsearch, folder: Path) -> int:
    """Ship until nothing is left, because one call takes at most SHIPPING_MAX_SECONDS. Returns the number of lines."""
    lines = 0
    while (shipped := ship_spool(client, folder, DAY)).lines:
        assert shipped.rejected == 0
        lines += shipped.lines
    return lines


@pytest.fixture
def finder(
    elasticsearch_url: str,
    services: ServiceUrls,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> RunFinder:
    """Runs `finder logs`, and returns the exit code, the output and the errors."""
    environment = {**services.as_environment(), "ELASTICSEARCH_URL": elasticsearch_url}
    return build_run_finder("logs", environment, monkeypatch, capfd)
