"""Fixtures: the running site with the sample catalogue, and its var folder."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from indexer.catalogue.sample.load import load_if_empty
from indexer.indexing.elasticsearch.client import create_client
from tests.e2e.served_site import served_site
from tests.integration.search.catalogues import reindex


@pytest.fixture(scope="module")
def var_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder to which the site writes its log and its mails."""
    return tmp_path_factory.mktemp("site")


@pytest.fixture(scope="module")
def site(database_url: str, elasticsearch_url: str, var_folder: Path) -> Iterator[str]:
    """The address of a running site. Its database and its index have the sample catalogue."""
    load_if_empty(database_url)
    with create_client(elasticsearch_url) as client:
        reindex(database_url, client)
    with served_site(database_url, elasticsearch_url, var_folder / "site.log", var_folder) as address:
        yield address
