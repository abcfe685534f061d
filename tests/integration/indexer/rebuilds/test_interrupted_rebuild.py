"""After the death of the process that leads a rebuild, the next process continues with the remaining batches.

If that is impossible, the rebuild is marked as failed with the reason. A worker then starts a new one unless all
attempts are used. The threads that load a batch write it in slices.
"""

from typing import Any

import pytest
from elasticsearch import Elasticsearch

from indexer.index_readiness import is_indexed
from indexer.indexing import locks
from indexer.indexing.elasticsearch import indices
from indexer.indexing.errors import DocumentRefused, RebuildFailed
from indexer.indexing.generations import batches, records
from indexer.indexing.generations.batches import BatchCounts
from indexer.indexing.generations.interrupted_build import ATTEMPTS_MAX, REPLACED_BY_ROLLBACK
from indexer.indexing.generations.pruning import prune_generations
from indexer.indexing.outbox.course_writes import write_documents
from indexer.indexing.rebuild import loading
from indexer.indexing.rebuild.gates import Candidate
from indexer.indexing.rebuild.loading import help_with_loading
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from indexer.indexing.rebuild.recovery import help_or_resume_rebuild, rebuild_once
from indexer.indexing.rebuild.rollback import rollback
from indexer.shared.database import Connection, connect
from schemas.vocabulary.kinds import GenerationState
from tests.integration.indexer.begun_rebuild import begin_generation, finish_batches
from tests.integration.indexer.index_contents import (
    assert_index_equals_postgresql,
    read_live_generation,
    read_published_ids,
    read_value,
)

pytestmark = pytest.mark.usefixtures("small_batches")


class Killed(BaseException):
    """The tests raise this error in the rebuild instead of killing its process."""


def interrupt_after(monkeypatch: pytest.MonkeyPatch, slices: int) -> None:
    """Let the loading threads write `slices` slices. Then each of them raises Killed at its next slice."""
    written: list[int] = []

    def dying(*arguments: Any) -> dict[int, str]:
        if len(written) >= slices:
            raise Killed
        written.append(1)
        return write_documents(*arguments)

    monkeypatch.setattr(loading, "write_documents", dying)


@pytest.mark.parametrize("slices", [0, 1, 5])
def test_a_rebuild_continues_without_repeating_finished_batches(
    catalogue_url: str,
    connection: Connection,
    client: Elasticsearch,
    indexed: int,
    monkeypatch: pytest.MonkeyPatch,
    slices: int,
) -> None:
    assert indexed
    before = read_live_generation(connection)
    with monkeypatch.context() as dying:
        interrupt_after(dying, slices)
        with pytest.raises(Killed):
            rebuild(catalogue_url, client, RebuildOptions())
    interrupted = records.find_building(connection)
    assert interrupted is not None
    assert not locks.is_held(connection, locks.REBUILD)
    assert read_live_generation(connection) == before
    left = batches.count_batches(connection, interrupted.id)
    assert left.finished < left.planned
    taken = read_value(
        connection,
        "SELECT count(*) FROM rebuild_batch WHERE generation_id = %s AND part = 'courses' "
        "AND finished_at IS NULL",
        interrupted.id,
    )
    again: list[int] = []

    def counting(*arguments: Any) -> dict[int, str]:
        again.append(1)
        return write_documents(*arguments)

    monkeypatch.setattr(loading, "write_documents", counting)
    assert is_indexed(connection, client)
    assert (
        rebuild(catalogue_url, client, RebuildOptions()) == interrupted.id == read_live_generation(connection)
    )
    assert len(again) == taken
    assert indices.count_documents_written(client, interrupted.id) == len(read_published_ids(connection))
    assert_index_equals_postgresql(connection, client)
    settled = records.find_by_id(connection, interrupted.id)
    assert settled is not None
    assert (settled.attempts, settled.documents_done) == (2, len(read_published_ids(connection)))


