"""A generation is one complete build of the index. After a rebuild, responses come from the new generation.

No response mixes two generations.
"""

import asyncio
from collections.abc import AsyncIterator

import httpx
import psycopg
import pytest
import pytest_asyncio

from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from schemas.documents.aliases import courses_index, suggestions_index, value_name_index
from search.elasticsearch_access.client import IndexSearch, SearchClient
from search.errors import Unavailable
from search.execution.live_index import open_live_index
from search.value_names.reader import read_value_names
from search.value_names.value_names import ValueNames
from tests.integration.search.catalogues import load_generated, reindex
from tests.integration.search.expiry import wait_for_expiry
from tests.search_service import search_service

INSTITUTES = "/api/course/course_related_institutes_new/"
SEARCH = "/api/course/course_search/"


@pytest_asyncio.fixture(loop_scope="session")
async def service(database_url: str, elasticsearch_url: str) -> AsyncIterator[httpx.AsyncClient]:
    """A client of the API with the generated catalogue. One request has filled the caches of the API."""
    with psycopg.connect(database_url) as connection:
        connection.execute(
            "TRUNCATE source, currency, country, region, discipline, degree_level_group, slug_redirect, outbox, "
            "ledger, index_generation CASCADE"
        )
    load_generated(database_url)
    with create_client(elasticsearch_url) as client:
        reindex(database_url, client)
    async with search_service(elasticsearch_url) as service:
        assert (await service.post(INSTITUTES, json={})).status_code == 200
        yield service


def change_rows(database_url: str, statement: str) -> None:
    """Change rows of PostgreSQL, but only for the next rebuild.

    The rows of the table `outbox` are deleted, so the change is not written to the current index.
    """
    with psycopg.connect(database_url) as connection:
        connection.execute(statement.encode())
        connection.execute("DELETE FROM outbox")


def build_next_generation(database_url: str, elasticsearch_url: str) -> int:
    with create_client(elasticsearch_url) as client:
        return rebuild(database_url, client, RebuildOptions())


async def read_names(service: httpx.AsyncClient) -> dict[str, str]:
    response = (await service.post(INSTITUTES, json={})).json()
    return {each["slug"]: each["name"] for each in response["results"]}


async def test_a_renamed_value_is_found_by_the_new_and_the_old_slug(
    service: httpx.AsyncClient, database_url: str, elasticsearch_url: str
) -> None:
    old = await service.post(SEARCH, json={"institutes": ["institute-1"]})
    change_rows(
        database_url, "UPDATE institute SET slug = 'new-name', name = 'New Name' WHERE slug = 'institute-1'"
    )
    build_next_generation(database_url, elasticsearch_url)
    for slug in ("new-name", "institute-1"):
        response = await service.post(SEARCH, json={"institutes": [slug]})
        assert response.json()["count"] == old.json()["count"] > 0
    assert (await read_names(service))["new-name"] == "New Name"


@pytest.mark.usefixtures("service")
async def test_the_version_after_a_rebuild_is_of_the_new_generation(
    database_url: str, elasticsearch_url: str
) -> None:
    async with open_live_index(elasticsearch_url) as live_index:
        before = await live_index.read_version()
        generation = build_next_generation(database_url, elasticsearch_url)
        await wait_for_expiry()
        after = await live_index.read_version()
        assert before.names.generation < after.names.generation == generation
        assert after.courses.index == courses_index(generation)


async def test_a_name_changed_in_the_live_generation_is_in_the_next_response(
    service: httpx.AsyncClient, elasticsearch_url: str
) -> None:
    with create_client(elasticsearch_url) as client:
        client.update(index="vocabulary", id="institute:2", doc={"name": "Changed"}, refresh=True)
    await wait_for_expiry()
    assert (await read_names(service))["institute-2"] == "Changed"


