"""Faults of indexing that course, package and register searches had in public; each must not be ours."""

import asyncio
import itertools
import threading
from collections.abc import Sequence
from typing import Any

import pytest
from celery.beat import ScheduleEntry, Scheduler
from elasticsearch import Elasticsearch, NotFoundError
from elasticsearch.helpers import bulk

from indexer import tasks
from indexer.app import app
from indexer.indexing import ledger, locks
from indexer.indexing.elasticsearch import indices, retry_policy
from indexer.indexing.elasticsearch.name_protection import protect_names
from indexer.indexing.errors import EngineUnavailable, GateFailed, NameTaken
from indexer.indexing.extraction.documents import VersionedDocument, versioned_documents
from indexer.indexing.outbox.course_writes import write_documents
from indexer.indexing.outbox.drain import drain
from indexer.indexing.rebuild import loading
from indexer.indexing.rebuild.gates import GATES, Candidate
from indexer.indexing.rebuild.rebuild import RebuildOrder, rebuild
from indexer.indexing.verification.verification import verify
from indexer.scheduler import WAITING_MAX, Ticker, every
from indexer.shared.database import Connection, connect
from schemas.documents.aliases import COURSES_ALIAS, courses_index
from tests.integration.indexer.index_contents import (
    assert_index_is_postgresql,
    documents_in,
    indexed_courses,
    live_generation,
    open_rows,
    published_ids,
    value,
)
from tests.known_faults.indexing.conftest import MORE
from tests.search_service import search_service

SEARCH = "/api/course/course_search/"
INSTITUTES = "/api/course/course_related_institutes_new/"


def searched(client: Elasticsearch) -> int:
    """How many courses searches see."""
    return int(client.count(index=COURSES_ALIAS)["count"])


def delete_all(client: Elasticsearch, index: str) -> None:
    ids = documents_in(client, index)
    bulk(client, ({"_op_type": "delete", "_index": index, "_id": each} for each in ids), refresh=True)


def held_back(connection: Connection, course: int) -> VersionedDocument:
    """What a drain has in its hands just before it writes."""
    return next(versioned_documents(connection, [ledger.bump(connection, [course])]))[0]