def test_a_rebuild_without_a_leader_is_resumed(
    catalogue_url: str, connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    assert help_or_resume_rebuild(catalogue_url, client, RebuildOptions()) is None
    generation = begin_generation(connection)
    assert (
        help_or_resume_rebuild(catalogue_url, client, RebuildOptions())
        == generation
        == read_live_generation(connection)
    )
    assert_index_equals_postgresql(connection, client)


def test_a_rebuild_with_a_leader_gets_help(
    catalogue_url: str, connection: Connection, client: Elasticsearch, building: int
) -> None:
    with connect(catalogue_url) as leading:
        assert locks.try_lock(leading, locks.REBUILD)
        assert help_or_resume_rebuild(catalogue_url, client, RebuildOptions()) is None
        assert batches.count_batches(connection, building).is_complete
        assert records.find_building(connection) is not None
        connection.execute("UPDATE rebuild_batch SET documents = NULL, finished_at = NULL")
        connection.execute("UPDATE index_generation SET mapping_hash = 'newer' WHERE id = %s", (building,))
        assert help_or_resume_rebuild(catalogue_url, client, RebuildOptions()) is None
        assert batches.count_batches(connection, building).finished == 0


@pytest.mark.parametrize("how", ["another fingerprint", "indices gone"])
def test_a_rebuild_that_cannot_continue_starts_again(
    catalogue_url: str, connection: Connection, client: Elasticsearch, indexed: int, how: str
) -> None:
    assert indexed
    abandoned = begin_generation(connection, "older" if how == "another fingerprint" else None)
    finish_batches(connection, abandoned, 2)
    number = help_or_resume_rebuild(catalogue_url, client, RebuildOptions())
    assert number == read_live_generation(connection) > abandoned
    made = records.find_by_id(connection, number)
    assert made is not None
    assert made.attempts == 2
    given_up = records.find_by_id(connection, abandoned)
    assert given_up is not None
    assert given_up.error is not None
    assert given_up.error.endswith(
        {"another fingerprint": "by another version of the code", "indices gone": "its indices are gone"}[how]
    )
    assert_index_equals_postgresql(connection, client)


def test_a_rebuild_fails_after_the_last_attempt(
    catalogue_url: str, connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    before = read_live_generation(connection)
    deadly = begin_generation(connection, attempts=ATTEMPTS_MAX)
    assert help_or_resume_rebuild(catalogue_url, client, RebuildOptions()) is None
    assert help_or_resume_rebuild(catalogue_url, client, RebuildOptions()) is None
    assert read_live_generation(connection) == before
    given_up = records.find_by_id(connection, deadly)
    assert given_up is not None
    assert given_up.error == f"The rebuild was begun {ATTEMPTS_MAX} times and its process died each time"
    assert rebuild(catalogue_url, client, RebuildOptions()) > deadly


def test_a_document_refused_for_a_helper_fails_the_rebuild(
    catalogue_url: str,
    connection: Connection,
    client: Elasticsearch,
    building: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(loading, "write_documents", lambda *_: {17: "it is not liked"})
    with pytest.raises(DocumentRefused, match="course 17: it is not liked"):
        help_with_loading(catalogue_url, client, building, 60.0)
    assert records.find_building(connection) is not None
    with pytest.raises(DocumentRefused, match="course 17: it is not liked"):
        help_or_resume_rebuild(catalogue_url, client, RebuildOptions())
    failed = records.find_by_id(connection, building)
    assert failed is not None
    assert (failed.state, failed.error) == (
        GenerationState.FAILED,
        "Elasticsearch refused the document of course 17: it is not liked",
    )


def test_a_rollback_replaces_an_interrupted_rebuild(
    catalogue_url: str, connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    first = read_live_generation(connection)
    rebuild(catalogue_url, client, RebuildOptions())
    interrupted = begin_generation(connection)
    indices.create_indices(client, interrupted, 1)
    assert prune_generations(catalogue_url, client).removed == []
    assert indices.has_all_indices(client, interrupted)
    assert rollback(catalogue_url, client) == first
    given_up = records.find_by_id(connection, interrupted)
    assert given_up is not None
    assert (given_up.state, given_up.error) == (GenerationState.PRUNED, REPLACED_BY_ROLLBACK)
    assert not indices.has_any_index(client, interrupted)
    assert batches.count_batches(connection, interrupted) == BatchCounts(0, 0)
    assert_index_equals_postgresql(connection, client)


def test_a_dead_rebuild_without_batches_is_marked_as_failed(
    catalogue_url: str, connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    before = read_live_generation(connection)
    abandoned = records.draw_next_id(connection)
    records.insert_building(connection, abandoned, "fingerprint", None, 1)
    indices.create_indices(client, abandoned, 1)
    assert is_indexed(connection, client)
    assert read_live_generation(connection) == before
    assert records.find_building(connection) is None
    assert not indices.has_any_index(client, abandoned)
    assert read_value(connection, "SELECT error FROM index_generation WHERE id = %s", abandoned).startswith(
        "The rebuild ended without a word"
    )
    rebuild(catalogue_url, client, RebuildOptions())
    assert_index_equals_postgresql(connection, client)


def test_a_rebuild_that_died_after_moving_the_aliases_is_live(
    connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    before = read_live_generation(connection)
    connection.execute("UPDATE index_generation SET state = 'previous' WHERE id = %s", (before,))
    connection.execute("UPDATE index_generation SET state = 'building' WHERE id = %s", (before,))
    assert is_indexed(connection, client)
    assert read_live_generation(connection) == before


def test_a_redelivered_rebuild_runs_once_and_fails_after_the_last_attempt(
    catalogue_url: str, connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    order = RebuildOptions(request="a task that is delivered again")
    for _ in range(ATTEMPTS_MAX):
        abandoned = records.draw_next_id(connection)
        records.insert_building(connection, abandoned, "fingerprint", order.request, 1)
        records.mark_failed(connection, abandoned, "died")
    with pytest.raises(RebuildFailed, match="its worker died each time"):
        rebuild_once(catalogue_url, client, order)
    connection.execute("UPDATE index_generation SET request = NULL WHERE id = %s", (abandoned,))
    made = rebuild_once(catalogue_url, client, order)
    assert made == read_live_generation(connection) > abandoned
    assert rebuild_once(catalogue_url, client, order) is None
    assert read_live_generation(connection) == made


def test_a_generation_marked_as_failed_by_another_process_does_not_go_live(
    catalogue_url: str, connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    before = read_live_generation(connection)

    def give_up(candidate: Candidate) -> None:
        records.mark_failed(candidate.connection, candidate.generation, "given up")

    with pytest.raises(RebuildFailed, match="does not go live"):
        rebuild(catalogue_url, client, RebuildOptions(gates=(give_up,)))
    assert read_live_generation(connection) == before
    assert indices.has_all_aliases(client, before)
