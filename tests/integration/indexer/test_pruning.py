"""Pruning removes old generations (earlier complete builds) of the index.

A generation is kept while a client still reads result pages from it: the client has an open scroll or point in time.
"""

import threading

import pytest
from elasticsearch import Elasticsearch

from indexer.indexing import locks
from indexer.indexing.elasticsearch import indices
from indexer.indexing.errors import RebuildRefused
from indexer.indexing.generations import records
from indexer.indexing.generations.pruning import prune_generations
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from indexer.shared.database import Connection
from schemas.documents.aliases import courses_index
from schemas.vocabulary.kinds import GenerationState
from tests.integration.indexer.index_contents import (
    assert_index_equals_postgresql,
    read_live_generation,
    read_value,
)


def open_point_in_time_id(client: Elasticsearch, generation: int) -> str:
    """Open a point in time on the courses of a generation, as the search does for a visitor who turns pages."""
    return str(client.open_point_in_time(index=courses_index(generation), keep_alive="5m")["id"])


def test_a_generation_with_an_open_point_in_time_is_not_removed(
    catalogue_url: str, connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    first = read_live_generation(connection)
    point_in_time = open_point_in_time_id(client, first)
    assert indices.count_open_contexts(client, first) == 1
    second = rebuild(catalogue_url, client, RebuildOptions())
    third = rebuild(catalogue_url, client, RebuildOptions())
    assert indices.has_all_indices(client, first)
    waited = prune_generations(catalogue_url, client, wait_seconds=0.5)
    assert (waited.removed, waited.in_use) == ([], {first: 1})
    page = client.search(pit={"id": point_in_time}, size=1)
    assert page["hits"]["hits"][0]["_index"] == courses_index(first)

    closing = threading.Timer(1.0, lambda: client.close_point_in_time(id=point_in_time))
    closing.start()
    pruned = prune_generations(catalogue_url, client, wait_seconds=30)
    closing.join()
    assert (pruned.removed, pruned.in_use) == ([first], {})
    assert not indices.has_any_index(client, first)
    assert (
        read_value(connection, "SELECT count(*) FROM ledger_generation WHERE generation_id = %s", first) == 0
    )
    assert [each.id for each in records.list_in_state(connection, GenerationState.PREVIOUS)] == [second]
    assert read_live_generation(connection) == third
    assert_index_equals_postgresql(connection, client)


def test_a_generation_with_an_open_scroll_is_not_removed(
    catalogue_url: str, connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    previous = records.find_previous(connection)
    assert previous is not None
    scroll = client.search(index=courses_index(previous.id), scroll="5m", size=1)["_scroll_id"]
    assert prune_generations(catalogue_url, client, keep=0).in_use == {previous.id: 1}
    client.clear_scroll(scroll_id=scroll)
    assert prune_generations(catalogue_url, client, keep=0).removed == [previous.id]
    assert records.find_previous(connection) is None
    assert_index_equals_postgresql(connection, client)


def test_the_live_generation_is_never_removed(
    catalogue_url: str, connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    assert prune_generations(catalogue_url, client, keep=0).removed == []
    assert indices.has_all_aliases(client, read_live_generation(connection))


def test_pruning_is_refused_while_a_rebuild_runs(
    catalogue_url: str, connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    assert locks.try_lock(connection, locks.REBUILD)
    try:
        with pytest.raises(RebuildRefused, match="A rebuild is running"):
            prune_generations(catalogue_url, client)
    finally:
        locks.unlock(connection, locks.REBUILD)
