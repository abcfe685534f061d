"""Fixtures: the running site with the sample catalogue, and its var folder."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from indexer.catalogue.sample.load import load_if_empty
from indexer.indexing.elasticsearch.client import create_client
from stack.services.urls import ServiceUrls
from tests.e2e.served_site import served_site
from tests.integration.search.catalogues import reindex


@pytest.fixture(scope="module")
def var_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder for the log, the documents and the search log of the site, and for the mails of the tests."""
    return tmp_path_factory.mktemp("site")


@pytest.fixture(scope="module")
def urls(services: ServiceUrls, database_url: str) -> ServiceUrls:
    """The services of the site, with the database of the test module."""
    return replace(services, database=database_url)


@pytest.fixture(scope="module")
def site(urls: ServiceUrls, var_folder: Path) -> Iterator[str]:
    """The address of a running site. Its database and its index have the sample catalogue."""
    load_if_empty(urls.database)
    with create_client(urls.elasticsearch) as client:
        reindex(urls.database, client)
    with served_site(urls, var_folder / "site.log", var_folder) as address:
        yield address
