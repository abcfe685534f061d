"""Fixtures that every test may use: the real services, a database, and the shared data."""

import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from schemas.migrations import upgrade
from schemas.settings import ROOT
from stack.services.urls import ServiceUrls
from tests.catalogue_templates import CatalogueTemplates
from tests.embedded_services import services_for_tests
from tests.fresh_databases import database_name, fresh_database

SHARED = ROOT.parent / "shared"

# Tests run Elasticsearch only for minutes. The optimising compiler of Java would take a third of the processor time,
# which is more than it saves.
os.environ.setdefault("JDK_JAVA_OPTIONS", "-XX:TieredStopAtLevel=1")


@pytest.fixture(scope="session")
def services() -> Iterator[ServiceUrls]:
    """Empty PostgreSQL, Valkey and Elasticsearch."""
    with services_for_tests() as urls:
        yield urls


@pytest.fixture(scope="session")
def migrated_template(services: ServiceUrls) -> Iterator[str]:
    """The name of an empty database with the newest schema, as a template."""
    with fresh_database(services.database) as url:
        upgrade(url)
        yield database_name(url)


@pytest.fixture(scope="session")
def catalogue_templates(services: ServiceUrls, migrated_template: str) -> Iterator[CatalogueTemplates]:
    """Template databases of catalogues."""
    with ExitStack() as cleanup:
        yield CatalogueTemplates(services.database, migrated_template, cleanup)


@pytest.fixture(scope="module")
def database_url(services: ServiceUrls, migrated_template: str) -> Iterator[str]:
    """An empty database with the newest schema, one per test module."""
    with fresh_database(services.database, migrated_template) as url:
        yield url


@pytest.fixture(scope="session")
def broker_url(services: ServiceUrls) -> str:
    return services.broker


@pytest.fixture(scope="session")
def elasticsearch_url(services: ServiceUrls) -> str:
    return services.elasticsearch


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """The folder of real data beside the checkout. Tests that use it are skipped without it."""
    if not (SHARED / "data").is_dir():
        pytest.skip(f"needs the real data in {SHARED}, which is not there")
    return SHARED / "data"
