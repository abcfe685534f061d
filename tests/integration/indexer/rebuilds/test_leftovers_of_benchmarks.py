"""A benchmark ends what an interrupted benchmark left behind, before it starts its own workers."""

import pytest
from elasticsearch import Elasticsearch

from bench.workers import remove_leftovers
from indexer.indexing.elasticsearch import indices
from indexer.indexing.generations import records
from indexer.shared.database import Connection
from schemas.vocabulary.kinds import GenerationState
from stack.services.urls import ServiceUrls
from tests.integration.indexer.index_contents import read_live_generation

pytestmark = pytest.mark.usefixtures("small_batches")


@pytest.fixture
def urls(catalogue_url: str, broker_url: str, elasticsearch_url: str) -> ServiceUrls:
    return ServiceUrls(catalogue_url, broker_url, elasticsearch_url)


def test_an_interrupted_rebuild_is_removed(
    connection: Connection, client: Elasticsearch, building: int, urls: ServiceUrls
) -> None:
    before = read_live_generation(connection)
    remove_leftovers(urls)
    ended = records.find_by_id(connection, building)
    assert ended is not None
    assert (ended.state, ended.error) == (GenerationState.PRUNED, "The benchmark was interrupted")
    assert not indices.has_any_index(client, building)
    assert read_live_generation(connection) == before


def test_a_rebuild_that_has_moved_the_aliases_is_live(
    connection: Connection, client: Elasticsearch, building: int, urls: ServiceUrls
) -> None:
    indices.point_aliases(client, building)
    remove_leftovers(urls)
    assert read_live_generation(connection) == building
