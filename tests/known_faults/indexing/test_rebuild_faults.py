"""Known faults of other products in rebuilds: incomplete, blocked and mixed indices.

Each docstring describes the fault. The test shows that this product does not have the fault.
"""

import asyncio
import itertools
import threading
from collections.abc import Sequence
from typing import Any

import pytest
from elasticsearch import Elasticsearch, NotFoundError
from elasticsearch.helpers import bulk

from indexer.indexing.elasticsearch import indices, retry_policy
from indexer.indexing.elasticsearch.name_protection import protect_names
from indexer.indexing.errors import AliasNameTaken, ElasticsearchUnavailable, GateFailed
from indexer.indexing.outbox.course_writes import write_documents
from indexer.indexing.outbox.drain import drain
from indexer.indexing.rebuild import loading
from indexer.indexing.rebuild.gates import GATES, Candidate
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from indexer.indexing.verification.verification import verify
from indexer.shared.database import Connection
from schemas.documents.aliases import COURSES_ALIAS, courses_index
from tests.integration.indexer.index_contents import (
    assert_index_equals_postgresql,
    read_documents,
    read_live_generation,
    read_published_ids,
    read_value,
)
from tests.known_faults.indexing.conftest import MORE
from tests.search_service import search_service

SEARCH = "/api/course/course_search/"
INSTITUTES = "/api/course/course_related_institutes_new/"


def count_searched_courses(client: Elasticsearch) -> int:
    """Count the courses that searches find."""
    return int(client.count(index=COURSES_ALIAS)["count"])


def delete_all(client: Elasticsearch, index: str) -> None:
    ids = read_documents(client, index)
    bulk(client, ({"_op_type": "delete", "_index": index, "_id": each} for each in ids), refresh=True)


