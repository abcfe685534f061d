"""Requests and checks that the tests of sessions share."""

import random
from base64 import urlsafe_b64decode
from typing import Any

import httpx
import orjson
from elasticsearch import Elasticsearch
from elasticsearch.helpers import bulk

from search.execution.token_keys import SIGNATURE_BYTES

TOKEN_KEY = "k" * 32
"""The key with which the API signs session tokens in these tests."""
FIRST_COPY = 1_000_000
"""The lowest id of a copied course."""
Json = dict[str, Any]


async def send_search(service: httpx.AsyncClient, **body: Any) -> Json:
    response = await service.post("/api/search", json=body)
    assert response.status_code == 200, response.text
    parsed: Json = response.json()
    return parsed


def list_ids(response: Json) -> list[int]:
    return [card["id"] for card in response["results"]]


def find_course_index(elasticsearch: Elasticsearch) -> str:
    return str(next(iter(elasticsearch.indices.get_alias(name="courses"))))


def write_copies(elasticsearch: Elasticsearch, number: int, first: int = FIRST_COPY) -> None:
    """Write `number` copies of one course to the index. The ids of the copies count up from `first`.

    Priority and popularity of the copies are random.
    """
    index = find_course_index(elasticsearch)
    source = elasticsearch.search(index="courses", size=1)["hits"]["hits"][0]["_source"]
    rng = random.Random(first)

    def card(course: int) -> dict[str, str]:
        facts = source["card"]["facts"].replace(f'"id":{source["id"]},', f'"id":{course},', 1)
        return {**source["card"], "facts": facts}

    actions = (
        {
            "_op_type": "index", "_index": index, "_id": str(first + each),
            "_source": {
                **source, "id": first + each, "card": card(first + each), "priority": rng.randint(0, 3),
                "popularity": rng.random(),
            },
        }
        for each in range(number)
    )  # fmt: skip
    bulk(elasticsearch, actions, refresh=True)


def assert_session_expired(response: httpx.Response) -> None:
    assert response.status_code == 410, response.text
    assert response.json()["detail"]
    assert response.json()["fields"] == []


def read_point_in_time(token: str) -> str:
    payload = orjson.loads(urlsafe_b64decode(token)[SIGNATURE_BYTES:])
    return str(payload["point_in_time"])
