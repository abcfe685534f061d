"""A rebuild waits for its replicas as long as Elasticsearch copies data, and no longer.

A generation is one complete build of the index.
"""

import secrets
import time
from collections.abc import Iterator

import pytest
from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch import indices, replicas
from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.elasticsearch.replicas import wait_for_replicas
from indexer.indexing.errors import RebuildFailed
from schemas.documents.aliases import courses_index, write_alias
from tests.faults.cluster import run_three_nodes

GENERATION = 7
DOCUMENTS = 2
DOCUMENT_BYTES = 2_000_000
COPIED_PER_SECOND = "400kb"
STALLED_SECONDS = 4.0
"""Shorter than the time in which the cluster copies the documents at this speed."""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Elasticsearch]:
    with (
        run_three_nodes(tmp_path_factory.mktemp("cluster")) as cluster,
        create_client(cluster.urls) as client,
    ):
        client.cluster.put_settings(persistent={"indices.recovery.max_bytes_per_sec": COPIED_PER_SECOND})
        yield client


@pytest.fixture
def generation(client: Elasticsearch, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A generation whose index of courses has DOCUMENTS with random text."""
    monkeypatch.setattr(replicas, "STALLED_SECONDS", STALLED_SECONDS)
    indices.create_indices(client, GENERATION, shards=1)
    client.indices.delete(index=courses_index(GENERATION))
    client.indices.create(
        index=courses_index(GENERATION),
        mappings={"enabled": False},
        settings={"number_of_replicas": 0},
        aliases={write_alias(courses_index(GENERATION)): {}},
    )
    for _ in range(DOCUMENTS):
        text = secrets.token_hex(DOCUMENT_BYTES // 2)
        client.index(index=courses_index(GENERATION), document={"text": text})
    # Without a flush, Elasticsearch would copy operations instead of files, and would not limit the speed.
    client.indices.flush(index=courses_index(GENERATION))
    yield GENERATION
    indices.remove_indices(client, [GENERATION])


def accept_always() -> None:
    """The generation is always wanted."""


def test_the_wait_lasts_as_long_as_data_is_copied(client: Elasticsearch, generation: int) -> None:
    begun = time.monotonic()
    indices.make_searchable(client, generation, replicas=1)
    wait_for_replicas(client, generation, accept_always)
    assert time.monotonic() - begun > STALLED_SECONDS
    assert client.cluster.health(index=courses_index(generation))["status"] == "green"


def test_replicas_without_a_node_fail(client: Elasticsearch, generation: int) -> None:
    """Each of four copies needs a node of its own, and the cluster has three nodes."""
    client.cluster.put_settings(persistent={"indices.recovery.max_bytes_per_sec": "40mb"})
    indices.make_searchable(client, generation, replicas=3)
    with pytest.raises(RebuildFailed, match="nothing was copied for 4 s"):
        wait_for_replicas(client, generation, accept_always)


def test_the_wait_ends_when_the_rebuild_is_cancelled(client: Elasticsearch, generation: int) -> None:
    def refuse() -> None:
        raise RebuildFailed("cancelled")

    indices.make_searchable(client, generation, replicas=3)
    with pytest.raises(RebuildFailed, match="cancelled"):
        wait_for_replicas(client, generation, refuse)
