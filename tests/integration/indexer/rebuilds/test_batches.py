"""The batches of a rebuild are rows in PostgreSQL. Several processes claim batches and write their documents.

A rebuild creates a new generation, which is one complete build of the index. Meanwhile, `drain` writes changes (rows
of the table `outbox`) to the live generation and to the new one.
"""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from elasticsearch import Elasticsearch

from indexer.indexing import ledger, locks
from indexer.indexing.elasticsearch import indices
from indexer.indexing.errors import RebuildFailed, RebuildRefused
from indexer.indexing.generations import batches, records
from indexer.indexing.generations.batches import COURSE_ID_MAX, Batch
from indexer.indexing.outbox.drain import drain
from indexer.indexing.rebuild.loading import help_with_loading, load_generation
from indexer.indexing.rebuild.rebuild import RebuildOptions, describe_running_rebuild, rebuild
from indexer.shared.database import Connection, connect
from tests.integration.indexer.begun_rebuild import SIZE, begin_generation, finish_batches
from tests.integration.indexer.index_contents import (
    assert_index_equals_postgresql,
    read_live_generation,
    read_published_ids,
    read_value,
)

pytestmark = pytest.mark.usefixtures("small_batches")


def read_batches(connection: Connection, generation: int) -> list[tuple[Any, ...]]:
    return connection.execute(
        "SELECT part, after_id, up_to_id, documents FROM rebuild_batch WHERE generation_id = %s ORDER BY number",
        (generation,),
    ).fetchall()


def test_the_batches_cover_every_possible_id(connection: Connection, building: int) -> None:
    vocabulary, suggestions, scholarships, *courses = read_batches(connection, building)
    assert [vocabulary[0], suggestions[0], scholarships[0]] == ["vocabulary", "suggestions", "scholarships"]
    bounds = [(after, up_to) for _, after, up_to, _ in courses]
    assert bounds[0][0] == -1
    assert bounds[-1][1] == COURSE_ID_MAX
    assert [up_to for _, up_to in bounds[:-1]] == [after for after, _ in bounds[1:]]
    sizes = [
        read_value(connection, "SELECT count(*) FROM course WHERE id > %s AND id <= %s", *each)
        for each in bounds
    ]
    assert sizes[:-1] == [SIZE] * (len(sizes) - 1)
    assert 0 <= sizes[-1] < SIZE
    assert sum(sizes) == read_value(connection, "SELECT count(*) FROM course")


def test_a_catalogue_without_courses_has_one_course_batch(connection: Connection, indexed: int) -> None:
    assert indexed
    with connection.transaction(force_rollback=True):
        connection.execute("DELETE FROM course")
        generation = begin_generation(connection)
        assert read_batches(connection, generation)[3:] == [("courses", -1, COURSE_ID_MAX, None)]


