"""`python -m stack.release` works as in a container: it reads addresses from files, and each step can be repeated."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from indexer.indexing.elasticsearch.client import create_client
from indexer.shared.database import connect
from schemas.settings import ROOT
from stack.services.urls import ServiceUrls
from tests.fresh_databases import fresh_database
from tests.integration.indexer.celery_worker import CeleryProcess, build_worker, empty_broker
from tests.integration.indexer.index_contents import (
    assert_index_equals_postgresql,
    read_live_generation,
    remove_everything,
)
from tests.integration.search.generated_catalogue import load_generated_catalogue


@pytest.fixture(scope="module")
def environment(services: ServiceUrls, tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """Settings for a database without tables and an Elasticsearch without indices.

    Files contain the addresses of PostgreSQL and Valkey.
    """
    folder = tmp_path_factory.mktemp("secrets")
    with fresh_database(services.database) as database, empty_broker(services.broker):
        (folder / "database_url").write_text(f"{database}\n")
        (folder / "broker_url").write_text(services.broker)
        with create_client(services.elasticsearch) as client:
            remove_everything(client)
        yield {
            "DATABASE_URL": "",
            "DATABASE_URL_FILE": str(folder / "database_url"),
            "BROKER_URL": "",
            "BROKER_URL_FILE": str(folder / "broker_url"),
            "ELASTICSEARCH_URL": services.elasticsearch,
            "FINDER_VAR": str(folder / "var"),
        }


@pytest.fixture(scope="module")
def database_url(environment: dict[str, str]) -> str:
    return Path(environment["DATABASE_URL_FILE"]).read_text().strip()


@pytest.fixture(scope="module")
def worker(environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[CeleryProcess]:
    worker = build_worker(environment, tmp_path_factory.mktemp("worker"))
    yield worker
    worker.kill()


def run_release(environment: dict[str, str], *steps: str) -> tuple[int, str]:
    """Run the steps. Returns the exit code and stderr."""
    ended = subprocess.run(
        [sys.executable, "-m", "stack.release", *steps],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    return ended.returncode, ended.stderr.strip()


def test_a_release_creates_schema_and_index_once(
    environment: dict[str, str], database_url: str, services: ServiceUrls, worker: CeleryProcess
) -> None:
    assert run_release(environment, "schema") == (0, "")
    assert run_release(environment, "schema") == (0, "")
    with psycopg.connect(database_url) as connection:
        load_generated_catalogue(connection)
    worker.start()
    assert run_release(environment, "schema", "index")[0] == 0
    with connect(database_url) as connection, create_client(services.elasticsearch) as client:
        assert_index_equals_postgresql(connection, client)
        first = read_live_generation(connection)
        assert run_release(environment, "index")[0] == 0
        assert read_live_generation(connection) == first


def test_missing_addresses_and_unknown_steps_are_named(environment: dict[str, str]) -> None:
    nothing = {**environment, "DATABASE_URL_FILE": "", "ELASTICSEARCH_URL": ""}
    assert run_release(nothing, "schema") == (
        1, "release: DATABASE_URL, ELASTICSEARCH_URL: not set. Set each of them, or NAME_FILE.",
    )  # fmt: skip
    assert run_release(environment, "schemas") == (
        2,
        "Name at least one step: schema, reference, sample, index",
    )
    key = {**nothing, "ELASTICSEARCH_API_KEY": "k"}
    code, message = run_release(key, "schema")
    assert code == 1
    assert message.startswith("release: ELASTICSEARCH_API_KEY: ELASTICSEARCH_URL is not set")
    away = {**environment, "DATABASE_URL_FILE": "", "DATABASE_URL": "postgresql://127.0.0.1:1/none"}
    code, message = run_release(away, "schema")
    assert code == 1
    assert message.startswith("release: PostgreSQL: ")
    assert "\n" not in message