def test_an_empty_rebuild_never_replaces_the_live_index(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    """The live index was left empty after a rebuild (PyPI #3746)."""
    live, before = live_generation(connection), searched(client)

    def lose_everything(candidate: Candidate) -> None:
        delete_all(client, courses_index(candidate.generation))

    with pytest.raises(GateFailed, match="is empty"):
        rebuild(catalogue_url, client, RebuildOrder(gates=(lose_everything, *GATES)))
    assert live_generation(connection) == live
    assert searched(client) == before > MORE


def test_the_alias_moves_after_the_last_write(
    catalogue_url: str, connection: Connection, client: Elasticsearch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The alias moved before the worker group had ended, twice, the second time after a Celery upgrade
    (addons-server #9811, #13049)."""
    old = courses_index(live_generation(connection))
    seen: list[list[str]] = []

    def slow(*arguments: Any) -> dict[int, str]:
        refused = write_documents(*arguments)
        seen.append(indices.holders(client, COURSES_ALIAS))
        return refused

    monkeypatch.setattr(loading, "write_documents", slow)
    new = rebuild(catalogue_url, client, RebuildOrder())
    assert len(seen) > MORE / loading.COURSES_PER_SLICE
    assert all(each == [old] for each in seen)
    assert indices.holders(client, COURSES_ALIAS) == [courses_index(new)]
    assert searched(client) == len(published_ids(connection))


def test_a_rebuild_that_lost_a_slice_is_not_complete(
    catalogue_url: str, connection: Connection, client: Elasticsearch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An incomplete rebuild looked complete (Foundatio PR 327)."""
    live = live_generation(connection)
    slices = itertools.count()

    def lose_the_fifth(*arguments: Any) -> dict[int, str]:
        return {} if next(slices) == 4 else write_documents(*arguments)

    monkeypatch.setattr(loading, "write_documents", lose_the_fifth)
    with pytest.raises(GateFailed, match="where PostgreSQL has"):
        rebuild(catalogue_url, client, RebuildOrder())
    assert live_generation(connection) == live
    assert indices.is_pointed_to(client, live)


def test_one_course_among_more_than_ten_thousand_is_missed(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    """The guard that compares counts was itself capped at 10,000 (edX #2947)."""
    published = len(published_ids(connection))
    assert published > 10_000

    def lose_the_last(candidate: Candidate) -> None:
        client.delete(index=courses_index(candidate.generation), id=str(published_ids(connection)[-1]))

    with pytest.raises(GateFailed, match=f"has {published - 1} courses where PostgreSQL has {published}"):
        rebuild(catalogue_url, client, RebuildOrder(gates=(lose_the_last, *GATES)))


def test_everything_that_reads_many_reads_all(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    """A page limit of 5,000 gave wrong answers (edX #3720)."""
    published = published_ids(connection)
    found = verify(catalogue_url, client, 100)
    assert (found.drift, found.waiting) == (0, 0)
    assert found.indices[0].checked >= len(published) > 10_000
    institute = value(connection, "SELECT institute_id FROM course WHERE id = 1001")
    reached = value(connection, "SELECT count(*) FROM course WHERE institute_id = %s", institute)
    assert reached > MORE
    connection.execute("UPDATE institute SET name = 'Reached wholly' WHERE id = %s", (institute,))
    drain(connection, client, 120)
    client.indices.refresh(index=COURSES_ALIAS)
    named = client.count(index=COURSES_ALIAS, query={"match_phrase": {"institute_names": "Reached wholly"}})
    assert named["count"] == value(
        connection,
        "SELECT count(*) FROM published_course JOIN course USING (id) WHERE institute_id = %s",
        institute,
    )


def test_writes_that_are_tried_again_give_the_same_index(
    catalogue_url: str, connection: Connection, client: Elasticsearch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Retries inside the rebuild gave wrong results (edX #2944)."""
    failed: set[int] = set()

    def answer_lost(
        connection: Connection, client: Elasticsearch, generation: int, documents: Any
    ) -> dict[int, str]:
        refused = write_documents(connection, client, generation, documents)
        first = documents[0].course_id
        if first not in failed:
            failed.add(first)
            raise EngineUnavailable("The answer was lost")
        return refused

    monkeypatch.setattr(retry_policy, "PAUSES_SECONDS", (0.0, 0.0))
    monkeypatch.setattr(loading, "write_documents", answer_lost)
    rebuild(catalogue_url, client, RebuildOrder())
    assert len(failed) > 10
    assert_index_is_postgresql(connection, client)
    assert verify(catalogue_url, client).drift == 0


def test_a_write_before_set_up_cannot_block_the_swap(connection: Connection, client: Elasticsearch) -> None:
    """A write before set-up created an index under the alias's name and blocked the swap (richie #939)."""
    live = live_generation(connection)
    for name in (*(f"{alias}-early" for alias in indices.ALIASES), courses_index(999_999)):
        with pytest.raises(NotFoundError, match="no such index"):
            client.index(index=name, document={"id": 1})
    remove: dict[str, Any] = {"remove": {"index": courses_index(live), "alias": COURSES_ALIAS}}
    client.indices.update_aliases(actions=[remove])
    with pytest.raises(NotFoundError, match="no such index"):
        client.index(index=COURSES_ALIAS, document={"id": 1})
    client.indices.create(index=COURSES_ALIAS)
    try:
        with pytest.raises(NameTaken, match="An index stands under the name of the alias courses: delete it"):
            protect_names(client)
    finally:
        client.indices.delete(index=COURSES_ALIAS)
        indices.point_aliases(client, live)
    assert searched(client) == len(published_ids(connection))


def test_changes_during_a_rebuild_reach_both_indices(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    """Writes during a rebuild went to the old index only."""
    before, course = live_generation(connection), published_ids(connection)[0]

    def change(candidate: Candidate) -> None:
        with connect(catalogue_url) as other:
            other.execute("UPDATE course SET name = 'Written to both' WHERE id = %s", (course,))
            drain(other, client)
        for generation in (before, candidate.generation):
            document = client.get(index=courses_index(generation), id=str(course))["_source"]
            assert document["name"] == "Written to both"

    rebuild(catalogue_url, client, RebuildOrder(gates=(change, *GATES)))
    assert_index_is_postgresql(connection, client)


def test_what_is_not_committed_is_not_indexed_and_what_is_committed_is(
    connection: Connection, other: Connection, client: Elasticsearch
) -> None:
    """Indexing before commit wrote the previous value (osf.io 4561, celery-haystack #40)."""
    course = published_ids(connection)[1]
    index = courses_index(live_generation(connection))
    before = client.get(index=index, id=str(course))["_source"]["name"]
    with connection.transaction():
        connection.execute("UPDATE course SET name = 'Committed later' WHERE id = %s", (course,))
        assert drain(other, client).done == 0
        assert client.get(index=index, id=str(course))["_source"]["name"] == before
    assert drain(other, client).done == 1
    assert client.get(index=index, id=str(course))["_source"]["name"] == "Committed later"


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_drains_that_finish_in_any_order_end_with_the_newest(
    connection: Connection, other: Connection, client: Elasticsearch, order: tuple[int, ...]
) -> None:
    """Two writers ended in the wrong order (django-elasticsearch-dsl #231)."""
    generation = live_generation(connection)
    course = published_ids(connection)[1]
    hands = []
    for name in ("First", "Second", "Third"):
        connection.execute("UPDATE course SET name = %s WHERE id = %s", (name, course))
        hands.append(held_back(other, course))
    for position in order:
        write_documents(connection, client, generation, [hands[position]])
    assert client.get(index=courses_index(generation), id=str(course))["_source"]["name"] == "Third"
    assert ledger.settled(connection, generation, [course])[course].version == hands[2].version


def test_a_late_write_of_a_published_document_does_not_revive_a_deleted_course(
    connection: Connection, client: Elasticsearch
) -> None:
    """A late publish arrived after a delete: external versions alone do not help, keep tombstones (GOV.UK ADR 002)."""
    generation = live_generation(connection)
    course = published_ids(connection)[0]
    late = held_back(connection, course)
    connection.execute("DELETE FROM course WHERE id = %s", (course,))
    drain(connection, client)
    assert write_documents(connection, client, generation, [late]) == {}
    assert str(course) not in indexed_courses(client, generation)
    known = ledger.settled(connection, generation, [course])[course]
    assert known.version > late.version
    assert_index_is_postgresql(connection, client)


def test_changes_that_change_nothing_write_nothing(
    connection: Connection, client: Elasticsearch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """54,600 tasks queued on one lock after changes that changed nothing (PyPI #20565)."""
    index = courses_index(live_generation(connection))

    def writes() -> int:
        return int(
            client.indices.stats(index=index, metric="indexing")["_all"]["total"]["indexing"]["index_total"]
        )

    def change_what_no_document_shows(address: str) -> None:
        connection.execute(
            "UPDATE course SET url = %s || id::text WHERE status = 'published'", (f"https://{address}/",)
        )
        assert value(connection, "SELECT count(*) FROM outbox WHERE state <> 'done'") > 10_000
        while drain(connection, client, 60).done:
            pass
        assert open_rows(connection) == []

    # A course whose last write came out of order is written once more, and is certain from then on.
    change_what_no_document_shows("first.example")
    before = writes()
    change_what_no_document_shows("second.example")
    assert writes() == before

    sent: list[str] = []
    monkeypatch.setattr("indexer.scheduler.waiting_tasks", lambda _: len(sent))
    monkeypatch.setattr(Scheduler, "apply_entry", lambda _, entry, **__: sent.append(entry.task))
    ticker = Ticker(app, lazy=True)
    entry = ScheduleEntry(name="drain", task="indexer.drain_outbox", schedule=every(1.0), app=app)
    for _ in range(54_600):
        ticker.apply_entry(entry)
    assert len(sent) == WAITING_MAX


def test_a_task_that_fails_ends_as_a_failure(
    catalogue_url: str, client: Elasticsearch, monkeypatch: pytest.MonkeyPatch, connection: Connection
) -> None:
    """A task that returned its error as text ended as a success (mit-learn)."""

    def closed(candidate: Candidate) -> None:
        raise GateFailed(f"Generation {candidate.generation} is not liked")

    monkeypatch.setattr(tasks, "_database_url", lambda: catalogue_url)
    monkeypatch.setattr(tasks, "_client", lambda: client)
    monkeypatch.setitem(app.conf, "rebuild_gates", (closed,))
    ended = tasks.rebuild_index.apply()
    assert (ended.state, type(ended.result)) == ("FAILURE", GateFailed)
    monkeypatch.setitem(app.conf, "rebuild_gates", GATES)
    assert locks.try_lock(connection, locks.REBUILD)
    try:
        for task in (tasks.rebuild_index, tasks.repair_index, tasks.prune_index, tasks.rollback_index):
            assert task.apply().state == "FAILURE"
    finally:
        locks.unlock(connection, locks.REBUILD)
    verified = tasks.verify_index.apply()
    assert verified.state == "SUCCESS"
    assert verified.get()["drift"] == 0


def test_a_version_conflict_is_neither_logged_away_nor_lost(
    connection: Connection, client: Elasticsearch
) -> None:
    """Version conflicts were logged and dropped (mit-learn). Here somebody's deletion has the version of our write."""
    course = published_ids(connection)[5]
    index = courses_index(live_generation(connection))
    connection.execute("UPDATE course SET name = 'Before the conflict' WHERE id = %s", (course,))
    drain(connection, client)
    client.delete(index=index, id=str(course))
    connection.execute("UPDATE course SET name = 'In conflict' WHERE id = %s", (course,))
    drained = drain(connection, client)
    assert (drained.done, drained.failed) == (1, 0)
    assert client.get(index=index, id=str(course))["_source"]["name"] == "In conflict"


def test_a_conflict_that_does_not_end_is_told_and_goes_on_once_it_does(
    connection: Connection, client: Elasticsearch
) -> None:
    """The same, under a version far above ours: the engine remembers that for a while, and nobody can ask for it."""
    course = published_ids(connection)[6]
    index = courses_index(live_generation(connection))
    standing = client.get(index=index, id=str(course))["_version"]
    client.delete(index=index, id=str(course), version=standing + 100, version_type="external")
    connection.execute("UPDATE course SET name = 'In conflict' WHERE id = %s", (course,))
    assert drain(connection, client).failed == 1
    assert open_rows(connection) == [("course", course, "pending")]
    assert "but holds None" in value(connection, "SELECT error FROM outbox WHERE state = 'pending'")
    connection.execute("UPDATE ledger SET version = version + 100 WHERE course_id = %s", (course,))
    connection.execute("UPDATE outbox SET claimed_until = NULL WHERE state = 'pending'")
    assert drain(connection, client).done == 1
    assert client.get(index=index, id=str(course))["_source"]["name"] == "In conflict"


def test_a_read_only_index_keeps_the_rows_until_it_is_writable(
    connection: Connection, client: Elasticsearch
) -> None:
    """The flood stage of the disk turned the index read-only and writes failed quietly (elasticsearch #25541)."""
    connection.execute("UPDATE course SET name = name || ' x' WHERE id = %s", (published_ids(connection)[0],))
    block = {"index.blocks.read_only_allow_delete": True}
    client.indices.put_settings(index=COURSES_ALIAS, settings=block)
    try:
        with pytest.raises(EngineUnavailable):
            drain(connection, client)
        assert value(connection, "SELECT count(*) FROM outbox WHERE state = 'pending' AND attempts = 0") == 1
    finally:
        client.indices.put_settings(index=COURSES_ALIAS, settings=dict.fromkeys(block))
    assert drain(connection, client).done == 1


def test_drafts_are_in_no_search(connection: Connection, client: Elasticsearch) -> None:
    """Drafts leaked into search (edX #3700)."""
    drafts = connection.execute(
        "SELECT id FROM course WHERE id NOT IN (SELECT id FROM published_course)"
    ).fetchall()
    assert len(drafts) > 20
    shown = documents_in(client, COURSES_ALIAS)
    assert shown.keys() == {str(each) for each in published_ids(connection)}
    hidden = published_ids(connection)[7]
    connection.execute("UPDATE course SET status = 'draft' WHERE id = %s", (hidden,))
    drain(connection, client)
    assert str(hidden) not in documents_in(client, COURSES_ALIAS)


async def test_no_answer_outlives_a_rebuild(
    catalogue_url: str, connection: Connection, client: Elasticsearch, elasticsearch_url: str
) -> None:
    """Answers cached for 24 hours outlived a rebuild (mit-learn): key a cache by the index generation."""
    async with search_service(elasticsearch_url) as service:
        for name in ("Before", "After"):
            connection.execute("UPDATE institute SET name = %s WHERE id = 3", (name,))
            connection.execute("DELETE FROM outbox WHERE state <> 'done'")
            await asyncio.to_thread(rebuild, catalogue_url, client, RebuildOrder())
            for _ in range(2):
                answer = await service.post(f"{INSTITUTES}?search={name.lower()}", json={})
                assert [each["name"] for each in answer.json()["results"]] == [name]


async def test_searches_are_answered_while_everything_is_indexed_anew(
    catalogue_url: str, connection: Connection, client: Elasticsearch, elasticsearch_url: str
) -> None:
    """A nightly bulk refresh caused 503s; fewer workers cured it at the same duration (GOV.UK ADR 005)."""
    assert loading.LOADERS <= 4
    published = len(published_ids(connection))
    finished = threading.Event()
    async with search_service(elasticsearch_url) as service:

        async def ask() -> Sequence[tuple[int, int]]:
            answers = []
            while not finished.is_set():
                answer = await service.post(SEARCH, json={})
                answers.append((answer.status_code, answer.json()["count"]))
            return answers

        asking = [asyncio.create_task(ask()) for _ in range(4)]
        await asyncio.to_thread(rebuild, catalogue_url, client, RebuildOrder())
        finished.set()
        answers = [each for answered in await asyncio.gather(*asking) for each in answered]
    assert len(answers) > 20
    assert set(answers) == {(200, published)}
