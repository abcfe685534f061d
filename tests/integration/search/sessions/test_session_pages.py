"""A point-in-time session shows the courses of one moment, each exactly once, even while the index changes."""

import asyncio
import random

import httpx
import psycopg
import pytest
from elasticsearch import Elasticsearch
from pydantic import SecretStr

from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from schemas.documents.aliases import courses_index, value_name_index
from tests.integration.search.expiry import wait_for_expiry
from tests.integration.search.sessions.session_requests import (
    FIRST_COPY,
    TOKEN_KEY,
    Json,
    assert_session_expired,
    find_course_index,
    list_ids,
    send_search,
    write_copies,
)
from tests.search_service import search_service

COPIES = 11_000
PAGE = 100


def write_until_stopped(elasticsearch: Elasticsearch, stop: asyncio.Event) -> int:
    """Until `stop` is set: add courses, delete courses, and move courses to the top and to the bottom."""
    index, rng, writes = find_course_index(elasticsearch), random.Random(7), 0
    while not stop.is_set():
        write_copies(elasticsearch, 5, first=FIRST_COPY + 50_000 + 5 * writes)
        for priority in (0, 9):
            course = FIRST_COPY + rng.randrange(COPIES)
            elasticsearch.update(index=index, id=str(course), doc={"priority": priority}, doc_as_upsert=False)
        elasticsearch.update(
            index=index, id=str(FIRST_COPY + rng.randrange(COPIES)), doc={"deleted": True}, refresh=True
        )
        writes += 1
    return writes


@pytest.mark.timeout(900)
async def test_a_session_shows_each_course_exactly_once_while_the_index_changes(
    service: httpx.AsyncClient, elasticsearch: Elasticsearch
) -> None:
    write_copies(elasticsearch, COPIES)
    before = elasticsearch.search(
        index="courses",
        size=0,
        aggs={"ids": {"terms": {"field": "id", "size": 20_000}}},
        track_total_hits=True,
    )
    expected_ids = {bucket["key"] for bucket in before["aggregations"]["ids"]["buckets"]}
    response = await send_search(service, page_size=PAGE, visit=True)
    assert response["total"] == len(expected_ids) > 10_000
    stop = asyncio.Event()
    writing = asyncio.create_task(asyncio.to_thread(write_until_stopped, elasticsearch, stop))
    found_ids = list_ids(response)
    token = response["visit_token"]
    try:
        for page in range(2, response["last_page"] + 1):
            response = await send_search(service, page_size=PAGE, visit_token=token, page=page)
            assert response["total"] == len(expected_ids)
            found_ids += list_ids(response)
            token = response["visit_token"]
        assert len(found_ids) == 10_000
        while response["cursor"]:
            response = await send_search(service, page_size=PAGE, cursor=response["cursor"])
            assert response["page"] is None
            found_ids += list_ids(response)
    finally:
        stop.set()
        assert await writing > 0
    assert len(found_ids) == len(set(found_ids))
    assert set(found_ids) == expected_ids
    now = await send_search(service, page_size=PAGE)
    assert now["total"] != len(expected_ids)


@pytest.mark.parametrize(
    "query",
    [
        {"text": "nursing"},
        {"order": 1},
        {"order": 2},
        {"order": 4},
        {"order": 5, "filters": {"panels": {"exclude": ["p1"]}}},
    ],
)
async def test_cursors_lead_to_the_same_courses_as_page_numbers(
    service: httpx.AsyncClient, query: Json
) -> None:
    """Cursors also lead to the last courses, which have no value in the sort field (fee, duration or ranking)."""
    first = await send_search(service, page_size=7, visit=True, **query)
    by_cursor, by_page, response = list_ids(first), list_ids(first), first
    while response["cursor"]:
        response = await send_search(service, page_size=7, cursor=response["cursor"], **query)
        by_cursor += list_ids(response)
    for page in range(2, first["total_pages"] + 1):
        by_page += list_ids(
            await send_search(service, page_size=7, visit_token=first["visit_token"], page=page, **query)
        )
    assert by_cursor == by_page
    assert len(by_page) == first["total"] > 7


async def test_facets_of_a_session_do_not_change(
    service: httpx.AsyncClient, elasticsearch: Elasticsearch
) -> None:
    first = await send_search(service, visit=True, facets=["popular", "disciplines"])
    write_copies(elasticsearch, 30)
    later = await send_search(service, visit_token=first["visit_token"], facets=["popular", "disciplines"])
    assert later["facets"] == first["facets"]
    assert (await send_search(service, facets=["popular", "disciplines"]))["facets"] != first["facets"]


async def test_sessions_share_a_point_in_time_until_the_index_changes(
    service: httpx.AsyncClient, elasticsearch: Elasticsearch
) -> None:
    def contexts() -> int:
        nodes = elasticsearch.nodes.stats(metric="indices", index_metric="search")["nodes"].values()
        return sum(node["indices"]["search"]["open_contexts"] for node in nodes)

    await wait_for_expiry()  # Now the API reads the index version that the previous test's writes left.
    before = contexts()
    responses = await asyncio.gather(*(send_search(service, visit=True) for _ in range(20)))
    assert len({response["total"] for response in responses}) == 1
    await asyncio.gather(*(send_search(service, visit=True) for _ in range(20)))
    assert contexts() - before == 3, "one per shard"
    write_copies(elasticsearch, 1)
    await wait_for_expiry()
    assert (await send_search(service, visit=True))["total"] == responses[0]["total"] + 1


async def test_a_session_uses_its_generation_until_the_generation_is_deleted(
    service: httpx.AsyncClient, database_url: str, elasticsearch_url: str, elasticsearch: Elasticsearch
) -> None:
    query: Json = {"filters": {"institutes": {"include": ["institute-1"]}}, "facets": ["institutes"]}
    first = await send_search(service, visit=True, **query)
    old = int(find_course_index(elasticsearch).rpartition("-")[2])
    with psycopg.connect(database_url) as connection:
        connection.execute("UPDATE institute SET name = 'Other', slug = 'other' WHERE slug = 'institute-1'")
        connection.execute("UPDATE course SET status = 'draft' WHERE institute_id = 1")
        connection.execute("DELETE FROM slug_redirect")
        connection.execute("DELETE FROM outbox")
    rebuild(database_url, elasticsearch, RebuildOptions(shards=2))
    again = await send_search(service, visit_token=first["visit_token"], **query)
    assert again["total"] == first["total"] > 0
    assert again["facets"] == first["facets"]
    shared_key = SecretStr(TOKEN_KEY)
    async with search_service(elasticsearch_url, finder_token_keys=shared_key) as another_process:
        elsewhere = await send_search(another_process, visit_token=first["visit_token"], **query)
        assert list_ids(elsewhere) == list_ids(first)
    elasticsearch.indices.delete(index=[courses_index(old), value_name_index(old)])
    gone = await service.post("/api/search", json={**query, "visit_token": first["visit_token"]})
    assert_session_expired(gone)
