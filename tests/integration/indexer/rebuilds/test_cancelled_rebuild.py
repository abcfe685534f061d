"""A cancelled rebuild stops and leaves no indices. It is not resumed, and it does not start again."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from threading import Event
from typing import Any

import pytest
from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch import indices
from indexer.indexing.errors import CancelRefused, RebuildFailed
from indexer.indexing.generations import records
from indexer.indexing.generations.interrupted_build import CANCELLED, recover_interrupted_build
from indexer.indexing.generations.records import Generation
from indexer.indexing.outbox.course_writes import write_documents
from indexer.indexing.rebuild import loading, recovery
from indexer.indexing.rebuild.cancellation import Cancelled, cancel_rebuild
from indexer.indexing.rebuild.gates import Candidate
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from indexer.indexing.rebuild.recovery import help_or_resume_rebuild, rebuild_once
from indexer.shared.database import Connection, connect
from schemas.vocabulary.kinds import GenerationState
from tests.integration.indexer.begun_rebuild import begin_generation
from tests.integration.indexer.index_contents import assert_index_equals_postgresql, read_live_generation

pytestmark = pytest.mark.usefixtures("small_batches")


@contextmanager
def held_at_first_write(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """Make every loading thread wait before its first write, until the block ends.

    Yields an event that is set when a thread waits.
    """
    waits, goes_on = Event(), Event()

    def write_later(*arguments: Any) -> dict[int, str]:
        waits.set()
        assert goes_on.wait(60)
        return write_documents(*arguments)

    monkeypatch.setattr(loading, "write_documents", write_later)
    try:
        yield waits
    finally:
        goes_on.set()


def test_a_cancelled_rebuild_stops_and_leaves_nothing(
    catalogue_url: str,
    connection: Connection,
    client: Elasticsearch,
    indexed: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert indexed
    before = read_live_generation(connection)
    options = RebuildOptions(request="first")
    with ThreadPoolExecutor(2) as pool:
        with held_at_first_write(monkeypatch) as waits:
            leading = pool.submit(rebuild, catalogue_url, client, options)
            assert waits.wait(60)
            building = records.find_building(connection)
            assert building is not None
            cancelling = pool.submit(cancel_rebuild, catalogue_url, client)
        with pytest.raises(RebuildFailed, match=CANCELLED):
            leading.result(60)
        assert cancelling.result(60) == Cancelled(building.id, is_removed=True)
    assert read_live_generation(connection) == before
    assert not indices.has_any_index(client, building.id)
    assert help_or_resume_rebuild(catalogue_url, client, RebuildOptions()) is None
    with pytest.raises(RebuildFailed, match=CANCELLED):
        rebuild_once(catalogue_url, client, options)
    assert [each.id for each in records.list_by_request(connection, "first")] == [building.id]
    assert rebuild(catalogue_url, client, RebuildOptions()) > building.id
    assert_index_equals_postgresql(connection, client)


def test_a_rebuild_that_is_cancelled_during_its_gates_does_not_go_live(
    catalogue_url: str, connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    before = read_live_generation(connection)

    def cancel(candidate: Candidate) -> None:
        assert cancel_rebuild(catalogue_url, client, 0.1) == Cancelled(candidate.generation, is_removed=False)

    with pytest.raises(RebuildFailed, match=CANCELLED):
        rebuild(catalogue_url, client, RebuildOptions(gates=(cancel,)))
    assert read_live_generation(connection) == before
    assert rebuild(catalogue_url, client, RebuildOptions()) > before
    assert records.list_in_state(connection, GenerationState.FAILED) == []
    assert_index_equals_postgresql(connection, client)


def test_a_rebuild_without_a_leader_is_cancelled_at_once(
    catalogue_url: str, client: Elasticsearch, building: int
) -> None:
    assert cancel_rebuild(catalogue_url, client) == Cancelled(building, is_removed=True)
    assert not indices.has_any_index(client, building)
    assert help_or_resume_rebuild(catalogue_url, client, RebuildOptions()) is None
    with pytest.raises(CancelRefused, match="No rebuild is running"):
        cancel_rebuild(catalogue_url, client)


def test_a_worker_that_saw_the_rebuild_does_not_start_it_again(
    catalogue_url: str,
    connection: Connection,
    client: Elasticsearch,
    indexed: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert indexed
    generation = begin_generation(connection)

    def cancel_first(taking: Connection, client: Elasticsearch) -> Generation | None:
        with connect(catalogue_url) as other:
            assert records.mark_failed(other, generation, CANCELLED)
        return recover_interrupted_build(taking, client)

    monkeypatch.setattr(recovery, "recover_interrupted_build", cancel_first)
    before = read_live_generation(connection)
    assert help_or_resume_rebuild(catalogue_url, client, RebuildOptions()) is None
    assert read_live_generation(connection) == before


def test_a_cancelled_rebuild_that_died_after_moving_the_aliases_does_not_go_live(
    catalogue_url: str, connection: Connection, client: Elasticsearch, building: int
) -> None:
    before = read_live_generation(connection)
    indices.point_aliases(client, building)
    assert cancel_rebuild(catalogue_url, client) == Cancelled(building, is_removed=True)
    assert indices.has_all_aliases(client, before)
    assert not indices.has_any_index(client, building)


def test_a_rebuild_that_is_cancelled_during_its_recovery_does_not_go_live(
    catalogue_url: str,
    connection: Connection,
    client: Elasticsearch,
    building: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = read_live_generation(connection)
    indices.point_aliases(client, building)
    make_live = records.make_live

    def cancel_first(taking: Connection, generation: int) -> bool:
        with connect(catalogue_url) as other:
            assert records.mark_failed(other, generation, CANCELLED)
        return make_live(taking, generation)

    monkeypatch.setattr(records, "make_live", cancel_first)
    assert recover_interrupted_build(connection, client) is None
    assert read_live_generation(connection) == before
    assert indices.has_all_aliases(client, before)
    assert not indices.has_any_index(client, building)


def test_a_rollback_cannot_be_cancelled(
    catalogue_url: str, connection: Connection, client: Elasticsearch, building: int
) -> None:
    connection.execute("UPDATE index_generation SET live_at = now() WHERE id = %s", (building,))
    with pytest.raises(CancelRefused, match="A rollback cannot be cancelled"):
        cancel_rebuild(catalogue_url, client)
    connection.execute("UPDATE index_generation SET live_at = NULL WHERE id = %s", (building,))
