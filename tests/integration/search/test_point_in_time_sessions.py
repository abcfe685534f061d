"""A point-in-time session shows each course of its moment exactly once, even while the index changes."""

import asyncio
import random
from base64 import urlsafe_b64decode
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import orjson
import psycopg
import pytest
import pytest_asyncio
from elasticsearch import Elasticsearch
from elasticsearch.helpers import bulk

from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from schemas.contracts.unified.request import SearchRequest
from schemas.documents.aliases import courses_index, value_name_index
from search.calls.unified.session_tokens import DIGEST_BYTES, Cursor, SessionToken, digest_query, encode_token
from search.execution.point_in_time import PointInTimeSession
from tests.integration.search.catalogues import index_anew, load_made
from tests.integration.search.moments import moment_passes
from tests.search_service import search_service

COPIES = 11_000
FIRST_COPY = 1_000_000
PAGE = 100
Json = dict[str, Any]


@pytest.fixture(scope="module")
def engine(elasticsearch_url: str) -> Iterator[Elasticsearch]:
    with create_client(elasticsearch_url) as client:
        yield client


@pytest_asyncio.fixture(loop_scope="session")
async def service(
    database_url: str, elasticsearch_url: str, engine: Elasticsearch
) -> AsyncIterator[httpx.AsyncClient]:
    """Load and index the generated catalogue on three shards for each test."""
    with psycopg.connect(database_url) as connection:
        connection.execute(
            "TRUNCATE source, currency, country, region, discipline, degree_level_group, slug_redirect, outbox, "
            "ledger, index_generation CASCADE"
        )
    load_made(database_url)
    index_anew(database_url, engine, shards=3)
    async with search_service(elasticsearch_url) as service:
        yield service


async def asked(service: httpx.AsyncClient, **body: Any) -> Json:
    answer = await service.post("/api/search", json=body)
    assert answer.status_code == 200, answer.text
    parsed: Json = answer.json()
    return parsed


def ids_of(answer: Json) -> list[int]:
    return [card["id"] for card in answer["results"]]


def live_index(engine: Elasticsearch) -> str:
    return str(next(iter(engine.indices.get_alias(name="courses"))))


def write_copies(engine: Elasticsearch, number: int, first: int = FIRST_COPY) -> None:
    """Index copies of one course, which differ in their ids and in the values that sort them."""
    index = live_index(engine)
    source = engine.search(index="courses", size=1)["hits"]["hits"][0]["_source"]
    dice = random.Random(first)

    def card(course: int) -> dict[str, str]:
        facts = source["card"]["facts"].replace(f'"id":{source["id"]},', f'"id":{course},', 1)
        return {**source["card"], "facts": facts}

    actions = (
        {
            "_op_type": "index", "_index": index, "_id": str(first + each),
            "_source": {
                **source, "id": first + each, "card": card(first + each), "priority": dice.randint(0, 3),
                "popularity": dice.random(),
            },
        }
        for each in range(number)
    )  # fmt: skip
    bulk(engine, actions, refresh=True)


def disturb(engine: Elasticsearch, stop: asyncio.Event) -> int:
    """Add courses, move courses to the top and the bottom, and delete courses, until `stop` is set."""
    index, dice, writes = live_index(engine), random.Random(7), 0
    while not stop.is_set():
        write_copies(engine, 5, first=FIRST_COPY + 50_000 + 5 * writes)
        for priority in (0, 9):
            course = FIRST_COPY + dice.randrange(COPIES)
            engine.update(index=index, id=str(course), doc={"priority": priority}, doc_as_upsert=False)
        engine.update(
            index=index, id=str(FIRST_COPY + dice.randrange(COPIES)), doc={"deleted": True}, refresh=True
        )
        writes += 1
    return writes


@pytest.mark.timeout(900)
async def test_every_course_of_the_first_pages_moment_stands_in_the_visit_once(
    service: httpx.AsyncClient, engine: Elasticsearch
) -> None:
    write_copies(engine, COPIES)
    before = engine.search(
        index="courses",
        size=0,
        aggs={"ids": {"terms": {"field": "id", "size": 20_000}}},
        track_total_hits=True,
    )
    there = {bucket["key"] for bucket in before["aggregations"]["ids"]["buckets"]}
    answer = await asked(service, page_size=PAGE, visit=True)
    assert answer["total"] == len(there) > 10_000
    stop = asyncio.Event()
    writing = asyncio.create_task(asyncio.to_thread(disturb, engine, stop))
    seen = ids_of(answer)
    token = answer["visit_token"]
    try:
        for page in range(2, answer["last_page"] + 1):
            answer = await asked(service, page_size=PAGE, visit_token=token, page=page)
            assert answer["total"] == len(there)
            seen += ids_of(answer)
            token = answer["visit_token"]
        assert len(seen) == 10_000
        while answer["cursor"]:
            answer = await asked(service, page_size=PAGE, cursor=answer["cursor"])
            assert answer["page"] is None
            seen += ids_of(answer)
    finally:
        stop.set()
        assert await writing > 0
    assert len(seen) == len(set(seen))
    assert set(seen) == there
    now = await asked(service, page_size=PAGE)
    assert now["total"] != len(there)


