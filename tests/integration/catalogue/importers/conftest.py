"""Fixtures: databases with places and subjects but without courses, gazetteers (lists of places), and importers."""

from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest
from typer.testing import CliRunner

from indexer.catalogue.importers import cricos
from indexer.catalogue.importers.cricos import register_parser
from indexer.catalogue.importers.report import ImportSummary
from indexer.catalogue.importers.scorecard.institutions import COUNTRIES
from indexer.catalogue.reference.gazetteer import Gazetteer
from indexer.catalogue.reference.load import load_reference
from schemas.settings import Settings
from stack.services.urls import ServiceUrls
from tests.fresh_databases import database_name, fresh_database
from tests.unit.catalogue.importers.small_register import SmallRegister


@pytest.fixture(scope="session")
def australia() -> Gazetteer:
    """The places of Australia.

    All tests share these places, because selecting them from all places of the world takes long.
    """
    return Gazetteer(("AU",))


@pytest.fixture(scope="session")
def america() -> Gazetteer:
    return Gazetteer(COUNTRIES)


@pytest.fixture(scope="session")
def britain() -> Gazetteer:
    return Gazetteer(("GB",))


@pytest.fixture(scope="session")
def reference_template(services: ServiceUrls, migrated_template: str) -> Iterator[str]:
    with fresh_database(services.database, migrated_template) as url:
        with psycopg.connect(url) as connection:
            load_reference(connection)
            connection.execute("TRUNCATE outbox")
        yield database_name(url)


@pytest.fixture
def catalogue_url(services: ServiceUrls, reference_template: str) -> Iterator[str]:
    """A database for one test. It has places and subjects, and no changes that wait for the index."""
    with fresh_database(services.database, reference_template) as url:
        yield url


@pytest.fixture
def finder(catalogue_url: str, australia: Gazetteer, monkeypatch: pytest.MonkeyPatch) -> CliRunner:
    """A runner whose `finder` commands use the database of the test and the places of Australia."""
    monkeypatch.setenv("DATABASE_URL", catalogue_url)
    monkeypatch.setattr(register_parser, "Gazetteer", lambda _: australia)
    assert Settings().database_url == catalogue_url
    return CliRunner()


@pytest.fixture
def import_register(
    catalogue_url: str, australia: Gazetteer, tmp_path: Path
) -> Callable[[SmallRegister], ImportSummary]:
    """A function that writes a register as an Excel workbook and imports it."""

    def write_and_import(register: SmallRegister) -> ImportSummary:
        path = register.write(tmp_path / "register.xlsx")
        return cricos.import_file(catalogue_url, path, gazetteer=australia)

    return write_and_import
