"""How the next process treats a rebuild whose process died or whose generation was marked as failed."""

import pytest
from elasticsearch import Elasticsearch

from indexer.index_readiness import is_indexed
from indexer.indexing.elasticsearch import indices
from indexer.indexing.errors import RebuildFailed
from indexer.indexing.generations import records
from indexer.indexing.generations.interrupted_build import ATTEMPTS_MAX
from indexer.indexing.rebuild.gates import Candidate
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from indexer.indexing.rebuild.recovery import rebuild_once
from indexer.shared.database import Connection
from tests.integration.indexer.index_contents import (
    assert_index_is_postgresql,
    live_generation,
    value,
)


def test_a_rebuild_that_died_is_recognised_and_made_again(
    catalogue_url: str, connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    before = live_generation(connection)
    abandoned = records.next_id(connection)
    records.insert_building(connection, abandoned, "recipe", None, 1)
    indices.create_indices(client, abandoned, 1)
    assert is_indexed(connection, client)
    assert live_generation(connection) == before
    assert records.building(connection) is None
    assert not indices.exists_in_part(client, abandoned)
    assert value(connection, "SELECT error FROM index_generation WHERE id = %s", abandoned).startswith(
        "The rebuild ended without a word"
    )
    rebuild(catalogue_url, client, RebuildOptions())
    assert_index_is_postgresql(connection, client)


def test_a_rebuild_that_died_after_the_aliases_moved_is_live(
    connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    before = live_generation(connection)
    connection.execute("UPDATE index_generation SET state = 'previous' WHERE id = %s", (before,))
    connection.execute("UPDATE index_generation SET state = 'building' WHERE id = %s", (before,))
    assert is_indexed(connection, client)
    assert live_generation(connection) == before


def test_a_rebuild_delivered_again_is_made_again_unless_one_went_live_since(
    catalogue_url: str, connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    order = RebuildOptions(request="a task that is delivered again")
    for _ in range(ATTEMPTS_MAX):
        abandoned = records.next_id(connection)
        records.insert_building(connection, abandoned, "recipe", order.request, 1)
        records.fail(connection, abandoned, "died")
    with pytest.raises(RebuildFailed, match="its worker died each time"):
        rebuild_once(catalogue_url, client, order)
    connection.execute("UPDATE index_generation SET request = NULL WHERE id = %s", (abandoned,))
    made = rebuild_once(catalogue_url, client, order)
    assert made == live_generation(connection) > abandoned
    assert rebuild_once(catalogue_url, client, order) is None
    assert live_generation(connection) == made


def test_a_generation_given_up_by_somebody_else_does_not_go_live(
    catalogue_url: str, connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    before = live_generation(connection)

    def give_up(candidate: Candidate) -> None:
        records.fail(candidate.connection, candidate.generation, "given up")

    with pytest.raises(RebuildFailed, match="given up by somebody else"):
        rebuild(catalogue_url, client, RebuildOptions(gates=(give_up,)))
    assert live_generation(connection) == before
    assert indices.is_pointed_to(client, before)
