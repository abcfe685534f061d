"""The landing page is cached in memory and never older than the TTL of the index version."""

from collections.abc import AsyncIterator, Iterator
from itertools import pairwise
from typing import Any

import httpx
import pytest
import pytest_asyncio
from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from tests.integration.search.catalogues import index_anew, load_made
from tests.integration.search.expiry import wait_for_expiry
from tests.search_service import search_service

LANDING: dict[str, Any] = {
    "facets": ["locations", "degree_levels", "disciplines", "institutes", "intakes", "popular"],
    "histograms": ["fees", "durations"],
}


@pytest.fixture(scope="module")
def engine(elasticsearch_url: str) -> Iterator[Elasticsearch]:
    with create_client(elasticsearch_url) as client:
        yield client


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def service(
    database_url: str, elasticsearch_url: str, engine: Elasticsearch
) -> AsyncIterator[httpx.AsyncClient]:
    load_made(database_url)
    index_anew(database_url, engine, shards=2)
    async with search_service(elasticsearch_url) as service:
        yield service


async def landing(service: httpx.AsyncClient, **more: Any) -> dict[str, Any]:
    answer = await service.post("/api/search", json={**LANDING, **more})
    assert answer.status_code == 200, answer.text
    parsed: dict[str, Any] = answer.json()
    return parsed


def searches(engine: Elasticsearch) -> int:
    stats = engine.indices.stats(index="courses", metric="search")
    return int(stats["_all"]["total"]["search"]["query_total"])


async def test_an_unchanged_index_is_only_asked_for_its_state(
    service: httpx.AsyncClient, engine: Elasticsearch
) -> None:
    first = await landing(service)
    before = searches(engine)
    assert await landing(service) == first
    assert searches(engine) - before <= 2, "the state is one search of each shard"
    assert (await landing(service, page_size=5))["results"] == first["results"][:5]


async def test_every_change_of_a_course_is_seen_in_a_moment(
    service: httpx.AsyncClient, engine: Elasticsearch
) -> None:
    index = next(iter(engine.indices.get_alias(name="courses")))
    first = await landing(service)
    for shown in first["results"][:10]:
        engine.update(index=index, id=str(shown["id"]), doc={"deleted": True}, refresh=True)
        await wait_for_expiry()
        assert (await landing(service))["total"] == first["total"] - 1
        engine.update(index=index, id=str(shown["id"]), doc={"deleted": False}, refresh=True)
        await wait_for_expiry()
        assert await landing(service) == first


async def test_a_change_of_a_name_is_seen_in_a_moment(
    service: httpx.AsyncClient, engine: Elasticsearch
) -> None:
    await landing(service)
    engine.update(index="vocabulary", id="discipline:1", doc={"name": "Changed"}, refresh=True)
    await wait_for_expiry()
    names = [each["name"] for each in (await landing(service))["facets"]["disciplines"]]
    assert "Changed" in names


async def test_another_generation_is_seen_in_a_moment(
    service: httpx.AsyncClient, database_url: str, engine: Elasticsearch
) -> None:
    engine.update(index="vocabulary", id="discipline:2", doc={"name": "Changed"}, refresh=True)
    changed = await landing(service)
    rebuild(database_url, engine, RebuildOptions())
    await wait_for_expiry()
    anew = await landing(service)
    assert anew["total"] == changed["total"]
    assert "Health" in [each["name"] for each in anew["facets"]["disciplines"]]


async def test_steps_of_fees_follow_the_largest_fee(
    service: httpx.AsyncClient, engine: Elasticsearch
) -> None:
    """The fee aggregation uses the last bucket width. It runs again when that width does not divide the right one."""

    async def fees() -> dict[str, Any]:
        answer = await service.post("/api/search", json={"histograms": ["fees"], "page_size": 1, "page": 2})
        shown: dict[str, Any] = answer.json()["histograms"]["fees"]
        counted = sum(bucket["course_count"] for bucket in shown["buckets"])
        assert counted + shown["unknown_count"] == answer.json()["total"]
        return shown

    usual = await fees()
    dearest = (await service.post("/api/search", json={"order": 2, "page_size": 1})).json()["results"][0]

    def cost(fee: int) -> None:
        engine.update(index="courses", id=str(dearest["id"]), doc={"fee_pkr": fee}, refresh=True)

    steps = []
    for factor in (3, 20, 7, 40):
        cost(dearest["fee_pkr"] * factor)
        shown = await fees()
        steps.append(shown["step_pkr"])
        fine = usual["step_pkr"]
        assert shown["max_pkr"] >= dearest["fee_pkr"] * factor
        assert shown["buckets"][0]["course_count"] == sum(
            bucket["course_count"] for bucket in usual["buckets"][: shown["step_pkr"] // fine]
        ) - (shown["step_pkr"] >= usual["max_pkr"])
    assert len(set(steps)) >= 3
    assert any(later % earlier for earlier, later in pairwise(steps)), "no step had to be counted anew"
    cost(dearest["fee_pkr"])
    assert await fees() == usual
