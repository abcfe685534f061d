"""The next response shows a change of the index, and no response mixes two generations."""

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
from tests.integration.search.catalogues import index_anew, load_made
from tests.integration.search.expiry import wait_for_expiry
from tests.search_service import search_service

INSTITUTES = "/api/course/course_related_institutes_new/"
SEARCH = "/api/course/course_search/"


@pytest_asyncio.fixture(loop_scope="session")
async def service(database_url: str, elasticsearch_url: str) -> AsyncIterator[httpx.AsyncClient]:
    """Load the generated catalogue into a new database, index it, and send one request."""
    with psycopg.connect(database_url) as connection:
        connection.execute(
            "TRUNCATE source, currency, country, region, discipline, degree_level_group, slug_redirect, outbox, "
            "ledger, index_generation CASCADE"
        )
    load_made(database_url)
    with create_client(elasticsearch_url) as client:
        index_anew(database_url, client)
    async with search_service(elasticsearch_url) as service:
        assert (await service.post(INSTITUTES, json={})).status_code == 200
        yield service


def run(database_url: str, statement: str) -> None:
    """Change rows without outbox entries, so that only the next generation has the change."""
    with psycopg.connect(database_url) as connection:
        connection.execute(statement.encode())
        connection.execute("DELETE FROM outbox")


def next_generation(database_url: str, elasticsearch_url: str) -> int:
    with create_client(elasticsearch_url) as client:
        return rebuild(database_url, client, RebuildOptions())


async def names(service: httpx.AsyncClient) -> dict[str, str]:
    answer = (await service.post(INSTITUTES, json={})).json()
    return {each["slug"]: each["name"] for each in answer["results"]}


async def test_a_renamed_value_is_known_at_once_and_by_its_old_slug(
    service: httpx.AsyncClient, database_url: str, elasticsearch_url: str
) -> None:
    old = await service.post(SEARCH, json={"institutes": ["institute-1"]})
    run(database_url, "UPDATE institute SET slug = 'new-name', name = 'New Name' WHERE slug = 'institute-1'")
    next_generation(database_url, elasticsearch_url)
    for slug in ("new-name", "institute-1"):
        answer = await service.post(SEARCH, json={"institutes": [slug]})
        assert answer.json()["count"] == old.json()["count"] > 0
    assert (await names(service))["new-name"] == "New Name"


@pytest.mark.usefixtures("service")
async def test_the_state_after_a_rebuild_is_the_new_generations(
    database_url: str, elasticsearch_url: str
) -> None:
    async with open_live_index(elasticsearch_url) as catalogue:
        before = await catalogue.read_version()
        generation = next_generation(database_url, elasticsearch_url)
        await wait_for_expiry()
        after = await catalogue.read_version()
        assert before.names.generation < after.names.generation == generation
        assert after.courses.index == courses_index(generation)


async def test_a_name_changed_in_the_live_generation_is_seen(
    service: httpx.AsyncClient, elasticsearch_url: str
) -> None:
    with create_client(elasticsearch_url) as client:
        client.update(index="vocabulary", id="institute:2", doc={"name": "Changed"}, refresh=True)
    await wait_for_expiry()
    assert (await names(service))["institute-2"] == "Changed"


async def test_a_generation_that_was_pruned_is_left(
    service: httpx.AsyncClient, database_url: str, elasticsearch_url: str
) -> None:
    first = await names(service)
    generation = next_generation(database_url, elasticsearch_url)
    with create_client(elasticsearch_url) as client:
        older = [
            f(number)
            for number in range(1, generation)
            for f in (courses_index, value_name_index, suggestions_index)
        ]
        client.indices.delete(index=older, ignore_unavailable=True)
    assert await names(service) == first


async def test_searches_go_on_while_the_names_of_a_new_generation_are_read(
    service: httpx.AsyncClient, database_url: str, elasticsearch_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading many names takes seconds. Until then searches use the previous generation."""
    first = await names(service)
    released = asyncio.Event()

    async def read_when_released(engine: SearchClient, stamped: IndexSearch) -> ValueNames:
        await released.wait()
        return await read_value_names(engine, stamped)

    monkeypatch.setattr("search.value_names.cache.READ_AHEAD_FROM", 1)
    monkeypatch.setattr("search.value_names.cache.read_value_names", read_when_released)
    run(database_url, "UPDATE institute SET name = 'Renamed' WHERE id = 4")
    next_generation(database_url, elasticsearch_url)
    await wait_for_expiry()
    for _ in range(3):
        assert await names(service) == first
    released.set()
    renamed = first
    while renamed == first:  # each round is a search
        renamed = await names(service)
    assert renamed == {**first, "institute-4": "Renamed"}


async def test_names_that_cannot_be_read_are_an_error(
    service: httpx.AsyncClient, database_url: str, elasticsearch_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await names(service)

    async def fails(*_: object) -> ValueNames:
        raise Unavailable("The search engine cannot be reached")

    monkeypatch.setattr("search.value_names.cache.READ_AHEAD_FROM", 1)
    monkeypatch.setattr("search.value_names.cache.read_value_names", fails)
    next_generation(database_url, elasticsearch_url)
    await wait_for_expiry()
    assert await names(service) == first
    assert (await service.post(INSTITUTES, json={})).status_code == 503
    monkeypatch.setattr("search.value_names.cache.read_value_names", read_value_names)
    assert await names(service) == first


@pytest.mark.timeout(1800)
async def test_every_answer_during_rebuilds_is_of_one_generation(
    service: httpx.AsyncClient, database_url: str, elasticsearch_url: str
) -> None:
    """Each generation changes the name and the course count of institute 3. A response must not mix them."""
    run(
        database_url,
        "CREATE TABLE IF NOT EXISTS kept AS SELECT id FROM published_course JOIN course USING (id) "
        "WHERE institute_id = 3 ORDER BY id",
    )
    seen: set[tuple[str, int]] = set()
    stop = asyncio.Event()

    async def ask() -> None:
        while not stop.is_set():
            answer = await service.post(f"{INSTITUTES}?search=three", json={})
            assert answer.status_code == 200, answer.text
            seen.update((each["name"], each["course_count"]) for each in answer.json()["results"])

    asking = [asyncio.create_task(ask()) for _ in range(4)]
    expected = set()
    for number in range(1, 4):
        run(database_url, f"UPDATE institute SET name = 'Three {number}' WHERE id = 3")
        run(
            database_url,
            "UPDATE course SET status = CASE WHEN id IN (SELECT id FROM kept ORDER BY id "
            f"LIMIT {number}) THEN 'published' ELSE 'draft' END WHERE institute_id = 3",
        )
        expected.add((f"Three {number}", number))
        await asyncio.to_thread(next_generation, database_url, elasticsearch_url)
        await wait_for_expiry()
    stop.set()
    await asyncio.gather(*asking)
    assert seen <= expected
    assert len(seen) > 1
