"""A real Celery worker. While the worker is stopped, changes wait. When the worker is killed, no change is lost."""

from collections.abc import Iterator

import pytest
from elasticsearch import Elasticsearch

from indexer import rebuild_requests
from indexer.app import create_celery_app
from indexer.index_readiness import ensure_indexed, is_indexed
from indexer.indexing import locks
from indexer.indexing.elasticsearch import indices
from indexer.indexing.errors import (
    GateNeedsApproval,
    IndexOfOtherDatabase,
    RebuildRefused,
    WorkerMissing,
)
from indexer.indexing.generations import records
from indexer.rebuild_requests import request_rebuild
from indexer.scheduler import read_waiting_tasks
from indexer.shared.database import Connection, connect
from schemas.documents.aliases import COURSES_ALIAS
from tests.integration.indexer.celery_worker import (
    CeleryProcess,
    build_beat,
    build_worker,
    empty_broker,
    wait_until,
)
from tests.integration.indexer.index_contents import (
    assert_index_equals_postgresql,
    open_rows,
    read_live_generation,
    read_published_ids,
    read_value,
)

pytestmark = pytest.mark.usefixtures("client", "beat", "worker")


@pytest.fixture(scope="module")
def urls(catalogue_url: str, broker_url: str, elasticsearch_url: str) -> Iterator[dict[str, str]]:
    with empty_broker(broker_url):
        yield {
            "DATABASE_URL": catalogue_url,
            "BROKER_URL": broker_url,
            "ELASTICSEARCH_URL": elasticsearch_url,
        }


