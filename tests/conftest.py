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

# Engines of tests live for minutes: to compile what they run a second time, better, takes a third of the processor time
# and is never earned back.
os.environ.setdefault("JDK_JAVA_OPTIONS", "-XX:TieredStopAtLevel=1")


@pytest.fixture(scope="session")
def services() -> Iterator[ServiceUrls]:
    """PostgreSQL, Valkey and Elasticsearch, real and empty."""
    with services_for_tests() as urls:
        yield urls


@pytest.fixture(scope="session")
def migrated_template(services: ServiceUrls) -> Iterator[str]:
    """Name of an empty database with the newest schema, to be copied."""
    with fresh_database(services.database) as url:
        upgrade(url)
        yield database_name(url)


@pytest.fixture(scope="session")
def catalogue_templates(services: ServiceUrls, migrated_template: str) -> Iterator[CatalogueTemplates]:
    """Databases of catalogues, to be copied."""
    with ExitStack() as kept:
        yield CatalogueTemplates(services.database, migrated_template, kept)


@pytest.fixture(scope="module")
def database_url(services: ServiceUrls, migrated_template: str) -> Iterator[str]:
    """A database of the newest schema without rows, for this module alone."""
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
    """The folder of real data beside the checkout; a test that needs it is skipped where it is absent."""
    if not (SHARED / "data").is_dir():
        pytest.skip(f"needs the real data in {SHARED}, which is not there")
    return SHARED / "data"
