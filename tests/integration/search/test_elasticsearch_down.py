"""Without Elasticsearch or without an index, the response is an error. It is never an empty list."""

import httpx
import pytest

from indexer.indexing.elasticsearch.client import create_client
from tests.search_service import search_service

CALLS = ["course_search", "base_filters", "course_related_intakes", "course_related_institutes_new"]


def assert_unavailable(response: httpx.Response, reason: str) -> None:
    assert response.status_code == 503
    assert int(response.headers["retry-after"]) > 0
    assert response.json() == {"detail": reason, "fields": []}


async def test_calls_fail_without_elasticsearch() -> None:
    async with search_service("http://127.0.0.1:1") as service:
        for call in CALLS:
            response = await service.post(f"/api/course/{call}/", json={})
            assert_unavailable(response, "The search engine cannot be reached")
        for body in ({}, {"page": 2}, {"visit": True}):
            response = await service.post("/api/search", json=body)
            assert_unavailable(response, "The search engine cannot be reached")
        assert_unavailable(await service.get("/health/ready"), "The search engine cannot be reached")
        assert (await service.get("/health/live")).status_code == 200


@pytest.mark.parametrize("path", ["/health/ready", "/api/course/course_related_degree_levels_count/"])
async def test_calls_fail_without_an_index(elasticsearch_url: str, path: str) -> None:
    with create_client(elasticsearch_url) as client:
        indices = list(client.indices.get(index="courses-*,vocabulary-*,suggestions-*,scholarships-*"))
        if indices:
            client.indices.delete(index=indices)
    async with search_service(elasticsearch_url) as service:
        assert_unavailable(await service.get(path), "There is no search index yet")