@pytest.fixture(scope="module")
def beat(urls: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[CeleryProcess]:
    beat = build_beat(urls, tmp_path_factory.mktemp("beat"))
    beat.start()
    yield beat
    beat.stop()


@pytest.fixture(scope="module")
def worker_of_module(
    urls: dict[str, str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[CeleryProcess]:
    worker = build_worker(urls, tmp_path_factory.mktemp("worker"))
    yield worker
    worker.kill()


@pytest.fixture
def worker(worker_of_module: CeleryProcess) -> CeleryProcess:
    """A worker that is running when the test starts, even if an earlier test has stopped the worker."""
    if not worker_of_module.is_running:
        worker_of_module.start()
    return worker_of_module


def find_name_in_search(client: Elasticsearch, course: int) -> str | None:
    """Search for the course and return its name, or None if the course is not found."""
    response = client.search(index=COURSES_ALIAS, query={"term": {"id": course}})
    hits = response["hits"]["hits"]
    return str(hits[0]["_source"]["name"]) if hits else None


def ignore(done: int, total: int, pace: str) -> None:
    assert 0 <= done <= total
    assert pace


def test_the_worker_builds_the_first_index_once(
    connection: Connection, client: Elasticsearch, urls: dict[str, str]
) -> None:
    assert not is_indexed(connection, client)
    assert ensure_indexed(connection, client, urls["BROKER_URL"], ignore) is True
    generation = read_live_generation(connection)
    assert_index_equals_postgresql(connection, client)
    assert ensure_indexed(connection, client, urls["BROKER_URL"], ignore) is False
    assert read_live_generation(connection) == generation


def test_a_change_waits_until_the_worker_runs(
    worker: CeleryProcess, connection: Connection, client: Elasticsearch, urls: dict[str, str]
) -> None:
    worker.stop()
    course = read_published_ids(connection)[0]
    before = find_name_in_search(client, course)
    connection.execute("UPDATE course SET name = 'Changed while nobody worked' WHERE id = %s", (course,))
    app = create_celery_app(urls["BROKER_URL"])
    wait_until(lambda: "indexer.drain_outbox" in read_waiting_tasks(app))
    assert open_rows(connection) == [("course", course, "pending")]
    assert find_name_in_search(client, course) == before
    worker.start()
    wait_until(lambda: find_name_in_search(client, course) == "Changed while nobody worked")
    wait_until(lambda: open_rows(connection) == [])
    assert_index_equals_postgresql(connection, client)


def test_a_worker_killed_during_a_drain_loses_no_change(
    worker: CeleryProcess, connection: Connection, client: Elasticsearch, catalogue_url: str
) -> None:
    """The worker is killed when it has claimed changes (rows of `outbox`).

    The test locks a row that the worker needs next.
    """
    courses = read_published_ids(connection)
    with connect(catalogue_url) as holder, holder.transaction():
        holder.execute("SELECT FROM ledger WHERE course_id = %s FOR UPDATE", (courses[-1],))
        connection.execute("UPDATE course SET name = 'Survives' WHERE status = 'published'")
        wait_until(lambda: read_value(connection, "SELECT count(*) FROM outbox WHERE state = 'claimed'") > 0)
        worker.kill()
    assert read_value(connection, "SELECT count(*) FROM outbox WHERE state <> 'done'") >= len(courses)
    worker.start()
    wait_until(lambda: open_rows(connection) == [])
    assert_index_equals_postgresql(connection, client)
    assert find_name_in_search(client, courses[0]) == "Survives"


def test_a_second_requested_rebuild_is_refused(
    connection: Connection,
    client: Elasticsearch,
    urls: dict[str, str],
    catalogue_url: str,
) -> None:
    before = read_live_generation(connection)
    assert (
        request_rebuild(connection, urls["BROKER_URL"], ignore) == read_live_generation(connection) > before
    )
    with connect(catalogue_url) as other:
        assert locks.try_lock(other, locks.REBUILD)
        with pytest.raises(RebuildRefused, match="running already"):
            request_rebuild(connection, urls["BROKER_URL"], ignore)
    assert_index_equals_postgresql(connection, client)


def test_a_restarted_worker_continues_the_rebuild_of_a_killed_one(
    worker: CeleryProcess,
    connection: Connection,
    client: Elasticsearch,
    urls: dict[str, str],
    catalogue_url: str,
) -> None:
    """The worker is killed while the final check of a rebuild waits for the advisory lock of the test."""
    before = read_live_generation(connection)
    connection.execute("UPDATE index_generation SET mapping_hash = 'older' WHERE id = %s", (before,))
    with connect(catalogue_url) as writer:
        writer.execute("SELECT pg_advisory_lock_shared(%s)", (locks.WRITES,))
        create_celery_app(urls["BROKER_URL"]).send_task(rebuild_requests.TASK)
        waiting = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = %s AND NOT granted"
        wait_until(lambda: read_value(connection, waiting, locks.WRITES) > 0)
        worker.kill()
    interrupted = records.find_building(connection)
    assert interrupted is not None
    worker.start()
    ensure_indexed(connection, client, urls["BROKER_URL"], ignore)
    assert is_indexed(connection, client)
    assert read_live_generation(connection) == interrupted.id > before
    assert read_value(connection, "SELECT count(*) FROM index_generation WHERE state = 'building'") == 0
    assert_index_equals_postgresql(connection, client)


def test_a_doubtful_index_is_accepted_only_if_no_index_serves_searches(
    connection: Connection, client: Elasticsearch, urls: dict[str, str]
) -> None:
    """A new release builds an index with far fewer courses than the live one."""
    live = read_live_generation(connection)
    connection.execute(
        "UPDATE index_generation SET mapping_hash = 'older', documents_done = 1000000 WHERE id = %s", (live,)
    )
    with pytest.raises(GateNeedsApproval, match="shrank from 1,000,000"):
        ensure_indexed(connection, client, urls["BROKER_URL"], ignore)
    assert read_live_generation(connection) == live
    assert indices.has_all_aliases(client, live)
    indices.remove_indices(client, [live])
    assert ensure_indexed(connection, client, urls["BROKER_URL"], ignore)
    accepted = records.find_live(connection)
    assert accepted is not None
    assert (accepted.id > live, accepted.accepted_reason) == (True, "No index served searches")


def test_the_worker_replaces_an_index_of_another_database_only_on_demand(
    connection: Connection, client: Elasticsearch, urls: dict[str, str]
) -> None:
    """After a restore, the database has no record of the index that searches use."""
    live = read_live_generation(connection)
    connection.execute("UPDATE index_generation SET state = 'pruned' WHERE id = %s", (live,))
    with pytest.raises(IndexOfOtherDatabase, match=f"Searches use index {live}, which this database did not"):
        ensure_indexed(connection, client, urls["BROKER_URL"], ignore)
    assert indices.has_all_aliases(client, live)
    assert ensure_indexed(connection, client, urls["BROKER_URL"], ignore, take_over=True)
    assert read_live_generation(connection) > live


def test_a_rebuild_request_without_a_worker_is_an_error(
    worker: CeleryProcess,
    connection: Connection,
    urls: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worker.kill()
    monkeypatch.setattr(rebuild_requests, "ACCEPTED_WITHIN_SECONDS", 1.0)
    with pytest.raises(WorkerMissing, match="No worker took the rebuild within 1 s"):
        request_rebuild(connection, urls["BROKER_URL"], ignore)
