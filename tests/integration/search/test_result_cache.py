"""Responses are cached in memory until the index changes. A change is noticed after the TTL of the index version."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from itertools import pairwise
from typing import Any

import httpx
import pytest
import pytest_asyncio
from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from search.execution.result_cache import SETTLE_SECONDS
from tests.integration.search.catalogues import load_generated, reindex
from tests.integration.search.expiry import wait_for_expiry
from tests.search_service import search_service

LANDING: dict[str, Any] = {
    "facets": ["locations", "degree_levels", "disciplines", "institutes", "intakes", "popular"],
    "histograms": ["fees", "durations"],
}


@pytest.fixture(scope="module")
def elasticsearch(elasticsearch_url: str) -> Iterator[Elasticsearch]:
    with create_client(elasticsearch_url) as client:
        yield client


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def service(
    database_url: str, elasticsearch_url: str, elasticsearch: Elasticsearch
) -> AsyncIterator[httpx.AsyncClient]:
    load_generated(database_url)
    reindex(database_url, elasticsearch, shards=2)
    async with search_service(elasticsearch_url) as service:
        yield service


async def fetch_landing_page(service: httpx.AsyncClient, **more: Any) -> dict[str, Any]:
    response = await service.post("/api/search", json={**LANDING, **more})
    assert response.status_code == 200, response.text
    parsed: dict[str, Any] = response.json()
    return parsed


def count_searches(elasticsearch: Elasticsearch) -> int:
    stats = elasticsearch.indices.stats(index="courses", metric="search")
    return int(stats["_all"]["total"]["search"]["query_total"])


async def test_an_unchanged_index_is_searched_for_the_version_only(
    service: httpx.AsyncClient, elasticsearch: Elasticsearch
) -> None:
    first = await fetch_landing_page(service)
    before = count_searches(elasticsearch)
    assert await fetch_landing_page(service) == first
    assert count_searches(elasticsearch) - before <= 2, "the version is one search per shard"
    assert (await fetch_landing_page(service, page_size=5))["results"] == first["results"][:5]


async def test_a_changed_course_is_in_the_response_after_the_ttl(
    service: httpx.AsyncClient, elasticsearch: Elasticsearch
) -> None:
    index = next(iter(elasticsearch.indices.get_alias(name="courses")))
    first = await fetch_landing_page(service)
    for shown in first["results"][:10]:
        elasticsearch.update(index=index, id=str(shown["id"]), doc={"deleted": True}, refresh=True)
        await wait_for_expiry()
        assert (await fetch_landing_page(service))["total"] == first["total"] - 1
        elasticsearch.update(index=index, id=str(shown["id"]), doc={"deleted": False}, refresh=True)
        await wait_for_expiry()
        assert await fetch_landing_page(service) == first


async def test_a_changed_name_is_in_the_response_after_the_ttl(
    service: httpx.AsyncClient, elasticsearch: Elasticsearch
) -> None:
    await fetch_landing_page(service)
    elasticsearch.update(index="vocabulary", id="discipline:1", doc={"name": "Changed"}, refresh=True)
    await wait_for_expiry()
    names = [each["name"] for each in (await fetch_landing_page(service))["facets"]["disciplines"]]
    assert "Changed" in names


async def test_a_new_generation_is_in_the_response_after_the_ttl(
    service: httpx.AsyncClient, database_url: str, elasticsearch: Elasticsearch
) -> None:
    elasticsearch.update(index="vocabulary", id="discipline:2", doc={"name": "Changed"}, refresh=True)
    changed = await fetch_landing_page(service)
    rebuild(database_url, elasticsearch, RebuildOptions())
    await wait_for_expiry()
    rebuilt = await fetch_landing_page(service)
    assert rebuilt["total"] == changed["total"]
    assert "Health" in [each["name"] for each in rebuilt["facets"]["disciplines"]]


async def test_fee_steps_depend_on_the_largest_fee(
    service: httpx.AsyncClient, elasticsearch: Elasticsearch
) -> None:
    """The width of a bar in the fee histogram depends on the largest fee, which is known only after the search.

    The search therefore uses the width of the last response. If the new width is not a multiple of this width, the
    search is repeated.
    """

    async def fetch_fees() -> dict[str, Any]:
        response = await service.post("/api/search", json={"histograms": ["fees"], "page_size": 1, "page": 2})
        shown: dict[str, Any] = response.json()["histograms"]["fees"]
        counted = sum(bucket["course_count"] for bucket in shown["buckets"])
        assert counted + shown["unknown_count"] == response.json()["total"]
        return shown

    usual = await fetch_fees()
    most_expensive = (await service.post("/api/search", json={"order": 2, "page_size": 1})).json()["results"][
        0
    ]

    def set_fee(fee: int) -> None:
        elasticsearch.update(
            index="courses", id=str(most_expensive["id"]), doc={"fee_pkr": fee}, refresh=True
        )

    steps = []
    for factor in (3, 20, 7, 40):
        set_fee(most_expensive["fee_pkr"] * factor)
        await wait_for_expiry()
        shown = await fetch_fees()
        steps.append(shown["step"])
        fine = usual["step"]
        assert shown["max"] >= most_expensive["fee_pkr"] * factor
        assert shown["buckets"][0]["course_count"] == sum(
            bucket["course_count"] for bucket in usual["buckets"][: shown["step"] // fine]
        ) - (shown["step"] >= usual["max"])
    assert len(set(steps)) >= 3
    assert any(later % earlier for earlier, later in pairwise(steps)), (
        "each step is a multiple of the step before"
    )
    set_fee(most_expensive["fee_pkr"])
    await wait_for_expiry()
    assert await fetch_fees() == usual


FILTERED: dict[str, Any] = {
    **LANDING,
    "text": "health",
    "filters": {"durations": {"lower": 1, "unknown": "include"}},
    "order": 1,
    "page_size": 3,
}


async def test_a_search_with_text_filters_and_page_is_cached_until_a_course_changes(
    service: httpx.AsyncClient, elasticsearch: Elasticsearch
) -> None:
    await wait_until_settled()
    first = await fetch_landing_page(service, **FILTERED)
    assert first["results"]
    before = count_searches(elasticsearch)
    for _ in range(3):
        assert await fetch_landing_page(service, **FILTERED) == first
    assert count_searches(elasticsearch) - before <= 2, "the version is one search per shard"
    index = next(iter(elasticsearch.indices.get_alias(name="courses")))
    shown = str(first["results"][0]["id"])
    elasticsearch.update(index=index, id=shown, doc={"deleted": True}, refresh=True)
    await wait_for_expiry()
    assert (await fetch_landing_page(service, **FILTERED))["total"] == first["total"] - 1
    elasticsearch.update(index=index, id=shown, doc={"deleted": False}, refresh=True)
    await wait_for_expiry()
    assert await fetch_landing_page(service, **FILTERED) == first


async def test_equal_searches_at_the_same_time_are_computed_once(
    service: httpx.AsyncClient, elasticsearch: Elasticsearch
) -> None:
    await wait_until_settled()

    before = count_searches(elasticsearch)
    await fetch_landing_page(service, text="business")
    once = count_searches(elasticsearch) - before
    found = await asyncio.gather(
        *(fetch_landing_page(service, text=text) for text in ["law"] * 16 + ["health"])
    )
    assert count_searches(elasticsearch) - before <= 3 * once + 2, "the version is one search per shard"
    law, health = [(await fetch_landing_page(service, text=text, page_size=2)) for text in ("law", "health")]
    assert [each["total"] for each in found] == [law["total"]] * 16 + [health["total"]]
    assert law["total"] != health["total"]


async def wait_until_settled() -> None:
    """Wait until all copies of a shard show the last change, so that results are cached for the full time."""
    await asyncio.sleep(SETTLE_SECONDS + 0.1)
