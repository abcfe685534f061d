"""The figures of complete days are stored once, and `finder experiment status` adds the entries of the other days."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import psycopg
import pytest
from elasticsearch import Elasticsearch

from bench.search_log.storing import store_entries
from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.errors import ElasticsearchUnavailable
from indexer.search_log.experiment_days import store_experiment_days
from schemas.search_log.names import SEARCH_LOG_ALIAS, make_search_id, name_monthly_index
from tests.finder_command import RunFinder
from tests.integration.experiments.site_requests import BOTH_VERSIONS, Json
from tests.search_service import NO_ELASTICSEARCH

NOW = datetime.now(UTC)
NOON = datetime(NOW.year, NOW.month, NOW.day, 12, tzinfo=UTC)
DAYS = [NOON - timedelta(days=number) for number in (2, 1, 0)]


def build_visit(at: datetime, experiment: str, clicked: int) -> list[Json]:
    """Build an interleaved search with a click. Course 1 is of one team, course 2 of the other team."""
    search_id = make_search_id(at)
    search: Json = {
        "kind": "search", "id": search_id, "at": at.isoformat(), "day": f"{at:%Y-%m-%d}", "month": f"{at:%Y-%m}",
        "visit": search_id[-16:], "page": 1, "shown": [1, 2], "device": "phone", "total": 2, "query": "law",
        "experiment": experiment, "ranking": BOTH_VERSIONS, "first_team": [1], "second_team": [2],
    }  # fmt: skip
    outcome = {"kind": "outcome", "at": search["at"], "visit": search["visit"], "search": search_id}
    return [
        search,
        {**outcome, "id": f"{search_id}s", "outcome": "settled"},
        {**outcome, "id": f"{search_id}c", "outcome": "click", "course": clicked, "position": clicked},
    ]


@pytest.fixture
def older_experiment(database: psycopg.Connection, running: str) -> str:
    """An experiment that runs since the day before yesterday. Returns its name."""
    database.execute("UPDATE ranking_experiment SET started_at = %s", (DAYS[0],))
    return running


def test_complete_days_are_stored_once_and_stay(
    run_finder: RunFinder,
    database: psycopg.Connection,
    older_experiment: str,
    log_client: Elasticsearch,
    tmp_path: Path,
) -> None:
    visits = [build_visit(at, older_experiment, clicked) for at in DAYS for clicked in (1, 1, 2)]
    store_entries(log_client, tmp_path / "log", [entry for visit in visits for entry in visit])

    def read_status() -> Json:
        code, output, errors = run_finder("status", older_experiment, "--json")
        assert code == 0, errors
        status: Json = json.loads(output)
        return status

    before = read_status()
    assert (before["searches"], before["visits"], before["clicks"]) == (9, 9, {"first": 6, "second": 3})
    assert before["votes"] == {"first": 6, "second": 3, "ties": 0}

    with create_client(NO_ELASTICSEARCH) as away, pytest.raises(ElasticsearchUnavailable):
        store_experiment_days(database, away, NOON)
    early = NOON.replace(hour=2, minute=59)
    assert store_experiment_days(database, log_client, early) == 1
    assert store_experiment_days(database, log_client, NOON) == 1
    assert store_experiment_days(database, log_client, NOON) == 0
    rows = database.execute(
        "SELECT day, searches, first_votes FROM ranking_experiment_day ORDER BY day"
    ).fetchall()
    assert rows == [(at.date(), 3, 2) for at in DAYS[:2]]
    assert read_status() == before

    stored = {"terms": {"day": [f"{at.date()}" for at in DAYS[:2]]}}
    hits = log_client.search(index=SEARCH_LOG_ALIAS, query=stored, size=100, source=False)["hits"]["hits"]
    log_client.bulk(
        operations=[{"delete": {name: hit[name] for name in ("_index", "_id")}} for hit in hits], refresh=True
    )
    assert read_status() == before


def test_days_whose_entries_are_deleted_are_not_stored_as_zero(
    database: psycopg.Connection, older_experiment: str, log_client: Elasticsearch
) -> None:
    assert older_experiment
    assert not any(log_client.indices.exists(index=name_monthly_index(at.date())) for at in DAYS)
    assert store_experiment_days(database, log_client, NOON) == 0
    assert database.execute("SELECT count(*) FROM ranking_experiment_day").fetchone() == (0,)
