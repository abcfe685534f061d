"""A short link always leads to the same page of the site. It expires if nobody opens it for a year."""

import asyncio
from typing import Any
from uuid import uuid4

import httpx
import psycopg
import pytest
from psycopg.types.json import Jsonb

from indexer.catalogue.short_links import prune_short_links
from indexer.shared.database import connect

PATH = "/api/short-url/"
PAGE = {"key": "course_detail", "params": {"course_id": 7, "course_name": "Böse & schön / <b>"}}


async def create_link(service: httpx.AsyncClient, uuid: str, payload: dict[str, Any]) -> httpx.Response:
    return await service.post(PATH, json={"uuid": uuid, "payload": payload})


async def test_a_link_leads_to_its_page(service: httpx.AsyncClient) -> None:
    uuid = str(uuid4())
    assert (await create_link(service, uuid, PAGE)).json() == {"uuid": uuid}
    assert (await service.get(f"{PATH}{uuid}")).json() == {"uuid": uuid, "payload": PAGE}
    assert (await service.get(f"{PATH}{uuid.upper()}/")).json()["payload"] == PAGE


async def test_an_equal_request_returns_the_same_link_and_another_page_is_a_conflict(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    uuid = str(uuid4())
    responses = await asyncio.gather(*(create_link(service, uuid, PAGE) for _ in range(5)))
    assert [response.status_code for response in responses] == [200] * 5
    for other in ({**PAGE, "key": "search"}, {**PAGE, "params": {"course_id": 8}}):
        refused = await create_link(service, uuid, other)
        assert refused.status_code == 409
        assert refused.json() == {"detail": "This uuid stands for another page already.", "fields": []}
    assert (await service.get(f"{PATH}{uuid}")).json()["payload"] == PAGE
    assert connection.execute("SELECT count(*) FROM short_link WHERE uuid = %s", (uuid,)).fetchone() == (1,)


async def test_one_of_several_concurrent_pages_gets_the_link(service: httpx.AsyncClient) -> None:
    uuid = str(uuid4())
    payloads = [{"key": "search", "params": {"course": f"{number}"}} for number in range(6)]
    responses = await asyncio.gather(*(create_link(service, uuid, payload) for payload in payloads))
    winners = [
        payload for payload, response in zip(payloads, responses, strict=True) if response.status_code == 200
    ]
    assert sorted(response.status_code for response in responses) == [200, 409, 409, 409, 409, 409]
    assert (await service.get(f"{PATH}{uuid}")).json()["payload"] == winners[0]


@pytest.mark.parametrize(
    ("params", "reason"),
    [
        ({"crs1": "a", "crs2": "b", "crs3": "c", "crs4": "d"}, "params: crs4: You can compare 3 courses"),
        ({"crs1": "a", "crs2": "b", "crs3": "a"}, "params: crs1, crs3: Course Already selected"),
    ],
)
async def test_a_comparison_has_three_courses_at_most_and_each_once(
    service: httpx.AsyncClient, connection: psycopg.Connection, params: dict[str, str], reason: str
) -> None:
    """A new link with such courses is refused. Links that an earlier release stored still lead to their page."""
    uuid, payload = str(uuid4()), {"key": "compare_course", "params": params}
    refused = await create_link(service, uuid, payload)
    assert [each["reason"] for each in refused.json()["fields"]] == [reason]
    connection.execute(
        "INSERT INTO short_link (uuid, page, params) VALUES (%s, 'compare_course', %s)", (uuid, Jsonb(params))
    )
    connection.commit()
    assert (await service.get(f"{PATH}{uuid}")).json()["payload"] == payload


async def test_a_comparison_refuses_two_names_of_one_course(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    """A course may be named by its id, its slug or a former slug. Two names of one course are refused.

    A name that belongs to no course ("none") counts as another course.
    """
    row = connection.execute("SELECT id, slug FROM course ORDER BY id LIMIT 1").fetchone()
    assert row is not None
    course, slug = row
    former = f"former-{slug}"
    connection.execute(
        "INSERT INTO slug_redirect (noun, slug, row_id) VALUES ('course', %s, %s)", (former, course)
    )
    for one, other in ((course, slug), (slug, f" {slug}"), (f"0{course}", former)):
        payload = {"key": "compare_course", "params": {"crs1": one, "crs2": "none", "crs3": other}}
        refused = await create_link(service, str(uuid4()), payload)
        assert refused.status_code == 422, refused.text
        reason = "params: crs1, crs3: Course Already selected"
        assert refused.json()["fields"] == [{"field": "payload", "reason": reason}]
    payload = {"key": "compare_course", "params": {"crs1": slug, "crs2": "none", "crs3": "Nöne"}}
    assert (await create_link(service, str(uuid4()), payload)).status_code == 200


async def test_an_unknown_link_is_not_found(service: httpx.AsyncClient) -> None:
    response = await service.get(f"{PATH}{uuid4()}")
    assert response.status_code == 404
    assert response.json() == {"detail": "There is no such short link.", "fields": []}


@pytest.mark.parametrize("uuid", ["1", "%00", "x" * 500, "0b0f5f6e-6f5b-4ea0-9a34-3f0f8f3b7c1g"])
async def test_the_error_names_an_invalid_uuid(service: httpx.AsyncClient, uuid: str) -> None:
    response = await service.get(f"{PATH}{uuid}")
    assert response.status_code == 422
    assert [each["field"] for each in response.json()["fields"]] == ["uuid"]


@pytest.mark.parametrize(
    ("payload", "named"),
    [
        ({}, ["payload.key", "payload.params"]),
        ({"key": "https://evil.example", "params": {}}, ["payload.key"]),
        ({"key": "search", "params": {"course": "https://evil.example"}}, ["payload.params.course"]),
        ({"key": "search", "params": {"course": "//evil.example"}}, ["payload.params.course"]),
        ({"key": "search", "params": {"course": " \\\\evil.example"}}, ["payload.params.course"]),
        ({"key": "search", "params": {"course": "JavaScript:alert(1)"}}, ["payload.params.course"]),
        ({"key": "search", "params": {"course": "a\0b"}}, ["payload.params.course"]),
        ({"key": "search", "params": {"course": "a\r\nb"}}, ["payload.params.course"]),
        ({"key": "search", "params": {"course": "x" * 301}}, ["payload.params.course"]),
        ({"key": "search", "params": {"course": True}}, ["payload.params.course"]),
        ({"key": "search", "params": {"course": ["a"]}}, ["payload.params.course"]),
        ({"key": "search", "params": {"page": 2**53}}, ["payload.params.page"]),
        ({"key": "search", "params": {"a b": "c"}}, ["payload.params.a b.[key]"]),
        ({"key": "search", "params": {f"p{number}": 1 for number in range(41)}}, ["payload.params"]),
        ({"key": "search", "params": {}, "url": "x"}, ["payload.url"]),
        ({"key": "course_detail", "params": {}}, ["payload"]),
        ({"key": "university_details", "params": {"campus_slug": "leeds"}}, ["payload"]),
        ({"key": "compare_course", "params": {"crs1": "law"}}, ["payload"]),
        (
            {"key": "compare_course", "params": {"crs1": "a", "crs2": "b", "crs3": "c", "crs4": "d"}},
            ["payload"],
        ),
        ({"key": "compare_course", "params": {"crs1": "a", "crs2": "b", "Crs03": "c"}}, ["payload"]),
        ({"key": "compare_course", "params": {"crs1": "a", "crs2": "b", "crs3": "a"}}, ["payload"]),
        ({"key": "compare_course", "params": {"crs1": 7, "crs2": "7"}}, ["payload"]),
    ],
)
async def test_a_foreign_or_invalid_page_is_rejected(
    service: httpx.AsyncClient, payload: dict[str, Any], named: list[str]
) -> None:
    response = await create_link(service, str(uuid4()), payload)
    assert response.status_code == 422, response.text
    assert sorted({each["field"] for each in response.json()["fields"]}) == named


async def test_following_a_link_is_noted_once_per_day(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    uuid = str(uuid4())
    await create_link(service, uuid, PAGE)
    query = "SELECT last_followed FROM short_link WHERE uuid = %s"
    assert connection.execute(query, (uuid,)).fetchone() == (None,)
    await service.get(f"{PATH}{uuid}")
    first = connection.execute(query, (uuid,)).fetchone()
    assert first is not None
    assert first[0] is not None
    await service.get(f"{PATH}{uuid}")
    assert connection.execute(query, (uuid,)).fetchone() == first
    connection.execute("UPDATE short_link SET last_followed = last_followed - interval '25 hours'")
    await service.get(f"{PATH}{uuid}")
    assert (connection.execute(query, (uuid,)).fetchone() or first) > first


async def test_links_expire_after_a_year_without_use(
    service: httpx.AsyncClient, connection: psycopg.Connection, made_database_url: str
) -> None:
    connection.execute("DELETE FROM short_link")
    ages = {"new": (1, None), "old": (366, None), "followed": (900, 364), "forgotten": (900, 366)}
    uuids = {name: str(uuid4()) for name in ages}
    for name, (created, followed) in ages.items():
        await create_link(service, uuids[name], PAGE)
        connection.execute(
            "UPDATE short_link SET created_at = now() - make_interval(days => %s), "
            "last_followed = now() - make_interval(days => %s::int) WHERE uuid = %s",
            (created, followed, uuids[name]),
        )
    with connect(made_database_url) as indexer:
        assert prune_short_links(indexer) == 2
        assert prune_short_links(indexer) == 0
    left = {str(row[0]) for row in connection.execute("SELECT uuid FROM short_link")}
    assert left == {uuids["new"], uuids["followed"]}
    assert (await service.get(f"{PATH}{uuids['forgotten']}")).status_code == 404
