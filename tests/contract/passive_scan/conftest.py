"""Fixtures: the site with the sample catalogue, the built web and accounts.

The address of the site begins with https.
"""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
import pytest_asyncio
from pydantic import SecretStr

from schemas.settings import ROOT, Settings
from stack.services.urls import ServiceUrls
from tests.catalogue_templates import CatalogueTemplates
from tests.contract.calls.example_values import read_example_values
from tests.contract.passive_scan.addresses import read_values
from tests.contract.passive_scan.scanned_site import ScannedSite
from tests.integration.account.attacks.stage import ENCRYPTION_KEY
from tests.integration.account.site import start_site
from tests.integration.search.catalogues import SAMPLE, load_sample
from tests.person_ids import use_new_person_ids

SITE = "https://meridian.example"


@pytest.fixture(scope="package")
def scanned_database_url(sample_database_url: str, catalogue_templates: CatalogueTemplates) -> Iterator[str]:
    """A copy of the sample database, in which tests store persons. The index has the same courses."""
    assert sample_database_url
    with catalogue_templates.copy(SAMPLE, load_sample) as url:
        use_new_person_ids(url)
        yield url


@pytest.fixture(scope="package")
def connection(scanned_database_url: str) -> Iterator[psycopg.Connection]:
    with psycopg.connect(scanned_database_url, autocommit=True) as connection:
        yield connection


@pytest.fixture(scope="package")
def values(connection: psycopg.Connection) -> dict[str, Any]:
    """The slugs and ids of the addresses."""
    return {**read_example_values(connection), **read_values(connection)}


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def opened_site(
    services: ServiceUrls, scanned_database_url: str, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[ScannedSite]:
    var: Path = tmp_path_factory.mktemp("var")
    settings = Settings(
        _env_file=None,
        database_url=scanned_database_url,
        broker_url=services.broker,
        elasticsearch_url=services.elasticsearch,
        finder_var=var,
        finder_site_url=SITE,
        finder_encryption_keys=SecretStr(ENCRYPTION_KEY),
    )
    async with start_site(settings, SITE, ROOT / "web" / "dist") as site:
        yield ScannedSite(site.app, site.settings, site.base_url, site.opened)


@pytest.fixture
def site(opened_site: ScannedSite) -> ScannedSite:
    """The site without the responses of earlier tests."""
    opened_site.responses.clear()
    return opened_site
