"""Fixtures for all tests: the services, databases, and the folder with real data, such as register files."""

import gc
import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from schemas.migrations import upgrade
from schemas.settings import ROOT
from search.elasticsearch_access import deadline
from stack.services.urls import ServiceUrls
from tests.catalogue_templates import CatalogueTemplates
from tests.embedded_services import services_for_tests
from tests.fresh_databases import database_name, fresh_database

SHARED = ROOT.parent / "shared"

# Tests run Elasticsearch only for a few minutes. In this time, the optimising compiler of Java takes more processor
# time than its faster code saves.
os.environ.setdefault("JDK_JAVA_OPTIONS", "-XX:TieredStopAtLevel=1")

# Tests create many objects that live long, such as lexicons. With the default of 700, collections took 36 of 75 s
# of processor time in the tests of verification. With 50,000 they take 6 of 45 s.
gc.set_threshold(50_000, 20, 20)

# Only the tests of the search log write a search log.
os.environ.setdefault("FINDER_SEARCH_LOG", "false")

# On a busy machine, a search can take longer than the deadline of the site. Tests of the deadline set shorter ones.
deadline.DEADLINE_SECONDS = 30.0


def pytest_collection_finish() -> None:
    """Exclude the objects that exist now, such as modules, from all later garbage collections."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def services() -> Iterator[ServiceUrls]:
    """PostgreSQL, Valkey and Elasticsearch. They have no data, except at given URLs."""
    with services_for_tests() as urls:
        yield urls


@pytest.fixture(scope="session")
def migrated_template(services: ServiceUrls) -> Iterator[str]:
    """The name of a template database with the newest schema and no rows."""
    with fresh_database(services.database) as url:
        upgrade(url)
        yield database_name(url)


@pytest.fixture(scope="session")
def catalogue_templates(services: ServiceUrls, migrated_template: str) -> Iterator[CatalogueTemplates]:
    with ExitStack() as cleanup:
        yield CatalogueTemplates(services.database, migrated_template, cleanup)


@pytest.fixture(scope="module")
def database_url(services: ServiceUrls, migrated_template: str) -> Iterator[str]:
    """An empty database with the newest schema. Each test module has its own."""
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
    """The folder with real data, such as register files, beside the checkout.

    Skips the test if the folder is missing.
    """
    if not (SHARED / "data").is_dir():
        pytest.skip(f"needs the real data in {SHARED}, which is not there")
    return SHARED / "data"