@pytest.mark.parametrize(
    "question",
    [
        {"text": "nursing"},
        {"order": 1},
        {"order": 2},
        {"order": 4},
        {"order": 5, "filters": {"panels": {"exclude": ["p1"]}}},
    ],
)
async def test_cursors_alone_give_the_same_as_pages(service: httpx.AsyncClient, question: Json) -> None:
    """Courses with an unknown fee, duration or ranking come last, and cursors reach them too."""
    first = await asked(service, page_size=7, visit=True, **question)
    by_cursor, by_page, answer = ids_of(first), ids_of(first), first
    while answer["cursor"]:
        answer = await asked(service, page_size=7, cursor=answer["cursor"], **question)
        by_cursor += ids_of(answer)
    for page in range(2, first["total_pages"] + 1):
        by_page += ids_of(
            await asked(service, page_size=7, visit_token=first["visit_token"], page=page, **question)
        )
    assert by_cursor == by_page
    assert len(by_page) == first["total"] > 7


async def test_facets_of_a_visit_are_of_its_moment(service: httpx.AsyncClient, engine: Elasticsearch) -> None:
    first = await asked(service, visit=True, facets=["popular", "disciplines"])
    write_copies(engine, 30)
    later = await asked(service, visit_token=first["visit_token"], facets=["popular", "disciplines"])
    assert later["facets"] == first["facets"]
    assert (await asked(service, facets=["popular", "disciplines"]))["facets"] != first["facets"]


async def test_visits_opened_while_nothing_changes_share_a_point_in_time(
    service: httpx.AsyncClient, engine: Elasticsearch
) -> None:
    def contexts() -> int:
        nodes = engine.nodes.stats(metric="indices", index_metric="search")["nodes"].values()
        return sum(node["indices"]["search"]["open_contexts"] for node in nodes)

    await moment_passes()  # the writes of the previous test are visible
    before = contexts()
    answers = await asyncio.gather(*(asked(service, visit=True) for _ in range(20)))
    assert len({answer["total"] for answer in answers}) == 1
    await asyncio.gather(*(asked(service, visit=True) for _ in range(20)))
    assert contexts() - before == 3, "one for each shard"
    write_copies(engine, 1)
    await moment_passes()
    assert (await asked(service, visit=True))["total"] == answers[0]["total"] + 1


async def test_a_visit_stays_on_its_generation_until_that_is_gone(
    service: httpx.AsyncClient, database_url: str, elasticsearch_url: str, engine: Elasticsearch
) -> None:
    question: Json = {"filters": {"institutes": {"include": ["institute-1"]}}, "facets": ["institutes"]}
    first = await asked(service, visit=True, **question)
    old = int(live_index(engine).rpartition("-")[2])
    with psycopg.connect(database_url) as connection:
        connection.execute("UPDATE institute SET name = 'Other', slug = 'other' WHERE slug = 'institute-1'")
        connection.execute("UPDATE course SET status = 'draft' WHERE institute_id = 1")
        connection.execute("DELETE FROM slug_redirect")
        connection.execute("DELETE FROM outbox")
    rebuild(database_url, engine, RebuildOptions(shards=2))
    again = await asked(service, visit_token=first["visit_token"], **question)
    assert again["total"] == first["total"] > 0
    assert again["facets"] == first["facets"]
    async with search_service(elasticsearch_url) as another_process:
        elsewhere = await asked(another_process, visit_token=first["visit_token"], **question)
        assert ids_of(elsewhere) == ids_of(first)
    engine.indices.delete(index=[courses_index(old), value_name_index(old)])
    gone = await service.post("/api/search", json={**question, "visit_token": first["visit_token"]})
    assert_gone(gone)