async def test_searches_continue_after_old_generations_are_deleted(
    service: httpx.AsyncClient, database_url: str, elasticsearch_url: str
) -> None:
    first = await read_names(service)
    generation = build_next_generation(database_url, elasticsearch_url)
    with create_client(elasticsearch_url) as client:
        older = [
            f(number)
            for number in range(1, generation)
            for f in (courses_index, value_name_index, suggestions_index)
        ]
        client.indices.delete(index=older, ignore_unavailable=True)
    assert await read_names(service) == first


async def test_searches_continue_while_the_names_of_a_new_generation_are_read(
    service: httpx.AsyncClient, database_url: str, elasticsearch_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading many names takes seconds. Meanwhile, searches use the previous generation."""
    first = await read_names(service)
    released = asyncio.Event()

    async def read_when_released(client: SearchClient, stamp_search: IndexSearch) -> ValueNames:
        await released.wait()
        return await read_value_names(client, stamp_search)

    monkeypatch.setattr("search.value_names.cache.READ_AHEAD_FROM", 1)
    monkeypatch.setattr("search.value_names.cache.read_value_names", read_when_released)
    change_rows(database_url, "UPDATE institute SET name = 'Renamed' WHERE id = 4")
    build_next_generation(database_url, elasticsearch_url)
    await wait_for_expiry()
    for _ in range(3):
        assert await read_names(service) == first
    released.set()
    renamed = first
    while renamed == first:  # Each pass of the loop sends a search.
        renamed = await read_names(service)
    assert renamed == {**first, "institute-4": "Renamed"}


async def test_a_failed_read_of_the_names_is_an_error(
    service: httpx.AsyncClient, database_url: str, elasticsearch_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await read_names(service)

    async def fails(*_: object) -> ValueNames:
        raise Unavailable("The search engine cannot be reached")

    monkeypatch.setattr("search.value_names.cache.READ_AHEAD_FROM", 1)
    monkeypatch.setattr("search.value_names.cache.read_value_names", fails)
    build_next_generation(database_url, elasticsearch_url)
    await wait_for_expiry()
    assert await read_names(service) == first
    status = 200
    while status == 200:  # The failed background read may take some turns of the event loop.
        status = (await service.post(INSTITUTES, json={})).status_code
    assert status == 503
    monkeypatch.setattr("search.value_names.cache.read_value_names", read_value_names)
    assert await read_names(service) == first


@pytest.mark.timeout(1800)
async def test_no_response_mixes_generations_during_rebuilds(
    service: httpx.AsyncClient, database_url: str, elasticsearch_url: str
) -> None:
    """Each generation changes the name and the course count of institute 3. A response must not mix them."""
    change_rows(
        database_url,
        "CREATE TABLE IF NOT EXISTS kept AS SELECT id FROM published_course JOIN course USING (id) "
        "WHERE institute_id = 3 ORDER BY id",
    )
    seen: set[tuple[str, int]] = set()
    stop = asyncio.Event()

    async def send_requests() -> None:
        while not stop.is_set():
            response = await service.post(f"{INSTITUTES}?search=three", json={})
            assert response.status_code == 200, response.text
            seen.update((each["name"], each["course_count"]) for each in response.json()["results"])

    clients = [asyncio.create_task(send_requests()) for _ in range(4)]
    expected = set()
    for number in range(1, 4):
        change_rows(database_url, f"UPDATE institute SET name = 'Three {number}' WHERE id = 3")
        change_rows(
            database_url,
            "UPDATE course SET status = CASE WHEN id IN (SELECT id FROM kept ORDER BY id "
            f"LIMIT {number}) THEN 'published' ELSE 'draft' END WHERE institute_id = 3",
        )
        expected.add((f"Three {number}", number))
        await asyncio.to_thread(build_next_generation, database_url, elasticsearch_url)
        await wait_for_expiry()
    stop.set()
    await asyncio.gather(*clients)
    assert seen <= expected
    assert len(seen) > 1
