"""Tokens and cursors of ended sessions, and damaged and forged tokens."""

import random

import httpx
from elasticsearch import Elasticsearch

from schemas.contracts.unified.request import SearchRequest
from search.calls.unified.session_tokens import Cursor, SessionToken, digest_query, encode_token
from search.execution.point_in_time import PointInTimeSession
from search.execution.token_keys import TokenKeys
from tests.integration.search.sessions.session_requests import (
    TOKEN_KEY,
    Json,
    assert_session_expired,
    find_course_index,
    list_ids,
    read_point_in_time,
    send_search,
)

KEYS = TokenKeys([TOKEN_KEY])


async def test_a_session_expires_when_elasticsearch_closes_the_point_in_time(
    service: httpx.AsyncClient, elasticsearch: Elasticsearch
) -> None:
    first = await send_search(service, visit=True)
    elasticsearch.close_point_in_time(id=read_point_in_time(first["visit_token"]))
    assert_session_expired(await service.post("/api/search", json={"visit_token": first["visit_token"]}))
    assert_session_expired(await service.post("/api/search", json={"cursor": first["cursor"]}))
    assert list_ids(await send_search(service, visit=True)) == list_ids(first)


async def test_a_new_session_replaces_a_shared_session_that_is_closed(
    service: httpx.AsyncClient, elasticsearch: Elasticsearch
) -> None:
    first = await send_search(service, visit=True)
    elasticsearch.close_point_in_time(id=read_point_in_time(first["visit_token"]))
    assert list_ids(await send_search(service, visit=True)) == list_ids(first)


async def test_a_session_expires_after_one_hour(service: httpx.AsyncClient) -> None:
    first = await send_search(service, visit=True)
    session = PointInTimeSession(generation=1, point_in_time=read_point_in_time(first["visit_token"]))
    old = encode_token(
        KEYS, SessionToken(session, opened=1_000_000, cursor=None), digest_query(SearchRequest())
    )
    assert_session_expired(await service.post("/api/search", json={"visit_token": old}))


async def test_invalid_tokens_are_rejected_with_the_key(service: httpx.AsyncClient) -> None:
    first = await send_search(service, visit=True)
    token, cursor = first["visit_token"], first["cursor"]
    rng = random.Random(3)
    damaged = [_change_one_letter(each, rng.randrange(len(each))) for each in [token, cursor] * 20]
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
        response = await service.post("/api/search", json=body)
        assert response.status_code == 422, (body, response.text)
        assert [each["field"] for each in response.json()["fields"]] == [key]
    both = await service.post("/api/search", json={"visit_token": token, "cursor": cursor})
    assert [each["field"] for each in both.json()["fields"]] == ["visit_token", "cursor"]


async def test_a_forged_generation_costs_nothing_and_evicts_nothing(
    service: httpx.AsyncClient, elasticsearch: Elasticsearch
) -> None:
    """A token that was signed with another key is refused before any request to Elasticsearch.

    The cache with the value names of open sessions loses no entry.
    """
    first = await send_search(service, visit=True)
    app = service._transport.app  # type: ignore[attr-defined]  # httpx shows no application
    cached = dict(app.state.live_index._session_names)
    assert cached
    searches = _count_searches(elasticsearch)
    for generation in range(1, 50):
        session = PointInTimeSession(generation, read_point_in_time(first["visit_token"]))
        forged = encode_token(
            TokenKeys(), SessionToken(session, 2_000_000_000, None), digest_query(SearchRequest())
        )
        response = await service.post("/api/search", json={"visit_token": forged})
        assert response.status_code == 422, response.text
    assert dict(app.state.live_index._session_names) == cached
    assert _count_searches(elasticsearch) == searches


def _count_searches(elasticsearch: Elasticsearch) -> int:
    return int(elasticsearch.indices.stats(metric="search")["_all"]["total"]["search"]["query_total"])


async def test_forged_tokens_never_cause_a_server_error(
    service: httpx.AsyncClient, elasticsearch: Elasticsearch
) -> None:
    """A token with a valid signature but invalid content gets an error such as 422, or results, but never 500."""
    first = await send_search(service, visit=True)
    real = read_point_in_time(first["visit_token"])
    generation = int(find_course_index(elasticsearch).rpartition("-")[2])
    for session in (
        PointInTimeSession(generation, "nonsense"),
        PointInTimeSession(generation, real[:-20]),
        PointInTimeSession(999_999, real),
    ):
        for cursor in (None, Cursor(3, (1, 2, 3))):
            text = encode_token(
                KEYS, SessionToken(session, 2_000_000_000, cursor), digest_query(SearchRequest())
            )
            response = await service.post("/api/search", json={"cursor" if cursor else "visit_token": text})
            assert response.status_code in (410, 422), response.text
    for after in ((1,), ("x", "y", "z", "w"), (None, None, None, None), (1, 2, 3, 4, 5, 6, 7)):
        text = encode_token(
            KEYS,
            SessionToken(PointInTimeSession(generation, real), 2_000_000_000, Cursor(3, after)),
            digest_query(SearchRequest()),
        )
        response = await service.post("/api/search", json={"cursor": text})
        assert response.status_code in (200, 422), response.text


def _change_one_letter(text: str, position: int) -> str:
    other = "A" if text[position] != "A" else "B"
    return text[:position] + other + text[position + 1 :]
