"""`finder logs query` stops after 10 seconds, or after 12 seconds if Elasticsearch does not respond."""

import socket
import time
from collections.abc import Iterator
from typing import Any

import pytest
from elasticsearch import Elasticsearch

from indexer.search_log import free_query
from indexer.search_log.free_query import execute_free_query
from indexer.search_log.indices import ensure_monthly_index
from tests.finder_command import RunFinder
from tests.integration.search_log.days import DAY, SELECTION

QUERY = '{"devices": {"terms": {"field": "device"}}}'


@pytest.fixture
def silent_server() -> Iterator[str]:
    """A server that accepts connections and never responds."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"http://127.0.0.1:{server.getsockname()[1]}"


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The arguments of the searches that a client sends to Elasticsearch."""
    recorded: dict[str, Any] = {}

    def record(name: str) -> None:
        call = getattr(Elasticsearch, name)

        def record_call(client: Elasticsearch, **given: Any) -> Any:
            recorded.update(given)
            return call(client, **given)

        monkeypatch.setattr(Elasticsearch, name, record_call)

    record("options")
    record("search")
    return recorded


def test_a_query_has_a_time_limit(client: Elasticsearch, sent: dict[str, Any]) -> None:
    ensure_monthly_index(client, DAY)
    assert list(execute_free_query(client, SELECTION, QUERY)) == ["devices"]
    limits = ("timeout", "size", "request_timeout", "max_retries")
    assert {name: sent[name] for name in limits} == {
        "timeout": "10s", "size": 0, "request_timeout": 12, "max_retries": 0,
    }  # fmt: skip


def test_a_stopped_query_is_an_error(
    client: Elasticsearch, finder: RunFinder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The figures of a stopped query are incomplete, so the command prints none."""
    ensure_monthly_index(client, DAY)
    assert finder("query", QUERY)[0] == 0
    search = Elasticsearch.search
    monkeypatch.setattr(
        Elasticsearch, "search", lambda *args, **given: {**search(*args, **given), "timed_out": True}
    )
    assert finder("query", QUERY) == (
        1,
        "",
        "finder: query: stopped after 10 s; choose fewer days or fewer aggregations\n",
    )


def test_a_query_does_not_wait_for_a_silent_server(
    finder: RunFinder, silent_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(free_query, "SECONDS", 0.2)
    monkeypatch.setattr(free_query, "RESPONSE_SECONDS", 0.1)
    monkeypatch.setenv("ELASTICSEARCH_URL", silent_server)
    started = time.monotonic()
    code, output, error = finder("query", QUERY)
    assert 0.3 <= time.monotonic() - started < 5
    assert (code, output, len(error.splitlines())) == (1, "", 1), error
    assert error.startswith("finder: Elasticsearch does not respond: ")
