"""Monitoring of a real worker and beat: metrics, JSON logs with request ids, and heartbeats."""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from elasticsearch import Elasticsearch
from prometheus_client.parser import text_string_to_metric_families

from indexer import rebuild_requests
from indexer.app import create_celery_app
from indexer.heartbeat import RECENT_SECONDS
from indexer.index_readiness import ensure_indexed
from indexer.indexing import locks
from indexer.indexing.verification.verification import repair, verify
from indexer.logs import log_context
from indexer.shared.database import Connection, connect
from schemas.documents.aliases import courses_index
from schemas.settings import ROOT
from stack.machine.ports import LOOPBACK, find_free_port, is_taken
from tests.integration.indexer.celery_worker import (
    CeleryProcess,
    build_beat,
    build_worker,
    empty_broker,
    wait_until,
)
from tests.integration.indexer.conftest import catalogue_url, client, connection
from tests.integration.indexer.index_contents import open_rows, read_live_generation, read_published_ids

__all__ = ["catalogue_url", "client", "connection"]

REQUEST = "asked-by-a-person-0001"


@pytest.fixture(scope="module")
def environment(
    catalogue_url: str, broker_url: str, elasticsearch_url: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[dict[str, str]]:
    with empty_broker(broker_url):
        yield {
            "DATABASE_URL": catalogue_url,
            "BROKER_URL": broker_url,
            "ELASTICSEARCH_URL": elasticsearch_url,
            "FINDER_LOG": "json",
            "FINDER_METRICS_PORT": str(find_free_port()),
            "FINDER_VAR": str(tmp_path_factory.mktemp("var")),
        }


@pytest.fixture(scope="module")
def beat(environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[CeleryProcess]:
    beat = build_beat(environment, tmp_path_factory.mktemp("beat"))
    beat.start()
    wait_until(lambda: is_taken(int(environment["FINDER_METRICS_PORT"])))
    yield beat
    beat.stop()


@pytest.fixture(scope="module")
def worker(environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[CeleryProcess]:
    worker = build_worker(environment, tmp_path_factory.mktemp("worker"))
    worker.start()
    yield worker
    worker.kill()


@pytest.fixture(scope="module")
def indexed(
    environment: dict[str, str], beat: CeleryProcess, worker: CeleryProcess, client: Any, catalogue_url: str
) -> None:
    assert beat.log()
    assert worker.log()
    with connect(catalogue_url) as connection:
        assert ensure_indexed(connection, client, environment["BROKER_URL"], lambda *_: None)


def scrape_metrics(environment: dict[str, str]) -> dict[str, float]:
    """Read the metrics: `finder_outbox_rows{state="done"} 3` becomes `{"finder_outbox_rows:done": 3.0}`."""
    response = httpx.get(f"http://{LOOPBACK}:{environment['FINDER_METRICS_PORT']}/metrics", timeout=20)
    return {
        ":".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(response.text)
        for sample in family.samples
    }


def parse_json_lines(log: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.splitlines() if line.startswith("{")]


def run_health_check(program: str, environment: dict[str, str]) -> tuple[int, str]:
    """Run the health check of a container. Returns its exit code and stderr."""
    ended = subprocess.run(
        [sys.executable, "-m", "indexer.heartbeat", program],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    return ended.returncode, ended.stderr.strip()


@pytest.mark.usefixtures("indexed")
def test_metrics_show_lag_queue_and_rebuild(
    environment: dict[str, str], connection: Connection, worker: CeleryProcess
) -> None:
    wait_until(lambda: open_rows(connection) == [])
    before = scrape_metrics(environment)
    assert before["finder_outbox_rows:open"] == 0
    assert before["finder_outbox_lag_seconds"] == 0
    assert before["finder_index_generations:live"] == 1
    assert before["finder_index_documents_written_total"] >= len(read_published_ids(connection)) > 0
    assert {before[f"finder_service_up:{each}"] for each in ("postgresql", "broker", "engine")} == {1}
    assert "finder_rebuild_courses" not in before

    worker.stop()
    (course, *_) = read_published_ids(connection)
    connection.execute("UPDATE course SET name = 'Watched' WHERE id = %s", (course,))
    connection.execute("INSERT INTO outbox (noun, row_id, state) VALUES ('course', 1, 'poisoned')")
    wait_until(lambda: scrape_metrics(environment)["finder_outbox_lag_seconds"] > 0.5)
    waiting = scrape_metrics(environment)
    assert waiting["finder_outbox_rows:open"] == 1
    assert waiting["finder_outbox_rows:poisoned"] == 1
    wait_until(lambda: scrape_metrics(environment)["finder_tasks_waiting"] > 0)

    worker.start()
    wait_until(lambda: scrape_metrics(environment)["finder_outbox_rows:open"] == 0)
    after = scrape_metrics(environment)
    assert after["finder_index_documents_written_total"] == before["finder_index_documents_written_total"] + 1
    connection.execute("DELETE FROM outbox WHERE state = 'poisoned'")


@pytest.mark.usefixtures("indexed")
def test_metrics_show_a_running_rebuild(environment: dict[str, str], connection: Connection) -> None:
    """The test holds the lock of a rebuild. Without the lock, the worker would mark the rebuild as failed at once."""
    wait_until(lambda: locks.try_lock(connection, locks.REBUILD))
    try:
        connection.execute(
            "INSERT INTO index_generation (state, mapping_hash, documents_total, documents_done) "
            "VALUES ('building', 'none', 1000, 250)"
        )
        metrics = scrape_metrics(environment)
    finally:
        connection.execute("DELETE FROM index_generation WHERE mapping_hash = 'none'")
        locks.unlock(connection, locks.REBUILD)
    assert (metrics["finder_rebuild_courses_written"], metrics["finder_rebuild_courses"]) == (250, 1000)


@pytest.mark.usefixtures("indexed")
def test_metrics_show_the_drift_of_the_last_verification(
    environment: dict[str, str], connection: Connection, client: Elasticsearch, catalogue_url: str
) -> None:
    """The test deletes a document, so the verification finds a fault. The repair removes the fault."""
    connection.execute("DELETE FROM index_verification")
    assert "finder_index_drift" not in scrape_metrics(environment)
    assert verify(catalogue_url, client).drift == 0
    assert scrape_metrics(environment)["finder_index_drift"] == 0
    (course, *_) = read_published_ids(connection)
    client.delete(index=courses_index(read_live_generation(connection)), id=str(course), refresh=True)
    assert verify(catalogue_url, client).drift == 1
    metrics = scrape_metrics(environment)
    assert metrics["finder_index_drift"] == 1
    assert abs(metrics["finder_index_verified_seconds"] - time.time()) < 60
    repair(catalogue_url, client)
    assert scrape_metrics(environment)["finder_index_drift"] == 0


@pytest.mark.usefixtures("indexed")
def test_the_request_id_is_in_the_log_lines_of_the_task(
    environment: dict[str, str], worker: CeleryProcess
) -> None:
    token = log_context.set({"request_id": REQUEST})
    sent = create_celery_app(environment["BROKER_URL"]).send_task(rebuild_requests.TASK)
    log_context.reset(token)
    sent.get(timeout=60)
    metrics = [line for line in parse_json_lines(worker.log()) if line.get("request_id") == REQUEST]
    assert {(line["task"], line["task_id"]) for line in metrics} == {(rebuild_requests.TASK, sent.id)}
    assert any("is live" in line["message"] for line in metrics)
    drained = [
        line for line in parse_json_lines(worker.log()) if line.get("task", "").endswith("drain_outbox")
    ]
    assert all(line["request_id"] == line["task_id"] for line in drained)
    assert {line["logger"] for line in parse_json_lines(worker.log())}.isdisjoint(
        {"elastic_transport.transport"}
    )


@pytest.mark.usefixtures("indexed")
def test_worker_and_beat_write_heartbeats(environment: dict[str, str], beat: CeleryProcess) -> None:
    assert run_health_check("worker", environment) == (0, "")
    assert run_health_check("beat", environment) == (0, "")
    sign = Path(environment["FINDER_VAR"]) / "heartbeat" / "beat"
    beat.stop()
    last = sign.stat().st_mtime
    os.utime(sign, (last - RECENT_SECONDS - 5,) * 2)
    code, output = run_health_check("beat", environment)
    assert code == 1
    metrics = re.fullmatch(r"beat: no sign of life for (\d+) s", output)
    assert metrics is not None, output
    assert int(metrics[1]) >= RECENT_SECONDS + 5
    beat.start()
    wait_until(lambda: run_health_check("beat", environment)[0] == 0)


def test_a_health_check_fails_before_the_first_heartbeat_and_for_an_unknown_program(tmp_path: Path) -> None:
    environment = {"FINDER_VAR": str(tmp_path)}
    assert run_health_check("worker", environment) == (1, "worker: no sign of life yet")
    assert run_health_check("gardener", environment) == (2, "One of these is needed: worker, beat")


@pytest.mark.usefixtures("indexed")
def test_an_unreachable_service_is_reported_and_hides_no_other_metric(
    environment: dict[str, str], tmp_path: Path
) -> None:
    """The broker and Elasticsearch are unreachable. Metrics that need these services are missing instead of being 0."""
    away = {
        **environment,
        "BROKER_URL": "redis://127.0.0.1:1",
        "ELASTICSEARCH_URL": "http://127.0.0.1:1",
        "FINDER_METRICS_PORT": str(find_free_port()),
    }
    lonely = build_beat(away, tmp_path)
    lonely.start()
    try:
        wait_until(lambda: is_taken(int(away["FINDER_METRICS_PORT"])))
        metrics = scrape_metrics(away)
    finally:
        lonely.kill()
    assert [metrics[f"finder_service_up:{each}"] for each in ("postgresql", "broker", "engine")] == [1, 0, 0]
    assert "finder_outbox_lag_seconds" in metrics
    assert "finder_tasks_waiting" not in metrics
    assert "finder_index_documents_written_total" not in metrics