def test_a_batch_claim_ends_with_its_session(
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


def test_a_finished_batch_is_never_claimed_again(connection: Connection, building: int) -> None:
    finish_batches(connection, building, 4)
    assert batches.count_batches(connection, building).finished == 4
    with batches.open_claimer(connection, building) as claimer:
        first = claimer.claim_next()
        assert first is not None
        assert first.number == 5
        claimer.finish(first, 7)
        claimer.finish(first, 9)
    assert (
        read_value(connection, "SELECT documents FROM rebuild_batch WHERE number = 5 AND documents > 0") == 7
    )


def test_no_batch_of_a_failed_generation_is_claimed(connection: Connection, building: int) -> None:
    records.mark_failed(connection, building, "given up")
    with batches.open_claimer(connection, building) as claimer:
        assert claimer.claim_next() is None


def test_several_processes_load_each_batch_once(
    catalogue_url: str, connection: Connection, client: Elasticsearch, building: int
) -> None:
    """One thread leads the rebuild and two threads help, as processes do. Each document is written once."""
    with ThreadPoolExecutor(3) as pool:
        working = [
            pool.submit(load_generation, catalogue_url, client, building),
            *(pool.submit(help_with_loading, catalogue_url, client, building, 60.0) for _ in range(2)),
        ]
        for each in working:
            each.result()
    assert batches.count_batches(connection, building).is_complete
    assert batches.count_courses_written(connection, building) == len(read_published_ids(connection))
    assert indices.count_documents_written(client, building) == len(read_published_ids(connection))
    assert_index_equals_postgresql(connection, client, building)


def test_helping_ends_when_a_change_waits(
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


def test_a_batch_that_is_loaded_twice_writes_nothing(
    catalogue_url: str, connection: Connection, client: Elasticsearch, building: int
) -> None:
    """A worker may die when Elasticsearch has the documents and the batch is not yet marked as finished.

    Then the batch is loaded again.
    """
    load_generation(catalogue_url, client, building)
    written = indices.count_documents_written(client, building)
    connection.execute(
        "UPDATE rebuild_batch SET documents = NULL, finished_at = NULL WHERE generation_id = %s AND number > 5",
        (building,),
    )
    load_generation(catalogue_url, client, building)
    assert indices.count_documents_written(client, building) == written
    assert batches.count_courses_written(connection, building) == len(read_published_ids(connection))
    assert_index_equals_postgresql(connection, client, building)


def test_a_drain_skips_only_the_generation_that_has_the_content(
    connection: Connection, client: Elasticsearch, building: int
) -> None:
    """A drain writes a course only to generations that do not have its current content.

    The live generation has the course, so the drain does not write it there. The new generation gets the course at the
    first drain.
    """
    live, course = read_live_generation(connection), read_published_ids(connection)[0]

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


def test_a_course_added_after_planning_is_loaded(
    catalogue_url: str, connection: Connection, client: Elasticsearch, building: int
) -> None:
    """The course is loaded with the last batch. The test deletes its outbox row, so that no drain writes it."""
    connection.execute(
        "INSERT INTO course (id, source_id, source_code, source_date, slug, name, institute_id, degree_level_id, "
        "status) SELECT 5000, source_id, 'late', source_date, 'late', 'Late', institute_id, degree_level_id, status "
        "FROM course WHERE id = %s",
        (read_published_ids(connection)[0],),
    )
    connection.execute("DELETE FROM outbox WHERE state <> 'done'")
    load_generation(catalogue_url, client, building)
    connection.execute("DELETE FROM course WHERE id = 5000")
    connection.execute("DELETE FROM outbox WHERE state <> 'done'")
    client.indices.refresh(index=indices.list_index_names(building)[0])
    assert (
        client.count(index=indices.list_index_names(building)[0], query={"term": {"id": 5000}})["count"] == 1
    )


def test_loading_ends_when_the_generation_is_marked_as_failed(
    catalogue_url: str, connection: Connection, client: Elasticsearch, building: int
) -> None:
    records.mark_failed(connection, building, "given up")
    with pytest.raises(RebuildFailed, match="is not built further: given up"):
        load_generation(catalogue_url, client, building)


def test_a_refused_rebuild_reports_progress_rate_and_time_left(
    catalogue_url: str, connection: Connection, building: int
) -> None:
    connection.execute("UPDATE index_generation SET documents_total = 100 WHERE id = %s", (building,))
    with batches.open_claimer(connection, building) as claimer:
        for documents in (30, 5, 0, 40):
            batch = claimer.claim_next()
            assert batch is not None
            claimer.finish(batch, documents)
    connection.execute(
        "UPDATE index_generation SET created_at = clock_timestamp() - interval '60 s' WHERE id = %s",
        (building,),
    )
    assert (
        f"generation {building}, 40 of 100 courses, 4 courses a second, 15 s left"
        in describe_running_rebuild(connection)
    )
    with connect(catalogue_url) as leading:
        assert locks.try_lock(leading, locks.REBUILD)
        with pytest.raises(RebuildRefused, match="40 of 100 courses, 4 courses a second, 15 s left"):
            rebuild(catalogue_url, loading_client(), RebuildOptions())
    connection.execute(
        "UPDATE rebuild_batch SET finished_at = finished_at - interval '60 s' WHERE documents IS NOT NULL"
    )
    assert describe_running_rebuild(connection).endswith(
        "40 of 100 courses, 0 courses a second, time left unknown"
    )


def loading_client() -> Elasticsearch:
    """A client without an Elasticsearch, for tests in which no request may be sent."""
    return Elasticsearch("http://127.0.0.1:1")
