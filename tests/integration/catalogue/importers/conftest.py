"""Databases that know the reference rows and nothing of any register."""

from collections.abc import Iterator

import psycopg
import pytest

from indexer.catalogue.reference.gazetteer import Gazetteer
from indexer.catalogue.reference.load import load_reference
from stack.services.urls import ServiceUrls
from tests.fresh_databases import database_name, fresh_database


@pytest.fixture(scope="session")
def australia() -> Gazetteer:
    """Made once: it reads all places of the world."""
    return Gazetteer(("AU",))


@pytest.fixture(scope="session")
def reference_template(services: ServiceUrls, migrated_template: str) -> Iterator[str]:
    with fresh_database(services.database, migrated_template) as url:
        with psycopg.connect(url) as connection:
            load_reference(connection)
            connection.execute("TRUNCATE outbox")
        yield database_name(url)


@pytest.fixture
def catalogue_url(services: ServiceUrls, reference_template: str) -> Iterator[str]:
    """A database for one test, with an empty outbox."""
    with fresh_database(services.database, reference_template) as url:
        yield url