async def test_a_visit_that_the_engine_dropped_is_gone_and_another_can_be_opened(
    service: httpx.AsyncClient, engine: Elasticsearch
) -> None:
    first = await asked(service, visit=True)
    engine.close_point_in_time(id=point_in_time_of(first["visit_token"]))
    assert_gone(await service.post("/api/search", json={"visit_token": first["visit_token"]}))
    assert_gone(await service.post("/api/search", json={"cursor": first["cursor"]}))
    assert ids_of(await asked(service, visit=True)) == ids_of(first)


async def test_a_shared_visit_that_the_engine_dropped_is_opened_anew(
    service: httpx.AsyncClient, engine: Elasticsearch
) -> None:
    first = await asked(service, visit=True)
    engine.close_point_in_time(id=point_in_time_of(first["visit_token"]))
    assert ids_of(await asked(service, visit=True)) == ids_of(first)


async def test_an_old_visit_has_ended(service: httpx.AsyncClient) -> None:
    first = await asked(service, visit=True)
    visit = PointInTimeSession(generation=1, point_in_time=point_in_time_of(first["visit_token"]))
    old = encode_token(SessionToken(visit, opened=1_000_000, cursor=None), digest_query(SearchRequest()))
    assert_gone(await service.post("/api/search", json={"visit_token": old}))


async def test_tokens_that_are_none_are_refused(service: httpx.AsyncClient) -> None:
    first = await asked(service, visit=True)
    token, cursor = first["visit_token"], first["cursor"]
    dice = random.Random(3)
    damaged = [_with_one_letter_changed(each, dice.randrange(len(each))) for each in [token, cursor] * 20]
    bodies: list[tuple[str, Json]] = [("visit_token", {"visit_token": each}) for each in damaged[::2]]
    bodies += [("cursor", {"cursor": each}) for each in damaged[1::2]]
    bodies += [
        (key, {key: text})
        for key in ("visit_token", "cursor")
        for text in ("x", "é", "\0", "=" * 40, "A" * 10_000, token[:-8], "🎓", "%%%")
    ]
    bodies += [
        ("visit_token", {"visit_token": cursor}),
        ("cursor", {"cursor": token}),
        ("visit_token", {"visit_token": token, "text": "law"}),
        ("visit_token", {"visit_token": token, "order": 1}),
        ("visit_token", {"visit_token": token, "page_size": 26}),
        ("cursor", {"cursor": cursor, "filters": {"panels": {"include": ["p1"]}}}),
        ("page", {"cursor": cursor, "page": 2}),
        ("page", {"visit": True, "page": 2}),
    ]
    for key, body in bodies:
        answer = await service.post("/api/search", json=body)
        assert answer.status_code == 422, (body, answer.text)
        assert [each["field"] for each in answer.json()["fields"]] == [key]
    both = await service.post("/api/search", json={"visit_token": token, "cursor": cursor})
    assert [each["field"] for each in both.json()["fields"]] == ["visit_token", "cursor"]


async def test_made_up_tokens_get_nothing_but_a_refusal(
    service: httpx.AsyncClient, engine: Elasticsearch
) -> None:
    """A token with a valid digest but invalid content gets an error response, never a server error."""
    first = await asked(service, visit=True)
    real = point_in_time_of(first["visit_token"])
    generation = int(live_index(engine).rpartition("-")[2])
    for visit in (
        PointInTimeSession(generation, "nonsense"),
        PointInTimeSession(generation, real[:-20]),
        PointInTimeSession(999_999, real),
    ):
        for cursor in (None, Cursor(3, (1, 2, 3))):
            text = encode_token(SessionToken(visit, 2_000_000_000, cursor), digest_query(SearchRequest()))
            answer = await service.post("/api/search", json={"cursor" if cursor else "visit_token": text})
            assert answer.status_code in (410, 422), answer.text
    for after in ((1,), ("x", "y", "z", "w"), (None, None, None, None), (1, 2, 3, 4, 5, 6, 7)):
        text = encode_token(
            SessionToken(PointInTimeSession(generation, real), 2_000_000_000, Cursor(3, after)),
            digest_query(SearchRequest()),
        )
        answer = await service.post("/api/search", json={"cursor": text})
        assert answer.status_code in (200, 422), answer.text


def assert_gone(answer: httpx.Response) -> None:
    assert answer.status_code == 410, answer.text
    assert answer.json()["detail"]
    assert answer.json()["fields"] == []


def point_in_time_of(token: str) -> str:
    payload = orjson.loads(urlsafe_b64decode(token)[DIGEST_BYTES:])
    return str(payload["point_in_time"])


def _with_one_letter_changed(text: str, position: int) -> str:
    other = "A" if text[position] != "A" else "B"
    return text[:position] + other + text[position + 1 :]