def test_an_empty_rebuild_never_replaces_the_live_index(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    """Fault in PyPI (#3746): after a rebuild, the live index was empty."""
    live, before = read_live_generation(connection), count_searched_courses(client)

    def lose_everything(candidate: Candidate) -> None:
        delete_all(client, courses_index(candidate.generation))

    with pytest.raises(GateFailed, match="is empty"):
        rebuild(catalogue_url, client, RebuildOptions(gates=(lose_everything, *GATES)))
    assert read_live_generation(connection) == live
    assert count_searched_courses(client) == before > MORE


def test_the_alias_moves_after_the_last_write(
    catalogue_url: str, connection: Connection, client: Elasticsearch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fault in addons-server (#9811, #13049): the alias moved before the workers had finished.

    The fault occurred twice, the second time after an upgrade of Celery.
    """
    old = courses_index(read_live_generation(connection))
    seen: list[list[str]] = []

    def slow(*arguments: Any) -> dict[int, str]:
        refused = write_documents(*arguments)
        seen.append(indices.read_alias_targets(client, COURSES_ALIAS))
        return refused

    monkeypatch.setattr(loading, "write_documents", slow)
    new = rebuild(catalogue_url, client, RebuildOptions())
    assert len(seen) > MORE / loading.COURSES_PER_SLICE
    assert all(each == [old] for each in seen)
    assert indices.read_alias_targets(client, COURSES_ALIAS) == [courses_index(new)]
    assert count_searched_courses(client) == len(read_published_ids(connection))


def test_a_rebuild_that_lost_a_slice_is_not_complete(
    catalogue_url: str, connection: Connection, client: Elasticsearch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fault in Foundatio (PR 327): an incomplete rebuild looked complete."""
    live = read_live_generation(connection)
    slices = itertools.count()

    def lose_the_fifth(*arguments: Any) -> dict[int, str]:
        return {} if next(slices) == 4 else write_documents(*arguments)

    monkeypatch.setattr(loading, "write_documents", lose_the_fifth)
    with pytest.raises(GateFailed, match="where PostgreSQL has"):
        rebuild(catalogue_url, client, RebuildOptions())
    assert read_live_generation(connection) == live
    assert indices.has_all_aliases(client, live)


def test_one_missing_course_among_more_than_ten_thousand_is_noticed(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    """Fault in edX (#2947): the check compared numbers of courses that were at most 10,000."""
    published = len(read_published_ids(connection))
    assert published > 10_000

    def lose_the_last(candidate: Candidate) -> None:
        client.delete(index=courses_index(candidate.generation), id=str(read_published_ids(connection)[-1]))

    with pytest.raises(GateFailed, match=f"has {published - 1} courses where PostgreSQL has {published}"):
        rebuild(catalogue_url, client, RebuildOptions(gates=(lose_the_last, *GATES)))


def test_reads_of_many_documents_are_complete(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    """Fault in edX (#3720): a process read documents in pages and stopped after 5,000."""
    published = read_published_ids(connection)
    found = verify(catalogue_url, client, 100)
    assert (found.drift, found.waiting) == (0, 0)
    assert found.indices[0].checked >= len(published) > 10_000
    institute = read_value(connection, "SELECT institute_id FROM course WHERE id = 1001")
    reached = read_value(connection, "SELECT count(*) FROM course WHERE institute_id = %s", institute)
    assert reached > MORE
    connection.execute("UPDATE institute SET name = 'Reached wholly' WHERE id = %s", (institute,))
    drain(connection, client, 120)
    client.indices.refresh(index=COURSES_ALIAS)
    named = client.count(index=COURSES_ALIAS, query={"match_phrase": {"institute_names": "Reached wholly"}})
    assert named["count"] == read_value(
        connection,
        "SELECT count(*) FROM published_course JOIN course USING (id) WHERE institute_id = %s",
        institute,
    )


def test_retried_writes_give_the_same_index(
    catalogue_url: str, connection: Connection, client: Elasticsearch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fault in edX (#2944): if a write was repeated during a rebuild, the new index was wrong."""
    failed: set[int] = set()

    def write_and_lose_response(
        connection: Connection, client: Elasticsearch, generation: int, documents: Any
    ) -> dict[int, str]:
        refused = write_documents(connection, client, generation, documents)
        first = documents[0].course_id
        if first not in failed:
            failed.add(first)
            raise ElasticsearchUnavailable("The response was lost")
        return refused

    monkeypatch.setattr(retry_policy, "PAUSES_SECONDS", (0.0, 0.0))
    monkeypatch.setattr(loading, "write_documents", write_and_lose_response)
    rebuild(catalogue_url, client, RebuildOptions())
    assert len(failed) > 10
    assert_index_equals_postgresql(connection, client)
    assert verify(catalogue_url, client).drift == 0


def test_a_write_before_set_up_cannot_block_the_swap(connection: Connection, client: Elasticsearch) -> None:
    """Fault in richie (#939): a write before the set-up created an index with the name of the alias.

    The alias could then not be moved.
    """
    live = read_live_generation(connection)
    for name in (*(f"{alias}-early" for alias in indices.ALIASES), courses_index(999_999)):
        with pytest.raises(NotFoundError, match="no such index"):
            client.index(index=name, document={"id": 1})
    remove: dict[str, Any] = {"remove": {"index": courses_index(live), "alias": COURSES_ALIAS}}
    client.indices.update_aliases(actions=[remove])
    with pytest.raises(NotFoundError, match="no such index"):
        client.index(index=COURSES_ALIAS, document={"id": 1})
    client.indices.create(index=COURSES_ALIAS)
    try:
        with pytest.raises(
            AliasNameTaken, match="An index stands under the name of the alias courses: delete it"
        ):
            protect_names(client)
    finally:
        client.indices.delete(index=COURSES_ALIAS)
        indices.point_aliases(client, live)
    assert count_searched_courses(client) == len(read_published_ids(connection))


async def test_no_cached_response_outlives_a_rebuild(
    catalogue_url: str, connection: Connection, client: Elasticsearch, elasticsearch_url: str
) -> None:
    """Fault in mit-learn: responses were cached for 24 hours, even after a rebuild.

    Here the number of the index generation (each rebuild creates a new one) is part of the cache key.
    """
    async with search_service(elasticsearch_url) as service:
        for name in ("Before", "After"):
            connection.execute("UPDATE institute SET name = %s WHERE id = 3", (name,))
            connection.execute("DELETE FROM outbox WHERE state <> 'done'")
            await asyncio.to_thread(rebuild, catalogue_url, client, RebuildOptions())
            for _ in range(2):
                response = await service.post(f"{INSTITUTES}?search={name.lower()}", json={})
                assert [each["name"] for each in response.json()["results"]] == [name]


async def test_searches_succeed_during_a_rebuild(
    catalogue_url: str, connection: Connection, client: Elasticsearch, elasticsearch_url: str
) -> None:
    """Fault in GOV.UK (ADR 005): a nightly rebuild with many workers caused 503 responses.

    With fewer workers, there were no errors, and the rebuild took the same time.
    """
    assert loading.LOADING_THREADS <= 4
    published = len(read_published_ids(connection))
    finished = threading.Event()
    async with search_service(elasticsearch_url) as service:

        async def send_searches() -> Sequence[tuple[int, int]]:
            responses = []
            while not finished.is_set():
                response = await service.post(SEARCH, json={})
                responses.append((response.status_code, response.json()["count"]))
            return responses

        clients = [asyncio.create_task(send_searches()) for _ in range(4)]
        await asyncio.to_thread(rebuild, catalogue_url, client, RebuildOptions())
        finished.set()
        responses = [each for client_responses in await asyncio.gather(*clients) for each in client_responses]
    assert len(responses) > 20
    assert set(responses) == {(200, published)}
