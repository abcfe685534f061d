"""A rollback updates the previous generation (the index before the last rebuild) and makes it live again.

If the rollback is refused, the error says why.
"""

import threading
from typing import Any

import pytest
from elasticsearch import Elasticsearch

from indexer.index_readiness import is_indexed
from indexer.indexing import locks
from indexer.indexing.documents.course import mapping
from indexer.indexing.elasticsearch import index_fingerprint, indices
from indexer.indexing.errors import GateFailed, NotIndexed, RebuildRefused, RollbackRefused
from indexer.indexing.generations import records
from indexer.indexing.outbox.drain import drain
from indexer.indexing.rebuild import gates
from indexer.indexing.rebuild.catch_up import catch_up_generation
from indexer.indexing.rebuild.gates import GATES, Candidate
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from indexer.indexing.rebuild.rollback import rollback
from indexer.indexing.verification.verification import verify
from indexer.shared.database import Connection, connect
from schemas.documents.aliases import COURSES_ALIAS, courses_index, value_name_index
from schemas.vocabulary.kinds import GenerationState
from tests.integration.indexer.index_contents import (
    assert_index_equals_postgresql,
    read_live_generation,
    read_published_ids,
    read_value,
)

CHANGES = (
    "UPDATE course SET name = 'Renamed since' WHERE id = (SELECT min(id) FROM published_course)",
    "UPDATE course SET status = 'withdrawn' WHERE id = (SELECT max(id) FROM published_course)",
    "UPDATE course SET status = 'published' WHERE id = (SELECT min(id) FROM course WHERE status = 'draft')",
    "DELETE FROM course WHERE id = (SELECT id FROM published_course ORDER BY id OFFSET 5 LIMIT 1)",
    "UPDATE institute SET name = name || ' since' WHERE id = 4",
    "UPDATE campus SET status = 'withdrawn' WHERE city_id = 4",
    "UPDATE country SET name = name || ' since' WHERE id = 2",
)


@pytest.fixture(autouse=True)
def _drain_first(connection: Connection, client: Elasticsearch, indexed: int) -> None:
    assert indexed
    drain(connection, client)


def change(connection: Connection, client: Elasticsearch) -> None:
    for statement in CHANGES:
        connection.execute(statement.encode())
    drain(connection, client)


