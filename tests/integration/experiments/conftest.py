"""Fixtures: the site with the sample catalogue and a search log, in an experiment."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import psycopg
import pytest
import pytest_asyncio
from elasticsearch import Elasticsearch
from fastapi import FastAPI

from api.experiments import current_experiment
from indexer.indexing.elasticsearch.client import create_client
from stack.services.urls import ServiceUrls
from tests.finder_command import RunFinder, build_run_finder
from tests.integration.experiments.site_requests import EXPERIMENT, KNOBS, PHONE, start_experiment
from tests.integration.search_log.days import remove_log
from tests.sample_service import sample_database_url
from tests.search_service import build_app, draw_client, serve

__all__ = ["sample_database_url"]


@pytest.fixture(scope="package")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("spool")


@pytest.fixture(scope="package")
def app(sample_database_url: str, elasticsearch_url: str, folder: Path) -> FastAPI:
    return build_app(
        sample_database_url, elasticsearch_url=elasticsearch_url, finder_search_log=True,
        finder_search_log_folder=folder,
    )  # fmt: skip


@pytest.fixture
def database(sample_database_url: str) -> Iterator[psycopg.Connection]:
    """A connection to the database of the site, which has no experiment before and after the test."""
    with psycopg.connect(sample_database_url, autocommit=True) as connection:
        connection.execute("TRUNCATE ranking_experiment CASCADE")
        yield connection
        connection.execute("TRUNCATE ranking_experiment CASCADE")


@pytest.fixture
def running(database: psycopg.Connection) -> str:
    """An experiment that runs during the test. Returns its name."""
    start_experiment(database, EXPERIMENT, KNOBS)
    return EXPERIMENT


@pytest.fixture
def fast_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """During the test, sites read the experiment ten times a second."""
    monkeypatch.setattr(current_experiment, "READ_EVERY_SECONDS", 0.1)


@pytest.fixture
def log_client(elasticsearch_url: str) -> Iterator[Elasticsearch]:
    """A client of an empty search log."""
    with create_client(elasticsearch_url) as client:
        remove_log(client)
        yield client
        remove_log(client)


@pytest.fixture
def run_finder(
    services: ServiceUrls,
    sample_database_url: str,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> RunFinder:
    """Runs `finder experiment`, and returns the exit code, the output and the errors."""
    environment = {**services.as_environment(), "DATABASE_URL": sample_database_url}
    return build_run_finder("experiment", environment, monkeypatch, capfd)


@pytest_asyncio.fixture(loop_scope="session")
async def site(app: FastAPI, running: str) -> AsyncIterator[httpx.AsyncClient]:
    """A client of a site that knows the running experiment. The client keeps its cookies."""
    assert running
    async with serve(app, draw_client()) as client:
        client.headers.update(PHONE)
        await app.state.experiment.refresh(app.state.database)
        yield client
