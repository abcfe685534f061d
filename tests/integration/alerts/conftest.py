"""Fixtures: the world (database, index and mail server) of the alert tests."""

from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from aiosmtpd.controller import Controller

from indexer.indexing.elasticsearch.client import create_client
from schemas.settings import Settings
from schemas.vocabulary.operation import SmtpSecurity
from stack.indexing.alert_search import build_open_search
from stack.machine.ports import LOOPBACK, find_free_port
from stack.services.urls import ServiceUrls
from tests.catalogue_templates import CatalogueTemplates
from tests.integration.alerts.world import Inbox, World
from tests.integration.search.catalogues import load_generated, reindex


@pytest.fixture(scope="package")
def catalogue_url(services: ServiceUrls, catalogue_templates: CatalogueTemplates) -> Iterator[str]:
    with catalogue_templates.copy("made", load_generated) as url:
        with create_client(services.elasticsearch) as client:
            reindex(url, client)
        yield url


@pytest.fixture
def world(catalogue_url: str, services: ServiceUrls, tmp_path: Path) -> Iterator[World]:
    inbox = Inbox()
    controller = Controller(inbox, hostname=LOOPBACK, port=find_free_port())
    controller.start()
    settings = Settings(
        _env_file=None,
        database_url=catalogue_url,
        finder_var=tmp_path,
        smtp_host=LOOPBACK,
        smtp_port=controller.port,
        smtp_security=SmtpSecurity.NONE,
        finder_site_url="https://meridian.example",
    )
    open_search = build_open_search(services.elasticsearch)
    try:
        with (
            create_client(services.elasticsearch) as client,
            psycopg.connect(catalogue_url, autocommit=True) as connection,
        ):
            connection.execute("TRUNCATE mail, person CASCADE")
            yield World(catalogue_url, connection, client, open_search, settings, inbox)
    finally:
        controller.stop()
