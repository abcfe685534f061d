"""Fixtures: an indexed catalogue, and a function that runs `finder` in the test process."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import psycopg
import pytest
import typer
from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from indexer.shared.database import Connection, connect
from stack.cli import main as finder_main
from stack.services.urls import ServiceUrls
from tests.integration.indexer.index_contents import (
    remove_everything,
)
from tests.integration.search.generated_catalogue import load_generated_catalogue

Finder = Callable[..., tuple[int, Any]]


@pytest.fixture(scope="session", autouse=True)
def commands_built_once() -> Iterator[None]:
    """Build the commands of a Typer application only once.

    Typer would build all commands at each call, which takes 0.1 s.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("typer.main.get_command", cache(typer.main.get_command))
        yield


@pytest.fixture(scope="module")
def catalogue_url(database_url: str) -> str:
    with psycopg.connect(database_url) as connection:
        load_generated_catalogue(connection)
    return database_url


@pytest.fixture(scope="module")
def client(elasticsearch_url: str, catalogue_url: str) -> Iterator[Elasticsearch]:
    with create_client(elasticsearch_url) as client:
        remove_everything(client)
        rebuild(catalogue_url, client, RebuildOptions())
        yield client


@pytest.fixture
def connection(catalogue_url: str) -> Iterator[Connection]:
    with connect(catalogue_url) as connection:
        yield connection


@pytest.fixture
def finder(
    services: ServiceUrls,
    catalogue_url: str,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> Finder:
    """A function that runs `finder` in this process.

    The function returns the exit code, and the JSON object or else the printed text.
    """
    monkeypatch.setenv("FINDER_VAR", "var/of-nobody")

    def run(*arguments: str, **urls: str) -> tuple[int, Any]:
        for name, url in {**services.as_environment(), "DATABASE_URL": catalogue_url, **urls}.items():
            monkeypatch.setenv(name, url)
        monkeypatch.setattr("sys.argv", ["finder", *arguments])
        capfd.readouterr()
        try:
            code = int(finder_main.main())
        except SystemExit as end:
            code = int(end.code or 0)
        output, error = capfd.readouterr()
        return code, json.loads(output) if output.startswith("{") else error or output

    return run