def test_a_rollback_brings_the_previous_generation_up_to_date(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    first = read_live_generation(connection)
    second = rebuild(catalogue_url, client, RebuildOptions())
    change(connection, client)
    connection.execute(
        "UPDATE course SET name = 'Not even drained' WHERE id = %s", (read_published_ids(connection)[8],)
    )
    assert rollback(catalogue_url, client) == first == read_live_generation(connection)
    assert indices.has_all_aliases(client, first)
    drain(connection, client)
    assert_index_equals_postgresql(connection, client)
    assert verify(catalogue_url, client, 100).drift == 0
    change(connection, client)
    assert_index_equals_postgresql(connection, client)
    assert rollback(catalogue_url, client) == second
    assert_index_equals_postgresql(connection, client)


def test_a_rollback_to_an_older_mapping_needs_the_older_code(
    catalogue_url: str, connection: Connection, client: Elasticsearch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The release with the new mapping cannot roll back to the older index. The older release can.

    The rollback also writes the changes that the older index has missed.
    """
    first = read_live_generation(connection)
    with monkeypatch.context() as release:
        newer: dict[str, Any] = {
            **mapping.COURSE_MAPPING,
            "properties": {**mapping.COURSE_MAPPING["properties"], "novelty": {"type": "keyword"}},
        }
        for module in (indices, index_fingerprint, gates):
            release.setattr(module, "COURSE_MAPPING", newer)
        second = rebuild(catalogue_url, client, RebuildOptions())
        change(connection, client)
        with pytest.raises(
            RollbackRefused, match=f"Generation {first} was made by another version of the code"
        ):
            rollback(catalogue_url, client)
        assert read_live_generation(connection) == second
    assert not is_indexed(connection, client)
    assert rollback(catalogue_url, client) == first
    assert is_indexed(connection, client)
    properties = client.indices.get_mapping(index=COURSES_ALIAS)[courses_index(first)]["mappings"][
        "properties"
    ]
    assert "novelty" not in properties
    assert_index_equals_postgresql(connection, client)


def test_searches_see_no_old_content_during_a_rollback(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    rebuild(catalogue_url, client, RebuildOptions())
    course = read_published_ids(connection)[3]
    connection.execute("UPDATE course SET name = 'Newest' WHERE id = %s", (course,))
    drain(connection, client)
    client.indices.refresh(index=COURSES_ALIAS)
    seen: list[list[str]] = []
    finished = threading.Event()

    def look_on() -> None:
        while not finished.is_set():
            response = client.search(index=COURSES_ALIAS, query={"term": {"id": course}})
            seen.append([hit["_source"]["name"] for hit in response["hits"]["hits"]])

    looking = threading.Thread(target=look_on)
    looking.start()
    try:
        rollback(catalogue_url, client)
        rollback(catalogue_url, client)
    finally:
        finished.set()
        looking.join()
    assert len(seen) > 20
    assert {tuple(each) for each in seen} == {("Newest",)}


def test_changes_during_a_rollback_reach_both_generations(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    rebuild(catalogue_url, client, RebuildOptions())
    change(connection, client)

    def change_meanwhile(candidate: Candidate) -> None:
        assert records.find_by_id(candidate.connection, candidate.generation) == records.find_building(
            candidate.connection
        )
        with connect(catalogue_url) as other:
            other.execute("UPDATE course SET name = 'Meanwhile' WHERE id % 9 = 0")
            drain(other, client)
            assert_index_equals_postgresql(other, client, candidate.generation)
            assert_index_equals_postgresql(other, client)

    rollback(catalogue_url, client, (change_meanwhile, *GATES))
    assert_index_equals_postgresql(connection, client)


def test_the_previous_generation_gets_a_change_that_another_drain_has_not_finished(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    """The other drain began before the previous generation received writes, so it writes only to the live one."""
    previous = read_live_generation(connection)
    rebuild(catalogue_url, client, RebuildOptions())
    connection.execute("UPDATE country SET name = name || ' unfinished' WHERE id = 2")
    records.reopen_for_writes(connection, previous)
    catch_up_generation(catalogue_url, client, previous)
    document = client.get(index=value_name_index(previous), id="country:2")["_source"]
    assert document["name"].endswith(" unfinished")
    assert is_indexed(connection, client)


def test_a_failed_gate_leaves_the_live_generation_unchanged(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    first = read_live_generation(connection)
    second = rebuild(catalogue_url, client, RebuildOptions())

    def closed(candidate: Candidate) -> None:
        raise GateFailed(f"Generation {candidate.generation} is not liked")

    with pytest.raises(GateFailed, match="is not liked"):
        rollback(catalogue_url, client, (*GATES, closed))
    assert read_live_generation(connection) == second
    assert indices.has_all_aliases(client, second)
    previous = records.find_previous(connection)
    assert previous is not None
    assert previous.id == first
    change(connection, client)
    assert rollback(catalogue_url, client) == first
    assert_index_equals_postgresql(connection, client)


def test_the_next_rollback_can_use_the_target_of_a_dead_one(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    """A rollback sets its target to `building`. If the rollback dies, `is_indexed` sets the target to `previous`."""
    first = read_live_generation(connection)
    rebuild(catalogue_url, client, RebuildOptions())
    records.reopen_for_writes(connection, first)
    assert records.find_building(connection) is not None
    assert is_indexed(connection, client)
    assert records.find_building(connection) is None
    assert [each.id for each in records.list_in_state(connection, GenerationState.PREVIOUS)] == [first]
    change(connection, client)
    assert rollback(catalogue_url, client) == first
    assert_index_equals_postgresql(connection, client)


def test_a_rollback_without_a_previous_generation_is_refused(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    """A previous generation exists at first, because earlier tests of this module have rebuilt the index."""
    previous = records.find_previous(connection)
    assert previous is not None
    indices.remove_indices(client, [previous.id])
    with pytest.raises(RollbackRefused, match="no previous generation any more"):
        rollback(catalogue_url, client)
    records.mark_pruned(connection, [previous.id])
    with pytest.raises(RollbackRefused, match="no previous generation any more"):
        rollback(catalogue_url, client)
    with connect(catalogue_url) as other:
        assert locks.try_lock(other, locks.REBUILD)
        with pytest.raises(RebuildRefused, match="running already"):
            rollback(catalogue_url, client)
    live = read_live_generation(connection)
    connection.execute("UPDATE index_generation SET state = 'failed' WHERE id = %s", (live,))
    with pytest.raises(NotIndexed, match="no live index"):
        rollback(catalogue_url, client)
    connection.execute("UPDATE index_generation SET state = 'live' WHERE id = %s", (live,))
    assert read_value(connection, "SELECT count(*) FROM index_generation WHERE state = 'building'") == 0
