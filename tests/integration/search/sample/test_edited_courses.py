"""A course that an editor publishes is in the search with its new name and fee."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
import pytest_asyncio
from elasticsearch import Elasticsearch
from psycopg.types.json import Jsonb

from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.outbox.drain import drain
from indexer.shared.database import connect
from schemas.editing.drafts import Draft, parse_draft
from schemas.editing.nouns import NOUNS
from schemas.editing.statements import PUBLISH, SAVE
from tests.search_service import search_service

NAME = "Quokkaminding"
TRIES = 100
FEE = {"lower": 31_500, "upper": 31_501, "currency": "AUD"}


@pytest.fixture
def elasticsearch(elasticsearch_url: str) -> Iterator[Elasticsearch]:
    with create_client(elasticsearch_url) as client:
        yield client


@pytest_asyncio.fixture(loop_scope="session")
async def site(
    sample_database_url: str, elasticsearch_url: str, tmp_path: Path
) -> AsyncIterator[httpx.AsyncClient]:
    async with search_service(elasticsearch_url, tmp_path, sample_database_url) as site:
        yield site


@pytest.fixture
def connection(sample_database_url: str, elasticsearch: Elasticsearch) -> Iterator[psycopg.Connection]:
    """A connection whose changes of courses are undone after the test, because other tests read the same catalogue."""
    with connect(sample_database_url) as connection:
        yield connection
        for row, fields in connection.execute(
            "SELECT row_id, fields FROM content_version JOIN content_entry ON id = entry_id WHERE is_public "
            "ORDER BY content_version.revision DESC"
        ).fetchall():
            connection.execute(
                "UPDATE course SET (name, duration_weeks, course_duration, status, register_values) = "
                "(SELECT name, duration_weeks, duration_weeks || ' weeks', status, '{}'::jsonb "
                "FROM jsonb_populate_record(NULL::course, %s)) WHERE id = %s",
                (Jsonb(fields), row),
            )
            connection.execute("SELECT write_course_fees(%s, %s)", (row, Jsonb(fields)))
        connection.execute("DELETE FROM content_entry")
        drain(connection, elasticsearch)


def read_course(connection: psycopg.Connection) -> tuple[int, Draft]:
    """Return the id and the values of a published course with a fee in pounds."""
    found = connection.execute(
        "SELECT course.id, to_jsonb(course) || read_content_relations('course', course.id) FROM course "
        "JOIN published_course USING (id) JOIN currency ON currency.id = base_fee_currency_id "
        "WHERE code = 'GBP' AND course_duration = duration_weeks || ' weeks' ORDER BY course.id LIMIT 1"
    ).fetchone()
    assert found is not None
    return found[0], found[1]


def save(connection: psycopg.Connection, row: int, before: Draft, revision: int, **texts: str) -> int:
    """Save a draft and return the id of its entry."""
    draft = Jsonb(parse_draft(NOUNS["course"], texts, before))
    parameters = {
        "noun": "course", "row": row, "entry": None, "revision": revision, "draft": draft, "actor": None,
        "operator": "test",
    }  # fmt: skip
    saved = connection.execute(SAVE, parameters).fetchone()
    assert saved is not None
    assert saved[1] == "saved"
    entry: int = saved[0]
    return entry


def publish(connection: psycopg.Connection, entry: int, revision: int) -> None:
    parameters = {
        "entry": entry,
        "revision": revision,
        "needs_reviewer": False,
        "actor": None,
        "operator": "test",
    }
    published = connection.execute(PUBLISH, parameters).fetchone()
    assert published is not None
    assert published[1] == "published"


async def search(site: httpx.AsyncClient, row: int, **filters: Any) -> dict[str, Any] | None:
    """Search for the name, and return the card of the course. None if the search does not find the course."""
    response = await site.post("/api/search", json={"text": NAME, "filters": filters})
    found = response.raise_for_status().json()["results"]
    return next((each for each in found if each["id"] == row), None)


async def search_until(site: httpx.AsyncClient, row: int, is_found: bool) -> dict[str, Any] | None:
    """Search until the course is found, or not found. The search shows a change after at most some seconds."""
    for _ in range(TRIES):
        card = await search(site, row)
        if (card is not None) == is_found:
            return card
        await asyncio.sleep(0.1)
    raise AssertionError(f"the search does not show the change of course {row}")


async def test_the_search_shows_the_name_and_the_fee_of_an_editor(
    site: httpx.AsyncClient, connection: psycopg.Connection, elasticsearch: Elasticsearch
) -> None:
    row, before = read_course(connection)
    texts = {"name": NAME, "fee_per_year": "31500.50", "fee_currency": "aud", "duration_weeks": "77"}
    entry = save(connection, row, before, 0, **texts)
    drain(connection, elasticsearch)
    assert await search(site, row) is None
    publish(connection, entry, 1)
    drain(connection, elasticsearch)
    course = await search_until(site, row, True)
    assert course is not None
    assert course["name"] == NAME
    assert (course["base_fee"], course["currency"]["code"], course["duration_weeks"]) == (31500.5, "AUD", 77)
    assert await search(site, row, fees=FEE) is not None
    assert await search(site, row, fees={**FEE, "lower": 20_000, "upper": 25_000}) is None

    entry = save(
        connection, row, {**before, **parse_draft(NOUNS["course"], texts, before)}, 2, status="withdrawn"
    )
    publish(connection, entry, 3)
    drain(connection, elasticsearch)
    await search_until(site, row, False)
    assert (await site.get(f"/api/course/{row}")).status_code == 410
