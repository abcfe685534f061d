"""Loads and indexes the sample catalogue for a benchmark."""

from indexer.catalogue.sample.load import load_if_empty
from indexer.index_readiness import is_indexed
from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from indexer.shared.database import connect
from schemas.migrations import upgrade
from stack.services.urls import ServiceUrls


def load_and_index_sample(urls: ServiceUrls) -> None:
    """Load the sample if there are no courses, and build the index if no live index fits this version of the code."""
    upgrade(urls.database)
    load_if_empty(urls.database)
    with connect(urls.database) as connection, create_client(urls.elasticsearch) as client:
        if not is_indexed(connection, client):
            rebuild(urls.database, client, RebuildOptions())
