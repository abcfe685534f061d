"""A rebuild is batches in PostgreSQL: worked off by anybody, finished for good, gone on with after a death."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from elasticsearch import Elasticsearch

from indexer.index_readiness import is_indexed
from indexer.indexing import ledger, locks
from indexer.indexing.elasticsearch import indices
from indexer.indexing.elasticsearch.index_fingerprint import compute_index_fingerprint
from indexer.indexing.errors import DocumentRefused, RebuildFailed, RebuildRefused
from indexer.indexing.generations import batches, records
from indexer.indexing.generations.batches import COURSE_ID_MAX, Batch, BatchCounts
from indexer.indexing.generations.interrupted_build import ATTEMPTS_MAX, REPLACED_BY_ROLLBACK
from indexer.indexing.generations.pruning import prune_generations
from indexer.indexing.outbox.course_writes import write_documents
from indexer.indexing.outbox.drain import drain
from indexer.indexing.rebuild import loading
from indexer.indexing.rebuild import rebuild as rebuilding
from indexer.indexing.rebuild.loading import help_with_loading, load
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild, refusal
from indexer.indexing.rebuild.recovery import work_on
from indexer.indexing.rebuild.rollback import rollback
from indexer.shared.database import Connection, connect
from schemas.vocabulary.kinds import GenerationState
from tests.integration.indexer.index_contents import (
    assert_index_is_postgresql,
    live_generation,
    published_ids,
    value,
)

SIZE = 37
"""Courses in a batch here: the made catalogue has eleven of them, the last not full."""


class Killed(BaseException):
    """What a process that is killed would raise if it could."""


@pytest.fixture(autouse=True)
def _small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rebuilding, "COURSES_PER_SLICE", SIZE)


@pytest.fixture
def building(
    catalogue_url: str, connection: Connection, client: Elasticsearch, indexed: int
) -> Iterator[int]:
    """A generation that is begun, with its indices, and nobody at it; it is given up in the end."""
    assert indexed
    generation = begin(connection)
    indices.create_indices(client, generation, 1)
    yield generation
    records.fail(connection, generation, "the test has ended")
    prune_generations(catalogue_url, client)


def begin(connection: Connection, mapping_hash: str | None = None, attempts: int = 1) -> int:
    generation = records.next_id(connection)
    records.insert_building(
        connection, generation, mapping_hash or compute_index_fingerprint(), None, 1, attempts=attempts
    )
    batches.plan(connection, generation, SIZE)
    return generation


def planned(connection: Connection, generation: int) -> list[tuple[Any, ...]]:
    return connection.execute(
        "SELECT part, after_id, up_to_id, documents FROM rebuild_batch WHERE generation_id = %s ORDER BY number",
        (generation,),
    ).fetchall()


def finish_some(connection: Connection, generation: int, how_many: int) -> None:
    """As somebody would who finished them properly; the documents are written by whoever calls."""
    with batches.open_claimer(connection, generation) as claimer:
        for _ in range(how_many):
            batch = claimer.claim_next()
            assert batch is not None
            claimer.finish(batch, 0)


def interrupt_after(monkeypatch: pytest.MonkeyPatch, slices: int) -> None:
    """Every thread dies at its first slice after so many."""
    written: list[int] = []

    def dying(*arguments: Any) -> dict[int, str]:
        if len(written) >= slices:
            raise Killed
        written.append(1)
        return write_documents(*arguments)

    monkeypatch.setattr(loading, "write_documents", dying)


def test_the_batches_cover_every_id_there_can_be(connection: Connection, building: int) -> None:
    vocabulary, suggestions, *courses = planned(connection, building)
    assert (vocabulary[0], suggestions[0]) == ("vocabulary", "suggestions")
    bounds = [(after, up_to) for _, after, up_to, _ in courses]
    assert bounds[0][0] == -1
    assert bounds[-1][1] == COURSE_ID_MAX
    assert [up_to for _, up_to in bounds[:-1]] == [after for after, _ in bounds[1:]]
    sizes = [
        value(connection, "SELECT count(*) FROM course WHERE id > %s AND id <= %s", *each) for each in bounds
    ]
    assert sizes[:-1] == [SIZE] * (len(sizes) - 1)
    assert 0 <= sizes[-1] < SIZE
    assert sum(sizes) == value(connection, "SELECT count(*) FROM course")


def test_a_catalogue_without_courses_has_a_batch_all_the_same(connection: Connection, indexed: int) -> None:
    assert indexed
    with connection.transaction(force_rollback=True):
        connection.execute("DELETE FROM course")
        generation = begin(connection)
        assert planned(connection, generation)[2:] == [("courses", -1, COURSE_ID_MAX, None)]


def test_a_claim_holds_while_its_session_lives(
    catalogue_url: str, connection: Connection, building: int
) -> None:
    with connect(catalogue_url) as other:
        with (
            batches.open_claimer(connection, building) as mine,
            batches.open_claimer(other, building) as theirs,
        ):
            assert mine.claim_next() == Batch(1, "vocabulary", 0, 0)
            assert theirs.claim_next() == Batch(2, "suggestions", 0, 0)
            connection.execute("UPDATE rebuild_batch SET claimed_until = clock_timestamp() WHERE number = 2")
            assert mine.claim_next() == Batch(2, "suggestions", 0, 0)
            taken = theirs.claim_next()
            assert taken is not None
            assert taken.number == 3
        other.execute("SELECT 1")
    with batches.open_claimer(connection, building) as next_one:
        taken = next_one.claim_next()
        assert taken == Batch(1, "vocabulary", 0, 0)


def test_a_finished_batch_is_never_taken_again(connection: Connection, building: int) -> None:
    finish_some(connection, building, 3)
    assert batches.count_batches(connection, building).finished == 3
    with batches.open_claimer(connection, building) as claimer:
        first = claimer.claim_next()
        assert first is not None
        assert first.number == 4
        claimer.finish(first, 7)
        claimer.finish(first, 9)
    assert value(connection, "SELECT documents FROM rebuild_batch WHERE number = 4 AND documents > 0") == 7


def test_nothing_is_taken_of_a_generation_that_is_given_up(connection: Connection, building: int) -> None:
    records.fail(connection, building, "given up")
    with batches.open_claimer(connection, building) as claimer:
        assert claimer.claim_next() is None


def test_several_processes_share_the_batches(
    catalogue_url: str, connection: Connection, client: Elasticsearch, building: int
) -> None:
    """One leads and two help: everything is written, once."""
    with ThreadPoolExecutor(3) as pool:
        working = [
            pool.submit(load, catalogue_url, client, building),
            *(pool.submit(help_with_loading, catalogue_url, client, building, 60.0) for _ in range(2)),
        ]
        for each in working:
            each.result()
    assert batches.count_batches(connection, building).is_complete
    assert batches.courses_written(connection, building) == len(published_ids(connection))
    assert indices.count_documents_written(client, building) == len(published_ids(connection))
    assert_index_is_postgresql(connection, client, building)


def test_help_ends_when_a_change_waits(
    catalogue_url: str, connection: Connection, client: Elasticsearch, building: int
) -> None:
    connection.execute("INSERT INTO outbox (noun, row_id) VALUES ('course', 1)")
    help_with_loading(catalogue_url, client, building, 60.0)
    assert batches.count_batches(connection, building).finished == 0
    connection.execute("DELETE FROM outbox WHERE state <> 'done'")
    help_with_loading(catalogue_url, client, building, 0.0)
    assert batches.count_batches(connection, building).finished == 0
    help_with_loading(catalogue_url, client, building, 60.0)
    assert batches.count_batches(connection, building).is_complete


@pytest.mark.parametrize("slices", [0, 1, 5])
def test_what_is_finished_is_not_done_again(
    catalogue_url: str,
    connection: Connection,
    client: Elasticsearch,
    indexed: int,
    monkeypatch: pytest.MonkeyPatch,
    slices: int,
) -> None:
    assert indexed
    before = live_generation(connection)
    with monkeypatch.context() as dying:
        interrupt_after(dying, slices)
        with pytest.raises(Killed):
            rebuild(catalogue_url, client, RebuildOptions())
    interrupted = records.building(connection)
    assert interrupted is not None
    assert not locks.is_held(connection, locks.REBUILD)
    assert live_generation(connection) == before
    left = batches.count_batches(connection, interrupted.id)
    assert left.finished < left.planned
    taken = value(
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
    assert rebuild(catalogue_url, client, RebuildOptions()) == interrupted.id == live_generation(connection)
    assert len(again) == taken
    assert indices.count_documents_written(client, interrupted.id) == len(published_ids(connection))
    assert_index_is_postgresql(connection, client)
    settled = records.by_id(connection, interrupted.id)
    assert settled is not None
    assert (settled.attempts, settled.documents_done) == (2, len(published_ids(connection)))


def test_a_batch_done_again_writes_nothing(
    catalogue_url: str, connection: Connection, client: Elasticsearch, building: int
) -> None:
    """Its worker died between the engine's acknowledgement and the batch's mark."""
    load(catalogue_url, client, building)
    written = indices.count_documents_written(client, building)
    connection.execute(
        "UPDATE rebuild_batch SET documents = NULL, finished_at = NULL WHERE generation_id = %s AND number > 4",
        (building,),
    )
    load(catalogue_url, client, building)
    assert indices.count_documents_written(client, building) == written
    assert batches.courses_written(connection, building) == len(published_ids(connection))
    assert_index_is_postgresql(connection, client, building)


def test_what_stands_already_is_written_only_where_it_does_not(
    connection: Connection, client: Elasticsearch, building: int
) -> None:
    """The content hash counts for each generation by itself: the live one has the course, the new one not yet."""
    live, course = live_generation(connection), published_ids(connection)[0]

    def written() -> tuple[int, int]:
        return indices.count_documents_written(client, live), indices.count_documents_written(
            client, building
        )

    before = written()
    for _ in range(2):
        connection.execute("INSERT INTO outbox (noun, row_id) VALUES ('course', %s)", (course,))
        assert drain(connection, client).done == 1
        assert written() == (before[0], before[1] + 1)
    assert ledger.read_recorded_documents(connection, building, [course])[course].content_hash == (
        ledger.read_recorded_documents(connection, live, [course])[course].content_hash
    )


def test_courses_that_come_after_the_plan_are_in_it(
    catalogue_url: str, connection: Connection, client: Elasticsearch, building: int
) -> None:
    """Even one whose change nobody will ever look at: its row of the outbox is gone."""
    connection.execute(
        "INSERT INTO course (id, source_id, source_code, source_date, slug, name, institute_id, degree_level_id, "
        "status) SELECT 5000, source_id, 'late', source_date, 'late', 'Late', institute_id, degree_level_id, status "
        "FROM course WHERE id = %s",
        (published_ids(connection)[0],),
    )
    connection.execute("DELETE FROM outbox WHERE state <> 'done'")
    load(catalogue_url, client, building)
    connection.execute("DELETE FROM course WHERE id = 5000")
    connection.execute("DELETE FROM outbox WHERE state <> 'done'")
    client.indices.refresh(index=indices.indices_of(building)[0])
    assert client.count(index=indices.indices_of(building)[0], query={"term": {"id": 5000}})["count"] == 1


def test_the_beat_goes_on_with_what_nobody_leads(
    catalogue_url: str, connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    assert work_on(catalogue_url, client, RebuildOptions()) is None
    generation = begin(connection)
    assert work_on(catalogue_url, client, RebuildOptions()) == generation == live_generation(connection)
    assert_index_is_postgresql(connection, client)


def test_it_helps_where_somebody_leads(
    catalogue_url: str, connection: Connection, client: Elasticsearch, building: int
) -> None:
    with connect(catalogue_url) as leading:
        assert locks.try_lock(leading, locks.REBUILD)
        assert work_on(catalogue_url, client, RebuildOptions()) is None
        assert batches.count_batches(connection, building).is_complete
        assert records.building(connection) is not None
        connection.execute("UPDATE rebuild_batch SET documents = NULL, finished_at = NULL")
        connection.execute("UPDATE index_generation SET mapping_hash = 'newer' WHERE id = %s", (building,))
        assert work_on(catalogue_url, client, RebuildOptions()) is None
        assert batches.count_batches(connection, building).finished == 0


@pytest.mark.parametrize("how", ["another recipe", "indices gone"])
def test_what_cannot_be_gone_on_with_is_made_anew(
    catalogue_url: str, connection: Connection, client: Elasticsearch, indexed: int, how: str
) -> None:
    assert indexed
    abandoned = begin(connection, "older" if how == "another recipe" else None)
    finish_some(connection, abandoned, 2)
    number = work_on(catalogue_url, client, RebuildOptions())
    assert number == live_generation(connection) > abandoned
    made = records.by_id(connection, number)
    assert made is not None
    assert made.attempts == 2
    given_up = records.by_id(connection, abandoned)
    assert given_up is not None
    assert given_up.error is not None
    assert given_up.error.endswith(
        {"another recipe": "by another version of the code", "indices gone": "its indices are gone"}[how]
    )
    assert_index_is_postgresql(connection, client)


def test_a_rebuild_that_kills_every_process_ends(
    catalogue_url: str, connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    before = live_generation(connection)
    deadly = begin(connection, attempts=ATTEMPTS_MAX)
    assert work_on(catalogue_url, client, RebuildOptions()) is None
    assert work_on(catalogue_url, client, RebuildOptions()) is None
    assert live_generation(connection) == before
    given_up = records.by_id(connection, deadly)
    assert given_up is not None
    assert given_up.error == f"The rebuild was begun {ATTEMPTS_MAX} times and its process died each time"
    assert rebuild(catalogue_url, client, RebuildOptions()) > deadly


def test_a_refused_document_ends_it_also_when_a_helper_met_it(
    catalogue_url: str,
    connection: Connection,
    client: Elasticsearch,
    building: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(loading, "write_documents", lambda *_: {17: "it is not liked"})
    with pytest.raises(DocumentRefused, match="course 17: it is not liked"):
        help_with_loading(catalogue_url, client, building, 60.0)
    assert records.building(connection) is not None
    with pytest.raises(DocumentRefused, match="course 17: it is not liked"):
        work_on(catalogue_url, client, RebuildOptions())
    failed = records.by_id(connection, building)
    assert failed is not None
    assert (failed.state, failed.error) == (
        GenerationState.FAILED,
        "Elasticsearch refused the document of course 17: it is not liked",
    )


def test_loading_ends_when_somebody_gives_the_generation_up(
    catalogue_url: str, connection: Connection, client: Elasticsearch, building: int
) -> None:
    records.fail(connection, building, "given up")
    with pytest.raises(RebuildFailed, match="given up by somebody else"):
        load(catalogue_url, client, building)


def test_a_rollback_goes_before_an_interrupted_rebuild(
    catalogue_url: str, connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    first = live_generation(connection)
    rebuild(catalogue_url, client, RebuildOptions())
    interrupted = begin(connection)
    indices.create_indices(client, interrupted, 1)
    assert prune_generations(catalogue_url, client).removed == []
    assert indices.exists(client, interrupted)
    assert rollback(catalogue_url, client) == first
    given_up = records.by_id(connection, interrupted)
    assert given_up is not None
    assert (given_up.state, given_up.error) == (GenerationState.PRUNED, REPLACED_BY_ROLLBACK)
    assert not indices.exists_in_part(client, interrupted)
    assert batches.count_batches(connection, interrupted) == BatchCounts(0, 0)
    assert_index_is_postgresql(connection, client)


def test_progress_is_told_with_rate_and_time_left(
    catalogue_url: str, connection: Connection, building: int
) -> None:
    connection.execute("UPDATE index_generation SET documents_total = 100 WHERE id = %s", (building,))
    with batches.open_claimer(connection, building) as claimer:
        for documents in (30, 5, 40):
            batch = claimer.claim_next()
            assert batch is not None
            claimer.finish(batch, documents)
    connection.execute(
        "UPDATE index_generation SET created_at = clock_timestamp() - interval '60 s' WHERE id = %s",
        (building,),
    )
    assert f"generation {building}, 40 of 100 courses, 4 courses a second, 15 s left" in refusal(connection)
    with connect(catalogue_url) as leading:
        assert locks.try_lock(leading, locks.REBUILD)
        with pytest.raises(RebuildRefused, match="40 of 100 courses, 4 courses a second, 15 s left"):
            rebuild(catalogue_url, loading_client(), RebuildOptions())
    connection.execute(
        "UPDATE rebuild_batch SET finished_at = finished_at - interval '60 s' WHERE documents IS NOT NULL"
    )
    assert refusal(connection).endswith("40 of 100 courses, 0 courses a second, time left unknown")


def loading_client() -> Elasticsearch:
    """A refused rebuild asks nothing of the engine: this one answers nobody."""
    return Elasticsearch("http://127.0.0.1:1")
